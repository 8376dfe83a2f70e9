import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { symlink } from '../doubles/conditions.ts';
import { expectGreen, expectRed, titlesOf } from './assertions.ts';
import { BROKEN, exportsTo, FILES, type StepChange, secondExport, startJob, UPLOAD } from './job.ts';
import { type ActionResult, inputsFor, killAfter, runAction, type Settings } from './run-action.ts';
import { errorReply, json, startStubService } from './stub-service.ts';

/* One manifest for several steps, and what a run does to the file at `manifest`. */

function statusesIn({ exports }: Manifest): string[] {
  return exports.map(({ network, status }) => `${network} ${status}`);
}

describe('an upload step and an export step that share a manifest', () => {
  test('continue the exports together, at every attempt', async () => {
    const { step } = await startJob(secondExport(BROKEN));
    const exporting = exportsTo('applovin', 'google', 'unity');
    const first = await step(UPLOAD);
    expectRed(await step(exporting), 'Service error');

    const again = await step(UPLOAD);
    expectGreen(again);
    expect(again.requests).toEqual([]);
    const known = ['applovin triggered', 'google unknown', 'unity triggered'];
    expect([again.record.conclusion, statusesIn(again.record)]).toEqual(['success', known]);
    expect(again.record.assets.map(({ assetId }) => assetId)).toEqual(['asset-1', 'asset-2']);

    const second = await step(exporting);
    expect(expectRed(second, 'Service error')).toContain('v-1 to google');
    expect(second.requests).toEqual([]);
    expect(second.record.organizationId).toBe('org-1');
    expect(second.record.assets).toEqual(again.record.assets);

    const third = await step({ ...exporting, 'retry-unknown': 'true' });
    expectGreen(third);
    expect(third.requests).toEqual(['google']);
    expect(JSON.parse(third.outputs['asset-ids'] ?? '')).toEqual({});
    expect(first.requests).toHaveLength(4);

    // The release is done. Another attempt has nothing to do, and a new run of the same commit begins anew.
    expect((await step(UPLOAD)).record.conclusion).toBe('success');
    expect((await step(exporting)).requests).toEqual([]);
    const newRun = { env: { GITHUB_RUN_ID: '988' } };
    await step(UPLOAD, newRun);
    expect((await step(exporting, newRun)).requests).toEqual(['applovin', 'google', 'unity']);
  });

  test('continue those of two export steps', async () => {
    const { step } = await startJob(secondExport(BROKEN));
    await step(UPLOAD);
    expectGreen(await step(exportsTo('applovin')));
    const second = await step(exportsTo('google'));
    expectRed(second, 'Service error');
    expect(statusesIn(second.record)).toEqual(['google unknown', 'applovin triggered']);

    await step(UPLOAD);
    expect((await step(exportsTo('applovin'))).requests).toEqual([]);
    expect(expectRed(await step(exportsTo('google')), 'Service error')).toContain('v-1 to google');
  });

  test.each<[string, Settings, StepChange]>([
    ['a file has changed', UPLOAD, { files: { ...FILES, 'a.html': 'AAA' } }],
    ['the files are sent again', { ...UPLOAD, 'reuse-unchanged': 'false' }, {}],
  ])('export anew if %s', async (_, uploading, change) => {
    const { step } = await startJob(secondExport(BROKEN));
    const exporting = exportsTo('applovin', 'google');
    await step(UPLOAD);
    await step(exporting);
    expect((await step(uploading, change)).record.exports).toEqual([]);
    expect((await step(exporting, change)).requests).toEqual(['applovin', 'google']);
  });

  test('export anew at another commit, and keep the record of the first one until then', async () => {
    const { step } = await startJob(secondExport(BROKEN));
    const exporting = exportsTo('applovin', 'google');
    const other = { commit: 'f'.repeat(40) };
    await step(UPLOAD);
    const first = await step(exporting);
    const uploaded = await step(UPLOAD, other);
    expect(uploaded.requests).toEqual([]);
    expect(uploaded.record.exports).toEqual(first.record.exports);
    expect(uploaded.record.run?.commit).toBe(other.commit);
    expect((await step(exporting, other)).requests).toEqual(['applovin', 'google']);
  });

  test('continue after an export step that was killed', async () => {
    const { stub, step } = await startJob(secondExport(undefined));
    const exporting = exportsTo('applovin', 'google', 'unity');
    await step(UPLOAD);
    const { record } = await step(exporting, killAfter(stub, 6, 'SIGKILL'));
    expect(record.assets.map(({ assetId }) => assetId)).toEqual(['asset-1', 'asset-2']);
    expect(statusesIn(record).slice(1)).toEqual(['google unknown', 'unity not-attempted']);
    await step(UPLOAD);
    expect(expectRed(await step(exporting), 'Service error')).toContain('v-1 to google');
  });

  test('leave no record of an export that a rejected token stopped', async () => {
    const refused = errorReply(401, 'Unauthorized', 'bad token');
    const { step } = await startJob(secondExport(refused));
    const exporting = exportsTo('applovin', 'google', 'unity');
    await step(UPLOAD);
    expectRed(await step(exporting), 'Token rejected (401)');
    expect((await step(exporting)).requests).toEqual(['google', 'unity']);
  });
});

test('every number of a response stays as the service wrote it, also when its export is reused', async () => {
  const body = '{"id":1234567890123456789,"price":1.10,"list":[-0,1E5]}';
  const replies = [{ status: 200, body }, { status: 200, body: '5e123456' }, BROKEN];
  const { step } = await startJob({ triggerExport: (nth) => replies[nth - 1] ?? json({ nth }) });
  const exporting = exportsTo('applovin', 'google', 'unity');
  for (const attempt of [1, 2]) {
    const { outputs, text } = await step(exporting);
    const status = attempt === 1 ? 'triggered' : 'reused';
    expect(outputs['exports']).toContain(`"status":"${status}","response":${body}}`);
    expect(outputs['exports']).toContain('"response":"5e123456"');
    expect(text.replaceAll(/\s/g, '')).toContain(`"response":${body}`);
  }
});

describe('an earlier manifest is recognized', () => {
  test('after a byte order mark, with another spelling of `base-url` and a slash after it', async () => {
    const { stub, step } = await startJob({});
    const { text } = await step(UPLOAD);
    const { origin } = stub;
    const changed = text.replace(`"${origin}"`, `"${origin.replace('http://127', 'HTTP://127')}/"`);
    expect(changed).not.toBe(text);
    const second = await step(UPLOAD, { earlier: `\uFEFF${changed}` });
    expect(titlesOf(second, 'warning')).toEqual([]);
    expect(second.outputs).toMatchObject({ 'reused-count': '2', 'uploaded-count': '0' });
  });

  test('but an id with `***` in it is not reused', async () => {
    const { step } = await startJob({});
    const { text } = await step(UPLOAD);
    const { outputs } = await step(UPLOAD, { earlier: text.replace('"asset-1"', '"as***-1"') });
    expect(outputs).toMatchObject({ 'reused-count': '1', 'uploaded-count': '1' });
  });
});

describe('the file at `manifest`', () => {
  const run = async (
    manifest: string,
    files: Settings,
    prepare?: (folder: string) => Promise<void>,
    more: Settings = {},
  ) => {
    const stub = await startStubService({});
    const inputs = inputsFor(stub.origin, { assets: '**\n!*.json', manifest, ...more });
    const result = await runAction({ files: { ...FILES, ...files }, inputs, ...(prepare && { prepare }) });
    return { ...result, stub };
  };

  test.each<[string, string, Settings?]>([
    ['package.json', '{"version":"1.0.0","private":true}'],
    ['package.json', '{"version":"1.0.0","private":true}', { assets: '', ...exportsTo('unity') }],
    ['package.json', '{"version":"1.0.0","private":true}', { 'dry-run': 'true' }],
    ['atlas.json', '{"frames":[],"version":1,"assets":[]}'],
    ['list.json', '[{"name":"a"}]'],
    ['index.html', '<!doctype html>'],
    ['cut.json', '{"version":1,"baseUrl":"","organizationId":"","assets":['],
    ['number.json', '1'],
    ['number.json', '1', { concurrency: 'many' }],
  ])('is not replaced if it is no manifest: %s with %s', async (manifest, content, more) => {
    const { stub, ...result } = await run(manifest, { [manifest]: content }, undefined, more);
    expect(expectRed(result, 'Invalid input')).toContain('but it is not a manifest');
    expect(readFileSync(`${result.workspace}/${manifest}`, 'utf8')).toBe(content);
    expect(stub.journal).toEqual([]);
  });

  test('is replaced if it is empty', async () => {
    const result = await run('m.json', { 'm.json': '' });
    expectGreen(result);
    expect(result.outputs['manifest']).toBe(`${result.workspace}/m.json`);
  });

  test.runIf(process.platform === 'linux')('is not read if it is a device', async () => {
    const { stub, ...result } = await run('/dev/zero', {});
    expect(expectRed(result, 'Invalid input')).toContain('must be a file');
    expect(stub.journal).toEqual([]);
  });

  test.each(['real/m.json', 'real/none/../new.json'])('is written through a link to %s', async (to) => {
    const prepare = (folder: string) => symlink(to, `${folder}/m.json`);
    const { workspace, manifest } = await run(
      'm.json',
      { 'real/x.txt': 'x', 'real/none/y.txt': 'y' },
      prepare,
    );
    expect(lstatSync(`${workspace}/m.json`).isSymbolicLink()).toBe(true);
    expect(manifest.conclusion).toBe('success');
    expect(JSON.parse(readFileSync(`${workspace}/${to}`, 'utf8'))).toEqual(manifest);
  });

  test('says that the upload is not complete if nothing matches, and is not created before the search', async () => {
    const { manifest, stdout, outputs, workspace } = await run('dist/m.json', {}, undefined, {
      assets: 'dist/**',
    });
    expect(stdout).toContain('or a build step missing before this step?');
    expect(manifest).toMatchObject({ conclusion: 'failure', complete: false, assets: [] });
    expect(outputs['manifest']).toBe(`${workspace}/dist/m.json`);
  });

  test.each<[string, Settings, string]>([
    ['nothing matches in a dry run', { assets: 'dist/**', 'dry-run': 'true' }, 'or a build step missing'],
    ['it is a dry run', { 'dry-run': 'true' }, ''],
  ])('is not created, nor its folder, if %s', async (_, more, hint) => {
    const result: ActionResult = await run('dist/m.json', {}, undefined, more);
    expect(existsSync(`${result.workspace}/dist`)).toBe(false);
    expect(result.stdout).toContain(hint);
    expect(result.outputs['manifest']).toContain(result.temp);
  });
});
