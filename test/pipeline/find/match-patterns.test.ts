import promises, { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import v8 from 'node:v8';
import { describe, expect, test } from 'vitest';
import { type AssetSearch, PatternMatcher } from '../../../src/pipeline/find/match-patterns.ts';
import { toSlashes } from '../../../src/support/paths.ts';
import { CAN, symlink } from '../../doubles/conditions.ts';
import { replaceBuiltin, temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../prepare-run.ts';

function matcherFor(workspace: string, overrides: Partial<AssetSearch> = {}): PatternMatcher {
  const folders = { workspace, workingDirectory: workspace };
  const defaults = { include: [], exclude: [], includeHidden: false, neverUpload: [] };
  return new PatternMatcher({ ...defaults, ...folders, ...overrides });
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
  overrides?: Partial<AssetSearch>,
): Promise<string[][]> {
  const matcher = matcherFor(workspace, overrides);
  const byPattern: string[][] = [];
  for (const pattern of patterns) {
    const files = await matcher.match(pattern);
    byPattern.push(files.map(({ path }) => toSlashes(relative(workspace, path))).sort());
  }
  return byPattern;
}

async function matchesOfOne(
  workspace: string,
  pattern: string,
  overrides: Partial<AssetSearch> = {},
): Promise<string[]> {
  const matches = await matchesOf(workspace, [pattern], overrides);
  expect(matches).toHaveLength(1);
  return matches.flat();
}

/** The matches of a pattern in a workspace with these files. */
async function matchesIn(
  files: readonly string[],
  pattern: string,
  overrides?: Partial<AssetSearch>,
): Promise<string[]> {
  return matchesOfOne(await workspaceWith(...files), pattern, overrides);
}

describe('a pattern', () => {
  const FILES = ['a.png', 'b.PNG', 'c.jpg', 'img/a.png', 'img/deep/er/a.png', 'img/deep/b1.txt', 'x/b2.txt'];

  test.each([
    ['*', ['a.png', 'b.PNG', 'c.jpg']],
    ['*.png', ['a.png']],
    ['**', [...FILES].sort()],
    ['**/*', [...FILES].sort()],
    ['**/*.png', ['a.png', 'img/a.png', 'img/deep/er/a.png']],
    ['img/**', ['img/a.png', 'img/deep/b1.txt', 'img/deep/er/a.png']],
    ['img/**/*.png', ['img/a.png', 'img/deep/er/a.png']],
    ['**/deep/**', ['img/deep/b1.txt', 'img/deep/er/a.png']],
    ['img/*', ['img/a.png']],
    ['*/a.png', ['img/a.png']],
    ['*.{png,jpg}', ['a.png', 'c.jpg']],
    ['{a.png,img/{a.png,deep/*}}', ['a.png', 'img/a.png', 'img/deep/b1.txt']],
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
  ])('%s matches these files and no folder', async (pattern, expected) => {
    expect(await matchesIn(FILES, pattern)).toEqual(expected);
  });

  describe.each([
    ['which differs in case after a wildcard', ['*.jPg', '**/A.PNG']],
    ['which only folders match', ['i*', '[i]mg']],
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

  test('is relative to the working directory', async () => {
    const workspace = await workspaceWith('a.png', 'game/a.png', 'game/img/a.png');
    const workingDirectory = join(workspace, 'game');
    expect(await matchesOfOne(workspace, '*.png', { workingDirectory })).toEqual(['game/a.png']);
    expect(await matchesOfOne(workspace, '**', { workingDirectory })).toEqual([
      'game/a.png',
      'game/img/a.png',
    ]);
  });

  test('may lead to a parent folder with ../', async () => {
    const workspace = await workspaceWith('a.png', 'game/b.png', 'shared/c.png');
    const workingDirectory = join(workspace, 'game');
    expect(await matchesOfOne(workspace, '../shared/*', { workingDirectory })).toEqual(['shared/c.png']);
    expect(await matchesOfOne(workspace, '../**/*.png', { workingDirectory })).toEqual([
      'a.png',
      'game/b.png',
      'shared/c.png',
    ]);
  });

  test('may be absolute', async () => {
    const workspace = await workspaceWith('a.png', 'game/b.png');
    expect(await matchesOfOne(workspace, `${workspace}/**/*.png`)).toEqual(['a.png', 'game/b.png']);
    expect(await matchesOfOne(workspace, join(workspace, 'a.png'))).toEqual(['a.png']);
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
    'what?.txt',
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
    ['**', ['**', 'aXb.txt', 'ab.txt', 'z/z.txt']],
  ])('with an asterisk is also a pattern: %s', async (name, matched) => {
    const workspace = await workspaceWith(name, 'aXb.txt', 'ab.txt', 'z/z.txt');
    expect((await matchesOfOne(workspace, name)).toSorted()).toEqual(matched);
    expect(await matchesOfOne(workspace, '**', { exclude: [name] })).toEqual(
      name === '**' ? [] : ['z/z.txt'],
    );
  });

  test('is a pattern if no such file exists', async () => {
    expect(await matchesIn(['level1.json', 'level2.json'], 'level[12].json')).toEqual([
      'level1.json',
      'level2.json',
    ]);
  });

  test('is also a pattern if it is the name of a folder', async () => {
    expect(await matchesIn(['[ab]/inside.txt', 'a'], '[ab]')).toEqual(['[ab]/inside.txt', 'a']);
  });

  test('may be an absolute path', async () => {
    const workspace = await workspaceWith('level[12].json', 'level1.json');
    const pattern = `${workspace}/level[12].json`;
    expect(await matchesOfOne(workspace, pattern)).toEqual(['level[12].json']);
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
    // With a /, only there.
    ['./a.js', ['a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
    ['deep/', [...FILES].sort()],
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

  test('applies to every pattern', async () => {
    const workspace = await workspaceWith('a.js', 'b.js', 'src/b.js');
    const overrides = { exclude: ['**/b.js'] };
    expect(await matchesOf(workspace, ['*.js', 'src/*', 'b.js'], overrides)).toEqual([['a.js'], [], []]);
  });

  test('has wildcards that always match dot files', async () => {
    expect(await matchesIn(['.env', 'a.js'], '.env', { exclude: ['*'] })).toEqual([]);
  });

  test('may be absolute', async () => {
    const workspace = await workspaceWith('a.js', 'src/b.js');
    expect(await matchesOfOne(workspace, '**', { exclude: [join(workspace, 'src')] })).toEqual(['a.js']);
  });

  test('without a / also excludes above the working directory', async () => {
    const workspace = await workspaceWith('game/a.js', 'shared/b.js', 'shared/node_modules/c.js');
    const overrides = { workingDirectory: join(workspace, 'game'), exclude: ['node_modules', 'b.*'] };
    expect(await matchesOfOne(workspace, '../**', overrides)).toEqual(['game/a.js']);
  });

  test('counts as used if it excludes a file, a folder or a link, also together with others', async () => {
    const workspace = await workspaceWith(...FILES);
    await symlink('src', join(workspace, 'link'));
    const exclude = ['*.mpa', '*.map', 'a.map', 'deep', 'link', 'nothing/**', '.cache'];
    const matcher = matcherFor(workspace, { exclude });
    await matcher.match('**');
    expect([...matcher.exclusions.used].sort()).toEqual(['*.map', 'a.map', 'deep', 'link']);
  });

  test('may lead to a parent folder with ../', async () => {
    const workspace = await workspaceWith('game/a.js', 'shared/b.js', 'shared/c.js');
    const overrides = { workingDirectory: join(workspace, 'game'), exclude: ['../shared/b.js'] };
    expect(await matchesOfOne(workspace, '../**', overrides)).toEqual(['game/a.js', 'shared/c.js']);
  });

  test.each(['level[1].json', 'level[12].json', '{a,b}.json', 'what?.json'])(
    'that is the name of a file leaves out that file: %s',
    async (name) => {
      expect(await matchesIn([name, 'z.json'], '*.json', { exclude: [name] })).toEqual(['z.json']);
    },
  );

  test('may be a name that starts with ! or #', async () => {
    const workspace = await workspaceWith('!a.txt', '#b.txt', 'c.txt');
    expect(await matchesOfOne(workspace, '*', { exclude: ['!a.txt'] })).toEqual(['#b.txt', 'c.txt']);
    expect(await matchesOfOne(workspace, '*', { exclude: ['#b.txt'] })).toEqual(['!a.txt', 'c.txt']);
  });
});

describe('a dot file', () => {
  const FILES = ['a.txt', '.env', '.well-known/b.txt', 'c/.d', 'c/e.txt'];

  test('is not matched by wildcards', async () => {
    const workspace = await workspaceWith(...FILES);
    expect(await matchesOfOne(workspace, '**')).toEqual(['a.txt', 'c/e.txt']);
    expect(await matchesOfOne(workspace, '*')).toEqual(['a.txt']);
    expect(await matchesOfOne(workspace, 'c/*')).toEqual(['c/e.txt']);
  });

  test('is matched by wildcards if hidden files are included', async () => {
    const workspace = await workspaceWith(...FILES);
    const overrides = { includeHidden: true };
    expect(await matchesOfOne(workspace, '**', overrides)).toEqual([...FILES].sort());
    expect(await matchesOfOne(workspace, '*', overrides)).toEqual(['.env', 'a.txt']);
    expect(await matchesOfOne(workspace, 'c/*', overrides)).toEqual(['c/.d', 'c/e.txt']);
  });

  test.each([
    ['.env', ['.env']],
    ['c/.d', ['c/.d']],
    ['.well-known/b.txt', ['.well-known/b.txt']],
    ['.well-known/*', ['.well-known/b.txt']],
    ['{.env,a.txt}', ['.env', 'a.txt']],
    ['**/.d', ['c/.d']],
    ['.e*', ['.env']],
  ])('is matched by a pattern with a dot: %s', async (pattern, expected) => {
    expect(await matchesIn(FILES, pattern)).toEqual(expected);
  });
});

describe('.git', () => {
  const FILES = ['a.txt', '.git/config', '.git/refs/heads/main', 'module/.git', 'module/b.txt', 'sub/.git/c'];

  test.each([
    '**',
    '**/*',
    '*/*',
    '.*/*',
    '.*/**',
    '{.*,module}/*',
    '**/config',
    '**/c',
    '**/.*',
    '.g*/config',
  ])('is never searched by %s', async (pattern) => {
    const workspace = await workspaceWith(...FILES);
    const matches = await matchesOfOne(workspace, pattern, { includeHidden: true });
    expect(matches.filter((path) => path.split('/').includes('.git'))).toEqual([]);
  });

  test.each([
    '../**',
    '../**/*',
    '../*/*',
    '../.*/*',
    '../.*/**',
    '../.g*/config',
    '../**/config',
    '../sub/**',
  ])('is never searched by %s from a sibling folder', async (pattern) => {
    const workspace = await workspaceWith(...FILES);
    const overrides = { workingDirectory: join(workspace, 'module'), includeHidden: true };
    const matches = await matchesOfOne(workspace, pattern, overrides);
    expect(matches.filter((path) => path.split('/').includes('.git'))).toEqual([]);
  });

  test('is never searched by an absolute pattern', async () => {
    const workspace = await workspaceWith(...FILES);
    const matches = await matchesOfOne(workspace, `${workspace}/**`, { includeHidden: true });
    expect(matches).toEqual(['a.txt', 'module/b.txt']);
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
      const matcher = matcherFor(workspace, overrides);
      await matcher.match(pattern);
      expect([matcher.outsideLinks, matcher.unusable]).toEqual([new Set(), new Map()]);
    },
  );

  test('is searched if the working directory is in it', async () => {
    const workspace = await workspaceWith(...FILES);
    const overrides = { workingDirectory: join(workspace, '.git'), includeHidden: true };
    expect(await matchesOfOne(workspace, '**', overrides)).toEqual(['.git/config', '.git/refs/heads/main']);
  });

  test('is searched by a pattern that names it', async () => {
    const workspace = await workspaceWith(...FILES);
    expect(await matchesOfOne(workspace, '.git/config')).toEqual(['.git/config']);
    expect(await matchesOfOne(workspace, '.git/**')).toEqual(['.git/config', '.git/refs/heads/main']);
    expect(await matchesOfOne(workspace, 'module/.git')).toEqual(['module/.git']);
  });

  test('is searched only by the pattern that names it', async () => {
    const workspace = await workspaceWith(...FILES);
    const matches = await matchesOf(workspace, ['.git/config', '**'], { includeHidden: true });
    expect(matches).toEqual([['.git/config'], ['a.txt', 'module/b.txt']]);
  });

  test('is not the same as a longer name', async () => {
    const workspace = await workspaceWith('.gitignore', '.github/x.yml', 'a.git/b', '.gitattributes');
    const matches = await matchesOfOne(workspace, '**', { includeHidden: true });
    expect(matches).toEqual(['.gitattributes', '.github/x.yml', '.gitignore', 'a.git/b']);
  });
});

test('the excluded name of a file with glob characters leaves out only that file', async () => {
  const files = ['level[1].json', 'level1.json'];
  expect(await matchesIn(files, '*', { exclude: ['level[1].json'] })).toEqual(['level1.json']);
});

test('the name of a link to nothing means that link', async () => {
  const workspace = await workspaceWith();
  await symlink('gone', join(workspace, 'level[1].json'));
  const matcher = matcherFor(workspace);
  await matcher.match('level[1].json');
  expect([...matcher.unusable]).toEqual([
    [join(workspace, 'level[1].json'), 'it is a symbolic link to nothing'],
  ]);
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
  await matchesOf(workspace, ['**', 'b/*', '**/*.txt']);
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
  const matcher = matcherFor(workspace);
  await matcher.match(pattern);
  expect([...matcher.unusable]).toEqual([]);
});

test('the search saves memory from 10,000 folder entries on', async () => {
  const flags: string[] = [];
  replaceBuiltin(v8, 'setFlagsFromString', (flag) => void flags.push(flag));
  const names = Array.from({ length: 5_000 }, (_, index) => `a/${index}`);
  const workspace = await workspaceWith(...names, 'b/0');
  const matcher = matcherFor(workspace);
  await matcher.match('**');
  expect(flags).toEqual([]);
  await makeFiles(join(workspace, 'b'), ...names.slice(0, 4_996));
  await matcherFor(workspace).match('**');
  expect(flags).toEqual([expect.stringContaining('heap'), expect.stringContaining('semi-space')]);
});
