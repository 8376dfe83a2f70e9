import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderGuard } from '../../../src/pipeline/find/link-guard.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

async function makeFolders(): Promise<{ inside: string; outside: string; guard: FolderGuard }> {
  const folder = await realpath(await temporaryFolder());
  const [inside, outside] = [join(folder, 'work'), join(folder, 'work-outside')];
  await mkdir(join(inside, 'deep', 'er'), { recursive: true });
  await mkdir(join(inside, 'other'));
  await mkdir(outside);
  return { inside, outside, guard: new FolderGuard([inside]) };
}

/** Makes a symbolic link to `target`. */
async function link(path: string, target: string): Promise<string> {
  await symlink(target, path);
  return path;
}

test('a link to a folder within the borders is followed', async () => {
  const { inside, guard } = await makeFolders();
  expect(guard.isFollowed(await link(join(inside, 'deep', 'link'), '../other'))).toBe(true);
  expect(guard.leadingOut).toEqual([]);
});

test('a link that leads out is not followed, and told once', async () => {
  const { inside, outside, guard } = await makeFolders();
  const out = await link(join(inside, 'out'), outside);
  expect([guard.isFollowed(out), guard.isFollowed(out)]).toEqual([false, false]);
  expect(guard.leadingOut).toEqual([out]);
});

test('any of several borders may hold the folder', async () => {
  const { inside, outside } = await makeFolders();
  const guard = new FolderGuard([inside, outside]);
  expect(guard.isFollowed(await link(join(inside, 'out'), outside))).toBe(true);
  expect(guard.leadingOut).toEqual([]);
});

test.each(['.', '..', '../..'])('a link to a folder that it lies in is not followed: %s', async (target) => {
  const { inside, guard } = await makeFolders();
  expect(guard.isFollowed(await link(join(inside, 'deep', 'er', 'up'), target))).toBe(false);
  expect(guard.leadingOut).toEqual([]);
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
  expect(guard.leadingOut).toEqual([]);
});

test('a link that was come to by another link is not followed: it is on its way without that one', async () => {
  const { inside, guard } = await makeFolders();
  await link(join(inside, 'alias'), 'other');
  await link(join(inside, 'other', 'go'), '../deep');
  expect(guard.isFollowed(join(inside, 'other', 'go'))).toBe(true);
  expect(guard.isFollowed(join(inside, 'alias', 'go'))).toBe(false);
});
