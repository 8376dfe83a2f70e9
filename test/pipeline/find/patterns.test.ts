import { basename, dirname } from 'node:path';
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
  const given = pattern.split('/');
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
  const rows = minimatch.braceExpand(pattern).map((row) => row.split('/'));
  return new Set(
    rows.flatMap((row) =>
      walk(
        [''],
        row.filter((part, at) => part !== '**' || row[at - 1] !== '**'),
        isInclusion,
      ),
    ),
  );
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
