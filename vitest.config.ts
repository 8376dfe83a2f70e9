import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{test,emulator/test}/**/*.test.ts'],
    globalSetup: 'test/compile-cache.ts',
    // These tests need other programs: see `vitest.real.config.ts`.
    exclude: [...configDefaults.exclude, 'test/real/**'],
    // No test measures time. So this ends only tests that hang, also on a machine that does ten other things.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Most tests wait for sockets and processes.
    maxWorkers: 2 * availableParallelism(),
    // Tests restore what they change in their process, so a worker need not load every module again for each file.
    isolate: false,
    expect: { poll: { timeout: 170_000 } },
    coverage: {
      include: ['{src,emulator/src}/**/*.ts'],
      // Scripts for browsers: those that need one run in Chromium, in `test/real`.
      exclude: ['emulator/src/*/script/!(rules|texts).ts'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
      // `npm run coverage` leaves out the end-to-end tests: they run the bundle in other processes, which do not count.
      thresholds: {
        branches: 95,
        'src/retry/**': { branches: 100 },
        'src/api/**': { branches: 100 },
      },
    },
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
