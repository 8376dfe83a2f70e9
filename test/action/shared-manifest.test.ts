import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectRed } from '../e2e/assertions.ts';
import { BROKEN, exportsTo, FILES } from '../e2e/job.ts';
import { inputsFor, runAction, type Settings } from '../e2e/run-action.ts';
import { json, startStubService } from '../e2e/stub-service.ts';
import { HERE } from './run-step-here.ts';

/* What a run does to the file at `manifest`. The rules of its content: test/action/steps-that-share-a-manifest.test.ts. */

test('every number of a response stays as the service wrote it, also when its export is reused', async () => {
  const body = '{"id":1234567890123456789,"price":1.10,"list":[-0,1E5]}';
  const replies = [{ status: 200, body }, { status: 200, body: '5e123456' }, BROKEN];
  const stub = await startStubService({ triggerExport: (nth) => replies[nth - 1] ?? json({ nth }) });
  const shared = { manifest: 'm.json', 'reuse-unchanged': 'true', concurrency: '1' };
  const inputs = inputsFor(stub.origin, { ...shared, ...exportsTo('applovin', 'google', 'unity') });
  let files: Settings = {};
  for (const attempt of [1, 2]) {
    const { outputs, workspace } = await runAction({ files, inputs, ...HERE });
    const text = readFileSync(`${workspace}/m.json`, 'utf8');
    files = { 'm.json': text };
    const status = attempt === 1 ? 'triggered' : 'reused';
    expect(outputs['exports']).toContain(`"status":"${status}","response":${body}}`);
    expect(outputs['exports']).toContain('"response":"5e123456"');
    expect(text.replaceAll(/\s/g, '')).toContain(`"response":${body}`);
  }
});

describe('the file at `manifest`', () => {
  const run = async (manifest: string, files: Settings, more: Settings = {}) => {
    const stub = await startStubService({});
    const inputs = inputsFor(stub.origin, { assets: '**\n!*.json', manifest, ...more });
    const result = await runAction({ files: { ...FILES, ...files }, inputs, ...HERE });
    return { ...result, stub };
  };

  test.each<[string, Settings]>([
    ['package.json', { 'dry-run': 'true' }],
    ['list.json', { concurrency: 'many' }],
  ])('is not replaced if it is no manifest: %s with %j', async (manifest, more) => {
    const content = '{"version":1,"private":true}';
    const { stub, ...result } = await run(manifest, { [manifest]: content }, more);
    expect(expectRed(result, 'Invalid input')).toContain('`manifest` names a file that is not a manifest');
    expect(readFileSync(`${result.workspace}/${manifest}`, 'utf8')).toBe(content);
    expect(stub.journal).toEqual([]);
  });

  test('says that the upload is not complete if nothing matches, and is not created before the search', async () => {
    const { manifest, stdout, outputs, workspace } = await run('dist/m.json', {}, { assets: 'dist/**' });
    expect(stdout).toContain('or a build step missing before this step?');
    expect(manifest).toMatchObject({ conclusion: 'failure', complete: false, assets: [] });
    expect(outputs['manifest']).toBe(`${workspace}/dist/m.json`);
  });

  test('is not created, nor its folder, if nothing matches in a dry run', async () => {
    const result = await run('dist/m.json', {}, { assets: 'dist/**', 'dry-run': 'true' });
    expect(existsSync(`${result.workspace}/dist`)).toBe(false);
    expect(result.stdout).toContain('or a build step missing');
    expect(result.outputs['manifest']).toContain(result.temp);
  });
});
