import { cancellationSignal } from './action/cancellation.ts';

const signal = cancellationSignal();
const { runAction } = await import(/* webpackMode: "eager" */ './action/run-action.ts');
const { mergeAction } = await import(/* webpackMode: "eager" */ './action/merge/run-merge.ts');
await runAction('merge', mergeAction, process.env, signal);
process.stdout.write('', () => process.exit());
