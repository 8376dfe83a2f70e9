import type { JournalEntry } from '../../src/emulator/http/journal.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { ChaosRun } from './chaos-run.ts';

type Request = { readonly variantId: string; readonly network: string };

/** Whether every export was triggered as often as the manifest says; a sentence for each that was not. */
export function checkExports({ plan, exports, journal }: ChaosRun, manifest: Manifest): string[] {
  const problems: string[] = [];
  const planned = plan.variants.flatMap((variantId) =>
    plan.networks.map((network) => keyOf({ variantId, network })),
  );
  const told = new Map(manifest.exports.map((outcome) => [keyOf(outcome), outcome]));
  const recorded = Map.groupBy(exports, keyOf);
  const sent = Map.groupBy(
    journal.filter(({ method, path }) => method === 'POST' && path === '/v1/export'),
    ({ body }) => keyOf(body as Request),
  );
  if (manifest.exports.length !== planned.length || told.size !== planned.length) {
    problems.push(
      `the manifest has ${manifest.exports.length} exports, not one for each of ${planned.length}`,
    );
  }
  for (const key of planned) {
    const say = (problem: string): void => void problems.push(`${key}: ${problem}`);
    const requests = sent.get(key) ?? [];
    const times = recorded.get(key)?.length ?? 0;
    const outcome = told.get(key);
    if (times > 1) say(`triggered ${times} times`);
    const doubtAt = requests.findIndex((request) => leavesDoubt(request, plan.retryAfter !== 'none'));
    if (doubtAt !== -1 && doubtAt < requests.length - 1) say('sent again after its outcome was in doubt');
    if (requests.length > plan.maxAttempts) say(`sent ${requests.length} times`);
    if (outcome === undefined) {
      say('it is not in the manifest');
      continue;
    }
    const { status, attempts, error } = outcome;
    if (attempts !== requests.length) say(`told ${attempts} attempts, sent ${requests.length} times`);
    if (status === 'triggered' && times !== 1) say(`told as triggered, triggered ${times} times`);
    if ((status === 'failed' || status === 'not-attempted') && times > 0)
      say(`told as ${status}, but triggered`);
    if ((status === 'failed' || status === 'unknown') !== (error !== undefined))
      say('without a reason, or with one too many');
  }
  const complete = manifest.assets.every(({ status }) => status === 'uploaded');
  if (!complete && sent.size > 0) problems.push('exports were sent although not every file was uploaded');
  return problems;
}

/** Whether the client can't know after this request if its work was done, or knows that it was. */
function leavesDoubt({ fault, status }: JournalEntry, saysWhen: boolean): boolean {
  if (fault === undefined) return true;
  if (fault.name === '429') return false;
  return !(status === 503 && fault.when === 'before' && saysWhen);
}

function keyOf({ variantId, network }: Request): string {
  return `${variantId} to ${network}`;
}
