import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ManifestDrafts } from '../../../src/action/report/manifest-drafts.ts';
import { Log } from '../../../src/action/runner/log.ts';
import {
  keepPreviousManifest,
  loadPreviousManifest,
  uploadsIn,
} from '../../../src/action/upload/previous-manifest.ts';
import { readUploadInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import type { Conclusion, ShardPart } from '../../../src/pipeline/manifest/manifest.ts';
import type { PreviousManifest } from '../../../src/pipeline/manifest/read-manifest.ts';
import {
  type ExportOutcome,
  type FileIdentity,
  PreviousUploads,
  type UploadOutcome,
} from '../../../src/pipeline/outcomes.ts';
import { systemClock } from '../../../src/retry/clock.ts';
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

test('reads no manifest if `manifest` is not given', async () => {
  const inputs = { ...(await inputsWith('damaged')), givenManifestPath: undefined };
  expect(await loadPreviousManifest(inputs, new Log())).toBeUndefined();
});

test('reads the manifest without `reuse-unchanged`, to keep its ids, but logs nothing', async () => {
  const stdout = captureStdout();
  const inputs = await inputsWith('damaged', { 'reuse-unchanged': 'false' });
  expect(await loadPreviousManifest(inputs, new Log())).toMatchObject({ kind: 'unusable' });
  expect(stdout.lines).toEqual([]);
});

test('logs that there is no previous manifest, and reuses nothing', async () => {
  const stdout = captureStdout();
  const inputs = await inputsWith(undefined);
  expect(await loadPreviousManifest(inputs, new Log())).toEqual({ kind: 'missing' });
  expect(stdout.lines).toEqual([`No previous manifest, so no file is reused: ${inputs.manifestPath}`]);
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
  expect(uploadsIn(await loadPreviousManifest(inputs, new Log()))?.reusableCount).toBe(1);
  expect(stdout.lines).toEqual([`The previous manifest records 1 uploaded file: ${inputs.manifestPath}`]);
});

test.each([
  ['a run', {}, 'this run replaces the manifest'],
  ['a dry run', { 'dry-run': 'true' }, 'A real run would reuse no file'],
  ['a run of exports alone', { assets: '', variant: 'v', network: 'n' }, 'the manifest stays as it is'],
])('%s warns of an unusable manifest', async (_, more, words) => {
  const stdout = captureStdout();
  const inputs = await inputsWith('damaged', more);
  expect(uploadsIn(await loadPreviousManifest(inputs, new Log()))).toBeUndefined();
  const [warning, ...others] = annotationsIn(stdout.lines);
  expect(others).toEqual([]);
  expect(warning?.title).toBe('Manifest not reused');
  expect(warning?.lines).toHaveLength(3);
  expect(warning?.lines.join('\n')).toContain(words);
  expect(warning?.lines[0]).toContain(inputs.givenManifestPath);
});

const FILE = { path: 'a', fileName: 'a', contentType: 'text/plain', size: 1 };
const MISSED: UploadOutcome<FileIdentity> = { status: 'not-attempted', asset: FILE };
const REUSED: UploadOutcome<FileIdentity> = { status: 'reused', asset: FILE, assetId: 'id', sha256: 'ab' };
const UPLOADED: UploadOutcome<FileIdentity> = {
  status: 'uploaded',
  asset: FILE,
  assetId: 'id',
  attempts: 1,
  durationMs: 1,
};

const EMPTY: PreviousManifest = { kind: 'usable', uploads: new PreviousUploads([]) };
const USABLE: PreviousManifest = {
  kind: 'usable',
  uploads: new PreviousUploads([{ ...FILE, assetId: 'id' }]),
};
const MISSING: PreviousManifest = { kind: 'missing' };
const OTHER: PreviousManifest = { kind: 'unusable', why: 'it is about another `base-url`' };
const SHARD_PART = { shard: { index: 1, total: 2 }, whole: { files: 1, bytes: 1, sha256: 'ab' } };

function recordedRun() {
  const drafts = new ManifestDrafts(systemClock, new AbortController().signal);
  return { env: { RUNNER_TEMP: '/temp' }, log: new Log(), drafts };
}

test.each<[string, ExportOutcome['status'][], boolean, RegExp]>([
  ['stays if no export of this run was attempted', ['not-attempted', 'not-attempted'], false, /^.temp./],
  ['is replaced if a draft was in its place before', ['not-attempted'], true, /^\/ws\/m\.json$/],
  ['is replaced if the outcome of an export is known', ['not-attempted', 'reused'], false, /^\/ws\/m\.json$/],
  ['is replaced if this run has no export', [], false, /^\/ws\/m\.json$/],
])('a manifest with exports to continue %s', (_, statuses, hasReplaced, path) => {
  captureStdout();
  const release = { commit: undefined, files: new PreviousUploads([]), exports: [] };
  const previous: PreviousManifest = { ...USABLE, release };
  const exports = statuses.map((status, n) => ({ variantId: 'v', network: `${n}`, status }) as ExportOutcome);
  const inputs = { baseUrl: '', organizationId: '', manifestPath: '/ws/m.json', summary: true };
  const report = { uploads: [MISSED], exports };
  const run = recordedRun();
  run.drafts.hasReplaced = hasReplaced;
  const result = { conclusion: 'cancelled', report, failures: [], inputs, previous } as const;
  expect(keepPreviousManifest(result, run).inputs?.manifestPath).toMatch(path);
});

test.each<[string, PreviousManifest | undefined, UploadOutcome<FileIdentity>[], Conclusion?, ShardPart?]>([
  ['is replaced', undefined, [MISSED]],
  ['is replaced', MISSING, [MISSED]],
  ['is replaced', MISSING, [], 'success'],
  ['is replaced', EMPTY, [], 'success'],
  ['is replaced, but not its ids', USABLE, [REUSED], 'success', SHARD_PART],
  ['is replaced', USABLE, [UPLOADED, MISSED]],
  ['is replaced', OTHER, [UPLOADED, MISSED]],
  ['is replaced, but not its ids', USABLE, [], 'success', SHARD_PART],
  ['is replaced, but not its ids', USABLE, [REUSED], 'success'],
  ['is replaced, but not its ids', USABLE, [MISSED]],
  ['is replaced, but not its ids', USABLE, [MISSED, REUSED], 'cancelled'],
  ['stays', USABLE, [], 'success'],
  ['stays', USABLE, [], 'failure', SHARD_PART],
  ['stays', OTHER, [MISSED], 'cancelled'],
  ['stays', OTHER, [], 'success'],
])('an earlier manifest %s: %#', (what, previous, uploads, conclusion = 'failure', shardPart = undefined) => {
  const stdout = captureStdout();
  const inputs = { baseUrl: '', organizationId: '', manifestPath: '/ws/m.json', summary: true };
  const result = { conclusion, report: { uploads, exports: [] }, failures: [], inputs, previous, shardPart };
  const kept = keepPreviousManifest(result, recordedRun());
  const stays = what === 'stays';
  const message = 'This run uploaded nothing, so /ws/m.json is left unchanged for later runs';
  expect(stdout.lines).toEqual(stays ? [message] : []);
  expect(kept.inputs?.manifestPath).toMatch(stays ? /^.temp.playable-export-manifest-/ : /^\/ws\/m\.json$/);
  expect(kept.keepsAllIds ?? false).toBe(what.endsWith('ids'));
});
