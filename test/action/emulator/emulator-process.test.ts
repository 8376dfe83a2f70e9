import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { waitUntilListening } from '../../../src/action/emulator/start.ts';
import { CAN } from '../../doubles/conditions.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

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

  test.each([
    ['process.exit(3)', 'It ended at once, with exit code 3'],
    [
      "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)",
      `It ended at once, with ${CAN.stopProcesses ? 'SIGKILL' : 'exit code 1'}`,
    ],
  ])('reports the exit code or signal of an emulator with an empty log: %s', async (text, words) => {
    // Before the emulator, which may end at once.
    const log = await logWith(' \n');
    await expect(waitUntilListening(run(text), log, NEVER)).rejects.toThrow(words);
    await expect(waitUntilListening(run(text), '/nowhere/log', NEVER)).rejects.toThrow(words);
  });

  test("reports the error of the system if the emulator can't be started", async () => {
    await expect(waitUntilListening(run('', '/nowhere/node'), '', NEVER)).rejects.toThrow('ENOENT');
  });
});
