import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { annotations, expectGreen, expectRed } from './assertions.ts';
import {
  type ActionResult,
  type EmulatorResult,
  inputsFor,
  runAction,
  runOnEmulator,
  runSubAction,
  type Settings,
  startEmulator,
} from './run-action.ts';

/* The root action's `shard`, against the emulator. */

function shardInputs(baseUrl: string, more: Settings): Record<string, string> {
  return inputsFor(baseUrl, { assets: '**', 'file-name': 'path', ...more });
}

/** Runs the root action with these files against a new emulator. */
function run(files: Settings, inputs: Settings): Promise<EmulatorResult> {
  return runOnEmulator({ files, inputs: { assets: '**', 'file-name': 'path', ...inputs } });
}

/** Files of 1 to 7 bytes. */
function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `set-${index % 3}/${index}.txt`,
      'x'.repeat(1 + (index % 7)),
    ]),
  );
}

function pathsOf({ assets }: Manifest): string[] {
  return assets.map(({ path }) => path);
}

test('three jobs upload every file once, and each reports its part', async () => {
  const emulator = await startEmulator();
  const files = manyFiles(60);
  const results: ActionResult[] = [];
  for (const shard of ['1/3', '2/3', '3/3'])
    results.push(await runAction({ files, inputs: shardInputs(emulator.baseUrl, { shard }) }));
  const taken = results.flatMap(({ manifest }) => pathsOf(manifest));
  expect(taken.toSorted()).toEqual(Object.keys(files).toSorted());
  expect(emulator.storedAssets()).toHaveLength(60);
  const bytes = Object.values(files).join('').length;
  for (const [index, { exitCode, manifest, stdout, summary, outputs }] of results.entries()) {
    expect(exitCode).toBe(0);
    expect(manifest.conclusion).toBe('success');
    expect(manifest.shard).toEqual({ index: index + 1, total: 3 });
    expect(manifest.whole).toEqual({ files: 60, bytes, sha256: results[0]?.manifest.whole?.sha256 });
    expect(stdout).toContain(`This is part ${index + 1} of 3: ${manifest.assets.length} of 60 files (`);
    expect(summary.split('\n')[0]).toContain(`· part ${index + 1} of 3 ·`);
    expect(Object.keys(JSON.parse(outputs['asset-ids'] ?? ''))).toEqual(pathsOf(manifest));
    const own = manifest.assets.reduce((sum, { size }) => sum + size, 0);
    expect(Math.abs(own - bytes / 3)).toBeLessThan(7);
  }
});

test('a part without a file is green, and replaces an earlier manifest, even with reuse-unchanged', async () => {
  const inputs = { shard: '2/2', manifest: 'm.json', 'reuse-unchanged': 'true' };
  const result = await run({ a: 'a', 'm.json': '' }, inputs);
  expectGreen(result);
  expect(annotations(result, 'warning')).toEqual([]);
  const shard = { index: 2, total: 2 };
  expect(result.manifest).toMatchObject({ conclusion: 'success', assets: [], shard, whole: { files: 1 } });
  expect(result.stdout).toContain('This is part 2 of 2: 0 of 1 file (0 B of 1 B)');
  expect(result.outputs).toMatchObject({ 'uploaded-count': '0', 'asset-ids': '{}' });
  expect(result.outputs['manifest']).toBe(join(result.workspace, 'm.json'));
  expect(result.requests).toEqual([]);
});

test('parts that upload nothing keep the ids of their files, and merge/ joins them', async () => {
  const emulator = await startEmulator();
  const files = { 'a.txt': 'aaaa', 'b.txt': 'bbbb', 'c.txt': 'c' };
  const reuse = { manifest: 'm.json', 'reuse-unchanged': 'true' };
  const whole = await runAction({ files, inputs: shardInputs(emulator.baseUrl, reuse) });
  const parts: Record<string, string> = {};
  for (const shard of ['1/4', '2/4', '3/4', '4/4']) {
    const inputs = shardInputs(emulator.baseUrl, { ...reuse, shard });
    const part = await runAction({ files: { ...files, 'm.json': JSON.stringify(whole.manifest) }, inputs });
    expect(part.exitCode).toBe(0);
    expect(part.outputs).toMatchObject({ 'uploaded-count': '0', 'failed-count': '0' });
    parts[`m/${shard[0]}.json`] = JSON.stringify(part.manifest);
  }
  const joined = await runSubAction({ action: 'merge', inputs: { manifests: 'm/*' }, files: parts });
  expect(joined).toMatchObject({ exitCode: 0, outputs: { 'reused-count': '3', 'failed-count': '0' } });
  expect(joined.outputs['asset-ids']).toBe(whole.outputs['asset-ids']);
});

test('a part of no files at all is green with if-no-files-found: ignore', async () => {
  const { exitCode, manifest } = await run({}, { shard: '1/2', 'if-no-files-found': 'ignore' });
  expect(exitCode).toBe(0);
  expect(manifest).toMatchObject({ conclusion: 'success', whole: { files: 0, bytes: 0 }, assets: [] });
});

describe('a part', () => {
  test('can be planned without any request', async () => {
    const { requests, manifest, stdout } = await run({ a: 'a', b: 'b' }, { shard: '1/2', 'dry-run': 'true' });
    expect(manifest).toMatchObject({ conclusion: 'planned', shard: { index: 1, total: 2 } });
    expect(manifest.assets).toHaveLength(1);
    expect(stdout).toContain('This is part 1 of 2: 1 of 2 files');
    expect(stdout).toContain('Total: 1 file to upload');
    expect(requests).toEqual([]);
  });

  test('rejects two files with one name, even if they are in different parts', async () => {
    const files = { 'a/x': 'x', 'b/x': 'y' };
    const result = await run(files, { shard: '1/2', 'file-name': 'basename' });
    expect(expectRed(result, 'Invalid input')).toContain('a/x, b/x');
    expect(result.requests).toEqual([]);
  });
});
