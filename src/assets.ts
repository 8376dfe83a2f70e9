import { cancellationSignal, exitProcess } from './support/cancellation.ts';

const signal = cancellationSignal();
const { runAction } = await import('./action/report/run-action.ts');
const { assetsAction } = await import('./action/assets/run-assets.ts');
await runAction('assets', assetsAction, process.env, signal);
process.stdout.write('', exitProcess);
