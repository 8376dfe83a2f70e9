import { expect, test } from 'vitest';
import { planChaos } from '../../scripts/chaos/chaos-plan.ts';
import type { ChaosRun } from '../../scripts/chaos/chaos-run.ts';
import { findLies } from '../../scripts/chaos/find-lies.ts';
import { runChaos } from '../../scripts/chaos/run-chaos.ts';
import { FAULT_NAMES } from '../../src/emulator/faults/fault-options.ts';
import { newFolder } from './run-action.ts';

/** A fifth of all requests is broken. `npm run chaos` does the same with more files and more seeds. */

async function runSeed(seed: number): Promise<ChaosRun> {
  const run = await runChaos(planChaos(seed, 150, 0.2), await newFolder());
  expect(findLies(run)).toEqual([]);
  const broken = run.journal.filter(({ fault }) => fault !== undefined).length;
  expect(broken / run.journal.length).toBeGreaterThan(0.1);
  return run;
}

function kindsOf({ journal }: ChaosRun): string[] {
  return [...new Set(journal.flatMap(({ fault }) => fault?.name ?? []))].sort();
}

test('every file arrives and no export is sent twice, where enough attempts are allowed', async () => {
  const run = await runSeed(5);
  expect(kindsOf(run)).toEqual([...FAULT_NAMES].sort());
  expect(run.stored.length).toBeGreaterThanOrEqual(150);
  expect(run.step.outputs).toMatchObject({ 'uploaded-count': '150', 'failed-count': '0' });
  expect(Number(run.step.outputs['export-count'])).toBeGreaterThan(0);
});

test('files that fail are told, and no export is sent then', async () => {
  const run = await runSeed(2);
  expect(kindsOf(run)).toEqual([...FAULT_NAMES].sort());
  expect(Number(run.step.outputs['failed-count'])).toBeGreaterThan(0);
  expect(Number(run.step.outputs['uploaded-count'])).toBeGreaterThan(0);
  expect(run.exports).toEqual([]);
});

test('exports that fail, and those of which nobody knows, are told apart', async () => {
  const { step, exports } = await runSeed(4);
  const statuses = new Set(
    JSON.parse(step.outputs['exports'] ?? '').map(({ status }: { status: string }) => status),
  );
  expect(statuses).toEqual(new Set(['triggered', 'failed', 'unknown']));
  // Some of those of which nobody knows were done.
  expect(exports.length).toBeGreaterThan(Number(step.outputs['export-count']));
});
