import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { formatNumber, plural } from '../../src/support/format.ts';
import type { CheckedRun } from './checked-run.ts';
import { type Claim, contradictions } from './claims.ts';
import { exact, type FuzzService, isSuccess } from './fuzz-service.ts';

/** What a run was to do. */
export interface Order {
  /** Hashes of the files by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly networks: readonly string[];
  readonly naming: string;
  /** Whether no earlier step has left a record. */
  readonly isFirst: boolean;
}

/** The action leaves a larger output empty or without responses. */
const MAX_OUTPUT_BYTES = 100_000;

/** Compares what a run says with what the service confirmed: one sentence per contradiction. */
export function judge(run: CheckedRun, service: FuzzService, order: Order): readonly string[] {
  return contradictions(claimsOf(run, service, order));
}

function* claimsOf(run: CheckedRun, service: FuzzService, order: Order): Generator<Claim> {
  const { manifest, stdout, summary } = run;
  const shown = stdout + summary;
  const leaked = service.access.filter((secret) => shown.includes(secret));
  yield ['what gives access, in the log or the summary', leaked, []];
  // What is at its path then is older than the run.
  const isLost = /^::error title=(Manifest|Outputs) not written::/m.test(stdout);
  if (manifest === undefined || isLost) return;
  yield* ofFiles(manifest, service, order);
  yield* ofExports(run, manifest, service, order);
  yield* ofResult(run, manifest, order);
  if (order.isFirst && Object.keys(run.outputs).length > 0) yield* ofReports(run, manifest);
}

/** The storage holds what the manifest says about every file. */
function* ofFiles({ assets }: Manifest, service: FuzzService, order: Order): Generator<Claim> {
  for (const { path, fileName, status, assetId = '', error, sha256 } of assets) {
    const isDone = status === 'uploaded' || status === 'reused';
    const wanted = order.naming === 'path' ? path : path.replace(/.*\//, '');
    yield [`the name of ${path}`, fileName, wanted];
    yield [`${path}, ${status}: an error`, error !== undefined, status === 'failed'];
    const isGranted = service.grants.some((one) => one.assetId === assetId && one.fileName === fileName);
    const hash = sha256 ?? order.files.get(path) ?? '';
    const isStored = isGranted && service.stored.get(assetId)?.has(hash) === true;
    if (isDone) yield [`${path} is stored as ${assetId}`, isStored, true];
  }
}

/** Every export was triggered as often as the manifest says, and what the service said about it has arrived. */
function* ofExports(
  { manifestText }: CheckedRun,
  { assets, complete }: Manifest,
  service: FuzzService,
  { networks }: Order,
): Generator<Claim> {
  const { exports } = exact<Pick<Manifest, 'exports'>>(manifestText);
  for (const { network, status, response, error } of exports.filter((one) =>
    networks.includes(one.network),
  )) {
    const key = `the export to ${network}, ${status}`;
    const requests = service.exports.filter((one) => one.network === network);
    const times = requests.filter((one) => isSuccess(one.status)).length;
    const everDone = service.done.get(network) ?? 0;
    // A step that was killed leaves an unknown export without one.
    if (status !== 'unknown') yield [`${key}: an error`, error !== undefined, status === 'failed'];
    if (everDone > 1) yield [`${key}: times that it was triggered`, everDone, 1];
    if (status === 'triggered' || status === 'reused') yield [`${key}: triggered`, everDone, 1];
    else if (status !== 'unknown') yield [`${key}: times that it was triggered`, times, 0];
    const said = service.said.get(network);
    if (status === 'triggered' && said !== undefined) yield [`${key}: response`, response, said];
  }
  if (complete === false || assets.some(({ assetId }) => assetId === undefined))
    yield ['exports that were sent although files were missing', service.exports.length, 0];
}

/** Exit code, conclusion and annotations agree. */
function* ofResult(run: CheckedRun, manifest: Manifest, order: Order): Generator<Claim> {
  const { exitCode, stdout } = run;
  const stored = manifest.assets.filter(({ status }) => status === 'uploaded' || status === 'reused');
  const done = manifest.exports.filter(({ status }) => status === 'triggered' || status === 'reused');
  const isComplete =
    [...order.files.keys()].every((path) => stored.some((one) => one.path === path)) &&
    order.networks.every((network) => done.some((one) => one.network === network));
  if (exitCode === 0) yield ['the run is green: complete', isComplete, true];
  const ended = stdout.includes('\n::error title=Cancelled::') ? 'cancelled' : 'failure';
  yield ['the conclusion', manifest.conclusion, exitCode === 0 ? 'success' : ended];
}

/** Outputs, annotations and job summary of a run that continues nothing. */
function* ofReports(run: CheckedRun, { assets, exports }: Manifest): Generator<Claim> {
  const { outputs, stdout, summary, manifestText } = run;
  const uploaded = assets.filter(({ status }) => status === 'uploaded');
  const failed = assets.filter(({ status }) => status === 'failed').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const ids = JSON.stringify(Object.fromEntries(uploaded.map(({ path, assetId }) => [path, assetId])));
  const expected = {
    'uploaded-count': String(uploaded.length),
    'reused-count': '0',
    'failed-count': String(failed),
    'uploaded-bytes': String(uploaded.reduce((sum, { size }) => sum + size, 0)),
    'export-count': String(triggered),
    'asset-ids': Buffer.byteLength(ids) <= MAX_OUTPUT_BYTES ? ids : '',
  };
  for (const [name, value] of Object.entries(expected)) yield [`the output ${name}`, outputs[name], value];
  const told = exact<Manifest['exports']>(outputs['exports'] ?? '');
  const mayBeShort = manifestText.length > MAX_OUTPUT_BYTES && told.every(({ response }) => !response);
  const inManifest = exact<Manifest>(manifestText).exports.map(({ network, status, response }) => [
    ...[network, status, mayBeShort ? undefined : response],
  ]);
  const inOutput = told.map(({ network, status, response }) => [network, status, response]);
  yield ['the output exports', inOutput, inManifest];

  const annotated = readAnnotations(stdout, 'error').map(({ message }) => message.split('\n')[0] ?? '');
  // The log lists the causes that have no annotation.
  const logged = stdout.match(/^[A-Z][^:\n]*: [\d,]+ files? not uploaded/gm) ?? [];
  const counts = [...annotated, ...logged].map((line) => /([\d,]+) files? not uploaded/.exec(line)?.[1]);
  const named = counts.reduce((sum, count = '0') => sum + Number(count.replaceAll(',', '')), 0);
  // What ends a whole run names no file that was under way.
  const hasEnded =
    annotated.some((line) => !line.includes('not uploaded')) ||
    assets.some(({ error }) => error?.startsWith('The run was stopped'));
  const stopped = hasEnded ? Math.max(0, failed - named) : 0;
  yield ['the number of files that are named as not uploaded', named + stopped, failed];
  const files = `${formatNumber(uploaded.length)} of ${plural(assets.length, 'file')} uploaded`;
  const requests = `${formatNumber(triggered)} of ${plural(exports.length, 'export')} triggered`;
  for (const text of [...(assets.length > 0 ? [files] : []), ...(exports.length > 0 ? [requests] : [])])
    yield [`the summary says ${text}`, summary.includes(text), true];
}
