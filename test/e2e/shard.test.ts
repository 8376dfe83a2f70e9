import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { runEmulator } from '../emulator/run-emulator.ts';
import { type ActionResult, annotations, runAction, TOKEN } from './run-action.ts';

/** The root action's `shard`, with the bundle that GitHub runs, against the emulator. */

function inputsFor(baseUrl: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const connection = { token: TOKEN, 'base-url': baseUrl, 'allow-http': 'true', organization: 'org-1' };
  return { ...connection, assets: '**', 'file-name': 'path', ...more };
}

/** So many files of different sizes. */
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

test('three jobs upload every file once, and each says which part it was', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const files = manyFiles(60);
  const results: ActionResult[] = [];
  for (const shard of ['1/3', '2/3', '3/3'])
    results.push(await runAction({ files, inputs: inputsFor(emulator.baseUrl, { shard }) }));
  const taken = results.flatMap(({ manifest }) => pathsOf(manifest));
  expect(taken.toSorted()).toEqual(Object.keys(files).toSorted());
  expect(emulator.storedAssets()).toHaveLength(60);
  const bytes = Object.values(files).join('').length;
  for (const [index, { exitCode, manifest, stdout, summary, outputs }] of results.entries()) {
    expect(exitCode).toBe(0);
    expect(manifest.conclusion).toBe('success');
    expect(manifest.shard).toEqual({ index: index + 1, total: 3 });
    expect(manifest.whole).toEqual({
      files: 60,
      bytes,
      sha256: results[0]?.manifest.whole?.sha256,
    });
    expect(stdout).toContain(`This is part ${index + 1} of 3: ${manifest.assets.length} of 60 files (`);
    expect(summary.split('\n')[0]).toContain(`· part ${index + 1} of 3 ·`);
    expect(Object.keys(JSON.parse(outputs['asset-ids'] ?? ''))).toEqual(pathsOf(manifest));
    const own = manifest.assets.reduce((sum, { size }) => sum + size, 0);
    expect(Math.abs(own - bytes / 3)).toBeLessThan(7);
  }
});

test('a run without shard has neither part nor whole in its manifest', async () => {
  const { baseUrl } = await runEmulator({ tokens: [{ name: TOKEN }] });
  const { manifest, summary, stdout } = await runAction({
    files: { a: 'a' },
    inputs: inputsFor(baseUrl, { shard: '' }),
  });
  expect(manifest).not.toHaveProperty('shard');
  expect(manifest).not.toHaveProperty('whole');
  expect(`${summary}${stdout}`).not.toMatch(/part \d/);
});

describe('a part without a file', () => {
  test('is no error, and writes its manifest', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const inputs = inputsFor(emulator.baseUrl, { shard: '1/2', manifest: 'm.json' });
    const result = await runAction({ files: { a: 'a' }, inputs });
    expect(result.exitCode).toBe(0);
    expect(annotations(result, 'error')).toEqual([]);
    expect(annotations(result, 'warning')).toEqual([]);
    expect(result.manifest).toMatchObject({ conclusion: 'success', assets: [], whole: { files: 1 } });
    expect(result.stdout).toContain('This is part 1 of 2: 0 of 1 file (0 B of 1 B)');
    expect(result.outputs).toMatchObject({ 'uploaded-count': '0', 'asset-ids': '{}' });
    expect(emulator.journal.entries).toEqual([]);
  });

  test('takes the place of an earlier manifest, also where it could be reused', async () => {
    const { baseUrl } = await runEmulator({ tokens: [{ name: TOKEN }] });
    const inputs = inputsFor(baseUrl, { shard: '1/2', manifest: 'm.json', 'reuse-unchanged': 'true' });
    const { manifest, outputs, workspace } = await runAction({ files: { a: 'a', 'm.json': '{}' }, inputs });
    expect(manifest.shard).toEqual({ index: 1, total: 2 });
    expect(outputs['manifest']).toBe(`${workspace}/m.json`);
  });
});

describe('nothing at all', () => {
  test('is the error that it is without shard', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const result = await runAction({ inputs: inputsFor(emulator.baseUrl, { shard: '1/2' }) });
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error').map(({ title }) => title)).toEqual(['No files found']);
    expect(result.manifest).toMatchObject({ conclusion: 'failure', shard: { index: 1, total: 2 } });
    expect(emulator.journal.entries).toEqual([]);
  });

  test('may be, where it is ignored', async () => {
    const { baseUrl } = await runEmulator({ tokens: [{ name: TOKEN }] });
    const inputs = inputsFor(baseUrl, { shard: '1/2', 'if-no-files-found': 'ignore' });
    const { exitCode, manifest } = await runAction({ inputs });
    expect(exitCode).toBe(0);
    expect(manifest).toMatchObject({ conclusion: 'success', whole: { files: 0, bytes: 0 }, assets: [] });
  });
});

describe('a part', () => {
  test('may be planned, which sends nothing', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const inputs = inputsFor(emulator.baseUrl, { shard: '1/2', 'dry-run': 'true' });
    const { manifest, stdout } = await runAction({ files: { a: 'a', b: 'b' }, inputs });
    expect(manifest).toMatchObject({ conclusion: 'planned', shard: { index: 1, total: 2 } });
    expect(manifest.assets).toHaveLength(1);
    expect(stdout).toContain('This is part 1 of 2: 1 of 2 files');
    expect(stdout).toContain('Total: 1 file to upload');
    expect(emulator.journal.entries).toEqual([]);
  });

  test('reuses what its earlier manifest has', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const inputs = inputsFor(emulator.baseUrl, {
      shard: '1/2',
      manifest: 'm.json',
      'reuse-unchanged': 'true',
    });
    const files = { a: 'a', b: 'b' };
    const first = await runAction({ files, inputs });
    const again = await runAction({ files: { ...files, 'm.json': JSON.stringify(first.manifest) }, inputs });
    expect(again.outputs).toMatchObject({ 'uploaded-count': '0', 'reused-count': '1' });
    expect(again.manifest).toMatchObject({ shard: { index: 1, total: 2 }, conclusion: 'success' });
    expect(again.manifest.whole).toEqual(first.manifest.whole);
    expect(emulator.storedAssets()).toHaveLength(1);
  });

  test('refuses two files of one name though the other one is in another part', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const inputs = inputsFor(emulator.baseUrl, { shard: '1/2', 'file-name': 'basename' });
    const result = await runAction({ files: { 'a/x': 'x', 'b/x': 'y' }, inputs });
    expect(annotations(result, 'error')).toMatchObject([
      { title: 'Invalid input', message: expect.stringContaining('a/x, b/x') },
    ]);
    expect(emulator.journal.entries).toEqual([]);
  });

  test('tells a part that failed from one that is done', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN, scopes: [] }] });
    const result = await runAction({
      files: { a: 'a' },
      inputs: inputsFor(emulator.baseUrl, { shard: '1/1' }),
    });
    expect(result.exitCode).toBe(1);
    expect(result.manifest).toMatchObject({ conclusion: 'failure', shard: { index: 1, total: 1 } });
    expect(result.summary.split('\n')[0]).toContain('not delivered · part 1 of 1');
  });
});

test.each([
  ['0/3', '`strategy.job-index` starts at 0'],
  ['4/3', '`shard` must be i/n'],
  ['matrix.part/3', 'not "matrix.part/3"'],
])('Invalid input: shard %s', async (shard, words) => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const inputs = inputsFor(emulator.baseUrl, { shard, manifest: 'm.json' });
  const result = await runAction({ files: { a: 'a', 'm.json': 'earlier' }, inputs });
  expect(annotations(result, 'error')).toMatchObject([
    { title: 'Invalid input', message: expect.stringContaining(words) },
  ]);
  expect(result.outputs['manifest']).not.toBe(`${result.workspace}/m.json`);
  expect(emulator.journal.entries).toEqual([]);
});

test('Invalid input: a part with exports', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const inputs = inputsFor(emulator.baseUrl, { shard: '1/2', variant: 'v', network: 'n' });
  const result = await runAction({ files: { a: 'a' }, inputs });
  expect(annotations(result, 'error')).toMatchObject([
    { title: 'Invalid input', message: expect.stringContaining('`merge/` triggers the exports') },
  ]);
  expect(emulator.journal.entries).toEqual([]);
});
