import { formatNumber } from './format-number.ts';

/** The first few of many names: `a, b, c and 39 more`. */
export function nameSome(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${formatNumber(names.length - most)} more` : shown;
}
