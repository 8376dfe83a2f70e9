import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { send } from '../../emulator/test/client.ts';
import { findProgram } from '../../scripts/find-program.ts';
import { runOnTerminal, SCRIPT } from '../doubles/terminal.ts';

const root = resolve(import.meta.dirname, '../..');
const DEMO = ['--disable-warning=ExperimentalWarning', 'scripts/demo.ts'];

describe('npm start', () => {
  test('ends by itself without a terminal, and prints no very long line', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, DEMO, { cwd: root });
    expect(stdout).toMatch(/^asset-ids = \{\n {2}"audio\/pop\.wav": "[0-9a-f-]{36}",\n/m);
    expect(stdout).toContain('"status": "triggered",\n');
    expect(stdout).toContain('\n13 assets and 2 triggered exports\n');
    const [, manifest = ''] = /^manifest {5}(.+)$/m.exec(stdout) ?? [];
    expect(JSON.parse(await readFile(resolve(root, manifest), 'utf8'))).toMatchObject({
      conclusion: 'success',
    });
    expect(stdout).toMatch(
      /\n {2}variant {12}applovin {6}unity\n {2}bubble-pop-spring {2}✅.triggered {2}✅.triggered\n/,
    );
    expect(stdout).toMatch(
      /\n- bubble-pop-spring → applovin: \{"id":.*…\n- bubble-pop-spring → unity: \{"id":/,
    );
    expect(stdout).not.toContain('| --- |');
    expect(stdout).not.toContain('Ctrl+C');
    expect(stdout.split('\n').filter((line) => line.length > 160)).toEqual([]);
  });

  // `script` has other options elsewhere.
  const onTerminal = test.skipIf(process.platform !== 'linux' || findProgram(SCRIPT) === undefined);

  onTerminal('keeps the emulator open on a terminal until Ctrl+C', async () => {
    const terminal = start({ CI: undefined });
    const [, address = ''] = await terminal.waitFor(
      /\n(http:\S+\/)\ntoken for uploads of your own: demo-token-\w+\n[\s\S]*Press Ctrl\+C to stop\./,
    );
    const { status, text } = await send(address);
    expect(status).toBe(200);
    expect(text).toContain('>Play<');
    terminal.pressCtrlC();
    expect(await terminal.ended).toBe(0);
    await expect(send(address)).rejects.toThrow();
  });

  function start(env: NodeJS.ProcessEnv) {
    const command = [process.execPath, ...DEMO].map((word) => `'${word}'`).join(' ');
    const terminal = runOnTerminal(command, root, { ...process.env, ...env });
    onTestFinished(() => void terminal.child.kill('SIGKILL'));
    return terminal;
  }
});
