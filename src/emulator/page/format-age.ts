import { plural } from '../../support/plural.ts';

const UNITS = [
  { noun: 'day', ms: 86_400_000 },
  { noun: 'h', ms: 3_600_000 },
  { noun: 'min', ms: 60_000 },
  { noun: 's', ms: 1000 },
] as const;

/** How long ago something was, for people: `just now`, `12 s ago`, `3 days ago`. What is still to come is now too. */
export function formatAge(ageMs: number): string {
  const unit = UNITS.find(({ ms }) => ageMs >= ms);
  if (unit === undefined) return 'just now';
  const count = Math.floor(ageMs / unit.ms);
  return `${unit.noun === 'day' ? plural(count, 'day') : `${count} ${unit.noun}`} ago`;
}
