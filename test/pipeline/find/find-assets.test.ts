import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CAN, chmod, makePipe, symlink } from '../../doubles/conditions.ts';
import { costRatio, recordCalls, temporaryFolder, withoutRoot } from '../../doubles/environment.ts';
import { foundAssets, makeFiles } from '../prepare-run.ts';
import { find, findOnly, makePlaces, pathsOf, type Search } from './find-files.ts';

const MODULE = pathToFileURL(resolve(import.meta.dirname, '../../../src/pipeline/find/find-assets.ts')).href;

/** A symbolic link with this target, in a folder of its own. */
async function linkTo(target: string): Promise<string> {
  const link = join(await temporaryFolder(), 'linked');
  await symlink(target, link);
  return link;
}

describe('an asset', () => {
  test('has its path, name, type and size', async () => {
    const places = await makePlaces('img/ball.png');
    const absolutePath = join(places.workspace, 'img', 'ball.png');
    await writeFile(absolutePath, 'grün');
    const [path, contentType] = ['img/ball.png', 'type/of img/ball.png'];
    const stateWhenFound = expect.objectContaining({ size: 5, realPath: absolutePath });
    const asset = { path, absolutePath, contentType, size: 5, stateWhenFound };
    const basename = { ...asset, fileName: 'ball.png' };
    expect(await find(places, '**')).toEqual(foundAssets({ assets: [basename] }));
    const whole = { ...asset, fileName: path };
    expect(await find(places, '**', { naming: 'path' })).toEqual(foundAssets({ assets: [whole] }));
  });

  test.each([
    ...['with space.png', ' at both ends ', 'ümläut-ñ-日本語-🎈.png', 'e\u0301 decomposed.png'],
    ...['two\nlines.txt', '\r', 'tab\t.txt', '-rf', '--', '__proto__', 'constructor', 'quote\'".js'],
    ...['back\\slash.js', '::error::x', '##[error]x', '<b>&amp;', '%0A%2F..', '$(id)`id`;'],
    ...['a'.repeat(255)],
  ])('may have the name %j', async (name) => {
    const { assets } = await find([name], '**');
    expect(assets).toMatchObject([{ path: name, fileName: name, size: Buffer.byteLength(name) }]);
  });
});

describe('the result', () => {
  test('has each file once, sorted by path, even if several patterns match it', async () => {
    const inOrder = ['10.txt', '9.txt', 'B.txt', 'a-b.txt', 'a.txt', 'a/z.txt', 'b.txt', 'ä.txt'];
    const places = await makePlaces(...inOrder.toReversed());
    const patterns = ['b.txt', '**', '*.txt', 'a/../a.txt', '<workspace>/a.txt', 'a/*'];
    expect(await findOnly(places, patterns)).toEqual(inOrder);
  });

  test('has the patterns without a match, such as those of folders and excluded files alone', async () => {
    const entries = ['a.png', 'manifest.json', 'real/b.png', '.git/config', 'latest -> real'];
    const unmatched = ['*.webp', 'x'.repeat(300), 'manifest.json', 'con*', 'x', 'config', 'img/**', 'b.png'];
    const search = { neverUpload: ['manifest.json'] };
    const found = await find([...entries, 'config -> .git/config'], ['*.png', ...unmatched], search);
    expect(pathsOf(found)).toEqual(['a.png']);
    expect(found.unmatched).toEqual(unmatched);
  });

  test('has the assets that a pattern names in full, without a wildcard', async () => {
    const entries = ['.env', 'a/.env', 'a/[b].pem', 'a/b.pem', 'c.pem', 'linked -> a', 'd.pem', 'e.pem'];
    const { workspace } = await makePlaces(...entries);
    const patterns = ['./.env', 'a/[b].pem', 'linked/.env', '<workspace>/c.pem', 'a/../d.pem', '{e,f}.pem'];
    const search = { naming: 'path', includeHidden: true } as const;
    const { namedInFull } = await find({ workspace }, [...patterns, '*', '{.env2,a/c.pem}'], search);
    const named = ['.env', 'a/.env', 'a/[b].pem', 'c.pem', 'd.pem'];
    expect([...namedInFull].sort()).toEqual(named.map((path) => join(workspace, path)));
  });

  test('has lines with an exclusion in braces, which excludes nothing', async () => {
    const lines = ['{dist,!dist/*.map}', 'dist/{*,!*.js}', '{!a.txt,b.txt}', '{dist,!gone}/*.js'];
    const found = await find(['dist/a.js', 'dist/b.map', '!a.txt', 'b.txt'], lines);
    expect(found).toMatchObject({ unmatched: [], unusedExclusions: [lines[0], lines[1], lines[3]] });
  });

  test('never has a file of `neverUpload`, which need not exist', async () => {
    const neverUpload = ['manifest.json', 'gone/manifest.json'];
    const lines = ['**', 'manifest.json', 'game/../manifest.json', '<workspace>/manifest.json'];
    const found = await find(['manifest.json', 'game/manifest.json'], lines, { neverUpload });
    expect(pathsOf(found)).toEqual(['game/manifest.json']);
    // Another spelling, if the disk ignores case.
    const search = { neverUpload: ['M.json'], nocase: true };
    expect(pathsOf(await find(['m.JSON', 'n.json'], '*', search))).toEqual(['n.json']);
  });

  test('has no temporary file of a manifest, which a killed run leaves behind', async () => {
    const draft = `.${randomUUID()}.tmp`;
    const others = [`b.json.${randomUUID()}.tmp`, 'manifest.json.tmp', 'manifest.json.old'];
    const neverUpload = ['manifest.json'];
    const found = await find([draft, ...others, 'link -> .'], ['**', 'link/*', draft], { neverUpload });
    expect(new Set(found.assets.map(({ fileName }) => fileName))).toEqual(new Set(others));
    expect(found.unmatched).toEqual([draft]);
  });

  test('is found in linear time', async () => {
    const [few, many] = [500, 2_000].map((count) =>
      Array.from({ length: count }, (_, index) => `d${index % 50}/e${index % 7}/f${index}.png`),
    );
    const search = async (names: readonly string[] = []) => {
      const places = await makePlaces(...names);
      return () => findOnly(places, ['**', '**/*.png', 'd1/**'], { exclude: ['**/*.map', 'nothing'] });
    };
    const findMany = await search(many);
    expect(await findMany()).toEqual(many?.toSorted());
    // Quadratic work would take 16 times as long.
    expect(await costRatio(findMany, await search(few))).toBeLessThan(8);
  });
});

describe('a link to the workspace or the working directory', () => {
  test.each(['**', '**/*', '**/*.txt', '*/*', 'game/**'])('is no link of a line: %s', async (pattern) => {
    const places = await makePlaces('content/game/a.txt', 'latest -> content');
    expect(await findOnly(places, pattern, { workingDirectory: 'latest' })).toEqual(['game/a.txt']);
    const workspace = await linkTo(join(places.workspace, 'content'));
    expect(await findOnly({ workspace }, pattern)).toEqual(['game/a.txt']);
    expect(await findOnly({ workspace }, '**', { workingDirectory: 'game' })).toEqual(['a.txt']);
  });

  test.each([true, false])('may be written in lines, as may its real path: %s', async (isLink) => {
    const places = await makePlaces('game/a.txt', 'game/b.txt', 'game/c/d.txt');
    const workspace = await linkTo(places.workspace);
    const named = isLink ? workspace : await realpath(places.workspace);
    const exclude = [`${named}/game/b.txt`, `${named}/game/c`];
    for (const pattern of [`${named}/**/*.txt`, `${named}/game/*`, `${named}/game/a.txt`])
      expect(await findOnly({ workspace }, pattern, { exclude }), pattern).toEqual(['game/a.txt']);
  });

  test('keeps the manifest out, by the link and by the real path', async () => {
    const places = await makePlaces('manifest.json', 'a.json');
    const workspace = await linkTo(places.workspace);
    for (const path of [workspace, places.workspace].map((folder) => join(folder, 'manifest.json')))
      for (const place of [places, { workspace }])
        expect(await findOnly(place, '*', { neverUpload: [path] })).toEqual(['a.json']);
  });
});

test('a cancellation ends a search between two files', async () => {
  const places = await makePlaces(...Array.from({ length: 300 }, (_, index) => `${index}.txt`));
  const controller = new AbortController();
  const cancel = () => controller.abort('cancelled');
  const paths = recordCalls(fs, 'statSync', (path) => /\.txt$/.test(String(path)) && setImmediate(cancel));
  await expect(find(places, '*', { signal: controller.signal })).rejects.toBe('cancelled');
  expect(paths.length).toBeLessThan(150);
});

test('the working directory may be outside the workspace, and is then a limit', async () => {
  const files = ['a.txt', '../in-not/build/b.txt', '../in-not/c.txt'];
  const places = await makePlaces(...files, '../in-not/l -> ../in');
  expect(await findOnly(places, '*', { workingDirectory: '../in-not/build' })).toEqual(['b.txt']);
  // A link may lead into the workspace.
  expect(await findOnly(places, 'l/*', { workingDirectory: '../in-not' })).toEqual(['l/a.txt']);
});

test('a workspace may have glob characters in its path', async () => {
  const places = await makePlaces();
  const workspace = join(places.workspace, CAN.nameFreely ? '[a]{b,c}*(d)!/work?' : '[a]{b,c}+(d)!/work');
  await makeFiles(workspace, 'img/a.png', 'level[12].json', 'img/skip/b.png');
  const found = await findOnly({ workspace }, ['**/*.png', 'level[12].json'], { exclude: ['img/skip'] });
  expect(found).toEqual(['img/a.png', 'level[12].json']);
});

describe('a symbolic link', () => {
  /** What else is found, and how to search. */
  interface More extends Search {
    readonly outside?: readonly string[];
    readonly behind?: readonly string[];
    readonly unmatched?: readonly string[];
  }

  const list = (text: string): string[] => text.split(', ').filter((item) => item !== '');
  const SHARED = 'shared/img/logo.png, shared/img/b.png, games/a/img -> ../../shared/img';
  const GAMES = `${SHARED}, games/a/i.html, games/b/j.html, games/b/img -> ../../shared/img`;
  const A = 'games/a/i.html, games/a/img/b.png, games/a/img/logo.png';
  const B = 'games/b/img/b.png, games/b/img/logo.png, games/b/j.html';
  const PAGES = 'games/a/i.html, games/b/j.html';
  const A_AND_B = 'games/a/img/b.png, games/a/img/logo.png, games/b/img/b.png, games/b/img/logo.png';
  const KEPT = 'games/a/i.html, games/a/img/logo.png, shared/img/b.png';
  const REAL = 'real/a.txt, link -> real';
  const CHAIN = `${REAL}, real/inner -> ../other, other/b.txt, other/last -> ../more, more/c.txt`;
  const CURRENT = 'releases/41/a.js, releases/42/a.js, current -> releases/42';
  const UP = 'deep/er/a.txt, b.txt, deep/up -> .., deep/er/here -> .';
  const GIT = '.git/config, a.txt, link -> .git, config.txt -> .git/config';
  const LOGOS = 'a/x, b/x, z/l.png, a/l.png -> ../z/l.png, b/l.png -> ../z/l.png';
  const OUT = '../in-not/secret.txt, ../in-not/deep/more.txt, link -> ../in-not, b';
  const BACK = 'a.txt, ../in-not/back -> ../in/a.txt, link -> ../in-not/back';
  const NEXT = '../in-not/s.txt, real/a.txt, real/out.txt -> ../../in-not/s.txt, link -> real';
  const DEEP = 'a/b/c.txt, a/b/link -> ../../../in-not, ../in-not/deep/s.txt';
  const TWO = '../in-not/s.txt, one -> ../in-not/s.txt, two -> one, a.txt';
  const OWN = 'out/manifest.json, out/a.json, latest -> out, link.json -> out/manifest.json';
  const PATH = { naming: 'path' } as const;
  const BY_PATH = (exclude: string) => ({ ...PATH, exclude: [exclude] });
  const WITHOUT = (exclude: string) => ({ exclude: [exclude] });
  /** Nothing is found but these links, which are not followed. */
  const OUTSIDE = (unmatched: string, ...outside: readonly string[]) => {
    return { includeHidden: true, outside, unmatched: [unmatched] };
  };

  type Case = [string, entries: string, patterns: string, sent: string, More?];
  const notFollowed = (where: string, entries: string, ...patterns: string[]): Case[] =>
    patterns.map((one) => [`${where} is not followed: ${one}`, entries, one, '', OUTSIDE(one, 'link')]);

  const cases: Case[] = [
    ['to a file is a file of its own name', 'a.txt, b.txt -> a.txt', '*', 'a.txt, b.txt'],
    ['to a file of its name is sent once, by the path of the file', LOGOS, '**/l.*', 'z/l.png'],
    ['to a file of its name is sent once, by the first path', LOGOS, 'b/*, a/*.png', 'a/l.png, b/x'],
    ['to a file is sent by each path that is its name', LOGOS, '*/*.png', 'a/l.png, b/l.png, z/l.png', PATH],
    ['to a folder is the folder, for each game', GAMES, 'games/*', `${A}, ${B}`, PATH],
    ['keeps files beside a line', GAMES, 'games/a, shared/*/b.*', `${A}, shared/img/b.png`, PATH],
    ['to a folder keeps one path of a name', GAMES, 'games/a, shared/img/b.png', KEPT],
    ['has files that a line names', GAMES, 'games/b/img/b.png, games/a', `${A}, games/b/img/b.png`, PATH],
    ['is left out if its real path is excluded', GAMES, 'games/*', PAGES, WITHOUT('shared')],
    ['loses what is excluded by its real path', GAMES, 'games/*', PAGES, WITHOUT('shared/img/*')],
    ['is excluded with all behind it', GAMES, 'games/*', PAGES, WITHOUT('img/')],
    ['is followed by a wildcard', REAL, 'l*/*', 'link/a.txt'],
    ['is followed if the rest matches behind it', GAMES, 'games/*/img/l*', 'games/a/img/logo.png'],
    ['of a line leads on', CHAIN, 'link', 'link/a.txt, link/inner/b.txt', { behind: ['link/inner/last'] }],
    ['behind a link is not followed', CHAIN, 'l*', 'link/a.txt', { behind: ['link/inner'] }],
    ['behind a link is followed if a line names it', CHAIN, '*k/inner/last/*', 'link/inner/last/c.txt'],
    ['that another line follows is not named', CHAIN, 'l*, link/inner/b.*', 'link/a.txt, link/inner/b.txt'],
    ['is left out with its folder', CURRENT, '**', '', { ...WITHOUT('releases'), unmatched: ['**'] }],
    ['of a line is excluded by its name', CURRENT, 'current/**', 'current/a.js', WITHOUT('releases/')],
    ['named behind a wildcard is excluded by this name', GAMES, 'games/*/img', A_AND_B, BY_PATH('shared')],
    ['to a file that is named, too', LOGOS, '*/l.png, *', 'a/l.png, a/x, b/l.png, b/x', BY_PATH('z')],
    ['to a folder that contains it is not followed', UP, '**', 'b.txt, deep/er/a.txt'],
    ['to a folder that contains it is followed if a line names it', UP, 'deep/up/*.txt', 'deep/up/b.txt'],
    ['that leads outside and back is followed', BACK, 'link', 'link'],
    ['into .git is reported', GIT, '*.txt', 'a.txt', { outside: ['config.txt'] }],
    ['to .git is reported', GIT, '**', 'a.txt', { includeHidden: true, outside: ['config.txt', 'link'] }],
    ...notFollowed('to .git', GIT, '*/config', 'link/**', 'link/config'),
    ...notFollowed('outside', OUT, 'link/*', 'link/**/*.txt', '*/*.txt', 'link/deep/more.txt'),
    ...notFollowed('outside', OUT, 'link/deep', 'link', '{link,c}'),
    ['to a folder outside is reported and not followed: **', OUT, '**', 'b', { outside: ['link'] }],
    ['to a folder outside is not reported if it is excluded', OUT, '**', 'b', WITHOUT('link')],
    ['below folders is reported', DEEP, 'a/*/link/*/s.txt', '', OUTSIDE('a/*/link/*/s.txt', 'a/b/link')],
    ['in a linked folder is reported', NEXT, 'link/*', 'link/a.txt', { outside: ['link/out.txt'] }],
    ['to a file outside is reported, also behind another', TWO, '*', 'a.txt', { outside: ['one', 'two'] }],
    ['to the manifest is none', OWN, 'latest/*', 'latest/a.json', { neverUpload: ['out/manifest.json'] }],
  ];

  test.each(cases)('%s', async (_, entries, patterns, sent, more = {}) => {
    const { outside: outsideLinks = [], behind: linksBehindLinks = [], unmatched = [], ...search } = more;
    const found = await find(list(entries), list(patterns), search);
    expect(pathsOf(found)).toEqual(list(sent));
    expect(found).toMatchObject({ outsideLinks, linksBehindLinks, unmatched, unusable: [] });
  });

  test('to a file of its name is another path of it, for lines that describe files', async () => {
    const { assets } = await find(list(LOGOS), '**/*.png');
    expect(assets).toMatchObject([{ path: 'z/l.png', otherPaths: ['a/l.png', 'b/l.png'] }]);
  });

  test.each(['**', '**/node_modules/**', '**/{p0,p1,p2}/**'])(
    'between packages that link to each other has an end, and sends no path twice: %s',
    async (pattern) => {
      const names = Array.from({ length: 8 }, (_, index) => `p${index}`);
      const entries = names.flatMap((name) => {
        const links = names.map((to) => `packages/${name}/node_modules/${to} -> ../../${to}`);
        const up = `packages/${name}/node_modules/p.. -> ../..`;
        return [`packages/${name}/a.txt`, `packages/${name}/node_modules/x`, ...links, up];
      });
      const found = await find(entries, pattern, PATH);
      expect(new Set(pathsOf(found)).size).toBe(found.assets.length);
      expect(found.unusable).toEqual([]);
      if (pattern === '**') {
        // Each package by itself, and once in the others.
        expect(pathsOf(found).filter((path) => path.endsWith('a.txt'))).toHaveLength(8 + 8 * 7);
        expect(found.linksBehindLinks).toContain('packages/p0/node_modules/p1/node_modules/p2');
      }
    },
  );

  test('to nothing or to itself is reported in the order of the paths, if a pattern matches it', async () => {
    const entries = ['a.txt', 'itself -> itself', 'dangling -> gone.txt', 'level[1].json -> gone'];
    const found = await find(entries, ['level[1].json', '**']);
    expect(pathsOf(found)).toEqual(['a.txt']);
    expect(found.outsideLinks).toEqual([]);
    expect(found.unusable).toEqual([
      { path: 'dangling', why: 'it is a symbolic link to nothing' },
      { path: 'itself', why: expect.stringContaining('ELOOP') },
      { path: 'level[1].json', why: 'it is a symbolic link to nothing' },
    ]);
    expect(await findOnly(entries, '**/*.txt')).toEqual(['a.txt']);
  });
});

describe('a match that can not be uploaded', () => {
  test('is reported and not opened if it is a named pipe or a device', async () => {
    const places = await makePlaces('a.txt', 'null -> /dev/null');
    makePipe(join(places.workspace, 'pipe'));
    const found = await find(places, '*');
    expect(pathsOf(found)).toEqual(['a.txt']);
    expect(found.unusable).toEqual([{ path: 'pipe', why: 'it is not a regular file' }]);
    expect(found.outsideLinks).toEqual(['null']);
  });

  // Other systems reject such a name.
  test.runIf(process.platform === 'linux')('is reported if its name is not UTF-8, a folder too', async () => {
    const places = await makePlaces('a.txt', 'valid\ufffd', 'folder\ufffd/b.txt');
    for (const name of ['caf\xe9', 'in/caf\xe9', 'out\xe9/c.txt']) {
      const path = Buffer.from(join(places.workspace, name), 'latin1');
      await mkdir(path.subarray(0, path.lastIndexOf('/')), { recursive: true });
      await writeFile(path, name);
    }
    for (const pattern of ['**', '{,*/}caf*', 'in', 'out*/*', '*/c.txt'])
      for (const { path, why } of (await find(places, pattern)).unusable) {
        expect(path).toContain('\ufffd');
        expect(why).toBe('its name is not valid UTF-8');
      }
    const found = await find(places, '**');
    expect(pathsOf(found)).toEqual(['a.txt', 'folder\ufffd/b.txt', 'valid\ufffd']);
    expect(found.unusable.map(({ path }) => path)).toEqual(['caf\ufffd', 'in/caf\ufffd', 'out\ufffd']);
    expect(await findOnly(places, '**', { exclude: ['caf*', 'out*'] })).toHaveLength(3);
    expect(await findOnly(places, '*.txt')).toEqual(['a.txt']);
  });
});

test.skipIf(process.platform === 'win32')(
  'a search without a free file descriptor waits for one',
  async () => {
    const places = await makePlaces('a.txt', 'b/c.txt');
    const script = `
    const { findAssets } = await import(${JSON.stringify(MODULE)});
    const { closeSync, openSync } = await import('node:fs');
    const search = { include: ['**'], exclude: [], neverUpload: [], includeHidden: false,
      workspace: process.argv[1], workingDirectory: process.argv[1], signal: new AbortController().signal };
    const open = [];
    try { for (;;) open.push(openSync('/dev/null')); } catch {}
    setTimeout(() => open.forEach((file) => closeSync(file)), 200);
    const { assets, unusable } = await findAssets(search, 'basename', () => () => 'a/b');
    console.log(JSON.stringify([assets.map(({ path }) => path), unusable]));
  `;
    const node = [process.execPath, '--input-type=module', '--eval', script, places.workspace];
    const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 100; exec "$@"', 'sh', ...node]);
    expect(JSON.parse(stdout)).toEqual([['a.txt', 'b/c.txt'], []]);
  },
);

const CLOSED = { closed: "the folder can't be read (EACCES)" };
const FILE = { 'closed/a.txt': "it can't be read (EACCES)" };
const LINK = { '.link': "the folder can't be read (EACCES)" };
const HERE = { '.': "the folder can't be read (EACCES)" };

test.each<[string, number, string[], string[], Record<string, string>, Search?]>([
  ['a file is reported', 0o444, ['**'], ['b.txt'], FILE],
  ['a folder is reported', 0o000, ['**'], ['b.txt'], CLOSED],
  ['a folder that a pattern names is reported', 0o000, ['closed/*'], [], CLOSED],
  ['a folder that is excluded is not reported', 0o000, ['**'], ['b.txt'], {}, { exclude: ['closed'] }],
  ['a file that a pattern names is reported', 0o000, ['b.txt', 'closed/a.txt'], ['b.txt'], CLOSED],
  ['a folder that may have it is reported', 0o000, ['b.txt', '*/a.txt'], ['b.txt'], CLOSED],
  ['a working directory is reported as .', 0o111, ['*'], [], HERE, { workingDirectory: 'closed' }],
  ['a link into it is reported', 0o000, ['.link/*'], [], LINK],
])('without permission %s', async (_, mode, patterns, paths, unusable, search) => {
  const { workspace } = await makePlaces('closed/a.txt', 'b.txt', '.link -> closed/er');
  const closed = join(workspace, 'closed');
  await chmod(closed, mode);
  const found = await withoutRoot(workspace, () => find({ workspace }, patterns, search));
  await chmod(closed, 0o700);
  expect(pathsOf(found)).toEqual(paths);
  expect(Object.fromEntries(found.unusable.map(({ path, why }) => [path, why]))).toEqual(unusable);
});
