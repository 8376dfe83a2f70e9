import { EarlierUploads } from '../pipeline/earlier-uploads.ts';
import type { FoundAssets } from '../pipeline/find-assets.ts';
import { findUnchanged } from '../pipeline/find-unchanged.ts';
import type { Plan } from '../pipeline/run-pipeline.ts';
import type { Inputs } from './inputs.ts';
import type { Log } from './log.ts';
import { logPlan } from './log-plan.ts';
import { recallUploads } from './recall-uploads.ts';

/**
 * A dry run's work: finds out what a run would do, and tells the log.
 *
 * @returns the uploads that a run would reuse
 */
export async function showPlan(
  plan: Plan,
  found: FoundAssets | undefined,
  inputs: Inputs,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): Promise<EarlierUploads> {
  const earlier = found && (await recallUploads(inputs, log));
  const { concurrency } = inputs;
  const reused = earlier ? await findUnchanged(plan.assets, earlier, { concurrency, signal }) : [];
  logPlan({ plan, reused, unmatched: found?.unmatched ?? [], inputs }, log);
  return new EarlierUploads(reused.map(({ asset, assetId, sha256 }) => ({ ...asset, assetId, sha256 })));
}
