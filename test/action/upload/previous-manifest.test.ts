import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { keepPreviousManifest, loadPreviousUploads } from '../../../src/action/upload/previous-manifest.ts';
import { readInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { envWith } from '../input-env.ts';
import { annotationsIn, captureStdout } from '../run-here.ts';

const GIVEN = {
  token: 'token',
  'base-url': 'https://api.example.com/v1',
  organization: 'org-1',
  assets: '**',
  'reuse-unchanged': 'true',
};

/** Inputs whose manifest has this content, or none. */
async function inputsWith(
  content: string | undefined,
  more: Record<string, string> = {},
): Promise<UploadInputs> {
  const manifest = join(await temporaryFolder(), 'm.json');
  if (content !== undefined) await writeFile(manifest, content);
  const { inputs, problems } = readInputs(envWith({ ...GIVEN, manifest, ...more }));
  expect(problems).toEqual([]);
  return inputs;
}

test('what was not asked for is not read', async () => {
  const stdout = captureStdout();
  const inputs = await inputsWith('damaged', { 'reuse-unchanged': 'false' });
  expect(await loadPreviousUploads(inputs, new Log())).toBeUndefined();
  expect(stdout.lines).toEqual([]);
});

test('no manifest is a line in the log, and nothing to reuse', async () => {
  const stdout = captureStdout();
  const inputs = await inputsWith(undefined);
  expect((await loadPreviousUploads(inputs, new Log()))?.count).toBe(0);
  expect(stdout.lines).toEqual([
    `No earlier manifest, so that every file is uploaded: ${inputs.manifestPath}`,
  ]);
});

test('a manifest that can be used is told with the number of its files', async () => {
  const stdout = captureStdout();
  const asset = {
    path: 'a',
    fileName: 'a',
    contentType: 'a/b',
    size: 1,
    assetId: 'id',
    sha256: '0'.repeat(64),
  };
  const head = { version: 1, baseUrl: GIVEN['base-url'], organizationId: 'org-1' };
  const inputs = await inputsWith(JSON.stringify({ ...head, assets: [asset] }));
  expect((await loadPreviousUploads(inputs, new Log()))?.count).toBe(1);
  expect(stdout.lines).toEqual([`The earlier manifest knows 1 uploaded file: ${inputs.manifestPath}`]);
});

test.each([
  ['false', 'the manifest of this run takes its place'],
  ['true', 'A run would upload every file'],
])('one that can not is a warning of at most four lines (dry run: %s)', async (dryRun, words) => {
  const stdout = captureStdout();
  const inputs = await inputsWith('damaged', { 'dry-run': dryRun });
  expect((await loadPreviousUploads(inputs, new Log()))?.count).toBe(0);
  const [warning, ...others] = annotationsIn(stdout.lines);
  expect(others).toEqual([]);
  expect(warning?.title).toBe('Manifest not reused');
  expect(warning?.lines).toHaveLength(3);
  expect(warning?.lines.join('\n')).toContain(words);
  expect(warning?.lines[0]).toContain(inputs.givenManifestPath);
});

const ASSET = { path: 'a', absolutePath: '/ws/a', fileName: 'a', contentType: 'text/plain', size: 1 };

function spare(
  reuse: string,
  assets: readonly (typeof ASSET)[],
  shard = '',
): { stays: boolean; lines: string[] } {
  const stdout = captureStdout();
  const env = envWith({ assets: '**', manifest: 'm.json', 'reuse-unchanged': reuse, shard });
  const { inputs } = readInputs(env);
  const { manifestPath } = keepPreviousManifest(inputs, { assets, exports: [] }, { env, log: new Log() });
  return { stays: manifestPath !== inputs.manifestPath, lines: [...stdout.lines] };
}

test('a run without a file leaves the manifest to later runs, and says so', () => {
  const { stays, lines } = spare('true', []);
  expect(stays).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^There was no file to upload: .*m\.json is left/)]);
});

test.each([
  ['with a file', 'true', [ASSET]],
  ['where nothing is reused', 'false', []],
])('a run %s writes it where it was asked to', (_, reuse, assets) => {
  expect(spare(reuse, assets)).toEqual({ stays: false, lines: [] });
});

test('a shard without a file writes it all the same: those who join the shards wait for it', () => {
  expect(spare('true', [], '2/3')).toEqual({ stays: false, lines: [] });
});
