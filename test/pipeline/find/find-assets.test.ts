import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CAN, chmod, makePipe, symlink } from '../../doubles/conditions.ts';
import { costRatio, temporaryFolder, withoutRoot } from '../../doubles/environment.ts';
import { foundAssets, makeFiles } from '../prepare-run.ts';
import { find, findOnly, makePlaces, type Places, pathsOf, type Search } from './find-files.ts';

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
    const asset = {
      path: 'img/ball.png',
      absolutePath,
      fileName: 'ball.png',
      contentType: 'type/of img/ball.png',
      size: 5,
      stateWhenFound: expect.objectContaining({ size: 5, realPath: absolutePath }),
    };
    expect(await find(places, '**')).toEqual(foundAssets({ assets: [asset] }));
  });

  test('has its path as its name if `naming` is path', async () => {
    const search = { workingDirectory: 'game', naming: 'path' } as const;
    const { assets } = await find(['game/img/ball.png', 'shared/a.js'], ['**', '../shared/*'], search);
    expect(assets).toMatchObject([
      { path: '../shared/a.js', fileName: '../shared/a.js', contentType: 'type/of ../shared/a.js' },
      { path: 'img/ball.png', fileName: 'img/ball.png', contentType: 'type/of img/ball.png' },
    ]);
  });

  test.each([
    ...['with space.png', ' at both ends ', 'ümläut-ñ-日本語-🎈.png', 'e\u0301 decomposed.png'],
    ...['two\nlines.txt', '\r', 'tab\t.txt', '-rf', '--', '__proto__', 'constructor', 'quote\'".js'],
    ...['back\\slash.js', '::error::x', '##[error]x', '<b>&amp;', '%0A%2F..', '$(id)`id`;'],
    ...['a'.repeat(255)],
  ])('may have the name %j', async (name) => {
    const paths = [name, `in/${name}`].sort();
    const { assets } = await find(paths, '**');
    expect(assets).toMatchObject(
      paths.map((path) => ({ path, fileName: name, size: Buffer.byteLength(path) })),
    );
  });
});

describe('the result', () => {
  test('has each file once, even if several patterns match it', async () => {
    const patterns = ['**', '*.png', 'a.png', 'img/../a.png', '<workspace>/a.png', 'img/*'];
    expect(await findOnly(['a.png', 'img/b.png'], patterns)).toEqual(['a.png', 'img/b.png']);
  });

  test('is sorted by path, not by pattern or folder', async () => {
    const inOrder = ['10.txt', '9.txt', 'B.txt', 'a-b.txt', 'a.txt', 'a/z.txt', 'b.txt', 'ä.txt'];
    const places = await makePlaces(...inOrder.toReversed());
    expect(await findOnly(places, ['b.txt', '**'])).toEqual(inOrder);
    expect(await findOnly(places, ['a/**', '*.txt'])).toEqual(inOrder);
  });

  test('has the patterns without a match, in their order', async () => {
    const found = await find(['a.png'], ['*.webp', '*.png', 'img/**', 'b.png']);
    expect(pathsOf(found)).toEqual(['a.png']);
    expect(found.unmatched).toEqual(['*.webp', 'img/**', 'b.png']);
  });

  test('has a pattern as unmatched if it matches only folders and excluded files', async () => {
    const files = ['a.png', 'manifest.json', 'real/b.png', '.git/config'];
    const unmatched = ['manifest.json', 'con*', 'x', 'config'];
    const entries = [...files, 'latest -> real', 'config -> .git/config'];
    const found = await find(entries, ['a.png', ...unmatched], { neverUpload: ['manifest.json'] });
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

  test.each(['**', 'manifest.json', 'game/../manifest.json', '<workspace>/manifest.json'])(
    'never has a file of `neverUpload`, which need not exist: %s',
    async (pattern) => {
      const neverUpload = ['manifest.json', 'gone/manifest.json'];
      const found = await find(['manifest.json', 'game/manifest.json'], pattern, { neverUpload });
      expect(pathsOf(found)).toEqual(pattern === '**' ? ['game/manifest.json'] : []);
    },
  );

  test('has no manifest that another spelling names, if the disk ignores case', async () => {
    const search = { neverUpload: ['M.json'], nocase: true };
    expect(pathsOf(await find(['m.JSON', 'n.json'], '*', search))).toEqual(['n.json']);
  });

  test('has no temporary file of a manifest, which a killed run leaves behind', async () => {
    const draft = `.${randomUUID()}.tmp`;
    const entries = [draft, `b.json.${randomUUID()}.tmp`, 'manifest.json.tmp', 'manifest.json.old'];
    const found = await find([...entries, 'link -> .'], ['**', 'link/*', draft], {
      neverUpload: ['manifest.json'],
    });
    expect(pathsOf(found).filter((path) => path.endsWith(draft))).toEqual([]);
    expect(new Set(found.assets.map(({ fileName }) => fileName))).toEqual(new Set(entries.slice(1)));
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

describe('the working directory', () => {
  test('may be outside the workspace, and is then a limit', async () => {
    const places = await makePlaces('a.txt', '../in-not/build/b.txt', '../in-not/c.txt');
    const search = { workingDirectory: '../in-not/build' };
    expect(await findOnly(places, '*', search)).toEqual(['b.txt']);
  });

  test.each(['**', '**/*', '**/*.txt', '*/*', 'game/**'])(
    'may be a symbolic link, as may the workspace, also for %s',
    async (pattern) => {
      const places = await makePlaces('content/game/a.txt', 'latest -> content');
      expect(await findOnly(places, pattern, { workingDirectory: 'latest' })).toEqual(['game/a.txt']);
      const workspace = await linkTo(join(places.workspace, 'content'));
      expect(await findOnly({ workspace }, pattern)).toEqual(['game/a.txt']);
    },
  );

  test('may be below a symbolic link', async () => {
    const places = await makePlaces('game/img/a.txt');
    const workspace = await linkTo(places.workspace);
    expect(await findOnly({ workspace }, '**', { workingDirectory: 'game' })).toEqual(['img/a.txt']);
  });
});

describe('a workspace that is a symbolic link', () => {
  test.each(['its link', 'its real path'] as const)(
    'may be the start of patterns and exclusions as %s',
    async (name) => {
      const places = await makePlaces('game/a.txt', 'game/b.txt', 'game/c/d.txt');
      const workspace = await linkTo(places.workspace);
      const named = name === 'its link' ? workspace : await realpath(places.workspace);
      const exclude = [`${named}/game/b.txt`, `${named}/game/c`];
      for (const pattern of [`${named}/**/*.txt`, `${named}/game/*`, `${named}/game/a.txt`]) {
        expect(await findOnly({ workspace }, pattern, { exclude }), pattern).toEqual(['game/a.txt']);
      }
    },
  );

  test('excludes its manifest by the link and by the real path', async () => {
    const places = await makePlaces('manifest.json', 'a.json');
    const workspace = await linkTo(places.workspace);
    for (const path of [join(workspace, 'manifest.json'), join(places.workspace, 'manifest.json')]) {
      expect(await findOnly({ workspace }, '*', { neverUpload: [path] })).toEqual(['a.json']);
      expect(await findOnly(places, '*', { neverUpload: [path] })).toEqual(['a.json']);
    }
  });
});

test('a workspace may have glob characters in its path', async () => {
  const places = await makePlaces();
  const workspace = join(places.workspace, CAN.nameFreely ? '[a]{b,c}*(d)!/work?' : '[a]{b,c}+(d)!/work');
  await makeFiles(workspace, 'img/a.png', 'level[12].json', 'img/skip/b.png');
  expect(await findOnly({ workspace }, ['**/*.png', 'level[12].json'], { exclude: ['img/skip'] })).toEqual([
    'img/a.png',
    'level[12].json',
  ]);
});

test('a pattern may lead out of the workspace and back', async () => {
  expect(await findOnly(['a.txt'], '../in/*')).toEqual(['a.txt']);
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
  const IN_A = 'games/a/i.html, games/a/img/b.png, games/a/img/logo.png';
  const IN_B = 'games/b/img/b.png, games/b/img/logo.png, games/b/j.html';
  const PAGES = 'games/a/i.html, games/b/j.html';
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

  const cases: [string, entries: string, patterns: string, sent: string, More?][] = [
    ['to a file is a file of its own name', 'a.txt, b.txt -> a.txt', '*', 'a.txt, b.txt'],
    ['to a file of its name is sent once, by the path of the file', LOGOS, '**/l.*', 'z/l.png'],
    [
      'to a file of its name is sent once, by the link that sorts first',
      LOGOS,
      'b/*, a/*.png',
      'a/l.png, b/x',
    ],
    ['to a file is sent by each path that is its name', LOGOS, '*/*.png', 'a/l.png, b/l.png, z/l.png', PATH],
    ['to a folder is the folder, for each game', GAMES, 'games/*', `${IN_A}, ${IN_B}`, PATH],
    [
      'to a folder keeps files beside a further line',
      GAMES,
      'games/a, shared/*/b.*',
      `${IN_A}, shared/img/b.png`,
      PATH,
    ],
    [
      'to a folder keeps one path of a name',
      GAMES,
      'games/a, shared/img/b.png',
      'games/a/i.html, games/a/img/logo.png, shared/img/b.png',
    ],
    [
      'to a folder has files that a line names',
      GAMES,
      'games/b/img/b.png, games/a',
      `${IN_A}, games/b/img/b.png`,
      PATH,
    ],
    [
      'to a folder is left out if its real path is excluded',
      GAMES,
      'games/*',
      PAGES,
      { exclude: ['shared'] },
    ],
    [
      'to a folder loses what is excluded by its real path',
      GAMES,
      'games/*',
      PAGES,
      { exclude: ['shared/img/*'] },
    ],
    ['is excluded with all behind it', GAMES, 'games/*', PAGES, { exclude: ['img/'] }],
    ['is followed by a wildcard', REAL, 'l*/*', 'link/a.txt'],
    ['is followed if only the rest matches behind it', GAMES, 'games/*/img/l*', 'games/a/img/logo.png'],
    [
      'behind one that a line names is followed',
      CHAIN,
      'link',
      'link/a.txt, link/inner/b.txt',
      { behind: ['link/inner/last'] },
    ],
    ['behind a link is not followed', CHAIN, 'l*', 'link/a.txt', { behind: ['link/inner'] }],
    ['behind a link is followed if a line names it', CHAIN, '*k/inner/last/*', 'link/inner/last/c.txt'],
    ['is left out with what it leads to', CURRENT, '**', '', { exclude: ['releases'], unmatched: ['**'] }],
    [
      'that a line names is excluded by this name alone',
      CURRENT,
      'current/**',
      'current/a.js',
      { exclude: ['releases/'] },
    ],
    [
      'that a line names behind a wildcard is excluded by this name alone',
      GAMES,
      'games/*/img',
      'games/a/img/b.png, games/a/img/logo.png, games/b/img/b.png, games/b/img/logo.png',
      { ...PATH, exclude: ['shared'] },
    ],
    [
      'to a file that a line names behind a wildcard is excluded by this name alone',
      LOGOS,
      '*/l.png, *',
      'a/l.png, a/x, b/l.png, b/x',
      { ...PATH, exclude: ['z'] },
    ],
    ['to a folder that contains it is not followed', UP, '**', 'b.txt, deep/er/a.txt'],
    ['to a folder that contains it is followed if a line names it', UP, 'deep/up/*.txt', 'deep/up/b.txt'],
    ['that leads outside and back is followed', BACK, 'link', 'link'],
    ...(
      [
        ['**', 'config.txt', 'link'],
        ['*/config', 'link'],
        ['link/**', 'link'],
        ['link/config', 'link'],
        ['*.txt', 'config.txt'],
      ] as const
    ).map(([pattern, ...outside]): (typeof cases)[number] => {
      const sent = ['**', '*.txt'].includes(pattern) ? 'a.txt' : '';
      const more = { includeHidden: true, outside, unmatched: sent === '' ? [pattern] : [] };
      return [`to .git or into it is reported and not followed: ${pattern}`, GIT, pattern, sent, more];
    }),
    ...['link/*', 'link/**/*.txt', '*/*.txt', 'link/deep/more.txt', 'link/deep', 'link', '{link,c}'].map(
      (pattern): (typeof cases)[number] => {
        const more = { outside: ['link'], unmatched: [pattern] };
        return [`to a folder outside is reported and not followed: ${pattern}`, OUT, pattern, '', more];
      },
    ),
    ['to a folder outside is reported and not followed: **', OUT, '**', 'b', { outside: ['link'] }],
    ['to a folder outside is not reported if it is excluded', OUT, '**', 'b', { exclude: ['link'] }],
    [
      'below other folders is reported by its path',
      DEEP,
      'a/*/link/*/s.txt, **',
      'a/b/c.txt',
      { outside: ['a/b/link'], unmatched: ['a/*/link/*/s.txt'] },
    ],
    [
      'in a linked folder is reported if it leads outside',
      NEXT,
      'link/*',
      'link/a.txt',
      { outside: ['link/out.txt'] },
    ],
    [
      'to a file outside is reported, also behind another',
      TWO,
      '*, two',
      'a.txt',
      { outside: ['one', 'two'], unmatched: ['two'] },
    ],
    [
      'to the manifest or its folder makes it no asset',
      OWN,
      'latest/*',
      'latest/a.json',
      { neverUpload: ['out/manifest.json'] },
    ],
  ];

  test.each(cases)('%s', async (_, entries, patterns, sent, more = {}) => {
    const { outside: outsideLinks = [], behind: linksBehindLinks = [], unmatched = [], ...search } = more;
    const found = await find(list(entries), list(patterns), search);
    expect(pathsOf(found)).toEqual(list(sent));
    expect(found).toMatchObject({ outsideLinks, linksBehindLinks, unmatched, unusable: [] });
  });

  test.each(['**', '**/node_modules/**', '**/{p0,p1,p2}/**'])(
    'between packages that link to each other has an end, and sends no path twice: %s',
    async (pattern) => {
      const numbers = Array.from({ length: 8 }, (_, index) => index);
      const files = numbers.flatMap((number) => [
        `packages/p${number}/a.txt`,
        `packages/p${number}/node_modules/x`,
      ]);
      const links = numbers.flatMap((number) =>
        [...numbers.map(String), '..'].map(
          (to) => `packages/p${number}/node_modules/p${to} -> ../../${to === '..' ? to : `p${to}`}`,
        ),
      );
      const found = await find([...files, ...links], pattern, PATH);
      expect(new Set(pathsOf(found)).size).toBe(found.assets.length);
      expect(found.unusable).toEqual([]);
      if (pattern === '**') {
        // Each package by itself, and once in the others.
        expect(pathsOf(found).filter((path) => path.endsWith('a.txt'))).toHaveLength(8 + 8 * 7);
        expect(found.linksBehindLinks).toContain('packages/p0/node_modules/p1/node_modules/p2');
      }
    },
  );

  test('to nothing or to itself is reported', async () => {
    const found = await find(['a.txt', 'dangling -> gone.txt', 'itself -> itself'], '**');
    expect(pathsOf(found)).toEqual(['a.txt']);
    expect(found.outsideLinks).toEqual([]);
    expect(found.unusable).toEqual([
      { path: 'dangling', why: 'it is a symbolic link to nothing' },
      { path: 'itself', why: expect.stringContaining('ELOOP') },
    ]);
  });

  test('to nothing or to itself is not reported if no pattern matches it', async () => {
    expect(await findOnly(['a.txt', 'dangling -> gone', 'itself -> itself'], '**/*.txt')).toEqual(['a.txt']);
  });

  test('from a working directory outside the workspace may lead into it', async () => {
    const entries = ['a.txt', '../in-not/link.txt -> ../in/a.txt'];
    expect(await findOnly(entries, '*', { workingDirectory: '../in-not' })).toEqual(['link.txt']);
  });
});

describe('a match that can not be uploaded', () => {
  test('is reported and not opened if it is a named pipe', async () => {
    const places = await makePlaces('a.txt');
    makePipe(join(places.workspace, 'pipe'));
    const found = await find(places, '*');
    expect(pathsOf(found)).toEqual(['a.txt']);
    expect(found.unusable).toEqual([{ path: 'pipe', why: 'it is not a regular file' }]);
  });

  test('is reported as an outside link if it leads to a device', async () => {
    expect(await find(['null -> /dev/null'], '*')).toMatchObject({ assets: [], outsideLinks: ['null'] });
  });

  // Other systems reject such a name.
  describe.runIf(process.platform === 'linux')('because its name is not UTF-8', () => {
    /** Creates files in the workspace whose names have bytes that are not UTF-8: `caf\xe9`. */
    async function makeInvalid(...names: readonly string[]): Promise<Places> {
      const places = await makePlaces('a.txt', 'valid\ufffd', 'folder\ufffd/b.txt');
      for (const name of names) {
        const path = Buffer.from(join(places.workspace, name), 'latin1');
        await mkdir(path.subarray(0, path.lastIndexOf('/')), { recursive: true });
        await writeFile(path, name);
      }
      return places;
    }

    test('is reported, a folder like a file', async () => {
      const places = await makeInvalid('caf\xe9', 'in/caf\xe9', 'out\xe9/c.txt');
      for (const pattern of ['**', '{,*/}caf*', 'in', 'out*/*', '*/c.txt'])
        for (const { path, why } of (await find(places, pattern)).unusable) {
          expect(path).toContain('\ufffd');
          expect(why).toBe('its name is not valid UTF-8');
        }
      const found = await find(places, '**');
      expect(pathsOf(found)).toEqual(['a.txt', 'folder\ufffd/b.txt', 'valid\ufffd']);
      expect(found.unusable.map(({ path }) => path)).toEqual(['caf\ufffd', 'in/caf\ufffd', 'out\ufffd']);
    });

    test('is not reported if no pattern matches it', async () => {
      const places = await makeInvalid('caf\xe9', 'out\xe9/c.txt');
      expect(await findOnly(places, '**', { exclude: ['caf*', 'out*'] })).toHaveLength(3);
      expect(await findOnly(places, '*.txt')).toEqual(['a.txt']);
    });
  });

  test('is reported in the order of the paths', async () => {
    const { unusable } = await find(['c -> gone', 'a -> gone', 'b -> gone'], ['c', '*']);
    expect(unusable.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
  });
});

test.skipIf(process.platform === 'win32')(
  'a folder whose path is too long for the system is reported',
  async () => {
    const places = await makePlaces('a.txt');
    const [one, two] = ['one', 'two'].map((name) =>
      join(places.workspace, name, ...Array(12).fill('x'.repeat(200))),
    );
    for (const folder of [one, two]) await mkdir(String(folder), { recursive: true });
    await writeFile(join(String(two), 'deep.txt'), '');
    await rename(join(places.workspace, 'two'), join(String(one), 'two'));
    // Node can't remove such a path.
    onTestFinished(() => void execFileSync('rm', ['-rf', join(places.workspace, 'one')]));
    const { assets, unusable } = await find(places, '**');
    expect(assets).toHaveLength(1);
    expect(unusable).toEqual([
      { path: expect.stringMatching(/^one\/x.*\/two\/x/), why: "the folder can't be read (ENAMETOOLONG)" },
    ]);
  },
);

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

const FOLDER = "the folder can't be read (EACCES)";

test.each<[string, number, string[], string[], Record<string, string>, Search?]>([
  ['a file is reported', 0o444, ['**'], ['b.txt'], { 'closed/a.txt': "it can't be read (EACCES)" }],
  ['a folder is reported', 0o000, ['**'], ['b.txt'], { closed: FOLDER }],
  ['a folder that a pattern names is reported', 0o000, ['closed/*'], [], { closed: FOLDER }],
  ['a folder that is excluded is not reported', 0o000, ['**'], ['b.txt'], {}, { exclude: ['closed'] }],
  [
    'a file that a pattern names is reported',
    0o000,
    ['b.txt', 'closed/a.txt'],
    ['b.txt'],
    { closed: FOLDER },
  ],
  ['a folder that may have it is reported', 0o000, ['b.txt', '*/a.txt'], ['b.txt'], { closed: FOLDER }],
  ['a working directory is reported as .', 0o111, ['*'], [], { '.': FOLDER }, { workingDirectory: 'closed' }],
  ['a link into it is reported', 0o000, ['.link/*'], [], { '.link': FOLDER }],
])('without permission %s', async (_, mode, patterns, paths, unusable, search) => {
  const { workspace } = await makePlaces('closed/a.txt', 'b.txt', '.link -> closed/er');
  const closed = join(workspace, 'closed');
  await chmod(closed, mode);
  const found = await withoutRoot(workspace, () => find({ workspace }, patterns, search));
  await chmod(closed, 0o700);
  expect(pathsOf(found)).toEqual(paths);
  expect(Object.fromEntries(found.unusable.map(({ path, why }) => [path, why]))).toEqual(unusable);
});

test('outside links are sorted by path', async () => {
  const links = ['folder -> ../in-not', ...['a', 'z'].map((name) => `${name}.txt -> ../in-not/z.txt`)];
  const { outsideLinks } = await find(['../in-not/z.txt', ...links], '**/*.txt');
  expect(outsideLinks).toEqual(['a.txt', 'folder', 'z.txt']);
});
