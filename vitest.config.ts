import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // They need programs of others: `vitest.real.config.ts`.
    exclude: [...configDefaults.exclude, 'test/real/**'],
    // End-to-end tests start processes; the machines of CI are small.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // Vitest would leave a core free, which is half of a small machine; most tests wait for sockets and processes.
    maxWorkers: '100%',
    expect: { poll: { timeout: 10_000 } },
    coverage: {
      include: ['src/**'],
      exclude: ['src/api/schema.generated.ts'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
      // End-to-end tests run the bundle in processes of their own, which don't count here: npm run coverage leaves them out.
      thresholds: {
        branches: 95,
        'src/retry/**': { branches: 100 },
        'src/api/**': { branches: 100 },
      },
    },
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
