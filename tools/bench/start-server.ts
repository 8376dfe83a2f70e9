import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getOverTls } from 'node:https';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
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
    counts: async () => {
      const { tls } = settings;
      const request = tls
        ? getOverTls(`${origin}/counts`, { ca: readFileSync(tls) })
        : getPlain(`${origin}/counts`);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return (await json(response)) as Counts;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await exited;
    },
  };
}
