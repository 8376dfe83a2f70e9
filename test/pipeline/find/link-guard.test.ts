import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LinkGuard } from '../../../src/pipeline/find/link-guard.ts';
import { chmod, symlink } from '../../doubles/conditions.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';

async function makeFolders(): Promise<{ inside: string; outside: string; guard: LinkGuard }> {
  const folder = await realpath(await temporaryFolder());
  const [inside, outside] = [join(folder, 'work'), join(folder, 'work-outside')];
  await mkdir(join(inside, 'deep', 'er'), { recursive: true });
  await mkdir(join(inside, 'other'));
  await mkdir(outside);
  return { inside, outside, guard: new LinkGuard([inside], () => false) };
}

/** Returns the path of the new link. */
async function link(path: string, target: string): Promise<string> {
  await symlink(target, path);
  return path;
}

test('a link to a folder inside is followed', async () => {
  const { inside, guard } = await makeFolders();
  expect(guard.isFollowed(await link(join(inside, 'deep', 'link'), '../other'))).toBe(true);
  expect(guard.outsideLinks).toEqual([]);
});

test('a link to a folder outside is not followed, and is reported once', async () => {
  const { inside, outside, guard } = await makeFolders();
  const out = await link(join(inside, 'out'), outside);
  expect([guard.isFollowed(out), guard.isFollowed(out)]).toEqual([false, false]);
  expect(guard.outsideLinks).toEqual([out]);
});

test('a link may lead to any of several allowed folders', async () => {
  const { inside, outside } = await makeFolders();
  const guard = new LinkGuard([inside, outside], () => false);
  expect(guard.isFollowed(await link(join(inside, 'out'), outside))).toBe(true);
  expect(guard.outsideLinks).toEqual([]);
});

test.each(['.', '..', '../..'])(
  'a link to a folder that contains it is not followed, and is reported: %s',
  async (target) => {
    const { inside, guard } = await makeFolders();
    const up = await link(join(inside, 'deep', 'er', 'up'), target);
    expect(guard.isFollowed(up)).toBe(false);
    expect([guard.outsideLinks, guard.parentLinks]).toEqual([[], [up]]);
  },
);

test('a link to nothing, to itself or below a file is not followed', async () => {
  const { inside, guard } = await makeFolders();
  await writeFile(join(inside, 'file'), '');
  for (const [name, target] of Object.entries({ a: 'gone', itself: 'itself', b: 'file/below' }))
    expect(guard.isFollowed(await link(join(inside, name), target)), target).toBe(false);
  expect([guard.outsideLinks, [...guard.unreadable]]).toEqual([[], []]);
});

describe('a link behind another link', () => {
  test('is followed, unless its target is searched under another path anyway', async () => {
    const { inside, guard } = await makeFolders();
    await link(join(inside, 'alias'), 'other');
    await link(join(inside, 'other', 'go'), '../deep');
    const behind = join(inside, 'alias', 'go');
    expect(guard.isFollowed(behind)).toBe(true);
    const searched = new LinkGuard([inside], (folder) => folder === join(inside, 'deep'));
    expect([searched.isFollowed(join(inside, 'other', 'go')), searched.isFollowed(behind)]).toEqual([
      true,
      false,
    ]);
    expect([guard.parentLinks, searched.parentLinks]).toEqual([[], []]);
  });

  test('is not followed to a folder that contains it under the path of the search', async () => {
    const { inside, guard } = await makeFolders();
    await link(join(inside, 'deep', 'go'), '../other');
    await link(join(inside, 'other', 'back'), '../deep');
    const back = join(inside, 'deep', 'go', 'back');
    expect(guard.isFollowed(back)).toBe(false);
    expect(guard.parentLinks).toEqual([back]);
  });

  test('is reported if it leads to its own folder, even if that is searched under another path', async () => {
    const { inside } = await makeFolders();
    await link(join(inside, 'alias'), 'other');
    await link(join(inside, 'other', 'self'), '.');
    const guard = new LinkGuard([inside], () => true);
    expect(guard.isFollowed(join(inside, 'alias', 'self'))).toBe(false);
    expect(guard.parentLinks).toEqual([join(inside, 'alias', 'self')]);
  });

  test('is followed 10,000 times, and reported after that', async () => {
    const { inside, guard } = await makeFolders();
    const numbers = Array.from({ length: 101 }, (_, index) => String(index));
    for (const name of numbers) {
      await link(join(inside, `to-other-${name}`), 'other');
      await link(join(inside, 'other', name), '../deep');
    }
    const links = numbers.flatMap((name) => numbers.map((to) => join(inside, `to-other-${name}`, to)));
    expect(links.slice(0, 10_001).map((path) => guard.isFollowed(path))).toEqual([
      ...Array(10_000).fill(true),
      false,
    ]);
    // Links that are not behind others do not count.
    expect(guard.isFollowed(join(inside, 'to-other-0'))).toBe(true);
    expect([...guard.unreadable]).toEqual([
      [links[10_000], expect.stringContaining('too many links behind links')],
    ]);
  });
});

// Windows has other permissions.
test.skipIf(process.platform === 'win32')('a link that can not be read is reported', async () => {
  const { inside, guard } = await makeFolders();
  const [closed, path] = [join(inside, 'deep'), await link(join(inside, 'link'), 'deep/er')];
  await chmod(closed, 0o000);
  await withoutRoot(inside, () => expect(guard.isFollowed(path)).toBe(false));
  await chmod(closed, 0o700);
  expect([...guard.unreadable]).toEqual([[path, "it can't be read (EACCES)"]]);
});
