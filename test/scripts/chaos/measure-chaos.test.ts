import { expect, test } from 'vitest';
import { planChaos } from '../../../scripts/chaos/chaos-plan.ts';
import type { ChaosRun } from '../../../scripts/chaos/chaos-run.ts';
import { measureChaos } from '../../../scripts/chaos/measure-chaos.ts';
import type { JournalEntry } from '../../../src/emulator/http/journal.ts';

const ENTRY: JournalEntry = {
  sequence: 1,
  atMs: 0,
  method: 'POST',
  path: '/v1/export',
  query: '',
  headers: {},
  body: undefined,
  bodyBytes: 0,
  status: 201,
  fault: undefined,
};

function runWith(run: Partial<ChaosRun>, stdout = ''): ChaosRun {
  return {
    plan: { ...planChaos(1, 1, 0.2), requestTimeoutS: 2 },
    files: [],
    step: { exitCode: 0, stdout, stderr: '', outputs: {}, state: {}, summary: '' },
    manifestText: '',
    stored: [],
    exports: [],
    journal: [],
    toldAtMs: [],
    durationMs: 0,
    endedAtMs: 0,
    ...run,
  };
}

test('counts requests, and those that met a fault, by its name', () => {
  const faults = [undefined, 'reset', '429', 'reset'] as const;
  const journal = faults.map((name) => ({
    ...ENTRY,
    fault: name === undefined ? undefined : ({ name, when: 'before' } as const),
  }));
  expect(measureChaos(runWith({ journal }))).toMatchObject({
    requests: 4,
    broken: 3,
    faults: new Map([
      ['reset', 2],
      ['429', 1],
    ]),
  });
});

test('finds the longest silence between requests, words and the end', () => {
  const journal = [1_000, 1_500, 4_000].map((atMs) => ({ ...ENTRY, atMs }));
  const { silenceMs } = measureChaos(runWith({ journal, toldAtMs: [900, 3_400], endedAtMs: 4_200 }));
  expect(silenceMs).toBe(1_900);
});

test('allows a request without progress, the longest wait asked for, and the longest backoff', () => {
  const stdout = [
    '  POST x answered 429; waiting 1 s as it asked (attempt 1 of 10)',
    '  POST x answered 429; waiting 3.2 s as it asked (attempt 2 of 10)',
    '  PUT x: socket hang up; waiting 250 ms before another try (attempt 1 of 10)',
    '  PUT x: socket hang up; waiting 1 min 5 s before another try (attempt 9 of 10)',
  ].join('\n');
  // Tenths of a second are cut off in the log.
  expect(measureChaos(runWith({}, stdout)).allowedSilenceMs).toBe(2_000 + 3_300 + 65_100);
  // Waits that have no line of their own are shorter than 5 s.
  expect(measureChaos(runWith({})).allowedSilenceMs).toBe(2_000 + 5_000);
});
