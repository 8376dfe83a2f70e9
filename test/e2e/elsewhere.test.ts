import { execFile, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { newFolder, startEmulator, TOKEN } from './run-action.ts';

/* The bundles without a runner, as docs/recipes.md shows them. */

const ACTION = resolve(import.meta.dirname, '../..');
/** As on a laptop: no variable of a runner. */
const LAPTOP = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, PLAYABLE_TOKEN: TOKEN };

/** The shells of readers: on Debian `sh` is dash, elsewhere often bash. */
const SHELLS = ['sh', 'bash'].filter((shell) => spawnSync(shell, ['-c', 'true']).status === 0);

describe.each(SHELLS)('the command of the documentation in %s', (shell) => {
  async function follow(token: string) {
    const page = await readFile(join(ACTION, 'docs/recipes.md'), 'utf8');
    const [, command = ''] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
    const emulator = await startEmulator();
    const folder = await newFolder();
    await mkdir(join(folder, 'playable'));
    await writeFile(join(folder, 'playable/index.html'), '<!doctype html>');
    const service = { PLAYABLE_BASE_URL: emulator.baseUrl, PLAYABLE_ORGANIZATION: 'org-1' };
    const env = { ...LAPTOP, PLAYABLE_TOKEN: token, ...service, ACTION };
    // Some shells pass on no variable with a hyphen in its name.
    const onLoopback = command.replace('env ', 'env INPUT_ALLOW-HTTP=true ');
    const program = promisify(execFile)(shell, ['-c', onLoopback], { cwd: folder, env });
    const code = await program.then(
      () => 0,
      (error) => error.code,
    );
    const log = await readFile(join(folder, 'playable.log'), 'utf8');
    expect(log).not.toContain(token);
    const outputs = JSON.parse(await readFile(join(folder, 'outputs.json'), 'utf8'));
    return { emulator, folder, code, outputs, log };
  }

  test('uploads, exports and writes its outputs as JSON', async () => {
    const { emulator, folder, code, outputs, log } = await follow(TOKEN);
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ 'uploaded-count': 1, 'export-count': 2, 'failed-count': 0 });
    expect(outputs.manifest).toBe(join(folder, 'playable-manifest.json'));
    expect(JSON.parse(outputs.exports)).toHaveLength(2);
    expect(emulator.exports()).toHaveLength(2);
    expect(log).not.toMatch(/::add-mask|::warning|::error/);
  });

  test('fails if the service rejects the token', async () => {
    const { code, outputs, log } = await follow('another-token-5b1f0c77');
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ 'uploaded-count': 0, 'export-count': 0 });
    expect(log).toContain('::error title=Token rejected (401)::');
  });
});
