import { basename, dirname, relative } from 'node:path';
import fc from 'fast-check';
import { minimatch } from 'minimatch';
import { expect, test } from 'vitest';
import { describedFiles } from '../../../src/pipeline/find/described-files.ts';
import { CAN } from '../../doubles/conditions.ts';
import { find, makePlaces, pathsOf } from './find-files.ts';

const nfc = (text: string): string => text.normalize('NFC');

/** All paths that lead to a file, and to the folders on the way. */
const entriesOf = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
  ),
];

/**
 * The rule of docs/patterns.md, as literally as possible: the entries that a pattern means, part by part.
 *
 * @param isInclusion its parts before the first `*` or `?` that exist under this very name mean that name alone
 */
function meant(pattern: string, entries: readonly string[], isInclusion = false): Set<string> {
  const options = { dot: true, noext: true, nobrace: true, nonegate: true, nocomment: true };
  const partsOf = (text: string): string[] =>
    text.split('/').filter((part, at, parts) => part !== '**' || parts[at - 1] !== '**');
  const given = partsOf(pattern);
  const walk = (folders: readonly string[], parts: readonly string[], isBeginning: boolean): string[] => {
    const [part, ...rest] = parts;
    if (part === undefined) return [...folders];
    const spelled = given[given.length - parts.length] ?? '';
    if (part === '**' || part === '') {
      const inside = entries.filter((one) =>
        folders.some((folder) => folder === '' || one.startsWith(`${folder}/`)),
      );
      // At the end it asks for what is in the folder.
      return rest.length === 0 ? inside : walk([...new Set([...folders, ...inside])], rest, false);
    }
    const named = (names: readonly string[], test: (name: string) => boolean): string[] =>
      names.filter((one) => folders.includes(dirname(`/${one}`).slice(1)) && test(nfc(basename(one))));
    const [same = [], own = []] = [spelled, part].map((text) => named(entries, (name) => name === nfc(text)));
    const isLookedUp = isBeginning && !/[*?]/.test(part);
    if (isLookedUp && same.length > 0) return walk(same, rest, true);
    if (isLookedUp && own.length > 0) return walk(own, rest, true);
    const described = named(entries, (name) => minimatch(name, nfc(part), options));
    return walk([...new Set([...same, ...own, ...described])], rest, false);
  };
  const rows = minimatch.braceExpand(pattern).map(partsOf);
  return new Set(rows.flatMap((row) => walk([''], row, isInclusion)));
}

const NAMES =
  'a b i d ab [ab] [id] {a,b} v{1,2} v1 (a) +(a) @(a|b) !(a) !a #a .a .[ab] a.js [id].js i.js'.split(' ');
const MORE_NAMES = ['a b', 'gr\u00fcn', 'gru\u0308n', '\u00fc', 'u\u0308'];
const STARS = CAN.nameFreely ? ['*', '?', '**', 'a*', '?b', 'a\\b', '\\[ab\\]'] : [];
const WILD = '* ** ? a* *.js [!a]* {a,[ab]} {[id],i}.js *{a,b} v{1,2} {.a,b} [[]* \\[ab\\] *]'.split(' ');

const name = fc.constantFrom(...NAMES, ...MORE_NAMES, ...STARS);
const tree = fc.uniqueArray(fc.array(name, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });
const part = fc.oneof(name, fc.constantFrom(...WILD));
const pattern = fc
  .tuple(fc.array(part, { minLength: 2, maxLength: 3 }), fc.constantFrom('', '/'))
  .map(([parts, end]) => `${parts.join('/')}${end}`)
  // At the beginning of a line that excludes, `**` also reaches what lies beside the working directory.
  .filter((text) => !/^[!#]/.test(text));

test.skipIf(process.platform === 'win32')(
  'a pattern with a slash means the same files as an inclusion, an exclusion and a rule: those of a naive reading',
  async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.array(pattern, { minLength: 1, maxLength: 6 }), async (paths, patterns) => {
        // A path can't be a file and a folder.
        const all = [...new Set(paths.map((parts) => parts.join('/')))];
        const files = all.filter((file) => !all.some((other) => other.startsWith(`${file}/`)));
        const { workspace } = await makePlaces(...files);
        const found = async (include: string, exclude: string[]): Promise<string[]> =>
          pathsOf(await find({ workspace }, include, { exclude, includeHidden: true }));
        const entries = entriesOf(files);
        for (const text of patterns) {
          const [included, selected] = [meant(text, entries, true), meant(text, entries)];
          const filesOf = (one: ReadonlySet<string>): string[] =>
            files.filter((file) => entriesOf([file]).some((entry) => one.has(entry))).sort();
          const expected = filesOf(selected);
          expect(await found(text, []), text).toEqual(filesOf(included));
          const rest = await found('.', [text]);
          expect(files.filter((file) => !rest.includes(file)).sort(), `!${text}`).toEqual(expected);
          const [described = []] = describedFiles([text], { workspace, workingDirectory: workspace }, files);
          const own =
            text.endsWith('/') || text.endsWith('/**')
              ? expected
              : files.filter((file) => selected.has(file));
          expect([...described].sort(), `${text}: rule`).toEqual(own.sort());
        }
      }),
      { numRuns: 100 },
    );
  },
);

/** A path of a file or folder: without links, and as links lead to it, without going back to a folder on the way. */
interface Route {
  readonly path: string;
  readonly real: string;
  readonly links: number;
  /** The own paths of the links on the way, which an exclusion may leave out. */
  readonly over: readonly string[];
}

/** @returns the ways, and whether a link was left out because it goes back */
function routesTo(files: readonly string[], links: ReadonlyMap<string, string>): [Route[], boolean] {
  let goesBack = false;
  const entries = [...new Set([...entriesOf(files), ...entriesOf([...links.keys()])])];
  const isIn = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);
  const below = (folder: Route, passed: readonly string[]): Route[] =>
    entries
      .filter((entry) => (dirname(entry) === '.' ? '' : dirname(entry)) === folder.real)
      .flatMap((entry) => {
        const path = folder.path === '' ? basename(entry) : `${folder.path}/${basename(entry)}`;
        const target = links.get(entry);
        if (target === undefined) {
          const way = { ...folder, path, real: entry };
          return [way, ...(files.includes(entry) ? [] : below(way, [...passed, entry]))];
        }
        if (passed.some((one) => isIn(one, target))) {
          goesBack = true;
          return [];
        }
        const way = { path, real: target, links: folder.links + 1, over: [...folder.over, entry] };
        return [way, ...below(way, [...passed, target])];
      });
  return [below({ path: '', real: '', links: 0, over: [] }, []), goesBack];
}

test.runIf(CAN.nameFreely)(
  'over links, each folder has one path, nothing excluded is sent, and nothing that the nearest path takes is missing',
  async () => {
    const FOLDERS = ['a', 'b', 'c', 'a/n', 'b/n'];
    const file = fc.tuple(fc.constantFrom(...FOLDERS), fc.constantFrom('x', 'y.js'));
    const link = fc.tuple(
      fc.constantFrom(...FOLDERS, '.'),
      fc.constantFrom('k', 'l'),
      fc.constantFrom(...FOLDERS),
    );
    const wild = fc.constantFrom('*', '**', '?', 'k', 'l', 'n', 'a', '*.js', 'x');
    const line = fc
      .tuple(fc.constantFrom('*', '**'), fc.array(wild, { maxLength: 4 }))
      .map(([one, rest]) => [one, ...rest].join('/'));
    const exclusion = fc.constantFrom('*/n', '**/k/*', 'a/**', '*.js', 'b/', '*/*/x', 'c/l', 'n');
    const lists = [
      fc.uniqueArray(file, { minLength: 2, maxLength: 6, selector: String }),
      fc.array(link, { maxLength: 5 }),
    ] as const;
    const search = [
      fc.array(line, { minLength: 1, maxLength: 2 }),
      fc.array(exclusion, { maxLength: 2 }),
    ] as const;
    await fc.assert(
      fc.asyncProperty(...lists, ...search, async (given, givenLinks, include, exclude) => {
        const files = given.map((parts) => parts.join('/'));
        const real = entriesOf(files);
        const links = new Map(
          givenLinks
            .filter(
              ([folder, , target]) => (folder === '.' || real.includes(folder)) && real.includes(target),
            )
            .map(([folder, name, target]) => [folder === '.' ? name : `${folder}/${name}`, target]),
        );
        const made = [...links].map(
          ([path, target]) => `${path} -> ${relative(dirname(path), target) || '.'}`,
        );
        const [ways, goesBack] = routesTo(files, links);
        const all = ways.map(({ path }) => path);
        const isMeantBy = (patterns: readonly string[]): ((path: string) => boolean) => {
          const selected = new Set(patterns.flatMap((one) => [...meant(one, all, true)]));
          return (path) => entriesOf([path]).some((entry) => selected.has(entry));
        };
        const isIncluded = isMeantBy(include);
        const isExcluded = isMeantBy(exclude.map((one) => (/\/./.test(one) ? one : `**/${one}`)));
        const places = await makePlaces(...files, ...made);
        const { assets } = await find(places, include, { exclude, naming: 'path' });
        const ownPath = ({ absolutePath }: { absolutePath: string }): string =>
          relative(places.workspace, absolutePath);
        const folders = new Map(assets.map((asset) => [dirname(ownPath(asset)), dirname(asset.path)]));
        for (const asset of assets) {
          expect(dirname(asset.path)).toBe(folders.get(dirname(ownPath(asset))));
          expect([asset.path, isIncluded(asset.path)]).toEqual([asset.path, true]);
          expect([asset.path, isExcluded(asset.path), isExcluded(ownPath(asset))]).toEqual([
            asset.path,
            false,
            false,
          ]);
        }
        for (const one of files) {
          const [nearest] = ways
            .filter(({ path, real: own }) => own === one && isIncluded(path))
            .sort((x, y) => x.links - y.links || (x.path < y.path ? -1 : 1));
          const isSent = folders.has(dirname(one));
          // Of links that lead to each other, only the first way to a folder is gone. Another one might go on where this one goes back.
          if (goesBack && nearest !== undefined && nearest.links > 1) continue;
          if (nearest !== undefined && ![nearest.path, one, ...nearest.over].some(isExcluded))
            expect([one, nearest.path, isSent]).toEqual([one, nearest.path, true]);
        }
      }),
      { numRuns: 150 },
    );
  },
);
