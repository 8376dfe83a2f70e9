/** A test that fails under Wine and not on Windows. */
export interface Exclusion {
  readonly file: string;
  /** Matches the full name of the test, with those of its groups. By default every test of the file. */
  readonly name?: RegExp;
  /** What Wine lacks. */
  readonly reason: string;
  /** Depends on how busy the machine is. Without it, a listed test that passes is an error. */
  readonly sometimes?: true;
}

export const EXCLUSIONS: readonly Exclusion[] = [
  { file: 'test/scripts/release/move-major-tag.test.ts', reason: 'Wine has no git' },
  {
    file: 'test/e2e/connections.test.ts',
    name: /^the program of the cache connects/,
    reason: 'Wine has no tar',
  },
  {
    file: 'test/scripts/node-versions.test.ts',
    name: /^(?:every locked package|a missing link)/,
    reason: 'Wine has no npm',
  },
  {
    file: 'emulator/test/routes/storage.test.ts',
    name: /whole URL as its target/,
    reason:
      'Wine needs some milliseconds per file: the client closes its half of the connection before the response',
    sometimes: true,
  },
];
