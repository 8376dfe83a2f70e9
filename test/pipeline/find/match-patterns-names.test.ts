import { symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchPatterns } from '../../../src/pipeline/find/match-patterns.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../make-files.ts';

/** What a pattern matches in a folder, relative to it and in order. */
async function matchesOf(
  folder: string,
  pattern: string,
  exclude: readonly string[] = [],
): Promise<string[]> {
  const search = { include: [pattern], exclude, workspace: folder, workingDirectory: folder };
  const { byPattern } = await matchPatterns({ ...search, includeHidden: false, never: [] });
  return byPattern
    .flat()
    .map(({ absolutePath }) => relative(folder, absolutePath))
    .sort();
}

describe('the name of a file', () => {
  test('leaves out that file alone, whatever it would match as a pattern', async () => {
    const folder = await temporaryFolder();
    await makeFiles(folder, 'level[1].json', 'level1.json');
    expect(await matchesOf(folder, '*', ['level[1].json'])).toEqual(['level1.json']);
  });

  test('is that of a link to nothing, too', async () => {
    const folder = await temporaryFolder();
    await symlink('gone', join(folder, 'level[1].json'));
    expect(await matchesOf(folder, 'level[1].json')).toEqual(['level[1].json']);
  });

  // There it separates folders.
  test.skipIf(process.platform === 'win32')('may be told by backslashes from a wildcard', async () => {
    const folder = await temporaryFolder();
    await makeFiles(folder, 'a*b.txt', 'axb.txt');
    expect(await matchesOf(folder, 'a\\*b.txt')).toEqual(['a*b.txt']);
  });
});

test('a folder behind a link is searched to its depth', async () => {
  const folder = await temporaryFolder();
  await makeFiles(folder, 'real/one/two/three.txt', 'search/here/a.txt');
  await symlink('../../real', join(folder, 'search', 'here', 'link'));
  expect(await matchesOf(folder, 'search/**/*.txt')).toEqual([
    'search/here/a.txt',
    'search/here/link/one/two/three.txt',
  ]);
});
