import { stopInJob } from './emulator-step/stop.ts';

await stopInJob(process.env);
process.stdout.write('', () => process.exit());
