import { formatNumber } from './format-number.ts';

const LONGEST_NAME = 120;

/** The first few of many names, the ends of overlong ones: `a, b, c and 39 more`. */
export function nameSome(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).map(shorten).join(', ');
  return names.length > most ? `${shown} and ${formatNumber(names.length - most)} more` : shown;
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `…${name.slice(1 - LONGEST_NAME)}` : name;
}
