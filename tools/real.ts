/** Runs the tests against real programs. Usage: npm run verify -- real [file ...] */
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { positionals } = parseArgs({ allowPositionals: true });
await startVitest('test', positionals, { config: 'vitest.real.config.ts', watch: false });
