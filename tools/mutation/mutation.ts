/**
 * Runs Stryker: it changes the sources in one small way at a time, runs the tests of that folder, and lists the changes that no
 * test notices. Fails if the score of an area is below its `break`. Installs Stryker first, with the versions that
 * `stryker/package-lock.json` locks: it is no part of the project's `npm ci`, because it needs a newer Node and many packages.
 *
 * Usage: npm run verify -- mutation [file or folder ...]      all areas unless given
 */
import { execSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Stryker {
  runMutationTest(): Promise<unknown>;
}

const INPUT_TESTS = ['test/action/runner/inputs/**/*.test.ts', 'test/action/upload/upload-inputs.test.ts'];

/** What Stryker changes, the tests that must notice it, and the lowest score in percent. */
const AREAS: readonly { source: string; tests: readonly string[]; break: number }[] = [
  { source: 'src/retry', tests: ['test/retry/**/*.test.ts'], break: 92 },
  { source: 'src/pipeline', tests: ['test/pipeline/**/*.test.ts'], break: 96 },
  { source: 'src/action/upload/upload-inputs.ts', tests: INPUT_TESTS, break: 100 },
  { source: 'src/action/runner/inputs', tests: INPUT_TESTS, break: 94 },
];

const paths = process.argv.slice(2).map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
const isWithin = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);
const outside = paths.filter((path) => !AREAS.some(({ source }) => isWithin(path, source)));
if (outside.length > 0) throw new RangeError(`Not mutated: ${outside.join(', ')}`);

// The plugin finds the project's Vitest because this folder is inside the project.
const folder = resolve('.cache/stryker');
cpSync(join(import.meta.dirname, 'stryker'), folder, { recursive: true });
execSync('npm ci --prefer-offline --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });
const installed = createRequire(join(folder, 'package.json'));
const { Stryker }: { Stryker: new (options: object) => Stryker } = await import(
  pathToFileURL(installed.resolve('@stryker-mutator/core')).href
);

for (const { source, tests, break: lowestScore } of AREAS) {
  const chosen = paths.filter((path) => isWithin(path, source));
  if (paths.length > 0 && chosen.length === 0) continue;
  // Stryker's own `testFiles` would hide every change of code that runs at import: Stryker would switch it on too late.
  process.env['MUTATION_TESTS'] = JSON.stringify(tests);
  await new Stryker({
    mutate: (chosen.length > 0 ? chosen : [source]).map((path) =>
      path.endsWith('.ts') ? path : `${path}/**/*.ts`,
    ),
    thresholds: { high: 100, low: lowestScore, break: lowestScore },
    testRunner: 'vitest',
    plugins: [installed.resolve('@stryker-mutator/vitest-runner')],
    // Processes and not threads: some tests change the time zone or the working directory, which a thread cannot.
    vitest: { configFile: 'tools/mutation/vitest.config.ts', pool: 'forks', related: false },
    // Stryker would rewrite the references in tsconfig.json with an API that TypeScript 7 does not have.
    tsconfigFile: 'has-no-references.json',
    coverageAnalysis: 'perTest',
    // Longer than any test takes on a busy machine: a slow test must not count as one that noticed the change.
    timeoutMS: 15_000,
    concurrency: 2,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['dist', 'examples', 'docs', '.cache'],
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
  }).runMutationTest();
}
