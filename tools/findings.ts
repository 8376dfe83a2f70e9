import { isDeepStrictEqual } from 'node:util';

const MAX_LENGTH = 200;

/** Collects one sentence per contradiction. */
export class Findings {
  readonly problems: string[] = [];

  expect(what: string, actual: unknown, wanted: unknown): void {
    if (!isDeepStrictEqual(actual, wanted))
      this.problems.push(`${what}: ${shortened(actual)} instead of ${shortened(wanted)}`);
  }
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
