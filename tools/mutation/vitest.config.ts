import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs fast tests first: the first test that fails ends the run of a mutant. */
class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification): number =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => durationOf(a) - durationOf(b));
  }
}

/** For the runs that Stryker makes. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
    sequence: { sequencer: FastestFirst },
    // A mutant often makes a test wait forever. Without a mutant, the slowest test takes 3 s.
    testTimeout: 15_000,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
