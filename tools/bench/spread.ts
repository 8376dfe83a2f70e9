/** @throws RangeError if there is no value */
export function spread(values: readonly number[]) {
  if (values.length === 0) throw new RangeError('There is nothing to take a median of');
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    min: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    max: at(sorted.length - 1),
  };
}
