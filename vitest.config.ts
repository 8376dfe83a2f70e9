import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** No test measures time. So this ends only tests that hang, also on a machine that does ten other things. */
const HANGS_AFTER_MS = 180_000;

/** Tests that start processes or play whole runs, which take most of the time, and those of pages and workflows, which run what these show. */
const WHOLE_RUNS = [
  'test/{docs,e2e,github,scripts}/**/*.test.ts',
  'test/action/{histories,steps-that-share-a-manifest,rerun/*}.test.ts',
  'test/{doubles/cache-service,retry/against-limits}.test.ts',
];

/** The tests of `real` need other programs: see `testWith` in `test/real/programs.ts`. Vitest's types have this option only for its command line. */
const BY_DEFAULT = { project: ['unit', 'emulator', 'e2e'] };

export default defineConfig({
  test: {
    // One sign for each test. Failures are shown whole at the end.
    reporters: 'dot',
    ...BY_DEFAULT,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: [...WHOLE_RUNS, 'test/real/**'] },
      },
      { extends: true, test: { name: 'emulator', include: ['emulator/test/**/*.test.ts'] } },
      { extends: true, test: { name: 'e2e', include: WHOLE_RUNS } },
      {
        extends: true,
        test: {
          name: 'real',
          include: ['test/real/**/*.test.ts'],
          // Most wait for a browser or a server.
          ...{ maxWorkers: 2, isolate: true, sequence: { groupOrder: 1 } },
        },
      },
    ],
    globalSetup: 'test/compile-cache.ts',
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    // Most tests wait for sockets and processes.
    maxWorkers: 2 * availableParallelism(),
    // Tests restore what they change in their process, so a worker need not load every module again for each file.
    isolate: false,
    // A module of ncc, which tests bundle with, asks whether there is a file without a name.
    execArgv: ['--disable-warning=DEP0187'],
    expect: { poll: { timeout: HANGS_AFTER_MS - 10_000 } },
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
