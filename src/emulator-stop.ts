import { stopInJob } from './action/emulator/stop.ts';
import { exitProcess } from './support/cancellation.ts';

await stopInJob(process.env);
process.stdout.write('', exitProcess);
