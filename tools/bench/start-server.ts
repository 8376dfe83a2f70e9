import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Counts, ServerSettings } from './server.ts';

/** A server in a process of its own, which `await using` stops. */
export interface Listener extends AsyncDisposable {
  readonly origin: string;
  counts(): Promise<Counts>;
}

/**
 * Starts `server.ts`, which sends its origin when it listens, and exits when the channel to it ends, also if this process is killed.
 *
 * @throws Error if the server exits before
 */
export async function startServer(settings: ServerSettings): Promise<Listener> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(settings)]);
  const exited = once(child, 'exit');
  const [origin] = await Promise.race([once(child, 'message'), exited]);
  if (typeof origin !== 'string') throw new Error('The server exited before it listened');
  return {
    origin,
    counts: async () => {
      child.send('counts');
      const [counts] = await once(child, 'message');
      return counts;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await exited;
    },
  };
}
