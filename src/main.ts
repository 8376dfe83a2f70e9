import { runMain } from './action/run-main.ts';

await runMain(process.env);
// A connection that never comes about, through a proxy that never answers, would keep the process alive.
process.stdout.write('', () => process.exit());
