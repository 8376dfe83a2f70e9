import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a process of its own, ended with `await using`. */
export interface Listener extends AsyncDisposable {
  readonly origin: string;
}

/**
 * Starts a script of this folder that writes `{"origin": …}` when it listens.
 *
 * @param args the script's own arguments
 * @throws Error when it ends before
 */
export async function startListener(script: string, ...args: readonly string[]): Promise<Listener> {
  const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, script), ...args], {
    // stdin is what ties the server to this process, should this one be killed.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  if (typeof line !== 'string') throw new Error(`${script} ended before it listened`);
  const { origin }: { origin: string } = JSON.parse(line);
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
