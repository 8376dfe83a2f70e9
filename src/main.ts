import { cancellationSignal } from './action/cancellation.ts';

const signal = cancellationSignal();
// A cancellation may come while the rest is evaluated, which takes most of the start.
const { runAction } = await import(/* webpackMode: "eager" */ './action/run-action.ts');
const { uploadAction } = await import(/* webpackMode: "eager" */ './action/upload/run-upload.ts');
await runAction('', uploadAction, process.env, signal);
// A proxy tunnel that never opens would keep the process alive.
process.stdout.write('', () => process.exit());
