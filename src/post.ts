import { runPost } from './action/rerun/run-post.ts';

await runPost(process.env, import.meta.dirname);
process.stdout.write('', () => process.exit());
