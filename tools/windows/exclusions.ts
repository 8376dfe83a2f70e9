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

const SLOW_DISK = 'Wine needs some milliseconds per file';

export const EXCLUSIONS: readonly Exclusion[] = [
  { file: 'test/scripts/release/move-major-tag.test.ts', reason: 'Wine has no git' },
  { file: 'test/scripts/check-audit.test.ts', reason: 'Wine has no npm' },
  { file: 'test/scripts/sbom.test.ts', reason: 'Wine has no npm' },
  {
    file: 'test/scripts/node-versions.test.ts',
    name: /^(?:every locked package|a missing link|npm test begins)/,
    reason: 'Wine has no npm',
  },
  {
    file: 'test/pipeline/find/find-assets.test.ts',
    name: /5,000 files within 4 seconds/,
    reason: SLOW_DISK,
    sometimes: true,
  },
  {
    file: 'test/e2e/dry-run.test.ts',
    name: /2,000 lines for 20,000 files/,
    reason: SLOW_DISK,
    sometimes: true,
  },
  {
    file: 'emulator/test/routes/storage.test.ts',
    name: /whole URL as its target/,
    reason: `${SLOW_DISK}: the client closes its half of the connection before the response`,
    sometimes: true,
  },
];
