import { defineConfig } from 'vitest/config';

/** Tests that need other programs; see `testWith` in `test/real/programs.ts` for missing ones. */
export default defineConfig({
  test: {
    include: ['test/real/**/*.test.ts'],
    // End-to-end tests start processes, and the machines of CI are small.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
