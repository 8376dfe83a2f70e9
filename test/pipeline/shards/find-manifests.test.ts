import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findManifests } from '../../../src/pipeline/shards/find-manifests.ts';
import { toSlashes } from '../../../src/support/paths.ts';
import { makePipe, needsNames, symlink } from '../../doubles/conditions.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

async function folderWith(...paths: readonly string[]): Promise<string> {
  needsNames(paths);
  const folder = await temporaryFolder();
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '{}');
  }
  return folder;
}

const find = (patterns: Parameters<typeof findManifests>[0], folder: string) =>
  findManifests(patterns, folder, new AbortController().signal);

/** Returns paths relative to the folder. */
async function found(folder: string, include: readonly string[], exclude: readonly string[] = []) {
  const { paths, unmatched } = await find({ include, exclude }, folder);
  return { paths: paths.map((path) => toSlashes(relative(folder, path))), unmatched };
}

describe('manifests are found', () => {
  test('by paths and patterns, each once and sorted by path', async () => {
    const folder = await folderWith('b/1.json', 'a/2.json', 'c.json', 'c.txt');
    expect(await found(folder, ['c.json', '*/*.json', 'a/2.json', '**/*.json'])).toEqual({
      paths: ['a/2.json', 'b/1.json', 'c.json'],
      unmatched: [],
    });
  });

  test('outside the workspace', async () => {
    const [folder, workspace] = [await folderWith('m-1/m.json', 'm-2/m.json'), await temporaryFolder()];
    for (const pattern of [`${folder}/*/*.json`, `${relative(workspace, folder)}/**/m.json`]) {
      const { paths } = await find({ include: [pattern], exclude: [] }, workspace);
      expect(paths).toEqual([join(folder, 'm-1/m.json'), join(folder, 'm-2/m.json')]);
    }
  });

  test('if their names start with a dot', async () => {
    expect((await found(await folderWith('.temp/.m.json'), ['**/*.json'])).paths).toEqual(['.temp/.m.json']);
  });

  test('by names with glob characters', async () => {
    const folder = await folderWith('m[1].json', 'm1.json', 'm{2}.json');
    const paths = ['m[1].json', 'm{2}.json'];
    expect(await found(folder, paths)).toEqual({ paths, unmatched: [] });
  });

  test.skipIf(process.platform === 'win32')('by a pattern that is also the name of a file', async () => {
    const folder = await folderWith('*.json', 'a.json');
    expect((await found(folder, ['*.json'])).paths).toEqual(['*.json', 'a.json']);
  });
});

describe('an exclusion', () => {
  test.each([
    ['a file', 'a/1.json'],
    ['a pattern', 'a/*.json'],
    ['a pattern for any depth', '**/1.json'],
    ['a folder', 'a'],
    ['a folder with a slash', 'a/'],
    ['a name at any depth', '1.json'],
    ['a pattern for names at any depth', '1.*'],
  ])('may be %s', async (_, exclude) => {
    const folder = await folderWith('a/1.json', 'b/2.json');
    expect((await found(folder, ['*/*.json'], [exclude])).paths).toEqual(['b/2.json']);
  });

  test('also applies to files that are named in full', async () => {
    const folder = await folderWith('a/1.json', 'b/2.json');
    expect(await found(folder, ['a/1.json', 'b/2.json'], ['**/1.json'])).toEqual({
      paths: ['b/2.json'],
      unmatched: ['a/1.json'],
    });
  });

  test('may be a name with glob characters', async () => {
    const folder = await folderWith('m[1].json', 'm1.json');
    expect((await found(folder, ['*.json'], ['m[1].json'])).paths).toEqual(['m1.json']);
  });

  test('may be outside the workspace', async () => {
    const [folder, workspace] = [await folderWith('m/1.json', 'm/old.json'), await temporaryFolder()];
    const byPath = relative(workspace, `${folder}/m/old.json`);
    for (const exclude of ['**/old.json', `${folder}/*/old.json`, byPath]) {
      const search = { include: [`${folder}/*/*.json`], exclude: [exclude] };
      expect((await find(search, workspace)).paths).toEqual([join(folder, 'm/1.json')]);
    }
    const notFromRoot = { include: [`${folder}/m/*`], exclude: [`${folder.slice(1)}/m/old.json`] };
    expect((await find(notFromRoot, workspace)).paths).toHaveLength(2);
  });
});

describe('a pattern without a match', () => {
  test('may be a missing file or folder, or too long for a path', async () => {
    const folder = await folderWith('a/1.json');
    const patterns = ['b.json', 'b', '**/*.txt', 'a/1.json/x', 'x'.repeat(5_000)];
    expect(await found(folder, patterns)).toEqual({ paths: [], unmatched: patterns });
  });

  test('does not affect other patterns', async () => {
    const folder = await folderWith('a/1.json');
    expect(await found(folder, ['b/*.json', 'a/*.json'])).toEqual({
      paths: ['a/1.json'],
      unmatched: ['b/*.json'],
    });
  });
});

test('of a folder, the *.json files are found', async () => {
  const folder = await folderWith(
    'parts [1]/m.json',
    'parts [1]/deep/n.json',
    'parts [1]/log.txt',
    'parts 1/x.json',
  );
  const paths = ['parts [1]/deep/n.json', 'parts [1]/m.json'];
  for (const pattern of ['parts [1]', 'parts [1]/', 'parts [1]/**', 'parts [1]/**/*.json', '* [[]*'])
    expect((await found(folder, [pattern])).paths, pattern).toEqual(paths);
  expect((await found(folder, ['parts [1]/*.json', 'parts [1]/*.txt'])).paths).toEqual([
    'parts [1]/log.txt',
    'parts [1]/m.json',
  ]);
});

test.skipIf(process.platform === 'win32')('named pipes and links to nothing are reported', async () => {
  const folder = await folderWith('a.json');
  makePipe(join(folder, 'pipe.json'));
  await symlink(join(folder, 'nothing'), join(folder, 'link.json'));
  const { paths, unusable } = await find({ include: ['*.json', 'pipe.json'], exclude: [] }, folder);
  expect(paths).toEqual([join(folder, 'a.json')]);
  expect([...unusable.values()].sort()).toEqual([
    'it is a symbolic link to nothing',
    'it is not a regular file',
  ]);
});
