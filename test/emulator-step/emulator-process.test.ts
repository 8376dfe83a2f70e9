import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stopEmulator, waitUntilListening } from '../../src/emulator-step/emulator-process.ts';
import { CAN } from '../doubles/conditions.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { startStub } from '../doubles/stub-server.ts';

const STOP_SERVER = pathToFileURL(
  resolve(import.meta.dirname, '../../src/emulator/http/stop-server.ts'),
).href;

describe('emulator process', () => {
  /** Starts a process with this script, and waits until it runs. */
  async function run(text: string) {
    const script = join(await temporaryFolder(), 'script.mjs');
    await writeFile(script, `${text}\nprocess.stdout.write('ready');\nsetInterval(() => {}, 1000);\n`);
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    while (!output.endsWith('ready')) await once(child.stdout, 'data');
    return { child, pid: child.pid ?? 0, script, output };
  }

  async function hasExited(child: ChildProcess): Promise<boolean> {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return true;
  }

  test('a process ends gently if it is asked to', async () => {
    const { child, pid, script, output } = await run(`
      import { listenForStop } from ${JSON.stringify(STOP_SERVER)};
      const { url } = await listenForStop('secret', () => process.exit(7));
      process.stdout.write(url + ' ');`);
    const [stopUrl = ''] = output.split(' ');
    expect(stopUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/secret$/);
    for (const [method, url] of [
      ['POST', `${stopUrl}2`],
      ['GET', stopUrl],
    ] as const)
      expect((await fetch(url, { method })).status).toBe(404);
    const emulator = { pid, script, stopUrl };
    expect(await stopEmulator(emulator)).toBe('stopped');
    expect(await hasExited(child)).toBe(true);
    expect(child.exitCode).toBe(7);
    expect(await stopEmulator(emulator)).toBe('gone');
  });

  test.each([
    ['a child', 'SIGTERM', ''],
    ['a child that ignores SIGTERM', 'SIGKILL', "process.on('SIGTERM', () => {});"],
  ])('%s is ended by %s', async (_, signal, text) => {
    const { child, pid, script } = await run(text);
    expect(await stopEmulator({ pid, script, stopUrl: '', isChild: true })).toBe('stopped');
    expect(await hasExited(child)).toBe(true);
    if (CAN.stopProcesses) expect(child.signalCode).toBe(signal);
  });

  test.each([
    ['nothing listens', async () => 'http://127.0.0.1:9/x'],
    [
      'another process responds',
      async () => (await startStub()).always({ status: 200, body: '1' }).url('/x').href,
    ],
  ])('another process that has the id by now keeps running if %s at the address', async (_, url) => {
    const { child, pid } = await run('');
    const emulator = { pid, script: '/elsewhere/script.mjs', stopUrl: await url() };
    expect(await stopEmulator(emulator)).toBe('gone');
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });
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
    expect(await waitUntilListening(child, '', NEVER)).toEqual({
      baseUrl: 'http://127.0.0.1:1/v1',
      stopUrl: '',
    });
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
    [
      "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)",
      `It ended at once, with ${CAN.stopProcesses ? 'SIGKILL' : 'exit code 1'}`,
    ],
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
