import { cancellationSignal, exitProcess } from './support/cancellation.ts';

const signal = cancellationSignal();
// Imported after the signal handlers are set: evaluating these modules takes most of the start-up time.
const { runAction } = await import('./action/report/run-action.ts');
const { uploadAction } = await import('./action/upload/run-upload.ts');
const { cacheIn } = await import('./action/rerun/cache-process.ts');
const useCache = cacheIn(import.meta.dirname, process.env);
await runAction('', (context) => uploadAction(context, useCache), process.env, signal);
// Exit explicitly: whatever is still open must not keep the process alive.
process.stdout.write('', exitProcess);
