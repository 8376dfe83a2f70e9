import type { JournalEntry } from '../../src/emulator/http/journal.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { ChaosRun } from './run-chaos.ts';

type Request = { readonly variantId: string; readonly network: string };

/** Checks that every export was triggered as often as the manifest says: one sentence per contradiction. */
export function checkExports({ plan, exports, journal }: ChaosRun, manifest: Manifest): string[] {
  const problems: string[] = [];
  const planned = plan.variants.flatMap((variantId) =>
    plan.networks.map((network) => keyOf({ variantId, network })),
  );
  const reported = new Map(manifest.exports.map((outcome) => [keyOf(outcome), outcome]));
  const recorded = Map.groupBy(exports, keyOf);
  const sent = Map.groupBy(
    journal.filter(({ method, path }) => method === 'POST' && path === '/v1/export'),
    ({ body }) => keyOf(body as Request),
  );
  if (manifest.exports.length !== planned.length || reported.size !== planned.length) {
    problems.push(
      `the manifest has ${manifest.exports.length} exports, not one for each of ${planned.length}`,
    );
  }
  for (const key of planned) {
    const report = (problem: string): void => void problems.push(`${key}: ${problem}`);
    const requests = sent.get(key) ?? [];
    const times = recorded.get(key)?.length ?? 0;
    const outcome = reported.get(key);
    if (times > 1) report(`triggered ${times} times`);
    const unknownAt = requests.findIndex((request) =>
      leavesOutcomeUnknown(request, plan.retryAfter !== 'none'),
    );
    if (unknownAt !== -1 && unknownAt < requests.length - 1)
      report('sent again although its outcome was unknown');
    if (requests.length > plan.maxAttempts) report(`sent ${requests.length} times`);
    if (outcome === undefined) {
      report('it is not in the manifest');
      continue;
    }
    const { status, attempts, error } = outcome;
    if (attempts !== requests.length) report(`reported ${attempts} attempts, sent ${requests.length} times`);
    if (status === 'triggered' && times !== 1) report(`reported as triggered, triggered ${times} times`);
    if ((status === 'failed' || status === 'not-attempted') && times > 0)
      report(`reported as ${status}, but triggered`);
    if ((status === 'failed' || status === 'unknown') !== (error !== undefined))
      report('its status and its error do not agree');
  }
  const complete = manifest.assets.every(({ status }) => status === 'uploaded');
  if (!complete && sent.size > 0) problems.push('exports were sent although not every file was uploaded');
  return problems;
}

/** Whether the service may have done the work of this request, so that the client must not send it again. */
function leavesOutcomeUnknown({ fault, status }: JournalEntry, sendsRetryAfter: boolean): boolean {
  if (fault === undefined) return true;
  if (fault.name === '429') return false;
  return !(status === 503 && fault.when === 'before' && sendsRetryAfter);
}

function keyOf({ variantId, network }: Request): string {
  return `${variantId} to ${network}`;
}
