import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Case, CaseResult, Check } from './case.ts';
import { runAction } from './contenders.ts';
import type { Counts, ServerSettings } from './server.ts';
import { startServer } from './start-server.ts';

interface Pace extends Omit<Case, 'run'> {
  readonly files: number;
  /** By their names. */
  readonly servers: Readonly<Record<string, ServerSettings>>;
  /** The figures of a server, from the counts of each run. */
  evaluate(runs: readonly Counts[], server: string): readonly Check[];
}

/** Makes a case in which the action uploads small files to servers with limits. */
export function measurePace(pace: Pace): Case {
  const { name, title, runs = 1 } = pace;
  return { name, title, runs, run: (bench) => run(pace, bench) };
}

async function run(pace: Pace, bench: Bench): Promise<CaseResult> {
  const measured = Object.entries(pace.servers).map(([name, settings]) => {
    return { name, settings, counts: [] as Counts[] };
  });
  const measure = async ({ settings, counts }: (typeof measured)[number], delayMs: number) => {
    await sleep(delayMs, undefined, { signal: bench.signal });
    counts.push(await upload(pace.files, settings, bench));
  };
  for (let run = 0; run < bench.runs; run += 1) {
    // An upload mostly waits. Started at different times, they do not disturb each other.
    await Promise.all(measured.map((one, index) => measure(one, index * 260)));
  }
  return { checks: measured.flatMap(({ name, counts }) => pace.evaluate(counts, name)) };
}

/** @throws Error if the storage did not get all files */
async function upload(count: number, settings: ServerSettings, bench: Bench): Promise<Counts> {
  await using server = await startServer({ latencyMs: 1, ...settings });
  const { temp, signal } = bench;
  const workspace = await bench.workspaceOf({ count, bytes: 1024 });
  await runAction({ workspace, temp, signal, baseUrl: `${server.origin}/v1`, env: {} }, {});
  const counts = await server.counts();
  if (counts.files !== count) throw new Error(`The storage accepted ${counts.files} of ${count} files`);
  return counts;
}
