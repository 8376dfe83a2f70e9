import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findOnPath, findProgram, type RealProgram } from '../../scripts/find-program.ts';

/** Longest time that a program may take until it listens. */
const START_LIMIT_MS = 45_000;
/** How often another port is tried, where someone else took the free one first. */
const PORTS_TRIED = 5;

/**
 * Starts a server on a free port of 127.0.0.1, for the running test: it is ended with the test, however that ends, and
 * on Linux also when the test's process dies.
 *
 * @returns the port, on which it listens
 * @throws Error when it does not come to that, with all that the program said
 */
export async function startProgram(
  program: RealProgram,
  argumentsFor: (port: number) => readonly string[] | Promise<readonly string[]>,
): Promise<number> {
  let said = '';
  for (let tried = 0; tried < PORTS_TRIED; tried += 1) {
    const port = await freePort();
    const [command, ...options] = boundToUs(findProgram(program) ?? program.name);
    const child = spawn(command, [...options, ...(await argumentsFor(port))], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const ended = new Promise<'ended'>((resolve) => {
      child.once('close', () => resolve('ended'));
      child.once('error', ({ message }) => {
        said += message;
        resolve('ended');
      });
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    const stop = new AbortController();
    const outcome = await Promise.race([ended, listening(port, stop.signal)]);
    stop.abort();
    if (outcome === 'listening') return port;
    if (outcome === 'silent') break;
  }
  throw new Error(`${program.name} did not start: ${said.trim() || 'it said nothing'}`);
}

/** A command before the program's own, with which the kernel ends it when we end. */
function boundToUs(file: string): [string, ...string[]] {
  const setpriv = findOnPath('setpriv');
  if (process.platform !== 'linux' || setpriv === undefined) return [file];
  return [setpriv, '--pdeathsig', 'KILL', file];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(port: number, signal: AbortSignal): Promise<'listening' | 'silent'> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!signal.aborted && performance.now() < deadline) {
    if (await accepts(port)) return 'listening';
    await sleep(20);
  }
  return 'silent';
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
