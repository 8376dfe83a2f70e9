import { defineConfig } from 'vitest/config';

/** Tests that need other programs; see `testWith` in `test/real/programs.ts` for missing ones. */
export default defineConfig({
  test: {
    include: ['test/real/**/*.test.ts'],
    // This ends only tests that hang, also on a machine that does ten other things.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Most tests wait for a browser or a server.
    maxWorkers: 2,
    expect: { poll: { timeout: 60_000 } },
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
