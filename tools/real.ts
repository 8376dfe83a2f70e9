/** Runs the tests against real programs. Usage: npm run verify -- real [file ...] */
import { startVitest } from 'vitest/node';

await startVitest('test', process.argv.slice(2), { config: 'vitest.real.config.ts', watch: false });
