import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
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
  return collect(spawnNode(['--disable-warning=ExperimentalWarning', ENTRY, ...argv]));
}

const inNamespace = (script: string, options: string, folder: string, ...argv: string[]): string[] => {
  const mounted = `mount -t tmpfs -o "$0" tmpfs "$1" && cd "$1" && shift && ${script}`;
  return ['--map-root-user', '--mount', 'sh', '-c', mounted, options, folder, ...argv];
};

/** Whether {@link runMounted} works on this machine. */
export function canMount(): boolean {
  return spawnSync('unshare', inNamespace('true', 'ro', tmpdir())).status === 0;
}

/**
 * Like {@link runEntry} with `--data <folder>/data`, where `folder` has an own disk with the mount options of a tmpfs.
 *
 * @param script runs in `folder`, with the command of the emulator as its arguments
 */
export function runMounted(options: string, folder: string, script = 'exec "$@"') {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', ENTRY];
  const command = inNamespace(script, options, folder, ...node, '--port=0', `--data=${folder}/data`);
  return collect(spawn('unshare', command, { stdio: ['ignore', 'pipe', 'pipe'] }));
}

function collect(child: ChildProcessByStdio<null, Readable, Readable>) {
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    written.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    written.stderr += chunk;
  });
  return { child, written, closed: once(child, 'close') };
}

/** Like {@link runEntry}, and waits until the emulator listens. */
export function runListening(...argv: string[]) {
  return listening(runEntry(...argv));
}

/** Waits until an emulator listens. */
export async function listening(run: ReturnType<typeof runEntry>) {
  await eventually(() => expect(run.written.stdout).toMatch(/^Its games.*\n/m));
  const [, baseUrl = ''] = /^listening on (\S+)\n/.exec(run.written.stdout) ?? [];
  const [, playOrigin = ''] = /^Its games +(\S+)$/m.exec(run.written.stdout) ?? [];
  return { ...run, baseUrl, playOrigin };
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
