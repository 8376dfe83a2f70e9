import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hintForPattern } from '../../../src/action/upload/pattern-hints.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../../pipeline/prepare-run.ts';

async function hint(
  pattern: string,
  files: readonly string[] = ['a.txt'],
  { includeHidden = false, below = '', exclude = [] as readonly string[] } = {},
): Promise<string | undefined> {
  const workspace = await temporaryFolder();
  await makeFiles(workspace, ...files);
  const workingDirectory = join(workspace, below);
  const patterns = { include: [pattern], exclude };
  return hintForPattern(pattern, { workspace, workingDirectory, includeHidden, patterns });
}

const EMPTY: readonly string[] = [];

test.each<[string, string, RegExp, (readonly string[])?]>([
  ['quotes in the pattern', '"dist/**"', /quotes/],
  ['quotes in the pattern', "'*.png'", /quotes/],
  ['a folder as the pattern', 'img', /write img\/\*\* for/, ['img/a.png']],
  ['a folder as the pattern', 'img/', /write img\/\*\* for/, ['img/a.png']],
  ['commas between patterns', '*.png,*.jpg', /one pattern per line/],
  ['an empty folder', '**', /actions\/checkout/, EMPTY],
  ['a missing folder', 'dist/**', /no folder dist; .*actions\/checkout.*\?$/],
  ['a missing folder', 'game/dist/*.js', /no folder game\/dist;/, ['game/a.txt']],
  ['upper and lower case', 'Dist/**', /no Dist, but there is dist;/, ['dist/a.js']],
  ['upper and lower case', 'img/ball.PNG', /no ball\.PNG, but there is ball\.png;/, ['img/ball.png']],
  ['separators of Windows', 'img\\**\\*.png', /separate .* with \//, ['img/a.png']],
])('suggests as the reason %s: %s', async (_, pattern, expected, files) => {
  expect(await hint(pattern, files)).toMatch(expected);
});

test.each([
  '*.png',
  '*.{png,jpg}',
  'a"b".png',
  'a"b"',
  '"a"b',
  '"a',
  "it's",
  'gone.txt',
  'a\\[1\\].txt',
  '/nowhere/**',
  'a.txt/*',
  '[',
  `{${'long,'.repeat(2_000)}}`,
  '../../**',
  '\n',
])('suggests nothing if no reason is likely: %s', async (pattern) => {
  expect(await hint(pattern)).toBeUndefined();
});

test.each([
  ['**', ['.env']],
  ['**/*.json', ['a.txt', 'data/.level.json']],
  ['data/*', ['data/.level.json']],
])('suggests `include-hidden-files` if only dot files match: %s', async (pattern, files) => {
  expect(await hint(pattern, files)).toMatch(/`include-hidden-files` is true\.$/);
  expect(await hint(pattern, files, { includeHidden: true })).toBeUndefined();
});

test('does not suggest `include-hidden-files` if no dot file matches, nor for .git', async () => {
  expect(await hint('*.json', ['a.txt', '.env'])).toBeUndefined();
  expect(await hint('**', ['.git/config', '.git/hooks/a'])).toBeUndefined();
});

test('suggests to remove the working directory from the pattern', async () => {
  const files = ['examples/game/a.js'];
  const text = await hint('examples/game/**', files, { below: 'examples/game' });
  expect(text).toMatch(/remove examples\/game\//);
});

test('names exclusions that remove all matching files', async () => {
  expect(await hint('*.map', ['a.map'], { exclude: ['**/*.map'] })).toMatch(/exclusions \(!\)/);
  expect(await hint('*.map', ['a.txt'], { exclude: ['**/*.map'] })).toBeUndefined();
});

test.each([
  [4, true],
  [2, false],
  [0, false],
])('searches at most %i folders', async (maxFolders, found) => {
  const workspace = await temporaryFolder();
  await makeFiles(workspace, 'a/b/c/.x');
  const inputs = { workspace, workingDirectory: workspace, includeHidden: false, patterns: undefined };
  expect(hintForPattern('**/*x', inputs, maxFolders) !== undefined).toBe(found);
});

test('suggests nothing if the working directory has gone', () => {
  const gone = '/nowhere/game';
  const patterns = { include: ['*.png'], exclude: [] };
  const search = { workspace: gone, workingDirectory: gone, includeHidden: false, patterns };
  expect(hintForPattern('*.png', search)).toBeUndefined();
});
