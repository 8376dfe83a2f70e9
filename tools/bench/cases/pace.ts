import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Case, Check } from '../case.ts';
import { runAction } from '../contenders.ts';
import type { ServerSettings } from '../server.ts';
import { spread } from '../spread.ts';
import { startServer } from '../start-server.ts';

const FILES = 60;
const LATENCY_MS = 100;

/** Limits of all kinds, and the best time for the files, in seconds. */
const LIMITS: Readonly<Record<string, readonly [ServerSettings, bestSeconds: number]>> = {
  'bucket of 10/s, Retry-After': [{ service: { kind: 'bucket', rate: 10, sendsRetryAfter: true } }, 6],
  'bucket of 10/s': [{ service: { kind: 'bucket', rate: 10, sendsRetryAfter: false } }, 5],
  'window of 10/s': [{ service: { kind: 'window', rate: 10, sendsRetryAfter: false } }, 5],
  'shared bucket of 20/s': [{ shared: { kind: 'bucket', rate: 20, sendsRetryAfter: false } }, 5],
  '4 at a time': [{ storage: { kind: 'in flight', most: 4 } }, 1.6],
  'shared, 8 at a time': [{ shared: { kind: 'in flight', most: 8, askedMs: 1_000 } }, 2.5],
};

/** The action uploads small files to servers with limits. */
export const PACE: Case = {
  name: 'pace',
  title: `${FILES} files, responses after ${LATENCY_MS} ms, limits of all kinds`,
  runs: 1,
  run: async (bench) => ({
    // An upload mostly waits. Started at different times, they do not disturb each other.
    checks: await Promise.all(Object.keys(LIMITS).map((name, index) => measure(name, index * 260, bench))),
  }),
};

async function measure(name: string, delayMs: number, bench: Bench): Promise<Check> {
  const [settings, bestSeconds] = LIMITS[name] ?? [{}, 0];
  const seconds: number[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    await sleep(delayMs, undefined, { signal: bench.signal });
    seconds.push(await upload(settings, bench));
  }
  return { what: name, value: spread(seconds).median, unit: 's', atMost: 1.5 * bestSeconds + 2 };
}

/**
 * Resolves with the seconds between the first and the last request.
 *
 * @throws Error if the storage did not get all files
 */
async function upload(settings: ServerSettings, bench: Bench): Promise<number> {
  await using server = await startServer({ ...settings, latencyMs: LATENCY_MS });
  const { temp, signal } = bench;
  const workspace = await bench.workspaceOf({ count: FILES, bytes: 1024 });
  await runAction({ workspace, temp, signal, baseUrl: `${server.origin}/v1`, env: {} }, {});
  const { files, durationMs } = await server.counts();
  if (files !== FILES) throw new Error(`The storage accepted ${files} of ${FILES} files`);
  return durationMs / 1_000;
}
