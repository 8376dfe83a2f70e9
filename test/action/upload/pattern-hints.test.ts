import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findHint, formatHints, startMeant } from '../../../src/action/upload/pattern-hints.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../../pipeline/prepare-run.ts';

/** A signal without a cancellation. */
const NEVER = new AbortController().signal;

/** The hints for lines of `assets`, in a workspace with these files, and with an empty folder if one is given. */
async function hints(
  include: readonly string[],
  files: readonly string[],
  { includeHidden = false, below = '', emptyFolder = '' } = {},
): Promise<string[]> {
  const workspace = await temporaryFolder();
  await makeFiles(workspace, ...files);
  await mkdir(join(workspace, emptyFolder), { recursive: true });
  const patterns = { include, exclude: [] };
  const search = { workspace, workingDirectory: join(workspace, below), includeHidden, patterns };
  const found = await Promise.all(include.map((line) => findHint(line, 'include', search, [], NEVER)));
  return formatHints(found);
}

async function hint(
  pattern: string,
  files: readonly string[] = ['a.txt'],
  more: Parameters<typeof hints>[2] = {},
) {
  const [one, ...others] = await hints([pattern], files, more);
  expect(others).toEqual([]);
  return one;
}

const EMPTY: readonly string[] = [];

test.each<[string, string, RegExp, (readonly string[])?]>([
  ['an empty folder', '**', /actions\/checkout/, EMPTY],
  [
    'a folder further down',
    'dist/**',
    /further down\. Write: `apps\/bubble\/dist\/\*\*`$/,
    ['apps/bubble/dist/a.js'],
  ],
  ['a missing folder', 'dist/**', /no folder dist; .*actions\/checkout.*\?$/],
  ['a missing folder', 'game/dist/*.js', /no folder game\/dist;/, ['game/a.txt']],
  [
    'a character that only looks like a blank',
    'end\u00a0card.html',
    /invisible characters: end\\u\{a0\}card\.html\. Write: `end card\.html`$/,
    ['end card.html'],
  ],
  ['upper and lower case', '**/Index.html', /there is dist\/index\.html; upper/, ['dist/index.html']],
  [
    'files further down',
    '*.html',
    /further down\. Write, one per line: `a\/\*\.html`, `b\/c\/\*\.html`$/,
    ['a/i.html', 'b/c/j.html'],
  ],
  [
    'a comment',
    'level #1.json',
    /# behind a blank is a part of the pattern: a comment has a line of its own\.$/,
  ],
  ['a comment', 'a.txt # the game', /has a line of its own\. Write: `a\.txt`$/],
  ['a variable', '$OUT/**', /nothing fills in such a variable/],
  ['an expression', '{{ matrix.x }}/**', /nothing fills in such a variable or expression/],
  ['a list as text', 'Array', /what a list or an object becomes as text/],
  ['the mark of a list', '• dist/**', /each line is one pattern, .* of a list\.$/],
  ['the mark of a list', '1. dist/**', /each line is one pattern, .* of a list\.$/],
  ['a dash', '-a.txt', /a dash at its beginning is a part of the pattern; ! excludes\.$/],
  ['a wildcard alone, which is not told', '"**"', /each line is one pattern, .* of a list\.$/],
])('suggests as the reason %s: %s', async (_, pattern, expected, files) => {
  expect(await hint(pattern, files)).toMatch(expected);
});

const DIST = ['dist/a.js', 'dist/index.html', 'img/B.PNG'];
const LIST = /each line is one pattern, without the key, quotes, commas, dashes and brackets of a list/;
const START = /patterns start in `working-directory`, have \/ between their parts, and no variables/;

test.each<[string, RegExp, ...string[]]>([
  ['- dist/**', LIST, 'dist/**'],
  ['* dist/index.html', LIST, 'dist/index.html'],
  ['\u2022 dist/**', LIST, 'dist/**'],
  ['1. dist/**', LIST, 'dist/**'],
  ['\u201cdist/**\u201d', LIST, 'dist/**'],
  ['`dist/**`', LIST, 'dist/**'],
  ['<dist/**>', LIST, 'dist/**'],
  ['dist/** img/*.PNG', LIST, 'dist/**', 'img/*.PNG'],
  ['dist/** !*.js !*.map', LIST, 'dist/**', '!*.js'],
  ['- !dist/*.js', LIST, '!dist/*.js'],
  ['\uff01dist/*.js', LIST, '!dist/*.js'],
  ["'dist/**'", LIST, 'dist/**'],
  ['["dist/**", "img/*.PNG"]', LIST, 'dist/**', 'img/*.PNG'],
  ['[dist/*.{js,html}, img]', LIST, 'dist/*.{js,html}', 'img'],
  ['dist/**,', LIST, 'dist/**'],
  ['assets: dist/**', LIST, 'dist/**'],
  ['dist/*.{js,css},img/*', LIST, 'dist/*.{js,css}', 'img/*'],
  ['dist/*.css|img/*', LIST, 'img/*'],
  ['dist/(a|b).js', /\( \) @ \+ ! and \| are ordinary characters/, 'dist/{a,b}.js'],
  ['dist/@(a|b).js', /\( \) @ \+ ! and \| are ordinary characters/, 'dist/{a,b}.js'],
  ['dist\u200b/**', /invisible characters: dist\\u\{200b\}/, 'dist/**'],
  ['dist*.html', /a \/ is missing beside the wildcard/, 'dist/*.html'],
  ['dist/{a.js|b.js}', /alternatives stand in braces/, 'dist/{a.js,b.js}'],
  ['Dist/*.js', /there is dist\/a\.js; upper/, 'dist/*.js'],
  ['DIST/*.JS', /there is dist\/a\.js; upper/, 'dist/*.js'],
  ['dits/**', /there is no dits, but there is dist\./, 'dist/**'],
  ['dist\\*.js', START, 'dist/*.js'],
  ['dist/index.html\\', START, 'dist/index.html'],
  ['~/dist/**', START, 'dist/**'],
  ['D:\\a\\game\\game\\dist\\**', START, 'dist/**'],
  ['$GITHUB_WORKSPACE/dist/**', START, 'dist/**'],
  [`\${GITHUB_WORKSPACE}/dist`, START, 'dist'],
  ['%GITHUB_WORKSPACE%\\dist\\**', START, 'dist/**'],
  [`\${{ github.workspace }}/dist/**`, START, 'dist/**'],
])('names the mistake in %s and the lines to write instead', async (pattern, reason, ...lines) => {
  const text = (await hint(pattern, DIST)) ?? '';
  expect(text).toMatch(reason);
  const write = lines.map((line) => `\`${line}\``).join(', ');
  expect(text.endsWith(` Write${lines.length > 1 ? ', one per line' : ''}: ${write}`), text).toBe(true);
});

test.each([
  ['main.js', ['min.js', 'dist/main.js'], /what main\.js matches is further down\. Write: `dist\/main\.js`$/],
  ['level-2.json', ['level-1.json'], undefined],
  ['lvel-1.json', ['level-1.json'], /there is no lvel-1\.json, but there is level-1\.json\./],
  ['b.js', ['a.js'], undefined],
])(
  'names for %s what has the very name before what has nearly it, and none with other digits',
  async (pattern, files, expected) => {
    const text = await hint(pattern, files);
    if (expected === undefined) expect(text).toBeUndefined();
    else expect(text).toMatch(expected);
  },
);

test('names a JSON list in several lines once', async () => {
  expect(await hints(['[', '"dist/**",', '"!dist/*.js"', ']'], DIST)).toEqual([
    'Hint: each line is one pattern, without the key, quotes, commas, dashes and brackets of a list. Write, one per line: `dist/**`, `!dist/*.js`',
  ]);
});

const MAPS = ['dist/a.js', 'dist/a.map', 'dist/b.map'];
const PAGES = ['dist/a.html', 'dist/a.js'];

test.each<[string, 'exclude' | 'describe', readonly string[], ...string[]]>([
  ['*.map, !*.txt', 'exclude', MAPS, '!*.map'],
  ['*.map,*.txt', 'exclude', MAPS, '!*.map'],
  ['*.map|*.txt', 'exclude', MAPS, '!*.map'],
  ['"*.map"', 'exclude', MAPS, '!*.map'],
  ['[*.map]', 'exclude', MAPS, '!*.map'],
  ['(*.map)', 'exclude', MAPS, '!*.map'],
  ['dist/\u200b*.map', 'exclude', MAPS, '!dist/*.map'],
  ['dist\\*.map', 'exclude', MAPS, '!dist/*.map'],
  ['!*.map', 'exclude', MAPS, '!*.map'],
  ['.map', 'exclude', MAPS, '!*.map'],
  ['dist/.map', 'exclude', MAPS, '!dist/*.map'],
  ['./**.map', 'exclude', MAPS, '!./**/*.map'],
  ['*.MAP', 'exclude', MAPS, '!*.map'],
  ['*.map # notes', 'exclude', MAPS, '!*.map'],
  ['.html', 'describe', PAGES, '*.html'],
  ['dist', 'describe', PAGES, 'dist/'],
  ['*.html|*.js', 'describe', PAGES, '*.html', '*.js'],
  ['dist/*.html, dist/*.js', 'describe', PAGES, 'dist/*.html', 'dist/*.js'],
  ['!*.js', 'describe', PAGES, '*.js'],
  // What may be right.
  ['*.txt', 'exclude', MAPS],
  ['node_modules', 'exclude', MAPS],
  ['dist/*.txt', 'exclude', MAPS],
  ['unity/**', 'describe', PAGES],
  ['*.htm', 'describe', PAGES],
])('names for %j, which is to %s, the lines to write instead', async (pattern, purpose, paths, ...lines) => {
  const workspace = await temporaryFolder();
  const search = { workspace, workingDirectory: workspace, includeHidden: false, patterns: undefined };
  expect((await findHint(pattern, purpose, search, paths, NEVER))?.write ?? []).toEqual(lines);
});

test.each([
  ['/dist/**', 'include', 'dist/**'],
  ['/dist/*.js', 'exclude', '!dist/*.js'],
  ['/dist', 'exclude', '!./dist'],
  ['../../dist/**', 'include', 'dist/**'],
  ['/dist/*.txt', 'include', undefined],
  ['/**', 'include', undefined],
] as const)(
  'names for %s, which begins elsewhere and is to %s, only a line that matches',
  async (line, purpose, meant) => {
    const workspace = await temporaryFolder();
    await makeFiles(workspace, ...DIST);
    const search = { workspace, workingDirectory: workspace, includeHidden: false, patterns: undefined };
    expect(await startMeant(line, purpose, search)).toBe(meant);
  },
);

test.each([
  ...['*.png', '*.{png,jpg}', '[ab]*.png', '[a,b]*.png', '[ab]', 'my folder', 'my folder.{a,b}', '-x.png'],
  ...['@(a|b).png', 'gone.txt', '/nowhere/**', 'a.txt/*'],
  ...['a"b".png', 'a"b"', '"a"b', '"a', "it's", 'a\\[1\\].txt'],
  ...['../../**', '../sounds/**', '^c.*$', 'c\\.txt', 'a;b', 'one|two', 'end card.html', '#a', '!a'],
  ...['v1.2.*', 'b.txt', '/*', '/opt/*', '../build/*', '\\{a,b\\}'],
])('suggests nothing if no reason is likely: %s', async (pattern) => {
  expect(await hint(pattern)).toBeUndefined();
});

test.each([
  ['**', ['.env']],
  ['**/*.json', ['a.txt', 'data/.level.json']],
  ['data', ['data/.level.json']],
])('suggests `include-hidden-files` if only dot files match: %s', async (pattern, files) => {
  expect(await hint(pattern, files)).toMatch(/`include-hidden-files` is true\.$/);
  expect(await hint(pattern, files, { includeHidden: true })).toBeUndefined();
});

test('does not suggest `include-hidden-files` if no dot file matches, nor for .git', async () => {
  expect(await hint('*.json', ['a.txt', '.env'])).toBeUndefined();
  expect(await hint('**', ['.git/config', '.git/hooks/a'])).toBeUndefined();
});

test('suggests to remove the working directory from the pattern', async () => {
  const text = await hint('examples/game/*.js', ['examples/game/a.js'], { below: 'examples/game' });
  expect(text).toMatch(/patterns start in `working-directory`, .* Write: `\*\.js`$/);
});

test('suggests nothing if the working directory has gone', async () => {
  expect(await hint('*.png', ['a.png'], { below: 'gone' })).toBeUndefined();
});

describe('an empty folder', () => {
  const hintBeside = (pattern: string, ...files: readonly string[]) =>
    hint(pattern, ['a.txt', ...files], { emptyFolder: 'lib/ui' });

  test.each(['lib/ui/**', 'lib/ui', 'lib/ui/dist/a.js', 'lib/ui/*.png'])(
    'is the reason for %s',
    async (pattern) => {
      expect(await hintBeside(pattern, 'other/ui/a.png')).toBe(
        'Hint: the folder lib/ui is empty; is an actions/checkout step, `submodules: true` in it, or a build step missing before this step?',
      );
    },
  );

  test.each(['*.png', 'img/*.png', 'lib/*.png'])('is not the reason for %s', async (pattern) => {
    expect((await hintBeside(pattern, 'img/a.txt')) ?? '').not.toMatch(/empty/);
  });

  test('is none if it has files', async () => {
    expect(await hintBeside('lib/ui/*.png', 'lib/ui/a.txt')).toBeUndefined();
  });
});
