import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Counts, ServerSettings } from './server.ts';

/** A server in a process of its own, which `await using` stops. */
export interface Listener extends AsyncDisposable {
  readonly origin: string;
  counts(): Promise<Counts>;
}

/**
 * Starts `server.ts`, which writes its origin to stdout when it listens, and exits when its stdin ends.
 *
 * @throws Error if the server exits before
 */
export async function startServer(settings: ServerSettings): Promise<Listener> {
  const script = join(import.meta.dirname, 'server.ts');
  const child = spawn(process.execPath, [...process.execArgv, script, JSON.stringify(settings)], {
    // The server sees the end of its stdin if this process is killed.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [origin] = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  if (typeof origin !== 'string') throw new Error(`${script} exited before it listened`);
  return {
    origin,
    counts: async () => (await (await fetch(`${origin}/counts`)).json()) as Counts,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await exited;
    },
  };
}
