import { formatNumber } from './format-number.ts';

/** A number with its noun: `1 file`, `2 files`, `3 matches` by an explicit plural. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}
