import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Delivery, deliver, type Plan } from '../../tools/chaos/fuzz-delivery.ts';

/** A fifth of all responses is broken. `npm run verify -- chaos` does the same with more files and seeds. */

const FAULTS = ['busy', '5xx', 'nothing', 'long length', 'cut head'] as const;

const folder = await realpath(await mkdtemp(join(tmpdir(), 'e2e-')));
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

/** A delivery, which succeeds once nothing is broken any more. */
async function disturb(plan: Omit<Plan, 'faults' | 'rate' | 'requestTimeoutS'>): Promise<Delivery> {
  const own = join(folder, String(plan.seed));
  await mkdir(own);
  const delivery = await deliver({ ...plan, faults: FAULTS, rate: 0.2, requestTimeoutS: 1 }, own);
  expect(delivery.problems).toEqual([]);
  return delivery;
}

function statusesIn({ run }: Delivery): Set<string> {
  const exports: { status: string }[] = JSON.parse(run.outputs['exports'] ?? '');
  return new Set(exports.map(({ status }) => status));
}

// They wait most of the time.
test.concurrent('every file arrives, and an export with an unknown outcome is reported and not sent again', async () => {
  const delivery = await disturb({ seed: 1, files: 100, networks: 12, maxAttempts: 10 });
  expect(Object.keys(delivery.counts).sort()).toEqual([...FAULTS].sort());
  // An earlier step has uploaded a third of them.
  expect(delivery.run.outputs).toMatchObject({ 'uploaded-count': '67', 'reused-count': '33' });
  expect(statusesIn(delivery)).toEqual(new Set(['triggered', 'unknown']));
});

test.concurrent('failed files are reported, and then no export is sent', async () => {
  const delivery = await disturb({ seed: 2, files: 60, networks: 3, maxAttempts: 2 });
  expect(Number(delivery.run.outputs['failed-count'])).toBeGreaterThan(0);
  expect(Number(delivery.run.outputs['uploaded-count'])).toBeGreaterThan(0);
  expect(statusesIn(delivery)).toEqual(new Set(['not-attempted']));
});

test.concurrent('failed exports and exports with an unknown outcome are reported as different', async () => {
  const delivery = await disturb({ seed: 5, files: 0, networks: 60, maxAttempts: 1 });
  expect(statusesIn(delivery)).toEqual(new Set(['triggered', 'failed', 'unknown']));
});
