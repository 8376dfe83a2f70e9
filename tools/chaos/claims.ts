import { inspect, isDeepStrictEqual } from 'node:util';

/** What was seen, and what it must be. */
export type Claim = readonly [what: string, actual: unknown, wanted: unknown];

/** One sentence per claim that does not hold. */
export function contradictions(claims: Iterable<Claim>): string[] {
  const show = (value: unknown): string => inspect(value, { depth: null, breakLength: Infinity });
  return [...claims]
    .filter(([, actual, wanted]) => !isDeepStrictEqual(actual, wanted))
    .map(([what, actual, wanted]) => `${what}: ${show(actual)} instead of ${show(wanted)}`);
}
