import { stopInJob } from './action/emulator/stop.ts';

await stopInJob(process.env);
process.stdout.write('', () => process.exit());
