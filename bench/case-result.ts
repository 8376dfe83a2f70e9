import type { Spread } from './spread.ts';

/** What came of a case. */
export interface CaseResult {
  readonly name: string;
  readonly title: string;
  readonly sink: string;
  /** The action first. */
  readonly measured: readonly Measured[];
  /** Who did not run, each with why. */
  readonly leftOut: readonly string[];
}

export interface Measured {
  readonly name: string;
  /** How many runs were counted; 0 where the time was computed. */
  readonly runs: number;
  readonly ms: Spread;
  /** The action's median as a multiple of this one; 1 for itself. */
  readonly ratio: number;
  /** Peak resident memory of the uncounted run, for what Node runs. */
  readonly peakMib?: number | undefined;
}
