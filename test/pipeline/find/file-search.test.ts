import promises, { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import v8 from 'node:v8';
import { describe, expect, test } from 'vitest';
import { FileSearch } from '../../../src/pipeline/find/file-search.ts';
import { FolderReader } from '../../../src/pipeline/find/folder-reader.ts';
import { SearchArea } from '../../../src/pipeline/find/search-area.ts';
import { toSlashes } from '../../../src/support/paths.ts';
import { CAN, symlink } from '../../doubles/conditions.ts';
import { replaceBuiltin, temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../prepare-run.ts';

interface Overrides {
  readonly workingDirectory?: string;
  readonly exclude?: readonly string[];
  readonly includeHidden?: boolean;
}

function searchFor(
  workspace: string,
  patterns: string | readonly string[],
  { workingDirectory = workspace, exclude = [], includeHidden = false }: Overrides = {},
) {
  const area = new SearchArea(workspace, workingDirectory);
  const reader = new FolderReader(area);
  const include = [patterns].flat();
  const { signal } = new AbortController();
  const search = new FileSearch({
    include,
    exclude,
    workingDirectory,
    includeHidden,
    area,
    reader,
    signal,
  });
  return { search, area, unusable: reader.unusable };
}

async function workspaceWith(...paths: readonly string[]): Promise<string> {
  const workspace = await temporaryFolder();
  await makeFiles(workspace, ...paths);
  return workspace;
}

/** The matches of each pattern, sorted and relative to the workspace. */
async function matchesOf(
  workspace: string,
  patterns: readonly string[],
  overrides?: Overrides,
): Promise<string[][]> {
  const byPattern: string[][] = [];
  for (const pattern of patterns) {
    const files = await searchFor(workspace, pattern, overrides).search.run();
    byPattern.push(files.map(({ path }) => toSlashes(relative(workspace, path))).sort());
  }
  return byPattern;
}

async function matchesOfOne(
  workspace: string,
  pattern: string,
  overrides: Overrides = {},
): Promise<string[]> {
  const matches = await matchesOf(workspace, [pattern], overrides);
  expect(matches).toHaveLength(1);
  return matches.flat();
}

/** The matches of a pattern in a workspace with these files. */
async function matchesIn(
  files: readonly string[],
  pattern: string,
  overrides?: Overrides,
): Promise<string[]> {
  return matchesOfOne(await workspaceWith(...files), pattern, overrides);
}

describe('a pattern', () => {
  const FILES = ['a.png', 'b.PNG', 'c.jpg', 'img/a.png', 'img/deep/er/a.png', 'img/deep/b1.txt', 'x/b2.txt'];

  test.each([
    ['*', [...FILES].sort()],
    ['*.*', ['a.png', 'b.PNG', 'c.jpg']],
    ['*.png', ['a.png']],
    ['**', [...FILES].sort()],
    ['**/*', [...FILES].sort()],
    ['**/*.png', ['a.png', 'img/a.png', 'img/deep/er/a.png']],
    ['img/**', ['img/a.png', 'img/deep/b1.txt', 'img/deep/er/a.png']],
    ['img/**/*.png', ['img/a.png', 'img/deep/er/a.png']],
    ['**/deep/**', ['img/deep/b1.txt', 'img/deep/er/a.png']],
    ['img/*', ['img/a.png', 'img/deep/b1.txt', 'img/deep/er/a.png']],
    ['img/*/', ['img/deep/b1.txt', 'img/deep/er/a.png']],
    ['i*', ['img/a.png', 'img/deep/b1.txt', 'img/deep/er/a.png']],
    ['{x,none}', ['x/b2.txt']],
    ['**/deep', ['img/deep/b1.txt', 'img/deep/er/a.png']],
    ['*/a.png', ['img/a.png']],
    ['*.{png,jpg}', ['a.png', 'c.jpg']],
    ['{a.png,img/{a.png,deep/*.*}}', ['a.png', 'img/a.png', 'img/deep/b1.txt']],
    ['[ac].*', ['a.png', 'c.jpg']],
    ['[a-b].*', ['a.png', 'b.PNG']],
    ['[!a].*', ['b.PNG', 'c.jpg']],
    ['**/b[12].txt', ['img/deep/b1.txt', 'x/b2.txt']],
    ['**/b?.txt', ['img/deep/b1.txt', 'x/b2.txt']],
    ['img/a.png', ['img/a.png']],
    ['img//a.png', ['img/a.png']],
    ['img/./a.png', ['img/a.png']],
    ['.', [...FILES].sort()],
    ['img', ['img/a.png', 'img/deep/b1.txt', 'img/deep/er/a.png']],
    ['img/deep/', ['img/deep/b1.txt', 'img/deep/er/a.png']],
  ])('%s matches these files', async (pattern, expected) => {
    expect(await matchesIn(FILES, pattern)).toEqual(expected);
  });

  describe.each([
    ['which differs in case after a wildcard', ['*.jPg', '**/A.PNG']],
    ['which nothing matches', ['nothing/**', 'nothing.png', '*.nothing']],
    ['which searches below a file', ['a.png/*', 'a.png/**/*.txt', 'a.png/[b].txt']],
  ])('%s', (_, patterns) => {
    test.each(patterns)('matches nothing on every system: %s', async (pattern) => {
      expect(await matchesIn(['a.png', 'img/a.png', 'c.jpg'], pattern)).toEqual([]);
    });
  });

  test.runIf(CAN.distinguishCase).each(['A.png', 'IMG/a.png', 'IMG/*', '[A].png'])(
    'which differs in case matches nothing: %s',
    async (pattern) => {
      expect(await matchesIn(['a.png', 'img/a.png'], pattern)).toEqual([]);
    },
  );

  test.each([
    ['file name', 100, 'image-', '', '.png'],
    ['path', 1_000, 'images/', '.png', ''],
  ])('may be longer than any %s', async (_, count, start, end, afterAll) => {
    const names = Array.from({ length: count }, (_, index) => start + String(index).padStart(3, '0') + end);
    const file = `${start}007.png`;
    expect(await matchesIn([file], `{${names.join(',')}}${afterAll}`)).toEqual([file]);
  });

  test('has its own list of matches, even if other patterns match the same files', async () => {
    const workspace = await workspaceWith('a.png', 'b.jpg');
    const matches = await matchesOf(workspace, ['*.jpg', '*.gif', '*', 'a.png']);
    expect(matches).toEqual([['b.jpg'], [], ['a.png', 'b.jpg'], ['a.png']]);
  });
});

describe('the name of a file', () => {
  test.each([
    'level[1].json',
    'level[12].json',
    '[locale]/index.html',
    '{a,b}.txt',
    '{1..3}.txt',
    '(copy).txt',
    '@(a|b).txt',
    '+(a).txt',
    'a\\b.txt',
    'a[.txt',
    'a].txt',
  ])('may have glob characters: %s', async (name) => {
    const decoys = ['level1.json', 'level2.json', 'l/index.html', 'aXb.txt', 'whatX.txt', 'a.txt', 'b.txt'];
    const workspace = await workspaceWith(name, ...decoys, '1.txt', 'ab.txt', 'copy.txt');
    expect(await matchesOfOne(workspace, name)).toEqual([name]);
  });

  test.each([
    ['a*b.txt', ['a*b.txt', 'aXb.txt', 'ab.txt']],
    ['a?b.txt', ['a?b.txt', 'aXb.txt']],
    ['**', ['**', 'aXb.txt', 'ab.txt', 'z/z.txt']],
  ])('with an asterisk or a question mark is also a pattern: %s', async (name, matched) => {
    const workspace = await workspaceWith(name, 'aXb.txt', 'ab.txt', 'z/z.txt');
    expect((await matchesOfOne(workspace, name)).toSorted()).toEqual(matched);
    expect(await matchesOfOne(workspace, '**', { exclude: [name] })).toEqual(
      ['aXb.txt', 'ab.txt', 'z/z.txt'].filter((path) => !matched.includes(path)),
    );
  });
});

describe('an exclusion', () => {
  const FILES = ['a.map', 'a.js', 'src/a.map', 'src/a.js', 'src/deep/b.js', 'src/.cache/x.js'];

  test.each([
    // Without a /, at any depth.
    ['a.js', ['a.map', 'src/.cache/x.js', 'src/a.map', 'src/deep/b.js']],
    ['*.map', ['a.js', 'src/.cache/x.js', 'src/a.js', 'src/deep/b.js']],
    ['deep', ['a.js', 'a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map']],
    ['.*', ['a.js', 'a.map', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
    ['{deep,.cache}', ['a.js', 'a.map', 'src/a.js', 'src/a.map']],
    ['deep/', ['a.js', 'a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map']],
    ['a.js/', [...FILES].sort()],
    // With a /, only there.
    ['./a.js', ['a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
    ['deep/**', [...FILES].sort()],
    ['src/*/', ['a.js', 'a.map', 'src/a.js', 'src/a.map']],
    ['**/*.map', ['a.js', 'src/.cache/x.js', 'src/a.js', 'src/deep/b.js']],
    ['src', ['a.js', 'a.map']],
    ['src/', ['a.js', 'a.map']],
    ['src/**', ['a.js', 'a.map']],
    ['**/deep', ['a.js', 'a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map']],
    ['src/{deep,.cache}', ['a.js', 'a.map', 'src/a.js', 'src/a.map']],
    ['**/.*', ['a.js', 'a.map', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
    ['src/*', ['a.js', 'a.map']],
    ['[A-B].JS', [...FILES].sort()],
    ['nothing', [...FILES].sort()],
    ['**', []],
  ])('!%s leaves out files, and folders with their contents', async (pattern, expected) => {
    const workspace = await workspaceWith(...FILES);
    const overrides = { exclude: [pattern], includeHidden: true };
    expect(await matchesOfOne(workspace, '**', overrides)).toEqual(expected);
  });

  test('counts as used if it excludes a file, a folder or a link, also together with others', async () => {
    const workspace = await workspaceWith(...FILES);
    await symlink('src', join(workspace, 'link'));
    const exclude = ['*.mpa', '*.map', 'a.map', 'deep', 'link', 'nothing/**', '.cache'];
    const { search } = searchFor(workspace, '**', { exclude });
    const { unmatched, unusedExclusions } = search.idleLines(await search.run());
    expect(unmatched).toEqual(['!nothing/**']);
    expect(unusedExclusions).toEqual(['!*.mpa', '!.cache']);
  });

  test.each(['level[1].json', 'level[12].json', '{a,b}.json', 'what?.json'])(
    'that is the name of a file leaves out that file: %s',
    async (name) => {
      expect(await matchesIn([name, 'z.json'], '*.json', { exclude: [name] })).toEqual(['z.json']);
    },
  );
});

describe('.git', () => {
  const FILES = ['a.txt', '.git/config', '.git/refs/heads/main', 'module/.git', 'module/b.txt', 'sub/.git/c'];

  test.each([
    ...['**', '**/*', '*/*', '.*/*', '.*/**', '{.*,module}/*', '**/config', '**/c', '**/.*', '.g*/config'],
    ...['../**', '../**/*', '../*/*', '../.*/*', '../.*/**', '../.g*/config', '../**/config', '../sub/**'],
  ])('is never searched by %s', async (pattern) => {
    const workspace = await workspaceWith(...FILES);
    const workingDirectory = pattern.startsWith('../') ? join(workspace, 'module') : workspace;
    const matches = await matchesOfOne(workspace, pattern, { workingDirectory, includeHidden: true });
    expect(matches.filter((path) => path.split('/').includes('.git'))).toEqual([]);
  });

  test.each(['{.git,module}/**', '[.]git/**', 'sub/{.git,x}/**', '../*/.g[i]t/**', '**'])(
    'is not read for %s, so its links and folders are not reported',
    async (pattern) => {
      const workspace = await workspaceWith(...FILES);
      const workingDirectory = pattern.startsWith('../') ? join(workspace, 'module') : workspace;
      for (const folder of ['.git/refs', 'sub/.git']) {
        await mkdir(join(workspace, folder), { recursive: true });
        await symlink(await temporaryFolder(), join(workspace, folder, 'out'));
      }
      const overrides = { workingDirectory, includeHidden: true };
      const { search, area, unusable } = searchFor(workspace, pattern, overrides);
      await search.run();
      expect([area.outsideLinks, unusable]).toEqual([new Set(), new Map()]);
    },
  );
});

describe('a search', () => {
  interface Where {
    /** The working directory, relative to the workspace. */
    readonly from?: string;
    readonly without?: readonly string[];
    readonly hidden?: boolean;
  }

  const GAME = ['a.png', 'game/b.png', 'game/img/c.png', 'shared/d.png', 'shared/node_modules/e.png'];
  const DOTS = ['a.txt', '.env', '.well-known/b.txt', 'c/.d', 'c/e.txt'];
  const GIT = ['a.txt', '.git/config', '.git/refs/heads/main', 'module/.git', 'module/b.txt'];
  const ALIKE = ['.gitignore', '.github/x.yml', 'a.git/b', '.gitattributes'];
  const MARKS = ['!a.txt', '#b.txt', 'c.txt'];
  const LEVELS = ['level[1].json', 'level1.json', 'level2.json'];

  test.each<[title: string, files: string[], patterns: string | string[], found: string[], where?: Where]>([
    ['begins in the working directory', GAME, '*.png', ['game/b.png'], { from: 'game' }],
    ['finds all below it', GAME, '**', ['game/b.png', 'game/img/c.png'], { from: 'game' }],
    ['may go up', GAME, '../shared/*.png', ['shared/d.png'], { from: 'game' }],
    ['may go up and down again', GAME, '../**/*.png', GAME, { from: 'game' }],
    ['may be by an absolute path', GAME, '<workspace>/**/b.png', ['game/b.png']],
    ['may be by the absolute path of a file', GAME, '<workspace>/a.png', ['a.png']],
    [
      'applies exclusions to every pattern',
      GAME,
      ['*.png', 'game/*.png', 'a.png'],
      ['a.png'],
      { without: ['b.png'] },
    ],
    ['excludes dot files by wildcards', ['.env', 'a.js'], '.env', [], { without: ['*'] }],
    ['excludes an absolute path', GAME, '*/*.png', ['game/b.png'], { without: ['<workspace>/shared'] }],
    [
      'excludes names without a / above the working directory, too',
      GAME,
      '../**',
      ['a.png', 'game/b.png', 'game/img/c.png'],
      { from: 'game', without: ['node_modules', 'd.*'] },
    ],
    [
      'excludes a path with ../',
      GAME,
      '../*/*.png',
      ['game/b.png'],
      { from: 'game', without: ['../shared/d.png'] },
    ],
    ['excludes a name that begins with !', MARKS, '*', ['#b.txt', 'c.txt'], { without: ['!a.txt'] }],
    ['excludes a name that begins with #', MARKS, '*', ['!a.txt', 'c.txt'], { without: ['#b.txt'] }],
    ['takes a pattern for the name of a file', LEVELS, 'level[1].json', ['level[1].json']],
    ['excludes the file of that name alone', LEVELS, '*', LEVELS.slice(1), { without: ['level[1].json'] }],
    ['takes it for a pattern if there is no such file', LEVELS, 'level[12].json', LEVELS.slice(1)],
    ['takes the name of a folder for it', ['[ab]/x', 'a'], '[ab]', ['[ab]/x']],
    ['takes an absolute name for a file', LEVELS, '<workspace>/level[1].json', ['level[1].json']],
    ['finds no dot files', DOTS, '**', ['a.txt', 'c/e.txt']],
    ['finds no dot files beside others', DOTS, 'c/*', ['c/e.txt']],
    ['finds dot files if they are wanted', DOTS, '**', [...DOTS].sort(), { hidden: true }],
    ['finds dot files of a folder', DOTS, 'c/*', ['c/.d', 'c/e.txt'], { hidden: true }],
    ['finds a dot file by its name', DOTS, ['.env', 'c/.d'], ['.env', 'c/.d']],
    ['finds files in a dot folder by its name', DOTS, '.well-known/*', ['.well-known/b.txt']],
    ['finds a dot file in braces', DOTS, '{.env,a.txt}', ['.env', 'a.txt']],
    ['finds dot files by a pattern with a dot', DOTS, ['**/.d', '.e*'], ['.env', 'c/.d']],
    [
      'finds no .git by an absolute pattern',
      GIT,
      '<workspace>/**',
      ['a.txt', 'module/b.txt'],
      { hidden: true },
    ],
    ['finds .git by its name', GIT, '.git/**', ['.git/config', '.git/refs/heads/main']],
    ['finds a file called .git', GIT, ['.git/config', 'module/.git'], ['.git/config', 'module/.git']],
    ['finds what is in .git from there', GIT, 'c*', ['.git/config'], { from: '.git', hidden: true }],
    ['finds names that begin like .git', ALIKE, '**', [...ALIKE].sort(), { hidden: true }],
  ])('%s', async (_, files, patterns, found, { from = '', without = [], hidden = false } = {}) => {
    const workspace = await workspaceWith(...files);
    const [include = [], exclude = []] = [[patterns].flat(), without].map((list) =>
      list.map((pattern) => pattern.replace('<workspace>', workspace)),
    );
    const workingDirectory = join(workspace, from);
    const byPattern = await matchesOf(workspace, include, {
      workingDirectory,
      exclude,
      includeHidden: hidden,
    });
    expect([...new Set(byPattern.flat())].sort()).toEqual(found);
  });

  test('finds .git only by the pattern that names it', async () => {
    const matches = await matchesOf(await workspaceWith(...GIT), ['.git/config', '**'], {
      includeHidden: true,
    });
    expect(matches).toEqual([['.git/config'], ['a.txt', 'module/b.txt']]);
  });
});

test('the name of a link to nothing means that link', async () => {
  const workspace = await workspaceWith();
  await symlink('gone', join(workspace, 'level[1].json'));
  const { search, unusable } = searchFor(workspace, 'level[1].json');
  await search.run();
  expect([...unusable]).toEqual([[join(workspace, 'level[1].json'), 'it is a symbolic link to nothing']]);
});

// On Windows a backslash separates folders.
test.skipIf(process.platform === 'win32')('a backslash escapes a wildcard', async () => {
  expect(await matchesIn(['a*b.txt', 'axb.txt'], 'a\\*b.txt')).toEqual(['a*b.txt']);
});

test('an excluded link may have glob characters in its name', async () => {
  const workspace = await workspaceWith('a.txt');
  await symlink(await temporaryFolder(), join(workspace, '[out]'));
  expect(await matchesOfOne(workspace, '*', { exclude: ['[out]'] })).toEqual(['a.txt']);
});

test('a folder is read once, even if several patterns search it', async () => {
  const workspace = await workspaceWith('a.txt', 'b/c.txt');
  const folders: unknown[] = [];
  const { readdir } = promises;
  replaceBuiltin(promises, 'readdir', ((...parameters: Parameters<typeof readdir>) => {
    folders.push(parameters[0]);
    return readdir(...parameters);
  }) as typeof readdir);
  await searchFor(workspace, ['**', 'b/*', '**/*.txt']).search.run();
  expect(folders).toEqual([workspace, join(workspace, 'b')]);
});

// Windows has other errors.
test.skipIf(process.platform === 'win32').each([
  ['is too long for a name', `{${'a.txt,'.repeat(50)}b.txt}`],
  ['leads through a link to itself', 'itself/*'],
  ['has a zero byte', '*\0'],
])('a pattern that %s is no problem', async (_, pattern) => {
  const workspace = await workspaceWith('b.txt');
  await symlink('itself', join(workspace, 'itself'));
  const { search, unusable } = searchFor(workspace, pattern);
  await search.run();
  expect([...unusable]).toEqual([]);
});

test('the search saves memory from 10,000 folder entries on', async () => {
  const flags: string[] = [];
  replaceBuiltin(v8, 'setFlagsFromString', (flag) => void flags.push(flag));
  const names = Array.from({ length: 5_000 }, (_, index) => `a/${index}`);
  const workspace = await workspaceWith(...names, 'b/0');
  await searchFor(workspace, '**').search.run();
  expect(flags).toEqual([]);
  await makeFiles(join(workspace, 'b'), ...names.slice(0, 4_996));
  await searchFor(workspace, '**').search.run();
  expect(flags).toEqual([expect.stringContaining('heap'), expect.stringContaining('semi-space')]);
});
