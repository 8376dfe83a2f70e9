import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs fast tests first: the first test that fails ends the run of a mutant. */
class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification): number =>
      this.ctx.cache.getFileTestResults(
        `${file.project.name}:${relative(this.ctx.config.root, file.moduleId)}`,
      )?.duration ?? 0;
    return files.toSorted((a, b) => durationOf(a) - durationOf(b));
  }
}

/** For the runs that Stryker makes. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
    sequence: { sequencer: FastestFirst },
    // Stryker's own timeout ends mutants that make a test wait forever. The code that it has changed is slow on a busy machine.
    testTimeout: 60_000,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
