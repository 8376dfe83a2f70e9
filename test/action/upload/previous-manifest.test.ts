import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { keepPreviousManifest, loadPreviousUploads } from '../../../src/action/upload/previous-manifest.ts';
import { readUploadInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
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
  const { inputs, problems } = readUploadInputs(envWith({ ...GIVEN, manifest, ...more }));
  expect(problems).toEqual([]);
  return inputs;
}

test('does not read the manifest without `reuse-unchanged`', async () => {
  const stdout = captureStdout();
  const inputs = await inputsWith('damaged', { 'reuse-unchanged': 'false' });
  expect(await loadPreviousUploads(inputs, new Log())).toBeUndefined();
  expect(stdout.lines).toEqual([]);
});

test('logs that there is no previous manifest, and reuses nothing', async () => {
  const stdout = captureStdout();
  const inputs = await inputsWith(undefined);
  expect((await loadPreviousUploads(inputs, new Log()))?.count).toBe(0);
  expect(stdout.lines).toEqual([`No previous manifest, so every file is uploaded: ${inputs.manifestPath}`]);
});

test('logs how many uploaded files the previous manifest records', async () => {
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
  expect(stdout.lines).toEqual([`The previous manifest records 1 uploaded file: ${inputs.manifestPath}`]);
});

test.each([
  ['false', 'this run replaces the manifest'],
  ['true', 'A real run would upload every file'],
])('warns of an unusable manifest (dry run: %s)', async (dryRun, words) => {
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

function keep(
  reuse: string,
  assets: readonly (typeof ASSET)[],
  shard = '',
): { isKept: boolean; lines: string[] } {
  const stdout = captureStdout();
  const env = envWith({ assets: '**', manifest: 'm.json', 'reuse-unchanged': reuse, shard });
  const { inputs } = readUploadInputs(env);
  const { manifestPath } = keepPreviousManifest(inputs, { assets, exports: [] }, { env, log: new Log() });
  return { isKept: manifestPath !== inputs.manifestPath, lines: [...stdout.lines] };
}

test('keeps the previous manifest if no file matched, and logs it', () => {
  const { isKept, lines } = keep('true', []);
  expect(isKept).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^No file to upload, so .*m\.json is left unchanged/)]);
});

test.each([
  ['if a file matched', 'true', [ASSET]],
  ['without `reuse-unchanged`', 'false', []],
])('replaces the manifest %s', (_, reuse, assets) => {
  expect(keep(reuse, assets)).toEqual({ isKept: false, lines: [] });
});

test('replaces the manifest of a shard without files, which `merge/` waits for', () => {
  expect(keep('true', [], '2/3')).toEqual({ isKept: false, lines: [] });
});
