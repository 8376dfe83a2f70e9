import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Area } from './areas.ts';
import { forgetStatic } from './forget-static.ts';
import { describeChange, type Mutant } from './mutant.ts';
import { TESTS_VARIABLE } from './tests-variable.ts';

/** Longer than any honest test takes on a busy machine, or what is only slow would count as noticed. */
const TIMEOUT_MS = 15_000;

const FATES: Readonly<Record<string, Mutant['fate']>> = {
  Killed: 'killed',
  Timeout: 'timed out',
  Survived: 'survived',
  NoCoverage: 'survived',
  // The tests end in a way that the runner itself does not survive.
  RuntimeError: 'killed',
};

/**
 * Changes the sources of an area in every way that Stryker knows, one at a time, and runs the tests that reach the change.
 *
 * @param again takes what an earlier run found out about sources and tests that have not changed
 */
export async function mutateArea({ name, files, tests }: Area, again: boolean): Promise<readonly Mutant[]> {
  const slug = name.replaceAll(/\W+/g, '-');
  const earlier = `.cache/mutation/${slug}.json`;
  if (again) forgetStatic(earlier);
  // Stryker's own `testFiles` would leave every change of what runs at import unseen: it is switched on too late then.
  process.env[TESTS_VARIABLE] = JSON.stringify(tests);
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Processes and not threads: a thread can change neither its time zone nor its directory, as tests do.
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', pool: 'forks', related: false },
    // Stryker would rewrite the references in tsconfig.json with TypeScript's API, which version 7 does not have.
    tsconfigFile: 'has-no-references.json',
    coverageAnalysis: 'perTest',
    timeoutMS: TIMEOUT_MS,
    concurrency: 2,
    incremental: again,
    incrementalFile: earlier,
    tempDirName: `.cache/mutation/${slug}`,
    ignorePatterns: ['dist', 'examples', 'docs', '.cache'],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  const mutants = results.flatMap(({ fileName, location, replacement, status }) => {
    const file = relative('.', fileName).replaceAll('\\', '/');
    const fate = FATES[status];
    if (fate === undefined) throw new Error(`${file}:${location.start.line}: a mutant ended as ${status}`);
    return [{ file, fate, ...describeChange(readFileSync(file, 'utf8'), location, replacement) }];
  });
  return mutants.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.lineNumber - b.lineNumber));
}
