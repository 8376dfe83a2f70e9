import type { Asset } from '../../pipeline/asset.ts';
import { FIRST_LEVEL } from '../../pipeline/concurrency.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { findUnchanged, type ReusedAsset } from '../../pipeline/manifest/find-unchanged.ts';
import { EarlierUploads } from '../../pipeline/outcomes.ts';
import type { Plan } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import { logEvents } from '../progress/log-events.ts';
import { systemTicker } from '../progress/ticker.ts';
import type { Log } from '../runner/log.ts';
import { logPlan } from './dry-run.ts';
import { recallUploads } from './previous-manifest.ts';
import type { Inputs } from './upload-inputs.ts';

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
  const reused = earlier ? await compare(plan.assets, earlier, { inputs, log, signal }) : [];
  logPlan({ plan, reused, unmatched: found?.unmatched ?? [], inputs }, log);
  return new EarlierUploads(reused.map(({ asset, assetId, sha256 }) => ({ ...asset, assetId, sha256 })));
}

/** Reading many large files takes its time, and the log tells how far it is, as in a run. */
async function compare(
  assets: readonly Asset[],
  earlier: EarlierUploads,
  { inputs, log, signal }: { readonly inputs: Inputs; readonly log: Log; readonly signal: AbortSignal },
): Promise<readonly ReusedAsset[]> {
  const candidates = assets.filter((asset) => earlier.of(asset) !== undefined);
  if (candidates.length === 0) return [];
  const events = logEvents(log, { clock: systemClock, ticker: systemTicker });
  events.comparisonStarted(candidates);
  const concurrency = inputs.concurrency === 'auto' ? FIRST_LEVEL : inputs.concurrency;
  const onSettled = events.comparisonSettled.bind(events);
  const reused = await findUnchanged(candidates, earlier, { concurrency, onSettled, signal });
  events.comparisonFinished(reused);
  return reused;
}
