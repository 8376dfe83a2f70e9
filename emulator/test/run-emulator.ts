import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { spawnNode } from '../../test/doubles/spawn-node.ts';
import type { EmulatorOptions } from '../src/options.ts';
import { type Emulator, startEmulator } from '../src/start-emulator.ts';
import { requestUpload } from './client.ts';

/** An emulator for the running test, closed at its end. */
export async function runEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator(options);
  onTestFinished(() => emulator.close());
  return emulator;
}

/** An emulator with the first step of an upload, by default of a PNG for `org-1`. */
export async function startUpload(options?: EmulatorOptions, fields?: Parameters<typeof requestUpload>[1]) {
  const emulator = await runEmulator(options);
  return { emulator, ...(await requestUpload(emulator, fields)) };
}

export const ENTRY = join(import.meta.dirname, '../src/main.ts');

/** Runs the entry as a process, and collects its output. */
export function runEntry(...argv: string[]) {
  const child = spawnNode(['--disable-warning=ExperimentalWarning', ENTRY, ...argv]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      written[name] += chunk;
    });
  return { child, written, closed: once(child, 'close') };
}

/** The same, and waits until the emulator listens. */
export async function runListening(...argv: string[]) {
  const run = runEntry(...argv);
  await eventually(() => expect(run.written.stdout).toMatch(/^Its games.*\n/m));
  const [, baseUrl = ''] = /^listening on (\S+)\n/.exec(run.written.stdout) ?? [];
  return { ...run, baseUrl };
}

/** A port of 127.0.0.1 that another server uses until the end of the running test. */
export async function takenPort(): Promise<number> {
  const blocker = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  await once(blocker, 'listening');
  return (blocker.address() as AddressInfo).port;
}

/** Waits until `assertion` holds, for effects that have no event to wait for: about as long as a test may take, however slow the machine is. */
export function eventually(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 170_000, interval: 5 });
}
