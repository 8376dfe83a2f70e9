/** Smallest, middle and largest of some measurements. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** @throws RangeError when there is no measurement */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  if (sorted.length === 0) throw new RangeError('There is nothing to take a median of');
  // The two middle ones, which are one and the same where the count is odd.
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return { min: at(0), median: (at(low) + at(high)) / 2, max: at(sorted.length - 1) };
}
