import { chmod, mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FoundAssets, findAssets } from '../../../src/pipeline/find/find-assets.ts';
import { LinkGuard } from '../../../src/pipeline/find/link-guard.ts';
import type { AssetSearch } from '../../../src/pipeline/find/match-patterns.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';
import { makeFiles } from '../prepare-run.ts';

async function makeFolders(): Promise<{ inside: string; outside: string; guard: LinkGuard }> {
  const folder = await realpath(await temporaryFolder());
  const [inside, outside] = [join(folder, 'work'), join(folder, 'work-outside')];
  await mkdir(join(inside, 'deep', 'er'), { recursive: true });
  await mkdir(join(inside, 'other'));
  await mkdir(outside);
  return { inside, outside, guard: new LinkGuard([inside]) };
}

/** Makes a symbolic link to `target`. */
async function link(path: string, target: string): Promise<string> {
  await symlink(target, path);
  return path;
}

test('a link to a folder within the borders is followed', async () => {
  const { inside, guard } = await makeFolders();
  expect(guard.isFollowed(await link(join(inside, 'deep', 'link'), '../other'))).toBe(true);
  expect(guard.outsideLinks).toEqual([]);
});

test('a link that leads out is not followed, and told once', async () => {
  const { inside, outside, guard } = await makeFolders();
  const out = await link(join(inside, 'out'), outside);
  expect([guard.isFollowed(out), guard.isFollowed(out)]).toEqual([false, false]);
  expect(guard.outsideLinks).toEqual([out]);
});

test('any of several borders may hold the folder', async () => {
  const { inside, outside } = await makeFolders();
  const guard = new LinkGuard([inside, outside]);
  expect(guard.isFollowed(await link(join(inside, 'out'), outside))).toBe(true);
  expect(guard.outsideLinks).toEqual([]);
});

test.each(['.', '..', '../..'])('a link to a folder that it lies in is not followed: %s', async (target) => {
  const { inside, guard } = await makeFolders();
  expect(guard.isFollowed(await link(join(inside, 'deep', 'er', 'up'), target))).toBe(false);
  expect(guard.outsideLinks).toEqual([]);
});

test('a link to nothing, to itself or below a file is not followed', async () => {
  const { inside, guard } = await makeFolders();
  await writeFile(join(inside, 'file'), '');
  for (const target of ['gone', 'nowhere', 'file/below']) {
    const path = await link(
      join(inside, target === 'nowhere' ? target : `to-${target.replace('/', '-')}`),
      target,
    );
    expect(guard.isFollowed(path), target).toBe(false);
  }
  expect(guard.outsideLinks).toEqual([]);
});

test('a link that was come to by another link is not followed: it is on its way without that one', async () => {
  const { inside, guard } = await makeFolders();
  await link(join(inside, 'alias'), 'other');
  await link(join(inside, 'other', 'go'), '../deep');
  expect(guard.isFollowed(join(inside, 'other', 'go'))).toBe(true);
  expect(guard.isFollowed(join(inside, 'alias', 'go'))).toBe(false);
});

async function workspaceWith(...paths: readonly string[]): Promise<string> {
  const workspace = join(await temporaryFolder(), 'inside');
  await mkdir(workspace);
  await makeFiles(workspace, ...paths);
  return workspace;
}

function find(
  workspace: string,
  include: readonly string[],
  search: Partial<AssetSearch> = {},
): Promise<FoundAssets> {
  const defaults = { include, exclude: [], workspace, workingDirectory: workspace, neverUpload: [] };
  return findAssets({ includeHidden: false, ...defaults, ...search }, 'basename', () => 'type/any');
}

describe('what may not be looked at', () => {
  test('is told: a file in a folder that may not be entered', async () => {
    const workspace = await workspaceWith('closed/a.txt', 'b.txt');
    await chmod(join(workspace, 'closed'), 0o444);
    const found = await withoutRoot(workspace, () => find(workspace, ['**']));
    await chmod(join(workspace, 'closed'), 0o700);
    expect(found.assets).toMatchObject([{ path: 'b.txt' }]);
    expect(found.unusable).toEqual([{ path: 'closed/a.txt', why: "it can't be read (EACCES)" }]);
  });

  test('is told: a folder that may not be read, unless excluded', async () => {
    const workspace = await workspaceWith('closed/a.txt', 'b.txt');
    await chmod(join(workspace, 'closed'), 0o000);
    const [found, excluded] = await withoutRoot(workspace, () =>
      Promise.all([find(workspace, ['**']), find(workspace, ['**'], { exclude: ['closed'] })]),
    );
    await chmod(join(workspace, 'closed'), 0o700);
    expect(found).toMatchObject({
      assets: [{ path: 'b.txt' }],
      unusable: [{ path: 'closed', why: "the folder can't be read (EACCES)" }],
    });
    expect(excluded).toMatchObject({ assets: [{ path: 'b.txt' }], unusable: [] });
  });

  test('is told: the folder where the search starts, as the one that it is', async () => {
    const workspace = await workspaceWith('sub/a.txt');
    const workingDirectory = join(workspace, 'sub');
    await chmod(workingDirectory, 0o111);
    const { unusable } = await withoutRoot(workspace, () => find(workspace, ['*'], { workingDirectory }));
    await chmod(workingDirectory, 0o700);
    expect(unusable).toEqual([{ path: '.', why: "the folder can't be read (EACCES)" }]);
  });
});

describe('a link', () => {
  test('with a name of its own to a file that is found as well is an asset of its own', async () => {
    const workspace = await workspaceWith('a.txt');
    await symlink('a.txt', join(workspace, 'b.txt'));
    const { assets } = await find(workspace, ['*']);
    expect(assets.map(({ fileName }) => fileName)).toEqual(['a.txt', 'b.txt']);
  });

  test('that leads out is told in the order of the paths', async () => {
    const workspace = await workspaceWith();
    const outside = dirname(workspace);
    await makeFiles(outside, 'z.txt');
    await symlink(outside, join(workspace, 'folder'));
    for (const name of ['a.txt', 'z.txt']) await symlink(join(outside, 'z.txt'), join(workspace, name));
    const { outsideLinks } = await find(workspace, ['**/*.txt']);
    expect(outsideLinks).toEqual(['a.txt', 'folder', 'z.txt']);
  });
});

test('a file that is never an asset need not be there, nor its folder', async () => {
  const workspace = await workspaceWith('a.txt');
  const { assets } = await find(workspace, ['*'], {
    neverUpload: [join(workspace, 'gone', 'manifest.json')],
  });
  expect(assets).toHaveLength(1);
});
