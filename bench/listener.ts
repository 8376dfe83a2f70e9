import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A server in a process of its own, which `await using` stops. */
export interface Listener extends AsyncDisposable {
  readonly origin: string;
}

/**
 * Starts a script that writes its origin to stdout when it listens, and that exits when its stdin ends.
 *
 * @param script an absolute path
 * @throws Error if the script exits before
 */
export async function startListener(script: string, ...args: readonly string[]): Promise<Listener> {
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    // The server sees the end of its stdin if this process is killed.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [origin] = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  if (typeof origin !== 'string') throw new Error(`${script} exited before it listened`);
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await exited;
    },
  };
}

/** Listens in the process of such a script, and returns the origin that it writes to stdout. */
export async function listen(server: Server): Promise<string> {
  exitWithParent();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${origin}\n`);
  return origin;
}

/** Lets the process of such a script exit if the benchmark is killed. */
export function exitWithParent(): void {
  // If stdin is a file or a terminal, only `end` is emitted; if it is a broken pipe, only `close`.
  for (const event of ['end', 'close']) process.stdin.once(event, () => process.exit());
  process.stdin.resume();
}
