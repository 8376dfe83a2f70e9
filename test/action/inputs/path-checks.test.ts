import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPaths } from '../../../src/action/inputs/path-checks.ts';
import { readInputs } from '../../../src/action/upload/upload-inputs.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { envWith } from '../input-env.ts';

interface Folders {
  readonly workspace: string;
  readonly temp: string;
}

async function makeFolders(): Promise<Folders> {
  const folder = await temporaryFolder();
  const folders = { workspace: join(folder, 'work'), temp: join(folder, 'temp') };
  await mkdir(folders.workspace);
  await mkdir(folders.temp);
  return folders;
}

function check({ workspace, temp }: Folders, inputs: Readonly<Record<string, string>>): string[] {
  const env = envWith(inputs, { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp });
  return checkPaths(readInputs(env).inputs);
}

describe('the working directory', () => {
  test('may be the workspace, or a folder in it or elsewhere', async () => {
    const folders = await makeFolders();
    await mkdir(join(folders.workspace, 'game'));
    for (const path of ['', '.', 'game', './game/', folders.temp, '../temp']) {
      expect(check(folders, { 'working-directory': path })).toEqual([]);
    }
  });

  test('must exist', async () => {
    const folders = await makeFolders();
    expect(check(folders, { 'working-directory': 'gone' })).toEqual([
      expect.stringMatching(/^`working-directory` must be a folder, and nothing is there: .*checkout/),
    ]);
  });

  test('must not be a file, nor below one', async () => {
    const folders = await makeFolders();
    await writeFile(join(folders.workspace, 'file'), '');
    for (const path of ['file', 'file/below']) {
      expect(check(folders, { 'working-directory': path })).toEqual([
        expect.stringMatching(/^`working-directory` must be a folder/),
      ]);
    }
  });

  test('may be a link within the workspace, and must not be one out of it', async () => {
    const folders = await makeFolders();
    await mkdir(join(folders.workspace, 'game'));
    await symlink('game', join(folders.workspace, 'inside'));
    await symlink(folders.temp, join(folders.workspace, 'outside'));
    await symlink('gone', join(folders.workspace, 'dangling'));
    expect(check(folders, { 'working-directory': 'inside' })).toEqual([]);
    expect(check(folders, { 'working-directory': 'outside' })).toEqual([
      expect.stringMatching(/^`working-directory` must not lead out of the workspace/),
    ]);
    expect(check(folders, { 'working-directory': 'dangling' })).toHaveLength(1);
  });

  // Whoever may do everything is refused nothing.
  test.skipIf(process.getuid?.() === 0).each([0o000, 0o200, 0o400])(
    'must be readable, not %o',
    async (mode) => {
      const folders = await makeFolders();
      const closed = join(folders.workspace, 'closed');
      await mkdir(closed);
      await chmod(closed, mode);
      const problems = check(folders, { 'working-directory': 'closed' });
      await chmod(closed, 0o700);
      expect(problems).toEqual([
        expect.stringMatching(/^`working-directory` must be a folder that can be read/),
      ]);
    },
  );

  test('may be in a workspace that is itself named by a link', async () => {
    const folders = await makeFolders();
    await mkdir(join(folders.workspace, 'game'));
    const workspace = join(folders.temp, 'linked');
    await symlink(folders.workspace, workspace);
    expect(check({ ...folders, workspace }, { 'working-directory': 'game' })).toEqual([]);
  });
});

describe('the manifest', () => {
  test('may be new, in folders that are new, or there already', async () => {
    const folders = await makeFolders();
    await writeFile(join(folders.workspace, 'old.json'), '');
    for (const path of ['', 'new.json', 'a/b/new.json', 'old.json', join(folders.temp, 'm.json')]) {
      expect(check(folders, { manifest: path })).toEqual([]);
    }
  });

  test('must not be a folder', async () => {
    const folders = await makeFolders();
    await mkdir(join(folders.workspace, 'folder'));
    for (const path of ['folder', '.', 'folder/']) {
      expect(check(folders, { manifest: path })).toEqual([
        expect.stringMatching(/^`manifest` must be a file, and a folder/),
      ]);
    }
  });

  test('must not be below a file', async () => {
    const folders = await makeFolders();
    await writeFile(join(folders.workspace, 'file'), '');
    for (const path of ['file/m.json', 'file/a/b/m.json']) {
      expect(check(folders, { manifest: path })).toEqual([
        expect.stringMatching(/^`manifest` must be in a folder, and part of its path is a file/),
      ]);
    }
  });

  // Whoever may do everything is refused nothing.
  test.skipIf(process.getuid?.() === 0)('must be in a folder that can be written to', async () => {
    const folders = await makeFolders();
    await mkdir(join(folders.workspace, 'closed'));
    await chmod(join(folders.workspace, 'closed'), 0o500);
    expect(check(folders, { manifest: 'closed/m.json' })).toEqual([
      expect.stringMatching(/^`manifest` must be in a folder that can be written to/),
    ]);
  });
});

describe('a device', () => {
  test.skipIf(process.platform === 'win32')('is no file for a manifest', async () => {
    expect(check(await makeFolders(), { manifest: '/dev/null' })).toEqual([
      expect.stringMatching(/^`manifest` must be a file/),
    ]);
  });
});

test('a workspace that is not there is told once', async () => {
  const folders = await makeFolders();
  const problems = check({ ...folders, workspace: join(folders.workspace, 'gone') }, { manifest: 'm.json' });
  expect(problems).toEqual([expect.stringMatching(/^`working-directory` .*GITHUB_WORKSPACE/)]);
});

test('both are told at once', async () => {
  const folders = await makeFolders();
  const problems = check(folders, { 'working-directory': 'gone', manifest: '.' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['`working-directory`', '`manifest`']);
});
