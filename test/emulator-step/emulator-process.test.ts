import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EmulatorProcess, waitUntilListening } from '../../src/emulator-step/emulator-process.ts';
import { temporaryFolder } from '../doubles/environment.ts';

describe('emulator process', () => {
  /** Starts a process with this script, and waits until it runs. */
  async function run(text: string): Promise<{ child: ChildProcess; pid: number; script: string }> {
    const script = join(await temporaryFolder(), 'script.mjs');
    await writeFile(script, `${text}\nprocess.stdout.write('ready');\nsetInterval(() => {}, 1000);\n`);
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    return { child, pid: child.pid ?? 0, script };
  }

  test('a process is stopped', async () => {
    const { child, pid, script } = await run('');
    const emulator = new EmulatorProcess(pid, script);
    expect(emulator.isRunning).toBe(true);
    expect(await emulator.stop()).toBe(true);
    expect(emulator.isRunning).toBe(false);
    if (child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGTERM');
  });

  test('a process that ignores SIGTERM is killed', async () => {
    const { child, pid, script } = await run("process.on('SIGTERM', () => {});");
    expect(await new EmulatorProcess(pid, script).stop()).toBe(true);
    if (child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
  });

  test('a process that has ended can be stopped', async () => {
    const { child, pid, script } = await run('');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await new EmulatorProcess(pid, script).stop()).toBe(true);
  });

  test.runIf(process.platform === 'linux')(
    'a process with another script does not count as the emulator',
    async () => {
      const { child, pid } = await run('');
      const emulator = new EmulatorProcess(pid, '/elsewhere/script.mjs');
      expect(emulator.isRunning).toBe(false);
      expect(await emulator.stop()).toBe(true);
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    },
  );
});

describe('waitUntilListening', () => {
  const NEVER = new AbortController().signal;

  function run(text: string, program = process.execPath): ChildProcess {
    const child = spawn(program, ['-e', text], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  async function logWith(text: string): Promise<string> {
    const path = join(await temporaryFolder(), 'log');
    await writeFile(path, text);
    return path;
  }

  test('returns the reported address, and detaches from the process', async () => {
    const child = run("process.send({ baseUrl: 'http://127.0.0.1:1/v1' }); setInterval(() => {}, 1000);");
    expect(await waitUntilListening(child, '', NEVER)).toBe('http://127.0.0.1:1/v1');
    expect(child.connected).toBe(false);
    expect(child.exitCode).toBeNull();
  });

  test.each(['"text"', 'null', '{ other: 1 }'])('rejects the message %s', async (message) => {
    const child = run(`process.send(${message}); setInterval(() => {}, 1000);`);
    await expect(waitUntilListening(child, '', NEVER)).rejects.toThrow('It did not report its address');
  });

  test('reports the last lines of the log of an emulator that ended', async () => {
    const log = await logWith('first\nPort 1 is in use.\r\n\nChoose another.\n');
    await expect(waitUntilListening(run('process.exit(1)'), log, NEVER)).rejects.toThrow(
      /^Port 1 is in use\. Choose another\.$/,
    );
  });

  test.each([
    ['process.exit(3)', 'It ended at once, with exit code 3'],
    ["process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)", 'It ended at once, with SIGKILL'],
  ])('reports the exit code or signal of an emulator with an empty log: %s', async (text, words) => {
    await expect(waitUntilListening(run(text), await logWith(' \n'), NEVER)).rejects.toThrow(words);
    await expect(waitUntilListening(run(text), '/nowhere/log', NEVER)).rejects.toThrow(words);
  });

  test("reports the error of the system if the emulator can't be started", async () => {
    await expect(waitUntilListening(run('', '/nowhere/node'), '', NEVER)).rejects.toThrow('ENOENT');
  });

  test('stops when the signal is aborted', async () => {
    const quiet = 'setInterval(() => {}, 1000)';
    await expect(waitUntilListening(run(quiet), '', AbortSignal.abort(new Error('now')))).rejects.toThrow(
      'now',
    );
    const later = new AbortController();
    const result = waitUntilListening(run(quiet), '', later.signal);
    later.abort(new Error('later'));
    await expect(result).rejects.toThrow('later');
  });
});
