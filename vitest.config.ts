import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // These tests need other programs: see `vitest.real.config.ts`.
    exclude: [...configDefaults.exclude, 'test/real/**'],
    // End-to-end tests start processes, and the machines of CI are small.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // By default Vitest leaves a core free, which is half of a small machine. Most tests wait for sockets and processes.
    maxWorkers: '100%',
    expect: { poll: { timeout: 10_000 } },
    coverage: {
      include: ['src/**'],
      exclude: ['src/api/schema.generated.ts'],
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
