import { isDeepStrictEqual } from 'node:util';

/** Collects one sentence per contradiction. */
export class Findings {
  readonly problems: string[] = [];

  expect(what: string, actual: unknown, wanted: unknown): void {
    if (!isDeepStrictEqual(actual, wanted))
      this.problems.push(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`);
  }
}
