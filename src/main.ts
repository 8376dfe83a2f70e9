import { listenForCancellation } from './action/cancellation.ts';

const signal = listenForCancellation();
// Evaluating the rest takes longer than all else at the start, and a cancellation may come meanwhile.
const { runMain } = await import(/* webpackMode: "eager" */ './action/upload/run-upload.ts');
await runMain(process.env, signal);
// A connection that never comes about, through a proxy that never answers, would keep the process alive.
process.stdout.write('', () => process.exit());
