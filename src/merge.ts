import { cancellationSignal, exitProcess } from './support/cancellation.ts';

const signal = cancellationSignal();
const { runAction } = await import('./action/run-action.ts');
const { mergeAction } = await import('./action/merge/run-merge.ts');
await runAction('merge', mergeAction, process.env, signal);
process.stdout.write('', exitProcess);
