import { join } from 'node:path';
import { runAction } from './action/run-action.ts';
import { startAction } from './emulator-step/start.ts';
import { cancellationSignal } from './support/deadline.ts';

const start = startAction(join(import.meta.dirname, 'emulator/index.js'));
await runAction('emulator', start, process.env, cancellationSignal());
process.stdout.write('', () => process.exit());
