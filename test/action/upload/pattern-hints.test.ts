import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  filesOnDisk,
  formatHints,
  hintFinder,
  startFinder,
} from '../../../src/action/upload/pattern-hints.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../../pipeline/prepare-run.ts';

/** A signal without a cancellation. */
const NEVER = new AbortController().signal;

/** @param entries files, and empty folders: `lib/ui/` */
async function makeContext(entries: readonly string[], { includeHidden = false, below = '' } = {}) {
  const workspace = await temporaryFolder();
  const isFolder = (entry: string) => entry.endsWith('/');
  for (const folder of entries.filter(isFolder)) await mkdir(join(workspace, folder), { recursive: true });
  await makeFiles(workspace, ...entries.filter((entry) => !isFolder(entry)));
  return { workspace, workingDirectory: join(workspace, below), includeHidden, patterns: undefined };
}

/** The hints for lines of `assets`, in a workspace with these entries. */
async function hints(include: readonly string[], entries: readonly string[], more = {}): Promise<string[]> {
  const context = await makeContext(entries, more);
  const findHint = hintFinder(context, { found: [], onDisk: await filesOnDisk(context, NEVER) });
  return formatHints(include.map((line) => findHint(line, 'include')));
}

async function hint(line: string, entries: readonly string[] = ['a.txt'], more = {}): Promise<string> {
  return (await hints([line], entries, more)).join('\n');
}

const LIST = /each line is one pattern/;
const FORM = /Unicode has another form of a character in it/;
const START = /patterns start in `working-directory`, have \/ between their parts, and no variables/;
const ORDINARY = /\( \) @ \+ ! and \| are ordinary characters; alternatives stand in braces/;
const CASE = /upper and lower case matter/;
const OTHER = /a name in it is another one on the disk/;
const DASH = /a dash at its beginning is a part of the pattern; ! excludes\.$/;
const EMPTY =
  /^Hint: the folder lib\/ui is empty; is an actions\/checkout step, `submodules: true` in it, or a build step missing before this step\?$/;
const NO_FILE_IN_UI = ['a.txt', 'lib/ui/', 'other/ui/a.png'];

test.each<[string, string, RegExp, (readonly string[])?]>([
  ['an empty workspace', '**', /actions\/checkout/, []],
  ['an empty folder', 'lib/ui/**', EMPTY, NO_FILE_IN_UI],
  ['an empty folder', 'lib/ui', EMPTY, NO_FILE_IN_UI],
  ['an empty folder', 'lib/ui/dist/a.js', EMPTY, NO_FILE_IN_UI],
  ['an empty folder', 'lib/ui/*.png', EMPTY, NO_FILE_IN_UI],
  ['a folder further down', 'dist/**', /further down: a\/b\/dist\/a\.js\.$/, ['a/b/dist/a.js']],
  ['files further down', '*.html', /further down: a\/i\.html\.$/, ['a/i.html', 'b/j.html']],
  ['a missing folder', 'dist/**', /no folder dist; .*actions\/checkout.*\?$/],
  ['a missing folder', 'game/dist/*.js', /no folder game\/dist;/, ['game/a.txt']],
  ['a comment', 'level #1.json', /a part of the pattern: a comment has a line of its own\.$/],
  ['a comment', 'a.txt # the game', /has a line of its own\. Write: `a\.txt`$/],
  ['a variable', '$OUT/**', /nothing fills in such a variable/],
  ['an expression', '{{ matrix.x }}/**', /nothing fills in such a variable or expression/],
  ['a list as text', 'Array', /what a list or an object becomes as text/],
  ['the mark of a list', '• dist/**', /each line is one pattern, without the `.+` of a list\.$/],
  ['the mark of a list', '1. dist/**', /each line is one pattern, without the `.+` of a list\.$/],
  ['a dash', '-a.txt', DASH],
  ['a dash', '-dist/*.map', DASH, ['dist/a.map']],
  ['parentheses that mean all others', 'dist/!(*.map)', ORDINARY, ['dist/a.js', 'dist/a.map']],
  ['a wildcard among alternatives, which is not told', '(**|dist)', /braces, .* of them\.$/, ['dist/a.js']],
  ['a wildcard alone, which is not told', '"**"', /each line is one pattern, without the `.+` of a list\.$/],
  ['only dot files', '**', /`include-hidden-files` is true\.$/, ['.env']],
  ['only dot files', '**/*.json', /`include-hidden-files` is true\.$/, ['a.txt', 'data/.level.json']],
  ['only dot files', 'data', /`include-hidden-files` is true\.$/, ['data/.level.json']],
])('suggests as the reason %s: %s', async (_, pattern, expected, files) => {
  expect(await hint(pattern, files)).toMatch(expected);
});

const DIST = ['dist/a.js', 'dist/index.html', 'img/B.PNG', 'end card.html', '#hash.png', 'e\u0301.png'];
const slips = (reason: RegExp, write: string | string[], ...lines: string[]) =>
  lines.map((line) => [line, reason, [write].flat()] as const);

test.each([
  ...slips(LIST, 'dist/**', '- dist/**', '\u2022 dist/**', '1. dist/**', '\u201cdist/**\u201d', '`dist/**`'),
  ...slips(LIST, 'dist/**', '<dist/**>', "'dist/**'", 'dist/**,', 'assets: dist/**'),
  ...slips(LIST, ['dist/**', 'img/*.PNG'], 'dist/** img/*.PNG', '["dist/**", "img/*.PNG"]'),
  ...slips(LIST, '!dist/*.js', '- !dist/*.js'),
  ...slips(/ the `[\u2014\u25cf\uff0a]` of/, 'dist/**', '\u2014 dist/**', '\u25cf dist/**', '\uff0a dist/**'),
  ...slips(FORM, '!dist/*.js', '\uff01dist/*.js'),
  ...slips(FORM, 'dist/**', 'dist\uff0f**'),
  ...slips(FORM, 'e\u0301.png', '\u00e9.png'),
  ...slips(/an exclusion has a line of its own/, ['dist', '!dist/*.js'], '{dist,!dist/*.js}'),
  ...slips(/an exclusion has a line of its own/, ['dist/*', '!dist/*.js'], 'dist/{*,!*.js}'),
  ...slips(/braces, at least two of them/, 'dist/**', '{dist}/**'),
  ...slips(LIST, ['dist/**', '!*.js'], 'dist/** !*.js !*.map', 'dist/** ! *.js'),
  ...slips(CASE, './#hash.png', '#HASH.png'),
  ...slips(LIST, ['dist/*.{js,html}', 'img'], '[dist/*.{js,html}, img]', 'dist/*.{js,html},img'),
  ...slips(LIST, 'dist/index.html', '* dist/index.html', 'dist/*.css|dist/index.html'),
  ...slips(ORDINARY, 'dist/{a,b}.js', 'dist/(a|b).js', 'dist/@(a|b).js', 'dist/{a|b}.js'),
  ...slips(/invisible characters/, 'dist/**', 'dist\u200b/**'),
  ...slips(/invisible characters/, 'end card.html', 'end\u00a0card.html'),
  ...slips(/a \/ is missing beside the wildcard/, 'dist/*.html', 'dist*.html'),
  ...slips(CASE, 'dist/*.js', 'Dist/*.js', 'DIST/*.JS'),
  ...slips(CASE, '**/index.html', '**/Index.html'),
  ...slips(OTHER, 'dist/**', 'dits/**'),
  ...slips(OTHER, 'dist/index.html', 'dist/indx.html'),
  ...slips(START, 'dist/index.html', 'dist/index.html\\', 'dist\\index.html'),
  ...slips(START, 'dist/**', '~/dist/**', 'D:\\a\\game\\game\\dist\\**', '%GITHUB_WORKSPACE%\\dist\\**'),
  ...slips(START, 'dist', '$GITHUB_WORKSPACE/dist', `\${GITHUB_WORKSPACE}/dist`),
  ...slips(START, 'dist', `\${{ github.workspace }}/dist`),
])('names the mistake in %s and the lines to write instead', async (pattern, reason, lines) => {
  const text = await hint(pattern, DIST);
  expect(text).toMatch(reason);
  const write = lines.map((line) => `\`${line}\``).join(', ');
  expect(text.endsWith(` Write${lines.length > 1 ? ', one per line' : ''}: ${write}`), text).toBe(true);
});

test('names a JSON list in several lines once', async () => {
  expect(await hints(['[', '"dist/**",', '"!dist/*.js"', ']'], DIST)).toEqual([
    'Hint: each line is one pattern, without the `"` of a list. Write, one per line: `dist/**`, `!dist/*.js`',
  ]);
});

const meant = (purpose: 'exclude' | 'describe', write: string[], ...lines: string[]) =>
  lines.map((line) => [line, purpose, write] as const);

test.each([
  ...meant('exclude', ['!*.map'], '*.map, !*.txt', '*.map,*.txt', '*.map|*.txt', '"*.map"'),
  ...meant('exclude', ['!*.map'], '[*.map]', '(*.map)', '!*.map', '.map', '*.MAP', '*.map # notes'),
  ...meant('exclude', ['!dist/*.map'], 'dist/\u200b*.map', 'dist\\*.map', 'dist/.map'),
  ...meant('exclude', ['!./**/*.map'], './**.map'),
  ...meant('describe', ['*.html'], '.html', '!*.html', '"*.html"'),
  ...meant('describe', ['dist/'], 'dist'),
  ...meant('describe', ['*.html', '*.js'], '*.html|*.js'),
  ...meant('describe', ['dist/*.html', 'dist/*.js'], 'dist/*.html, dist/*.js'),
  // What may be right.
  ...meant('exclude', [], '*.txt', 'node_modules', 'dist/*.txt'),
  ...meant('describe', [], 'unity/**', '*.htm'),
])('names for %j, which is to %s, the lines to write instead', async (pattern, purpose, lines) => {
  const paths = ['dist/a.html', 'dist/a.js', 'dist/a.map', 'dist/b.map'];
  const hint = hintFinder(await makeContext([]), { found: paths, onDisk: [] })(pattern, purpose);
  expect(hint?.write ?? []).toEqual(lines);
});

test.each([
  ['/dist/**', 'include', 'dist/**'],
  ['/dist/*.js', 'exclude', '!dist/*.js'],
  ['/dist', 'exclude', '!./dist'],
  ['../../dist/**', 'include', 'dist/**'],
  ['/dist/*.txt', 'include', undefined],
  ['/**', 'include', undefined],
  [`/${'a'.repeat(70_000)}`, 'include', undefined],
] as const)(
  'corrects a line that begins elsewhere only to one that matches: %s, which is to %s, to %s',
  async (line, purpose, meant) => {
    expect((await startFinder(await makeContext(DIST)))(line, purpose)).toBe(meant);
  },
);

test.each([
  ...['*.png', '*.{png,jpg}', '[ab]*.png', '[a,b]*.png', '[ab]', 'my folder', 'my folder.{a,b}'],
  ...['@(a|b).png', 'gone.txt', '/nowhere/**', 'a.txt/*', 'level-2.json', '^level-1.json', '¬a.txt'],
  ...['a"b".png', 'a"b"', "it's", 'a\\[1\\].txt'],
  ...['../../**', '../sounds/**', '^c.*$', 'c\\.txt', 'a;b', 'one|two', 'end card.html', '#a', '!a'],
  ...['v1.2.*', 'b.txt', '/*', '/opt/*', '../build/*', '\\{a,b\\}'],
])('suggests nothing if no reason is likely: %s', async (pattern) => {
  expect(await hint(pattern, ['a.txt', 'level-1.json'])).toBe('');
});

test('suggests `include-hidden-files` only where it helps', async () => {
  expect(await hint('*.json', ['a.txt', '.env'])).toBe('');
  expect(await hint('**', ['.git/config', '.git/hooks/a'])).toBe('');
  expect(await hint('**', ['.env'], { includeHidden: true })).toBe('');
});

test('suggests to remove the working directory from the pattern', async () => {
  const text = await hint('examples/game/*.js', ['examples/game/a.js'], { below: 'examples/game' });
  expect(text).toMatch(/patterns start in `working-directory`, .* Write: `\*\.js`$/);
  expect(await hint('*.png', ['a.png'], { below: 'gone' })).toBe('');
});

test.each([
  ['*.png', 'lib/ui/'],
  ['img/*.png', 'lib/ui/'],
  ['lib/*.png', 'lib/ui/'],
  ['lib/ui/*.png', 'lib/ui/a.txt'],
])('an empty folder is not the reason for %s beside %s', async (pattern, entry) => {
  expect(await hint(pattern, ['a.txt', 'img/a.txt', entry])).toBe('');
});
