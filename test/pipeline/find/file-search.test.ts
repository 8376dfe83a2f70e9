import { promises } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAN } from '../../doubles/conditions.ts';
import { recordCalls } from '../../doubles/environment.ts';
import { foundAssets } from '../prepare-run.ts';
import { describedBy, find, findOnly, makePlaces, pathsOf, type Search } from './find-files.ts';

const PATH = { naming: 'path' } as const;

// What a pattern with a slash means: patterns.test.ts.
describe('a pattern', () => {
  const FILES = ['a.png', 'b.PNG', 'c.jpg', 'img/a.png', 'img/deep/er/a.png', 'img/deep/b1.txt', 'x/b2.txt'];

  test.each([
    ['*', [...FILES].sort()],
    ['*.png', ['a.png']],
    ['**', [...FILES].sort()],
    ['**/*.png', ['a.png', 'img/a.png', 'img/deep/er/a.png']],
    ['{a.png,img/{a.png,deep/*.*}}', ['a.png', 'img/a.png', 'img/deep/b1.txt']],
    ['[!a].*', ['b.PNG', 'c.jpg']],
    ['img//a.png', ['img/a.png']],
    ['img/./a.png', ['img/a.png']],
    ['.', [...FILES].sort()],
    ['img', ['img/a.png', 'img/deep/b1.txt', 'img/deep/er/a.png']],
  ])('%s matches these files', async (pattern, expected) => {
    expect(await findOnly(FILES, pattern)).toEqual(expected);
  });

  test.each([
    ...['nothing/**', 'nothing.png', '*.nothing', 'a.png/*', 'a.png/**/*.txt', 'a.png/[b].txt'],
    // Another case after a wildcard, which is another name on every system.
    ...['*.jPg', '**/A.PNG'],
    ...(CAN.distinguishCase ? ['A.png', 'IMG/a.png', 'IMG/*', '[A].png'] : []),
  ])('matches nothing: %s', async (pattern) => {
    const found = await find(['a.png', 'img/a.png', 'c.jpg'], pattern);
    expect(found).toEqual(foundAssets({ unmatched: [pattern] }));
  });
});

describe('what exists under its very name', () => {
  const DECOYS = ['level1.json', 'level2.json', 'l/index.html', 'aXb.txt', 'a.txt', 'b.txt', 'ab.txt'];

  test.each([
    ...['level[1].json', 'level[12].json', '[locale]/index.html', '(copy).txt', '@(a|b).txt', '+(a).txt'],
    ...['a\\b.txt', 'a[.txt', 'a].txt', '[a]/[b].txt', ...(CAN.nameFreely ? ['a*b.txt'] : [])],
  ])('has no wildcards, in a line that includes, excludes or describes: %s', async (name) => {
    const places = await makePlaces(name, ...DECOYS);
    expect(await findOnly(places, [name, `<workspace>/${name}`])).toEqual([name]);
    for (const exclude of [`./${name}`, ...(/\*/.test(name) ? [] : [name])]) {
      expect(await findOnly(places, '**', { exclude: [exclude] })).toEqual([...DECOYS].sort());
      expect(describedBy(exclude, places.workspace, [...DECOYS, name])).toEqual([name]);
    }
  });

  test('is a pattern where no such name was found', async () => {
    const search = (exclude: string) => findOnly(['a/i.js', 'b/x.js'], '**', { ...PATH, exclude: [exclude] });
    for (const exclude of ['[id].js', 'a/[id].js']) expect(await search(exclude)).toEqual(['b/x.js']);
  });

  test.each([
    ['{[id].js,*.map}', ['[i]/i.js', 'a/i.js', 'b/d.js', 'b/raw/i.js', 'i/x.js']],
    ['**/[id].js', ['[i]/i.js', 'a/c.map', 'a/i.js', 'b/d.js', 'b/raw/i.js', 'i/x.js']],
    // Also by the real path: of a file, and of all in a folder.
    ['[id].js', ['[i]/i.js', 'a/c.map', 'a/i.js', 'b/d.js', 'b/raw/i.js', 'i/x.js']],
    ['[i]/', ['a/[id].js', 'a/c.map', 'a/i.js', 'b/d.js', 'b/link.js', 'i/x.js']],
  ])(
    'is meant by an exclusion at any depth, after its braces and behind links: %s',
    async (exclude, left) => {
      const files = ['a/[id].js', 'a/c.map', 'a/i.js', 'b/d.js', '[i]/i.js', 'i/x.js'];
      const places = await makePlaces(...files, 'b/link.js -> ../a/[id].js', 'b/raw -> ../[i]');
      expect(await findOnly(places, '**', { ...PATH, exclude: [exclude] })).toEqual(left);
    },
  );
});

test('braces are written out over the whole line, in exclusions too; an empty one at the end takes the folder', async () => {
  const names = ['{a,b}.txt', '{1..3}.txt'];
  expect(await findOnly([...names, 'a.txt', '1.txt'], names)).toEqual(['1.txt', 'a.txt']);
  const files = ['dist/index.html', 'dist/en/index.html', 'dist/a.map', 'dist/en/b.map', 'dist/v1/a.js'];
  expect(await findOnly(files, '{,dist/}en/*.map', PATH)).toEqual(['dist/en/b.map']);
  const found = await find(files, 'dist/{index.html,v1,}', PATH);
  expect(found.assets).toHaveLength(files.length);
  expect(found.foldersTaken).toEqual(['dist', 'dist/v1']);
  const rest = await findOnly(files, '**', { ...PATH, exclude: ['dist/{,en}/*.map', '{,dist}/v1'] });
  expect(rest).toEqual(['dist/en/index.html', 'dist/index.html']);
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
    // With a /, only there.
    ['./a.js', ['a.map', 'src/.cache/x.js', 'src/a.js', 'src/a.map', 'src/deep/b.js']],
    ['src', ['a.js', 'a.map']],
    ['nothing', [...FILES].sort()],
    ['**', []],
  ])('!%s leaves out files, and folders with their contents', async (pattern, expected) => {
    const found = await find(FILES, '**', { exclude: [pattern], includeHidden: true });
    expect(pathsOf(found)).toEqual(expected);
  });

  test('counts as used if it excludes a file, a folder or a link, also together with others', async () => {
    const exclude = ['*.mpa', '*.map', 'a.map', 'deep', 'link', 'nothing/**', '.cache'];
    const { unmatched, unusedExclusions } = await find([...FILES, 'link -> src'], '**', { exclude });
    expect(unmatched).toEqual(['!nothing/**']);
    expect(unusedExclusions).toEqual(['!*.mpa', '!.cache']);
  });
});

test.each([
  ...['**', '**/*', '*/*', '.*/*', '.*/**', '{.*,module}/*', '**/config', '**/c', '**/.*', '.g*/config'],
  ...['../**', '../**/*', '../*/*', '../.*/*', '../.*/**', '../.g*/config', '../**/config', '../sub/**'],
  ...['{.git,module}/**', '[.]git/**', 'sub/{.git,x}/**', '../*/.g[i]t/**', '<workspace>/**'],
])('.git is not searched by %s, so its files and links are not reported', async (pattern) => {
  const files = ['a.txt', '.git/config', '.git/refs/heads/main', 'module/.git', 'module/b.txt', 'sub/.git/c'];
  const links = ['.git/refs/out -> ../../../in-not', 'sub/.git/out -> ../../../in-not'];
  const workingDirectory = pattern.startsWith('../') ? 'module' : '';
  const found = await find([...files, ...links], pattern, { workingDirectory, includeHidden: true });
  expect(pathsOf(found).filter((path) => path.split('/').includes('.git'))).toEqual([]);
  expect(found).toMatchObject({ outsideLinks: [], unusable: [] });
});

const GAME = ['a.png', 'game/b.png', 'game/img/c.png', 'shared/d.png', 'shared/node_modules/e.png'];
const ABOVE = ['../a.png', '../shared/d.png', '../shared/node_modules/e.png', 'b.png', 'img/c.png'];
const DOTS = ['a.txt', '.env', '.well-known/b.txt', 'c/.d', 'c/e.txt'];
const GIT = ['a.txt', '.git/config', '.git/refs/heads/main', 'module/.git', 'module/b.txt'];
const ALIKE = ['.gitignore', '.github/x.yml', 'a.git/b', '.gitattributes'];
const MARKS = ['!a.txt', '#b.txt', 'c.txt'];
const IN_GAME = (...exclude: readonly string[]) => ({ workingDirectory: 'game', exclude });
const WITHOUT = (...exclude: readonly string[]) => ({ exclude });
const HIDDEN = { includeHidden: true };

test.each<[title: string, files: string[], patterns: string | string[], found: string[], search?: Search]>([
  ['begins in the working directory', GAME, '*.png', ['b.png'], IN_GAME()],
  ['may go up and down again', GAME, '../**/*.png', ABOVE, IN_GAME()],
  ['may go out and back', ['a.txt'], '../in/*', ['a.txt']],
  ['may be by an absolute path', GAME, '<workspace>/**/b.png', ['game/b.png']],
  ['applies exclusions to all', GAME, ['*.png', 'game/*.png', 'a.png'], ['a.png'], WITHOUT('b.png')],
  ['excludes dot files by wildcards', ['.env', 'a.js'], '.env', [], WITHOUT('*')],
  ['excludes an absolute path', GAME, '*/*.png', ['game/b.png'], WITHOUT('<workspace>/shared')],
  ['excludes names above', GAME, '../**', ['../a.png', ...ABOVE.slice(3)], IN_GAME('node_modules', 'd.*')],
  ['excludes a path with ../', GAME, '../*/*.png', ['b.png'], IN_GAME('../shared/d.png')],
  ['excludes no folder above', GAME, '**', ['b.png', 'img/c.png'], IN_GAME('game', 'g*')],
  ['excludes a name that begins with !', MARKS, '*', ['#b.txt', 'c.txt'], WITHOUT('!a.txt')],
  ['excludes a name that begins with #', MARKS, '*', ['!a.txt', 'c.txt'], WITHOUT('#b.txt')],
  ['takes the name of a folder for it', ['[ab]/x', 'a'], '[ab]', ['[ab]/x']],
  ['takes a backslash for an escape', ['a*b.txt', 'axb.txt'], 'a\\*b.txt', ['a*b.txt']],
  ['finds no dot files', DOTS, '**', ['a.txt', 'c/e.txt']],
  ['finds dot files if they are wanted', DOTS, '**', [...DOTS].sort(), HIDDEN],
  ['finds a dot file by its name', DOTS, ['.env', 'c/.d'], ['.env', 'c/.d']],
  ['finds files in a dot folder by its name', DOTS, '.well-known/*', ['.well-known/b.txt']],
  ['finds a dot file in braces', DOTS, '{.env,a.txt}', ['.env', 'a.txt']],
  ['finds dot files by a pattern with a dot', DOTS, ['**/.d', '.e*'], ['.env', 'c/.d']],
  ['finds .git by its name', GIT, '.git/**', ['.git/config', '.git/refs/heads/main']],
  ['finds only what names .git', GIT, ['.git/c*', '**'], ['.git/config', 'a.txt', 'module/b.txt'], HIDDEN],
  ['finds what is in .git from there', GIT, 'c*', ['config'], { workingDirectory: '.git', ...HIDDEN }],
  ['finds names that begin like .git', ALIKE, '**', [...ALIKE].sort(), HIDDEN],
])('a search %s', async (_, files, patterns, paths, search) => {
  const found = await find(files, patterns, search);
  expect(found).toMatchObject({ outsideLinks: [], unusable: [] });
  expect(pathsOf(found)).toEqual(paths);
});

test('a folder is read once for all patterns that begin in the same one', async () => {
  const places = await makePlaces('a.txt', 'b/c.txt');
  const folders = recordCalls(promises, 'readdir');
  await find(places, ['**', '*/*', '**/*.txt']);
  expect(folders).toEqual([places.workspace, join(places.workspace, 'b')]);
});

// Windows has other errors.
test.skipIf(process.platform === 'win32').each([
  ['is too long for a name', `{${'a.txt,'.repeat(50)}b.txt}`],
  ['leads through a link to itself', 'itself/*'],
  ['has a zero byte', '*\0'],
])('a pattern that %s is no problem', async (_, pattern) => {
  expect(await find(['b.txt', 'itself -> itself'], pattern)).toMatchObject({ unusable: [] });
});
