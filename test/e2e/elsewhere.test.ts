import { execFile, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newFolder, startEmulator, TOKEN } from './run-action.ts';

/* The bundles without a runner, as docs/elsewhere.md shows them. */

const ACTION = resolve(import.meta.dirname, '../..');
/** As on a laptop: no variable of a runner. */
const LAPTOP = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, PLAYABLE_TOKEN: TOKEN };

async function run(bundle: string, env: Readonly<Record<string, string>>, cwd: string): Promise<string> {
  const program = promisify(execFile)(process.execPath, [join(ACTION, 'dist', bundle, 'index.js')], {
    cwd,
    env: { ...LAPTOP, ...env },
  });
  const { stdout } = await program.catch((error) => error);
  expect(stdout).not.toContain(TOKEN);
  return stdout;
}

function lastLineOf(stdout: string): Record<string, unknown> {
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

test.skipIf(spawnSync('sh', ['-c', 'tee --version']).status !== 0)(
  'the command of the documentation uploads, exports and writes its outputs as JSON',
  async () => {
    const page = await readFile(join(ACTION, 'docs/elsewhere.md'), 'utf8');
    const [, command = ''] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
    const emulator = await startEmulator();
    const folder = await newFolder();
    await mkdir(join(folder, 'playable'));
    await writeFile(join(folder, 'playable/index.html'), '<!doctype html>');
    const service = { PLAYABLE_BASE_URL: emulator.baseUrl, PLAYABLE_ORGANIZATION: 'org-1' };
    const env = { ...LAPTOP, ...service, ACTION, 'INPUT_ALLOW-HTTP': 'true' };
    await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', command], { cwd: folder, env });
    const outputs = JSON.parse(await readFile(join(folder, 'outputs.json'), 'utf8'));
    expect(outputs).toMatchObject({ 'uploaded-count': 1, 'export-count': 2, 'failed-count': 0 });
    expect(outputs.manifest).toBe(join(folder, 'playable-manifest.json'));
    expect(emulator.exports()).toHaveLength(2);
    const log = await readFile(join(folder, 'playable.log'), 'utf8');
    expect(log).not.toMatch(/::add-mask|::warning|::error/);
    expect(log).not.toContain(TOKEN);
  },
);

test('a failure has its outputs on the last line too, after the annotations', async () => {
  const stdout = await run('main', { INPUT_ASSETS: '*.none' }, await newFolder());
  expect(stdout).toMatch(/^::error title=Invalid input/m);
  expect(lastLineOf(stdout)).toMatchObject({ 'uploaded-count': 0, exports: '[]' });
});

test('games/ has its outputs on the last line', async () => {
  const emulator = await startEmulator();
  const env = { PLAYABLE_BASE_URL: emulator.baseUrl, 'INPUT_ALLOW-HTTP': 'true' };
  const stdout = await run('games', env, await newFolder());
  expect(lastLineOf(stdout)).toMatchObject({ games: '[]', created: 'false' });
});
