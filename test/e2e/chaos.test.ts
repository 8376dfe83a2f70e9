import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FAULT_NAMES } from '../../emulator/src/options.ts';
import { type ChaosRun, planChaos, runChaos, verifyRun } from '../../tools/chaos/fuzz-chaos.ts';

/** The emulator breaks a fifth of all requests. `npm run verify -- chaos` does the same with more files and seeds. */

const folder = await realpath(await mkdtemp(join(tmpdir(), 'e2e-')));
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

/** Requests time out in real time, on a slow machine others than those that get no response. So only a run that allows both has these. */
async function runSeed(seed: number, files: number, { stalls }: { stalls: boolean }): Promise<ChaosRun> {
  const planned = planChaos(seed, files, 0.2);
  const faults = { ...planned.faults, rates: { ...planned.faults.rates, ...(!stalls && { stall: 0 }) } };
  const plan = { ...planned, faults, requestTimeoutS: stalls ? 5 : 3_600 };
  const own = join(folder, String(seed));
  await mkdir(own);
  const run = await runChaos(plan, own);
  expect(verifyRun(run)).toEqual([]);
  const broken = run.journal.filter(({ fault }) => fault !== undefined).length;
  expect(broken / run.journal.length).toBeGreaterThan(0.1);
  return run;
}

function statusesIn({ step }: ChaosRun): Set<string> {
  const exports: { status: string }[] = JSON.parse(step.outputs['exports'] ?? '');
  return new Set(exports.map(({ status }) => status));
}

// They wait most of the time.
test.concurrent('a successful run has delivered every file and triggered every export once', async () => {
  const run = await runSeed(8, 50, { stalls: false });
  expect(run.step.exitCode).toBe(0);
  expect(run.step.outputs).toMatchObject({ 'uploaded-count': '50', 'export-count': '12' });
  expect(run.exports).toHaveLength(12);
});

test.concurrent('every file arrives, and an export with an unknown outcome is reported and not sent again', async () => {
  const run = await runSeed(11, 150, { stalls: true });
  const faults = new Set(run.journal.flatMap(({ fault }) => fault?.name ?? []));
  expect([...faults].sort()).toEqual([...FAULT_NAMES].sort());
  expect(run.step.outputs).toMatchObject({ 'uploaded-count': '150', 'failed-count': '0' });
  expect(statusesIn(run)).toEqual(new Set(['triggered', 'unknown']));
});

test.concurrent('failed files are reported, and then no export is sent', async () => {
  const run = await runSeed(2, 150, { stalls: false });
  expect(Number(run.step.outputs['failed-count'])).toBeGreaterThan(0);
  expect(Number(run.step.outputs['uploaded-count'])).toBeGreaterThan(0);
  expect(run.exports).toEqual([]);
});

test.concurrent('failed exports and exports with an unknown outcome are reported as different', async () => {
  const run = await runSeed(4, 0, { stalls: false });
  expect(statusesIn(run)).toEqual(new Set(['triggered', 'failed', 'unknown']));
  // Some exports with an unknown outcome were triggered.
  expect(run.exports.length).toBeGreaterThan(Number(run.step.outputs['export-count']));
});
