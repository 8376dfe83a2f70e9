import type { Check } from './case.ts';

/** One sentence per missed bound. A figure that is no number misses its bound. */
export function missedBounds(checks: readonly Check[]): string[] {
  return checks.flatMap(({ what, value, unit, atMost = Infinity, atLeast = -Infinity }) => {
    const figure = `${what} is ${value.toFixed(2)} ${unit}`;
    if (!(value <= atMost)) return [`${figure}, at most ${atMost} allowed`];
    return value >= atLeast ? [] : [`${figure}, at least ${atLeast} required`];
  });
}
