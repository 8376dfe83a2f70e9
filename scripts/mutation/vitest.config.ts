import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TESTS_VARIABLE } from './tests-variable.ts';

/** The first test that fails ends the run of a mutant: those that take longest are seldom needed. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification): number =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => durationOf(a) - durationOf(b));
  }
}

/** For the runs that Stryker makes. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env[TESTS_VARIABLE] ?? '[]'),
    sequence: { sequencer: QuickestFirst },
    // A mutant often makes a test wait for what never comes; without one the slowest of them takes a fifth of it.
    testTimeout: 15_000,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
