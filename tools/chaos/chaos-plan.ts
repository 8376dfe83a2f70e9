import type { FaultName, FaultOptions, RetryAfterForm } from '../../emulator/src/options.ts';

/** The settings of a run with faults, which all follow from the seed. */
export interface ChaosPlan {
  readonly seed: number;
  /** Files to upload; with 0 the run only exports. */
  readonly fileCount: number;
  readonly variants: readonly string[];
  readonly networks: readonly string[];
  readonly faults: FaultOptions;
  readonly retryAfter: RetryAfterForm;
  readonly naming: 'basename' | 'path';
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly requestTimeoutS: number;
}

/** The share of each fault. A file fails if its second upload URL expires too, so this fault is rare. */
const PARTS: Readonly<Record<FaultName, number>> = {
  '429': 0.2,
  '5xx': 0.2,
  reset: 0.2,
  'reset-body': 0.1,
  stall: 0.1,
  truncate: 0.15,
  expired: 0.05,
};

/**
 * Plans a run whose requests are broken at a rate of 0 to 1. With most seeds the action retries often enough for every file to
 * arrive. Of ten seeds, three give up early, so that files fail; one has only exports, so that some of these fail; and two have
 * few exports, so that some runs succeed.
 */
export function planChaos(seed: number, fileCount: number, rate: number): ChaosPlan {
  const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[seed % choices.length] ?? choices[0];
  const list = (noun: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${noun}-${index + 1}`);
  const rates = Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, part * rate]));
  const onlyExports = seed % 10 === 4;
  return {
    seed,
    fileCount: onlyExports ? 0 : fileCount,
    variants: list('variant', onlyExports ? 40 : pick(1, 4, 4, 4, 4)),
    networks: list('network', 3),
    faults: { rates, seed },
    retryAfter: pick<RetryAfterForm>('seconds', 'date', 'none'),
    naming: pick<ChaosPlan['naming']>('path', 'basename'),
    concurrency: pick(16, 8, 32, 64),
    maxAttempts: onlyExports ? 1 : pick(10, 10, 2, 10, 3),
    requestTimeoutS: pick(1, 2, 1, 1, 1),
  };
}
