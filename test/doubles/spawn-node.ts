import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A process of Node whose stdout and stderr are pipes. `kill` sends it a signal, on every system. */
type NodeProcess<In extends Writable | null> = ChildProcessByStdio<In, Readable, Readable>;

/** Starts Node. With `stdin`, it is a pipe. */
export interface SpawnNode {
  (args: readonly string[], options?: SpawnOptions): NodeProcess<null>;
  (args: readonly string[], options: SpawnOptions & { readonly stdin: true }): NodeProcess<Writable>;
}

/** An option of Node that runs this code first, in the processes that it starts too. */
export function preload(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/**
 * On Windows no process can send another a signal: `kill` ends it at once, and the runner presses Ctrl-C. There, the process
 * gets the names of signals from this one and emits them itself. Its code sees no parent to send messages to.
 */
const TAKE_SIGNALS = preload(
  'process.on("message",(name)=>process.emit(name,name)||process.exit(1)).channel.unref();delete(process.send)',
);

export const spawnNode = ((
  args: readonly string[],
  { stdin = false, env: own, ...more }: SpawnOptions & { stdin?: boolean } = {},
) => {
  const env = own && { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...own };
  const options: SpawnOptions = { ...more, env };
  const pipes = [stdin ? 'pipe' : 'ignore', 'pipe', 'pipe'] as const;
  if (process.platform !== 'win32') return spawn(process.execPath, args, { ...options, stdio: [...pipes] });
  const child = spawn(process.execPath, [TAKE_SIGNALS, ...args], {
    ...options,
    stdio: [...pipes, 'ipc'],
  });
  const end = child.kill.bind(child);
  child.kill = (signal) =>
    signal === undefined || signal === 'SIGKILL' ? end() : child.connected && child.send(signal);
  return child;
}) as SpawnNode;
