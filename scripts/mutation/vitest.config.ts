import { defineConfig } from 'vitest/config';

/** For the runs that Stryker makes, of the files that it names. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A mutant often makes a test wait for what never comes; without a mutant the slowest of them takes a fifth of it.
    testTimeout: 15_000,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
