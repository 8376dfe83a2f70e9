import { expect, test } from 'vitest';
import { type RecordedRun, startRecording } from '../../../src/action/recorded-run.ts';
import type { RunResult } from '../../../src/action/run-result.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { keepPreviousManifest, loadPreviousManifest } from '../../../src/action/upload/previous-manifest.ts';
import { readUploadInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import {
  type PreviousManifest,
  toPreviousManifest,
} from '../../../src/pipeline/manifest/previous-release.ts';
import type { PlacedFile } from '../../../src/pipeline/manifest/read-manifest.ts';
import { type ExportOutcome, PreviousUploads, type UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import { systemClock, WaitTimer } from '../../../src/retry/clock.ts';
import { envWith } from '../input-env.ts';
import { annotationsIn, captureStdout } from '../run-here.ts';

const GIVEN = {
  token: 'token',
  'base-url': 'https://api.example.com/v1',
  organization: 'org-1',
  assets: '**',
  manifest: '/ws/m.json',
  'reuse-unchanged': 'true',
};
const FILE = { path: 'a', fileName: 'a', contentType: 'text/plain', size: 1 };
const UPLOAD = { assetId: 'id', sha256: '0'.repeat(64) };
const HEAD = { version: 1, baseUrl: GIVEN['base-url'], organizationId: 'org-1' };

function inputsWith(more: Readonly<Record<string, string>> = {}): UploadInputs {
  const { inputs, problems } = readUploadInputs(envWith({ ...GIVEN, ...more }));
  expect(problems).toEqual([]);
  return inputs;
}

const USABLE: PlacedFile = {
  kind: 'readable',
  content: { ...HEAD, assets: [{ ...FILE, status: 'uploaded', ...UPLOAD }] },
};
const UNUSABLE: PlacedFile = { kind: 'unusable', why: 'it is old' };
const WARNING = /^::warning title=Manifest not reused::\/ws\/m\.json: it is old\./;

test.each<[string, PlacedFile, Readonly<Record<string, string>>, RegExp[]]>([
  ['none', { kind: 'missing' }, {}, [/^No previous manifest, so no file is reused: \/ws\/m\.json$/]],
  ['some files', USABLE, {}, [/^The previous manifest records 1 uploaded file: \/ws\/m\.json$/]],
  ['nothing usable', UNUSABLE, {}, [/this run replaces the manifest/]],
  ['nothing usable to a dry run', UNUSABLE, { 'dry-run': 'true' }, [/A real run would reuse no file/]],
  ['nothing usable to an export', UNUSABLE, { assets: '', variant: 'v', network: 'n' }, [/stays as it is/]],
  ['nothing usable, without reuse', UNUSABLE, { 'reuse-unchanged': 'false' }, []],
])('logs that the manifest of an earlier run has %s', (_, file, more, lines) => {
  const stdout = captureStdout();
  const { kind } = loadPreviousManifest(file, inputsWith(more), new Log());
  expect(kind).toBe(file.kind === 'readable' ? 'usable' : file.kind);
  expect(stdout.lines).toEqual(lines.map((line) => expect.stringMatching(line)));
  if (file === UNUSABLE && lines.length > 0) {
    expect(stdout.lines[0]).toMatch(WARNING);
    expect(annotationsIn(stdout.lines)[0]?.lines).toHaveLength(3);
  }
});

const asset = { ...FILE, absolutePath: '/ws/a' };
const MISSED: UploadOutcome = { status: 'not-attempted', asset };
const REUSED: UploadOutcome = { status: 'reused', asset, ...UPLOAD };
const UPLOADED: UploadOutcome = { status: 'uploaded', asset, ...UPLOAD, attempts: 1, durationMs: 1 };
const EXPORT = { variantId: 'v', network: 'n' };
const NOT_ATTEMPTED: ExportOutcome = { ...EXPORT, status: 'not-attempted' };
const KNOWN: ExportOutcome = { ...EXPORT, status: 'unknown', attempts: 0 };

/** What an earlier run left: a manifest without exports, or with one of this status. */
function leftBy(status?: string): PreviousManifest {
  const exports = status === undefined ? [] : [{ ...EXPORT, status }];
  const assets = [{ ...FILE, status: 'uploaded', ...UPLOAD }];
  return toPreviousManifest(
    { kind: 'readable', content: { ...HEAD, conclusion: 'failure', assets, exports } },
    HEAD,
  );
}

/** `stays`, or what the manifest that replaces the earlier one keeps of its assets. */
type Fate = 'stays' | 'nothing' | 'ids' | 'recorded';

test.each<
  [Fate, string, PreviousManifest | undefined, UploadOutcome[] | undefined, ExportOutcome[]?, boolean?]
>([
  ['nothing', 'there was none', undefined, [MISSED]],
  ['nothing', 'there was none', { kind: 'missing' }, [MISSED]],
  ['stays', 'it is unusable and nothing was uploaded', UNUSABLE, [MISSED]],
  ['stays', 'it is unusable and no file matched', UNUSABLE, []],
  ['stays', 'it is unusable for a run of exports alone', UNUSABLE, undefined, [KNOWN]],
  ['nothing', 'it is unusable and a file was uploaded', UNUSABLE, [UPLOADED, MISSED]],
  ['nothing', 'a draft was in its place before', UNUSABLE, [MISSED], [], true],
  ['nothing', 'a file was uploaded', leftBy(), [UPLOADED, MISSED]],
  ['ids', 'nothing was uploaded', leftBy(), [MISSED]],
  ['ids', 'no file matched', leftBy(), []],
  ['ids', 'every file is the same', leftBy(), [REUSED]],
  ['recorded', 'it has files for a run of exports alone', leftBy(), undefined, [NOT_ATTEMPTED]],
  ['stays', 'it has an export that this run did not reach', leftBy('triggered'), [REUSED], [NOT_ATTEMPTED]],
  ['stays', 'it may have one', leftBy('unknown'), undefined, [NOT_ATTEMPTED]],
  ['stays', 'it has one and this run has no file', leftBy('reused'), []],
  ['ids', 'it has an export that this run takes over', leftBy('triggered'), [REUSED]],
  ['ids', 'it has an export whose outcome is known', leftBy('unknown'), [REUSED], [KNOWN]],
  ['ids', 'it has only an export that was not triggered', leftBy('failed'), [REUSED], [NOT_ATTEMPTED]],
  ['ids', 'a draft without its export was there', leftBy('triggered'), [REUSED], [NOT_ATTEMPTED], true],
  ['nothing', 'it has an export of other files', leftBy('triggered'), [UPLOADED], [NOT_ATTEMPTED]],
])('an earlier manifest %s, if %s', (fate, _, previous, uploads, exports = [], hasReplaced = false) => {
  const stdout = captureStdout();
  const { signal } = new AbortController();
  const context = { log: new Log(), waitTimer: new WaitTimer(systemClock), signal, startedAt: new Date() };
  const run: RecordedRun = startRecording({ env: { RUNNER_TEMP: '/temp' }, origin: {}, ...context });
  run.drafts.hasReplaced = hasReplaced;
  const patterns = uploads && { include: ['**'], exclude: [] };
  const inputs = { baseUrl: '', organizationId: '', manifestPath: '/ws/m.json', summary: true, patterns };
  const report = { uploads: uploads ?? [], exports };
  const result: RunResult = { conclusion: 'failure', report, failures: [], inputs, previous };
  const settled = keepPreviousManifest(result, run);
  const message = 'This run uploaded nothing, so /ws/m.json is left unchanged for later runs';
  expect(stdout.lines).toEqual(fate === 'stays' ? [message] : []);
  expect(settled.inputs?.manifestPath).toMatch(
    fate === 'stays' ? /^.temp.playable-export-/ : /^\/ws\/m\.json$/,
  );
  const kept = settled.kept?.assets;
  if (fate === 'ids') expect(kept).toBeInstanceOf(PreviousUploads);
  else expect(kept).toBe(fate === 'recorded' ? 'recorded' : undefined);
});
