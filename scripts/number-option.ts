/**
 * Reads the whole number of a command-line option.
 *
 * @throws RangeError if it is none, or less than `min`
 */
export function numberOption(name: string, text: string, min: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (number >= min && Number.isSafeInteger(number)) return number;
  throw new RangeError(`--${name} must be a whole number of at least ${min}, not ${text}`);
}
