import { runPost } from './action/rerun/run-post.ts';
import { exitProcess } from './support/cancellation.ts';

await runPost(process.env, import.meta.dirname);
process.stdout.write('', exitProcess);
