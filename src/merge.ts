import { listenForCancellation } from './action/cancellation.ts';

const signal = listenForCancellation();
const { runMerge } = await import(/* webpackMode: "eager" */ './action/merge/run-merge.ts');
await runMerge(process.env, signal);
process.stdout.write('', () => process.exit());
