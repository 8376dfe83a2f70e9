import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseFileCommands } from '../../../scripts/local-runner.ts';
import { startAction } from '../../../src/action/emulator/start.ts';
import { stopInJob } from '../../../src/action/emulator/stop.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { captureStdout, restoreProcess, runHere } from '../run-here.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../emulator/src/main.ts');

/** Runs the main part in this process. */
async function start(inputs: Readonly<Record<string, string>> = {}) {
  const stateFile = join(await temporaryFolder(), 'state');
  await writeFile(stateFile, '');
  vi.stubEnv('GITHUB_STATE', stateFile);
  const runner = { GITHUB_ACTIONS: 'true', GITHUB_STATE: stateFile, PATH: process.env['PATH'] };
  const result = await runHere(startAction(SCRIPT), inputs, runner);
  const state = parseFileCommands(await readFile(stateFile, 'utf8'));
  onTestFinished(() => void end(state).catch(() => undefined));
  return { ...result, state };
}

/** Ends the emulator in another way than the post part. */
async function end(state: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(state['stop'] ?? '', { method: 'POST' });
  return response.text();
}

async function stop(state: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const variables = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  const stdout = captureStdout();
  restoreProcess();
  await stopInJob(Object.fromEntries(variables));
  return stdout.lines;
}

describe('the main part', () => {
  test('lists all problems, and starts nothing', async () => {
    const inputs = { port: 'x', scopes: 'x', 'rate-limit': 'x', token: 'a b' };
    const { exitCode, lines, annotations, state } = await start({ ...inputs, scope: 'x' });
    expect([exitCode, state]).toEqual([1, {}]);
    expect(annotations.map(({ title }) => title)).toEqual(['Invalid input']);
    expect(lines.filter((line) => line.startsWith('  `'))).toHaveLength(5);
  });

  test('reports why the emulator did not start', async () => {
    const port = new URL((await start()).outputs['base-url'] ?? '').port;
    const { exitCode, annotations, outputs, state } = await start({ port });
    expect([exitCode, outputs, state]).toEqual([1, {}, {}]);
    const reason = `Port ${port} on 127.0.0.1 is already in use.`;
    const advice = 'The log of the emulator is ';
    const failure = { level: 'error', title: 'Emulator not started' };
    expect(annotations).toEqual([{ ...failure, lines: [reason, expect.stringContaining(advice)] }]);
  });
});

describe('the post part', () => {
  test('reports that no emulator was started', async () => {
    expect(await stop({})).toEqual(['No emulator was started: there is nothing to end.']);
  });

  test('is answered only at the secret path', async () => {
    const { state } = await start();
    const url = state['stop'] ?? '';
    for (const [method, address] of [
      ['GET', url],
      ['POST', `${url}2`],
    ] as const)
      expect((await fetch(address, { method })).status).toBe(404);
    expect(await stop(state)).toEqual(['The emulator ended after 0 requests.']);
  });
});
