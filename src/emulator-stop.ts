import { join } from 'node:path';
import { stopInJob } from './emulator-step/stop.ts';

await stopInJob(process.env, join(import.meta.dirname, 'emulator/index.js'));
process.stdout.write('', () => process.exit());
