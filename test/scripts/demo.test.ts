import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findOnPath } from '../../scripts/find-program.ts';

const root = resolve(import.meta.dirname, '../..');
const DEMO = ['--disable-warning=ExperimentalWarning', 'scripts/demo.ts'];

test('npm start ends by itself without a terminal, and prints no very long line', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, DEMO, { cwd: root });
  expect(stdout).toMatch(/^asset-ids = \{\n {2}"audio\/pop\.wav": "[0-9a-f-]{36}",\n/m);
  expect(stdout).toContain('"status": "triggered",\n');
  expect(stdout).toContain('\n13 assets and 2 triggered exports\n');
  expect(stdout).not.toContain('No previous manifest');
  const [, manifest = ''] = /^manifest {5}(.+)$/m.exec(stdout) ?? [];
  const record = JSON.parse(await readFile(resolve(root, manifest), 'utf8'));
  expect(record).toMatchObject({ conclusion: 'success' });
  expect(stdout).toMatch(/\n {2}bubble-pop-spring {2}✅.triggered {2}✅.triggered\n/);
  expect(stdout).toMatch(/\n- bubble-pop-spring → unity: \{"id":/);
  expect(stdout).not.toMatch(/\| --- \||Ctrl\+C/);
  expect(stdout.split('\n').filter((line) => line.length > 160)).toEqual([]);
});

// `script` of util-linux runs a command on a pseudo terminal, and has other options elsewhere.
const SCRIPT = findOnPath('script') ?? '';
const onTerminal = test.skipIf(process.platform !== 'linux' || SCRIPT === '');

onTerminal('npm start keeps the emulator open on a terminal until Ctrl+C', async () => {
  // Without exec, a shell stays between, which Ctrl+C reaches too.
  const command = ['exec', process.execPath, ...DEMO].join(' ');
  const { CI: _, ...env } = process.env;
  const child = spawn(SCRIPT, ['-qefc', command, '/dev/null'], { cwd: root, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = once(child, 'close');
  let [printed, shown] = ['', ''];
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text;
    const [, address = ''] = /\n(http:\S+\/)\r\n[\s\S]*Press Ctrl\+C to stop\./.exec(printed) ?? [];
    if (shown !== '' || address === '') continue;
    shown = await (await fetch(address)).text();
    child.stdin.write('\x03');
  }
  expect(shown).toContain('>Play<');
  expect(await closed).toEqual([0, null]);
});
