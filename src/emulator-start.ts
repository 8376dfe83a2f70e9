import { join } from 'node:path';
import { startAction } from './action/emulator/start.ts';
import { runAction } from './action/report/run-action.ts';
import { cancellationSignal, exitProcess } from './support/cancellation.ts';

const start = startAction(join(import.meta.dirname, 'emulator/index.js'));
await runAction('emulator', start, process.env, cancellationSignal());
process.stdout.write('', exitProcess);
