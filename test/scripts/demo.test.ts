import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

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
