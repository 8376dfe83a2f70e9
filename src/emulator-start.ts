import { join } from 'node:path';
import { listenForCancellation } from './action/cancellation.ts';
import { startInJob } from './emulator-step/start.ts';

await startInJob(process.env, join(import.meta.dirname, '../emulator/index.js'), listenForCancellation());
process.stdout.write('', () => process.exit());
