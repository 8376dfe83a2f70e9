import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EmulatorProcess } from '../../src/emulator-step/emulator-process.ts';
import { temporaryFolder } from '../doubles/environment.ts';

/** A process that runs this text, and has said so. */
async function run(text: string): Promise<{ child: ChildProcess; pid: number; script: string }> {
  const script = join(await temporaryFolder(), 'script.mjs');
  await writeFile(script, `${text}\nprocess.stdout.write('ready');\nsetInterval(() => {}, 1000);\n`);
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return { child, pid: child.pid ?? 0, script };
}

test('a process is ended, and gone then', async () => {
  const { child, pid, script } = await run('');
  const emulator = new EmulatorProcess(pid, script);
  expect(emulator.isRunning).toBe(true);
  expect(await emulator.end()).toBe(true);
  expect(emulator.isRunning).toBe(false);
  if (child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGTERM');
});

test('a process that does not listen is ended by force', async () => {
  const { child, pid, script } = await run("process.on('SIGTERM', () => {});");
  expect(await new EmulatorProcess(pid, script).end()).toBe(true);
  if (child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
});

test('a process that has ended can be ended', async () => {
  const { child, pid, script } = await run('');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await new EmulatorProcess(pid, script).end()).toBe(true);
});

test.runIf(process.platform === 'linux')('a process that runs something else is another one', async () => {
  const { child, pid } = await run('');
  const emulator = new EmulatorProcess(pid, '/elsewhere/script.mjs');
  expect(emulator.isRunning).toBe(false);
  expect(await emulator.end()).toBe(true);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});
