import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // They need programs of others: `vitest.real.config.ts`.
    exclude: [...configDefaults.exclude, 'test/real/**'],
    // End-to-end tests start processes; the machines of CI are small.
    testTimeout: 30_000,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  },
});
