import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

export const ENTRY = join(import.meta.dirname, '../../src/emulator.ts');

/** A process of the entry, with all that it has written so far. */
export function runEntry(...argv: string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ENTRY, ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

/** The same, once it listens. */
export async function runListening(...argv: string[]) {
  const run = runEntry(...argv);
  await eventually(() => expect(run.written.stdout).toMatch(/\n$/));
  const [, baseUrl = ''] = /^listening on (\S+)\n$/.exec(run.written.stdout) ?? [];
  return { ...run, baseUrl };
}
