import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { type Clock, systemClock } from '../../retry/clock.ts';
import { formatDuration } from '../../support/format.ts';
import { formatBytes } from '../../support/format-bytes.ts';
import { nameSome } from '../../support/name-some.ts';
import { plural } from '../../support/plural.ts';
import type { Log } from '../runner/log.ts';
import { Progress } from './progress.ts';
import { systemTicker, type Ticker } from './ticker.ts';

export interface Finding {
  readonly log: Log;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly workingDirectory: string;
}

/** Tells the log that files are looked for, and what was found; returns what `find` does. */
export async function logFinding(
  { log, include, exclude, workingDirectory }: Finding,
  find: () => Promise<FoundAssets>,
  time: { readonly clock: Clock; readonly ticker: Ticker } = { clock: systemClock, ticker: systemTicker },
): Promise<FoundAssets> {
  const progress = new Progress(log, time);
  const startedMs = time.clock.monotonicMs();
  const elapsed = (): string => formatDuration(time.clock.monotonicMs() - startedMs);
  progress.begin({
    title: 'Find files',
    status: () => `still looking, for ${elapsed()} now`,
    talkative: true,
  });
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  progress.say(`  in ${workingDirectory}: ${nameSome(patterns, 10)}`);
  try {
    const found = await find();
    progress.end();
    const bytes = found.assets.reduce((sum, { size }) => sum + size, 0);
    log.info(`${plural(found.assets.length, 'file')} found (${formatBytes(bytes)})`);
    return found;
  } finally {
    progress.end();
  }
}
