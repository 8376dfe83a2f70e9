import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatHints, hintForPattern } from '../../../src/action/upload/pattern-hints.ts';
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
  const found = hintForPattern(pattern, { workspace, workingDirectory, includeHidden, patterns });
  return found && formatHints([found]).join(' ');
}

const EMPTY: readonly string[] = [];

test.each<[string, string, RegExp, (readonly string[])?]>([
  ['quotes in the pattern', '"dist/**"', /quotes/],
  ['quotes in the pattern', "'*.png'", /quotes/],
  ['only dot files in a folder', 'img', /matches only dot files/, ['img/.a.png']],
  ['commas between patterns', '*.png,*.jpg', /commas .* one per line: `\*\.png`, `\*\.jpg`$/],
  ['an empty folder', '**', /actions\/checkout/, EMPTY],
  ['a missing folder', 'dist/**', /no folder dist; .*actions\/checkout.*\?$/],
  ['a missing folder', 'game/dist/*.js', /no folder game\/dist;/, ['game/a.txt']],
  ['upper and lower case', 'Dist/**', /no Dist, but there is dist;/, ['dist/a.js']],
  ['upper and lower case', 'img/ball.PNG', /no ball\.PNG, but there is ball\.png;/, ['img/ball.png']],
  ['separators of Windows', 'img\\**\\*.png', /separate .* with \//, ['img/a.png']],
])('suggests as the reason %s: %s', async (_, pattern, expected, files) => {
  expect(await hint(pattern, files)).toMatch(expected);
});

const DIST = ['dist/a.js', 'dist/index.html', 'img/B.PNG'];

test.each<[string, RegExp, ...string[]]>([
  ['- dist/**', /`- ` is part/, 'dist/**'],
  ["- './dist/**'", /`- ` is part/, 'dist/**'],
  ['* dist', /`\* ` is part/, 'dist/**'],
  ['- !dist/*.js', /`- ` is part/, '!dist/*.js'],
  ['- Dits/**', /`- ` is part/, 'dist/**'],
  ["'dist/**'", /quotes are part/, 'dist/**'],
  ['"dist/**",', /quotes are part/, 'dist/**'],
  ['["dist/**", "img/*.png"]', /JSON list/, 'dist/**', 'img/*.png'],
  ['[dist/*.{js,html}, img]', /JSON list/, 'dist/*.{js,html}', 'img/**'],
  ['dist/**,', /commas do not separate/, 'dist/**'],
  ['dist/*.{js,css},img/*', /commas do not separate/, 'dist/*.{js,css}', 'img/*'],
  ['dist/*.xml;img/*.xml', /`;` does not separate/, 'dist/*.xml', 'img/*.xml'],
  ['dist/*.xml|img/*.xml', /`\|` does not separate/, 'dist/*.xml', 'img/*.xml'],
  ['dist/** !dist/*.map', /spaces do not separate/, 'dist/**', '!dist/*.map'],
  ['dist/**  # all', /comment needs a line/, 'dist/**'],
  ['path: dist/**', /`path:` is part/, 'dist/**'],
  ['dist/*.(js|html)', /alternatives in braces/, 'dist/*.{js,html}'],
  ['Dist/*.js', /there is no Dist, but there is dist; upper/, 'dist/*.js'],
  ['dist/Index.html', /but there is index\.html; upper/, 'dist/index.html'],
  ['dits/**', /there is no dits, but there is dist\./, 'dist/**'],
  ['**/Index.html', /there is dist\/index\.html; upper/, '**/index.html'],
  ['dist/INDEX.*', /there is dist\/index\.html; upper/, 'dist/index.*'],
  ['img/*.png', /there is img\/B\.PNG; upper/, 'img/*.PNG'],
  ['DIST', /there is no DIST, but there is dist; upper/, 'dist/**'],
  ['.\\dist\\**', /separate .* with \//, 'dist/**'],
  ['~/dist/**', /home folder/, 'dist/**'],
  ['/dist/**', /root of the disk/, 'dist/**'],
  ['../../dist/**', /leads to the folder above/, 'dist/**'],
  ['D:\\a\\game\\game\\dist\\**', /not at a drive/, 'dist/**'],
  ['c:/game/dist/**', /not at a drive/, 'dist/**'],
  ['$GITHUB_WORKSPACE/dist/**', /variables are not replaced/, 'dist/**'],
  [`\${GITHUB_WORKSPACE}/dist`, /variables are not replaced/, 'dist/**'],
  ['$env:GITHUB_WORKSPACE\\dist\\**', /variables are not replaced/, 'dist/**'],
  ['%GITHUB_WORKSPACE%\\dist\\**', /variables are not replaced/, 'dist/**'],
  [`\${{ github.workspace }}/dist/**`, /variables are not replaced/, 'dist/**'],
  ['$OUT/**', /variables of the shell/, `\${{ env.OUT }}/**`],
  ['%OUT%\\*.js', /variables of the shell/, `\${{ env.OUT }}/*.js`],
])('names the mistake in %s and the lines to write instead', async (pattern, reason, ...lines) => {
  // A file system may not distinguish case.
  const text = (await hint(pattern, DIST)) ?? '';
  if (pattern !== 'DIST') expect(text).toMatch(reason);
  const write = lines.map((line) => `\`${line}\``).join(', ');
  expect(text.endsWith(` Write${lines.length > 1 ? ', one per line' : ''}: ${write}`), text).toBe(true);
});

test('variables of the workspace lead to a pattern that is relative to the working directory', async () => {
  const text = await hint('$GITHUB_WORKSPACE/dist/**', ['dist/a.js', 'game/b.js'], { below: 'game' });
  expect(text).toMatch(/Write: `\.\.\/dist\/\*\*`$/);
});

test('names a JSON list in several lines once', async () => {
  const workspace = await temporaryFolder();
  await makeFiles(workspace, ...DIST);
  const include = ['[', '"dist/**",', '"!dist/*.map"', ']'];
  const search = { workspace, workingDirectory: workspace, includeHidden: false };
  const patterns = { include, exclude: [] };
  const hints = include.flatMap((line) => hintForPattern(line, { ...search, patterns }) ?? []);
  expect(formatHints(hints)).toEqual([
    'Hint: the patterns are not read as a JSON list. Write, one per line: `dist/**`, `!dist/*.map`',
  ]);
});

test.each([
  ...['*.png', '*.{png,jpg}', '[ab]*.png', '[ab]', 'my folder', 'my folder.{a,b}', '-x.png', '@(a|b).png'],
  ...['a"b".png', 'a"b"', '"a"b', '"a', "it's", 'gone.txt', 'a\\[1\\].txt', '/nowhere/**', 'a.txt/*', '['],
  ...[`{${'long,'.repeat(2_000)}}`, 'long,'.repeat(20_000), '../../**', '\n'],
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
