import { posix } from 'node:path';
import fc from 'fast-check';
import { minimatch } from 'minimatch';
import { expect, test } from 'vitest';
import { CAN } from '../../doubles/conditions.ts';
import { describedBy, find, makePlaces, pathsOf } from './find-files.ts';

/** A path, and the folders on the way to it. */
const upFrom = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** The rule of docs/patterns.md, as literally as possible: whether a line with a slash matches an entry. */
function isMeant(line: string, entry: string, entries: ReadonlySet<string>): boolean {
  return minimatch.braceExpand(line).some((row) => {
    const parts = posix
      .normalize(row)
      .replace(/^\//, '')
      .replace(/(?:\/\*\*)*\/?$/, '')
      .split('/');
    let start = 0;
    while (start < parts.length && entries.has(parts.slice(0, start + 1).join('/'))) start += 1;
    const [own, rest] = [entry.split('/').slice(0, start), entry.split('/').slice(start)];
    if (own.join('/') !== parts.slice(0, start).join('/')) return false;
    const options = { dot: true, noext: true, nobrace: true, nonegate: true, nocomment: true };
    return minimatch(rest.join('/'), parts.slice(start).join('/'), options);
  });
}

const NAMES = 'a b i d ab [ab] [id] v1 (a) +(a) @(a|b) !(a) .a .[ab] a.js [id].js i.js'.split(' ');
const WILD = '* ** ? a* *.js [!a]* {a,[ab]} {[id],i}.js {a,b,} *{a,b} v{1,2} {.a,b} [[]* [ab] [id]'.split(
  ' ',
);
const name = fc.constantFrom(...NAMES, ...(CAN.nameFreely ? ['*', 'a*'] : []));
const tree = fc.uniqueArray(fc.array(name, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });
const line = fc
  .tuple(
    fc.array(fc.oneof(name, fc.constantFrom(...WILD)), { minLength: 2, maxLength: 3 }),
    fc.constantFrom('', '/', '/**'),
  )
  .map(([parts, end]) => `${parts.join('/')}${end}`)
  // What excludes, and what looks at any depth.
  .filter(
    (text) => !/^!/.test(text) && minimatch.braceExpand(text).every((row) => /^(?!\/|\*\*).*\/./.test(row)),
  );

test.skipIf(process.platform === 'win32')(
  'a line with a slash means the same files as an inclusion, an exclusion and a rule: those of a naive reading',
  async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.array(line, { minLength: 1, maxLength: 6 }), async (paths, lines) => {
        // A path can't be a file and a folder.
        const all = [...new Set(paths.map((parts) => parts.join('/')))];
        const files = all.filter((file) => !all.some((other) => other.startsWith(`${file}/`))).sort();
        const { workspace } = await makePlaces(...files);
        const found = async (include: string, exclude: string[] = []): Promise<string[]> =>
          pathsOf(await find({ workspace }, include, { exclude, includeHidden: true, naming: 'path' }));
        const entries = new Set(files.flatMap(upFrom));
        for (const text of lines) {
          const isFolder = (row: string): boolean => /\/(?:\*\*)?$/.test(row);
          const isOfFolder = minimatch.braceExpand(text).every(isFolder);
          if (!isOfFolder && minimatch.braceExpand(text).some(isFolder)) continue;
          const inFolder = (file: string): boolean =>
            upFrom(file)
              .slice(0, -1)
              .some((folder) => isMeant(text, folder, entries));
          const itself = (file: string): boolean => !isOfFolder && isMeant(text, file, entries);
          const expected = files.filter((file) => inFolder(file) || itself(file));
          expect(await found(text), text).toEqual(expected);
          const rest = await found('.', [text]);
          expect(
            files.filter((file) => !rest.includes(file)),
            `!${text}`,
          ).toEqual(expected);
          const described = isOfFolder ? expected : files.filter(itself);
          expect(describedBy(text, workspace, files), `${text}: rule`).toEqual(described);
        }
      }),
      { numRuns: 100 },
    );
  },
);
