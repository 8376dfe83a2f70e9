import { runMain } from './action/run-main.ts';

await runMain(process.env);
