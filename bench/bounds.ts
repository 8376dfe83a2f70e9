import type { CaseResult } from './case-result.ts';

/** What the action's median may at most be, as a multiple of a rival's. */
interface Bound {
  readonly case: string;
  readonly against: string;
  readonly atMost: number;
}

const BOUNDS: readonly Bound[] = [
  { case: '1000x16k', against: 'undici', atMost: 1.1 },
  { case: '1000x16k', against: 'curl --parallel, as people write it', atMost: 0.25 },
  { case: '1000x16k', against: 'curl --parallel, without forks', atMost: 2 },
  { case: '200x1m', against: 'undici', atMost: 1.1 },
  { case: '1x2g', against: 'curl -T', atMost: 1.1 },
  { case: '500x16k-40ms', against: 'ideal', atMost: 1.1 },
  { case: 'cold-start', against: 'node -e 0', atMost: 3 },
  { case: '100000x1k', against: '100 × the time of 1,000 × 1 KiB', atMost: 1.1 },
];

/** The action's peak resident memory in MiB, by the names of cases. */
const PEAK_MIB: Readonly<Record<string, number>> = { '100000x1k': 300 };
const PEAK_MIB_ELSE = 200;

export function boundOf(caseName: string, rival: string): number | undefined {
  return BOUNDS.find((bound) => bound.case === caseName && bound.against === rival)?.atMost;
}

export function peakBoundOf(caseName: string): number {
  return PEAK_MIB[caseName] ?? PEAK_MIB_ELSE;
}

/** A sentence for each bound that a case missed. */
export function missedBounds({ name, title, measured }: CaseResult): string[] {
  const missed = measured.flatMap((rival) => {
    const atMost = boundOf(name, rival.name) ?? Number.POSITIVE_INFINITY;
    return rival.ratio <= atMost
      ? []
      : [`${title}: ${rival.ratio.toFixed(2)} × ${rival.name}, at most ${atMost.toFixed(2)} allowed`];
  });
  const peakMib = measured[0]?.peakMib ?? 0;
  const most = peakBoundOf(name);
  return peakMib <= most
    ? missed
    : [...missed, `${title}: a peak of ${peakMib.toFixed(0)} MiB, at most ${most} allowed`];
}

/** What was to be compared in a case, and was not: a rival that did not run. */
export function unmeasuredBounds({ name, title, measured }: CaseResult): string[] {
  return BOUNDS.filter((bound) => bound.case === name)
    .filter(({ against }) => measured.every((rival) => rival.name !== against))
    .map(({ against }) => `${title} against ${against}`);
}
