import { mkdir, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AssetSearch, matchPatterns } from '../../../src/pipeline/find/match-patterns.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../prepare-run.ts';

describe('match patterns', () => {
  /** A workspace for the running test with these files in it. */
  async function workspaceWith(...paths: readonly string[]): Promise<string> {
    const workspace = await temporaryFolder();
    await makeFiles(workspace, ...paths);
    return workspace;
  }

  /** What each pattern matches, relative to the workspace and in order. */
  async function matchesOf(
    workspace: string,
    include: readonly string[],
    overrides: Partial<AssetSearch> = {},
  ): Promise<string[][]> {
    const search = {
      include,
      exclude: [],
      workspace,
      workingDirectory: workspace,
      includeHidden: false,
      neverUpload: [],
      ...overrides,
    };
    const { byPattern } = await matchPatterns(search);
    return byPattern.map((matches) =>
      matches.map(({ absolutePath }) => relative(workspace, absolutePath)).sort(),
    );
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

  describe('a pattern', () => {
    const FILES = [
      'a.png',
      'b.PNG',
      'c.jpg',
      'img/a.png',
      'img/deep/er/a.png',
      'img/deep/b1.txt',
      'x/b2.txt',
    ];

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
    ])('like %s matches these files and no folder', async (pattern, expected) => {
      const workspace = await workspaceWith(...FILES);
      expect(await matchesOfOne(workspace, pattern)).toEqual(expected);
    });

    test.each(['A.png', 'IMG/a.png', 'IMG/*', '[A].png', '*.jPg', '**/A.PNG'])(
      'like %s tells capital letters from small ones, on every system',
      async (pattern) => {
        const workspace = await workspaceWith('a.png', 'img/a.png', 'c.jpg');
        expect(await matchesOfOne(workspace, pattern)).toEqual([]);
      },
    );

    test.each(['img', 'img/', 'i*', '.', './', 'nothing/**', 'nothing.png', '*.nothing'])(
      'like %s, which only folders or nothing match, matches nothing',
      async (pattern) => {
        const workspace = await workspaceWith('img/a.png');
        expect(await matchesOfOne(workspace, pattern)).toEqual([]);
      },
    );

    test.each(['a.png/*', 'a.png/**/*.txt', 'a.png/[b].txt'])(
      'like %s, which looks below a file, matches nothing',
      async (pattern) => {
        const workspace = await workspaceWith('a.png');
        expect(await matchesOfOne(workspace, pattern)).toEqual([]);
      },
    );

    test('may be longer than any file name', async () => {
      const workspace = await workspaceWith('image-007.png');
      const names = Array.from({ length: 100 }, (_, index) => `image-${String(index).padStart(3, '0')}`);
      expect(await matchesOfOne(workspace, `{${names.join(',')}}.png`)).toEqual(['image-007.png']);
    });

    test('may be longer than any path', async () => {
      const workspace = await workspaceWith('images/007.png');
      const names = Array.from(
        { length: 1_000 },
        (_, index) => `images/${String(index).padStart(3, '0')}.png`,
      );
      expect(await matchesOfOne(workspace, `{${names.join(',')}}`)).toEqual(['images/007.png']);
    });

    test('starts in the working directory', async () => {
      const workspace = await workspaceWith('a.png', 'game/a.png', 'game/img/a.png');
      const workingDirectory = join(workspace, 'game');
      expect(await matchesOfOne(workspace, '*.png', { workingDirectory })).toEqual(['game/a.png']);
      expect(await matchesOfOne(workspace, '**', { workingDirectory })).toEqual([
        'game/a.png',
        'game/img/a.png',
      ]);
    });

    test('may lead upwards with ../', async () => {
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

    test('has its matches at its own place, whatever other patterns match', async () => {
      const workspace = await workspaceWith('a.png', 'b.jpg');
      const matches = await matchesOf(workspace, ['*.jpg', '*.gif', '*', 'a.png']);
      expect(matches).toEqual([['b.jpg'], [], ['a.png', 'b.jpg'], ['a.png']]);
    });
  });

  describe('a file named in full', () => {
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
    ])('is taken although there are glob characters in it: %s', async (name) => {
      const decoys = ['level1.json', 'level2.json', 'l/index.html', 'aXb.txt', 'whatX.txt', 'a.txt', 'b.txt'];
      const workspace = await workspaceWith(name, ...decoys, '1.txt', 'ab.txt', 'copy.txt');
      expect(await matchesOfOne(workspace, name)).toEqual([name]);
    });

    test.each([
      ['a*b.txt', ['a*b.txt', 'aXb.txt', 'ab.txt']],
      ['**', ['**', 'aXb.txt', 'ab.txt', 'z/z.txt']],
    ])(
      'with an asterisk in its name does not keep out what the pattern matches: %s',
      async (name, matched) => {
        const workspace = await workspaceWith(name, 'aXb.txt', 'ab.txt', 'z/z.txt');
        expect((await matchesOfOne(workspace, name)).toSorted()).toEqual(matched);
        expect(await matchesOfOne(workspace, '**', { exclude: [name] })).toEqual(
          name === '**' ? [] : ['z/z.txt'],
        );
      },
    );

    test('that does not exist is a pattern again', async () => {
      const workspace = await workspaceWith('level1.json', 'level2.json');
      expect(await matchesOfOne(workspace, 'level[12].json')).toEqual(['level1.json', 'level2.json']);
    });

    test('that is the name of a folder is a pattern again', async () => {
      const workspace = await workspaceWith('[ab]/inside.txt', 'a');
      expect(await matchesOfOne(workspace, '[ab]')).toEqual(['a']);
    });

    test('is found by its absolute path too', async () => {
      const workspace = await workspaceWith('level[12].json', 'level1.json');
      const pattern = `${workspace}/level[12].json`;
      expect(await matchesOfOne(workspace, pattern)).toEqual(['level[12].json']);
    });
  });

  describe('an exclusion', () => {
    const FILES = ['a.map', 'a.js', 'src/a.map', 'src/a.js', 'src/deep/b.js', 'src/.cache/x.js'];

    test.each([
      ['a.js', ['a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
      ['**/*.map', ['a.js', 'src/.cache/x.js', 'src/a.js', 'src/deep/b.js']],
      ['*.map', ['a.js', 'src/.cache/x.js', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
      ['src', ['a.js', 'a.map']],
      ['src/', ['a.js', 'a.map']],
      ['src/**', ['a.js', 'a.map']],
      ['**/deep', ['a.js', 'a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map']],
      ['src/{deep,.cache}', ['a.js', 'a.map', 'src/a.js', 'src/a.map']],
      ['**/.*', ['a.js', 'a.map', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
      ['src/*', ['a.js', 'a.map']],
      ['A.JS', [...FILES].sort()],
      ['nothing', [...FILES].sort()],
      ['**', []],
    ])('!%s leaves out files, and folders with all that is in them', async (pattern, expected) => {
      const workspace = await workspaceWith(...FILES);
      const search = { exclude: [pattern], includeHidden: true };
      expect(await matchesOfOne(workspace, '**', search)).toEqual(expected);
    });

    test('holds for every pattern', async () => {
      const workspace = await workspaceWith('a.js', 'b.js', 'src/b.js');
      const search = { exclude: ['**/b.js'] };
      expect(await matchesOf(workspace, ['*.js', 'src/*', 'b.js'], search)).toEqual([['a.js'], [], []]);
    });

    test('has dot files in its wildcards, whether or not they are searched', async () => {
      const workspace = await workspaceWith('.env', 'a.js');
      expect(await matchesOfOne(workspace, '.env', { exclude: ['*'] })).toEqual([]);
    });

    test('may be absolute', async () => {
      const workspace = await workspaceWith('a.js', 'src/b.js');
      expect(await matchesOfOne(workspace, '**', { exclude: [join(workspace, 'src')] })).toEqual(['a.js']);
    });

    test('may lead upwards with ../', async () => {
      const workspace = await workspaceWith('game/a.js', 'shared/b.js', 'shared/c.js');
      const search = { workingDirectory: join(workspace, 'game'), exclude: ['../shared/b.js'] };
      expect(await matchesOfOne(workspace, '../**', search)).toEqual(['game/a.js', 'shared/c.js']);
    });

    test.each(['level[1].json', 'level[12].json', '{a,b}.json', 'what?.json'])(
      'of a file named in full leaves out that file: %s',
      async (name) => {
        const workspace = await workspaceWith(name, 'z.json');
        expect(await matchesOfOne(workspace, '*.json', { exclude: [name] })).toEqual(['z.json']);
      },
    );

    test('takes characters like ! and # at the start of a name as they stand', async () => {
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

    test('is matched by wildcards where hidden files are included', async () => {
      const workspace = await workspaceWith(...FILES);
      const search = { includeHidden: true };
      expect(await matchesOfOne(workspace, '**', search)).toEqual([...FILES].sort());
      expect(await matchesOfOne(workspace, '*', search)).toEqual(['.env', 'a.txt']);
      expect(await matchesOfOne(workspace, 'c/*', search)).toEqual(['c/.d', 'c/e.txt']);
    });

    test.each([
      ['.env', ['.env']],
      ['c/.d', ['c/.d']],
      ['.well-known/b.txt', ['.well-known/b.txt']],
      ['.well-known/*', ['.well-known/b.txt']],
      ['{.env,a.txt}', ['.env', 'a.txt']],
      ['**/.d', ['c/.d']],
      ['.e*', ['.env']],
    ])('is matched where its dot is named: %s', async (pattern, expected) => {
      const workspace = await workspaceWith(...FILES);
      expect(await matchesOfOne(workspace, pattern)).toEqual(expected);
    });
  });

  describe('.git', () => {
    const FILES = [
      'a.txt',
      '.git/config',
      '.git/refs/heads/main',
      'module/.git',
      'module/b.txt',
      'sub/.git/c',
    ];

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
    ])('is never searched by %s, from a working directory beside or below it', async (pattern) => {
      const workspace = await workspaceWith(...FILES);
      const search = { workingDirectory: join(workspace, 'module'), includeHidden: true };
      const matches = await matchesOfOne(workspace, pattern, search);
      expect(matches.filter((path) => path.split('/').includes('.git'))).toEqual([]);
    });

    test('is never searched by an absolute pattern', async () => {
      const workspace = await workspaceWith(...FILES);
      const matches = await matchesOfOne(workspace, `${workspace}/**`, { includeHidden: true });
      expect(matches).toEqual(['a.txt', 'module/b.txt']);
    });

    test.each(['{.git,module}/**', '[.]git/**', 'sub/{.git,x}/**', '../*/.g[i]t/**', '**'])(
      'is not even looked into for %s: neither its links nor its folders are told of',
      async (pattern) => {
        const workspace = await workspaceWith(...FILES);
        const workingDirectory = pattern.startsWith('../') ? join(workspace, 'module') : workspace;
        for (const folder of ['.git/refs', 'sub/.git']) {
          await mkdir(join(workspace, folder), { recursive: true });
          await symlink(await temporaryFolder(), join(workspace, folder, 'out'));
        }
        const search = {
          include: [pattern],
          exclude: [],
          workspace,
          workingDirectory,
          includeHidden: true,
          neverUpload: [],
        };
        expect(await matchPatterns(search)).toMatchObject({ outsideLinks: [], unreadable: new Map() });
      },
    );

    test('is searched where a working directory lies in it', async () => {
      const workspace = await workspaceWith(...FILES);
      const search = { workingDirectory: join(workspace, '.git'), includeHidden: true };
      expect(await matchesOfOne(workspace, '**', search)).toEqual(['.git/config', '.git/refs/heads/main']);
    });

    test('is searched by a pattern that names it', async () => {
      const workspace = await workspaceWith(...FILES);
      expect(await matchesOfOne(workspace, '.git/config')).toEqual(['.git/config']);
      expect(await matchesOfOne(workspace, '.git/**')).toEqual(['.git/config', '.git/refs/heads/main']);
      expect(await matchesOfOne(workspace, 'module/.git')).toEqual(['module/.git']);
    });

    test('is searched by that pattern only', async () => {
      const workspace = await workspaceWith(...FILES);
      const matches = await matchesOf(workspace, ['.git/config', '**'], { includeHidden: true });
      expect(matches).toEqual([['.git/config'], ['a.txt', 'module/b.txt']]);
    });

    test('is no other name that begins like it', async () => {
      const workspace = await workspaceWith('.gitignore', '.github/x.yml', 'a.git/b', '.gitattributes');
      const matches = await matchesOfOne(workspace, '**', { includeHidden: true });
      expect(matches).toEqual(['.gitattributes', '.github/x.yml', '.gitignore', 'a.git/b']);
    });
  });

  describe('a symbolic link', () => {
    test('is told from a file', async () => {
      const workspace = await workspaceWith('file.txt');
      await symlink('file.txt', join(workspace, 'link.txt'));
      const { byPattern } = await matchPatterns({
        include: ['*'],
        exclude: [],
        workspace,
        workingDirectory: workspace,
        includeHidden: false,
        neverUpload: [],
      });
      const links = byPattern
        .flat()
        .map(({ absolutePath, isLink }) => [relative(workspace, absolutePath), isLink]);
      expect(Object.fromEntries(links)).toEqual({ 'file.txt': false, 'link.txt': true });
    });

    test('to the folder that it is in does not keep the search from ending', async () => {
      const workspace = await workspaceWith('a.txt', 'deep/b.txt');
      await mkdir(join(workspace, 'deep', 'er'));
      await symlink('..', join(workspace, 'deep', 'up'));
      await symlink('.', join(workspace, 'deep', 'er', 'here'));
      const matches = await matchesOfOne(workspace, '**/*.txt');
      expect(matches).toEqual(['a.txt', 'deep/b.txt']);
    });
  });
});

describe('match patterns names', () => {
  /** What a pattern matches in a folder, relative to it and in order. */
  async function matchesOf(
    folder: string,
    pattern: string,
    exclude: readonly string[] = [],
  ): Promise<string[]> {
    const search = { include: [pattern], exclude, workspace: folder, workingDirectory: folder };
    const { byPattern } = await matchPatterns({ ...search, includeHidden: false, neverUpload: [] });
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
});
