import { posix } from 'node:path';
import type { JournalEntry } from '../../emulator/src/http/journal.ts';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { formatNumber, plural } from '../../src/support/format.ts';
import { Findings } from '../findings.ts';
import { TOKEN } from './checked-run.ts';
import type { ChaosRun } from './run-chaos.ts';

/** The action leaves a larger output empty and warns. */
const MAX_OUTPUT_BYTES = 100_000;

/** Compares everything that a run reported with what the emulator recorded: one sentence per contradiction. */
export function verifyRun(run: ChaosRun): readonly string[] {
  const { step, journal } = run;
  const findings = new Findings();
  const puts = journal.filter(({ path }) => path.startsWith('/storage/'));
  const sent = JSON.stringify(puts.map(({ headers, query }) => [headers, query]));
  findings.expect('the token in what the storage received', sent.includes(TOKEN), false);
  if (step.manifest !== undefined) {
    checkFiles(run, step.manifest, findings);
    checkExports(run, step.manifest, findings);
    checkResult(run, step.manifest, findings);
  }
  return [...step.problems, ...findings.problems];
}

/** The storage holds what the manifest says about every file. */
function checkFiles({ plan, files, stored, journal }: ChaosRun, { assets }: Manifest, findings: Findings) {
  const byId = new Map(stored.map((file) => [file.assetId, file]));
  const requested = new Set(journal.map(({ body }) => (body as { fileName?: string } | null)?.fileName));
  const paths = assets.map(({ path }) => path);
  findings.expect('the files in the manifest', paths.sort(), files.map(({ path }) => path).sort());
  for (const { path, size, sha256 } of files) {
    const asset = assets.find((one) => one.path === path);
    if (asset === undefined) continue;
    const { status, assetId } = asset;
    const fileName = plan.naming === 'path' ? path : posix.basename(path);
    findings.expect(`the name and size of ${path}`, [asset.fileName, asset.size], [fileName, size]);
    findings.expect(`${path}, ${status}: an error`, asset.error !== undefined, status === 'failed');
    findings.expect(`${path}, ${status}: an asset id`, assetId !== undefined, status === 'uploaded');
    if (status === 'uploaded')
      findings.expect(`${path} in the storage`, byId.get(assetId ?? ''), { assetId, fileName, sha256 });
    else if (status === 'not-attempted')
      findings.expect(`${path}, not attempted: an upload URL`, requested.has(fileName), false);
    else findings.expect(`the status of ${path}`, status, 'failed');
  }
  const ids = assets.flatMap(({ assetId }) => assetId ?? []);
  findings.expect('different asset ids', new Set(ids).size, ids.length);
}

/** Every export was triggered as often as the manifest says. */
function checkExports({ plan, exports, journal }: ChaosRun, manifest: Manifest, findings: Findings) {
  const keyOf = (one: { variantId: string; network: string }) => `${one.variantId} to ${one.network}`;
  const planned = plan.variants.flatMap((variantId) =>
    plan.networks.map((network) => keyOf({ variantId, network })),
  );
  const recorded = Map.groupBy(exports, keyOf);
  const posts = journal.filter(({ method, path }) => method === 'POST' && path === '/v1/export');
  const sent = Map.groupBy(posts, ({ body }) => keyOf(body as { variantId: string; network: string }));
  findings.expect('the exports in the manifest', manifest.exports.map(keyOf).sort(), planned.sort());
  for (const outcome of manifest.exports) {
    const { status, attempts, error } = outcome;
    const key = `${keyOf(outcome)}, ${status}`;
    const requests = sent.get(keyOf(outcome)) ?? [];
    const times = recorded.get(keyOf(outcome))?.length ?? 0;
    const leftOpen = requests
      .slice(0, -1)
      .some((one) => leavesOutcomeUnknown(one, plan.retryAfter !== 'none'));
    findings.expect(`${key}: sent again although its outcome was unknown`, leftOpen, false);
    findings.expect(`${key}: attempts`, attempts, requests.length);
    findings.expect(`${key}: more attempts than allowed`, requests.length > plan.maxAttempts, false);
    findings.expect(`${key}: an error`, error !== undefined, status === 'failed' || status === 'unknown');
    if (status === 'unknown') findings.expect(`${key}: triggered more than once`, times > 1, false);
    else findings.expect(`${key}: times that it was triggered`, times, status === 'triggered' ? 1 : 0);
  }
  if (manifest.assets.some(({ status }) => status !== 'uploaded'))
    findings.expect('exports that were sent although not every file was uploaded', sent.size, 0);
}

/** Whether the service may have done the work of this request, so that the client must not send it again. */
function leavesOutcomeUnknown({ fault, status }: JournalEntry, sendsRetryAfter: boolean): boolean {
  if (fault === undefined) return true;
  if (fault.name === '429') return false;
  return !(status === 503 && fault.when === 'before' && sendsRetryAfter);
}

/** Exit code, conclusion, outputs, annotations and job summary agree. */
function checkResult({ step }: ChaosRun, { assets, exports, conclusion }: Manifest, findings: Findings) {
  const uploaded = assets.filter(({ status }) => status === 'uploaded');
  const failed = assets.filter(({ status }) => status === 'failed').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const complete = uploaded.length === assets.length && triggered === exports.length;
  findings.expect('the conclusion', conclusion, complete ? 'success' : 'failure');
  findings.expect('the exit code', step.exitCode, complete ? 0 : 1);

  const ids = JSON.stringify(Object.fromEntries(uploaded.map(({ path, assetId }) => [path, assetId])));
  const short = exports.map(({ variantId, network, status }) => ({ variantId, network, status }));
  const full = exports.map(({ response }, index) => ({ ...short[index], response }));
  const outputs = {
    'uploaded-count': String(uploaded.length),
    'reused-count': '0',
    'failed-count': String(failed),
    'uploaded-bytes': String(uploaded.reduce((sum, { size }) => sum + size, 0)),
    'export-count': String(triggered),
    'asset-ids': fits(ids) ? ids : '',
    exports: JSON.stringify(fits(JSON.stringify(full)) ? full : short),
  };
  for (const [name, value] of Object.entries(outputs))
    findings.expect(`the output ${name}`, step.outputs[name], value);

  const named = countFailed(step.stdout);
  findings.expect('the number of files that annotations name as not uploaded', named, failed);
  // The summary counts only what the run had to do.
  const files = `**${formatNumber(uploaded.length)} of ${plural(assets.length, 'file')}** uploaded`;
  const counts = `**${formatNumber(triggered)} of ${plural(exports.length, 'export')}** triggered`;
  for (const text of [...(assets.length > 0 ? [files] : []), ...(exports.length > 0 ? [counts] : [])])
    findings.expect(`the summary says ${text}`, step.summary.includes(text), true);
}

/** Counts files in annotations, and in the log, which lists the causes that have no annotation. */
function countFailed(stdout: string): number {
  const annotated = readAnnotations(stdout, 'error').map(({ message }) => message.split('\n')[0] ?? '');
  const logged = stdout.match(/^[A-Z][^:\n]*: [\d,]+ files? not uploaded/gm) ?? [];
  return [...annotated, ...logged].reduce((sum, line) => {
    const [, count = '0'] = /([\d,]+) files? not uploaded/.exec(line) ?? [];
    return sum + Number(count.replaceAll(',', ''));
  }, 0);
}

function fits(json: string): boolean {
  return Buffer.byteLength(json) <= MAX_OUTPUT_BYTES;
}
