/**
 * Reads the number of a command-line option; `Infinity` is a number if it need not be whole.
 *
 * @throws RangeError if it is no number, out of bounds, or not whole though it must be
 */
export function numberOption(
  name: string,
  text: string,
  { min, max = Infinity, whole = false }: { min: number; max?: number; whole?: boolean },
): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (number >= min && number <= max && (!whole || Number.isInteger(number))) return number;
  const range = max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new RangeError(`--${name} must be a ${whole ? 'whole ' : ''}number ${range}, not ${text}`);
}
