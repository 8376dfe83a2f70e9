import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Called in the process of such a script: it must not outlive the benchmark. */
export function exitWithParent(): void {
  // If stdin is a file or a terminal, only `end` is emitted; if it is a broken pipe, only `close`.
  for (const event of ['end', 'close']) process.stdin.once(event, () => process.exit());
  process.stdin.resume();
}
