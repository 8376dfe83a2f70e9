import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LinkGuard } from '../../../src/pipeline/find/link-guard.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

async function makeFolders(): Promise<{ inside: string; outside: string; guard: LinkGuard }> {
  const folder = await realpath(await temporaryFolder());
  const [inside, outside] = [join(folder, 'work'), join(folder, 'work-outside')];
  await mkdir(join(inside, 'deep', 'er'), { recursive: true });
  await mkdir(join(inside, 'other'));
  await mkdir(outside);
  return { inside, outside, guard: new LinkGuard([inside]) };
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
  const guard = new LinkGuard([inside, outside]);
  expect(guard.isFollowed(await link(join(inside, 'out'), outside))).toBe(true);
  expect(guard.outsideLinks).toEqual([]);
});

test.each(['.', '..', '../..'])('a link to a folder that contains it is not followed: %s', async (target) => {
  const { inside, guard } = await makeFolders();
  expect(guard.isFollowed(await link(join(inside, 'deep', 'er', 'up'), target))).toBe(false);
  expect(guard.outsideLinks).toEqual([]);
});

test('a link to nothing, to itself or below a file is not followed', async () => {
  const { inside, guard } = await makeFolders();
  await writeFile(join(inside, 'file'), '');
  for (const [name, target] of Object.entries({ a: 'gone', itself: 'itself', b: 'file/below' }))
    expect(guard.isFollowed(await link(join(inside, name), target)), target).toBe(false);
  expect(guard.outsideLinks).toEqual([]);
});

test('a link below another link is not followed, but the same link is followed by its own path', async () => {
  const { inside, guard } = await makeFolders();
  await link(join(inside, 'alias'), 'other');
  await link(join(inside, 'other', 'go'), '../deep');
  expect(guard.isFollowed(join(inside, 'other', 'go'))).toBe(true);
  expect(guard.isFollowed(join(inside, 'alias', 'go'))).toBe(false);
});
