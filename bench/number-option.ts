/**
 * Reads the number that a command-line option was given; `Infinity` is one, where it need not be whole.
 *
 * @throws RangeError when it is none, smaller than `min`, or not whole where it has to be
 */
export function numberOption(
  name: string,
  text: string,
  { min, whole }: { min: number; whole: boolean },
): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (number >= min && (!whole || Number.isInteger(number))) return number;
  throw new RangeError(`--${name} must be a ${whole ? 'whole ' : ''}number of at least ${min}, not ${text}`);
}
