import { basename, dirname, join, parse, relative, sep } from 'node:path';
import type { Glob } from 'glob/raw';
import { isInside } from '../../support/paths.ts';
import { kindOf } from './patterns.ts';
import type { Places } from './places.ts';

/** A pattern that `glob` has read, or what is left of it below a folder. */
type Pattern = Glob<{ withFileTypes: true }>['patterns'][number];

/**
 * Chooses the links to follow: of links to folders, those behind which something is to be searched for that was not searched for in the
 * real folder. Of several such links to one folder, the one that sorts first.
 *
 * @param searched absolute paths of folders, also behind links
 * @param dot whether wildcards match dot files
 * @returns absolute paths; those of the other links to folders are added to `places.repeatedLinks`
 */
export function linksToFollow(
  links: Iterable<string>,
  searched: Iterable<string>,
  patterns: readonly Pattern[],
  dot: boolean,
  places: Places,
): string[] {
  const searchedAs = Map.groupBy(searched, (folder) => places.realPathOf(folder));
  // What is left of the patterns to search for in a folder, as texts that can be compared.
  const restsIn = (folder: string): string[] => {
    let rests = patterns;
    for (const name of relative(parse(folder).root, folder).split(sep))
      rests = rests.flatMap((rest) => restsAfter(name, rest, dot));
    return rests.map((rest) => rest.globString());
  };
  return [...links].sort().filter((link) => {
    const ownPath = join(places.realPathOf(dirname(link)), basename(link));
    if (kindOf(ownPath) === 'file') return false;
    const realPath = places.realPathOf(link);
    const paths = searchedAs.get(realPath) ?? [];
    const done = new Set(paths.flatMap(restsIn));
    const isInItself = realPath !== ownPath && isInside(ownPath, realPath);
    const isRepeated = isInItself || restsIn(link).every((rest) => done.has(rest));
    if (isRepeated) places.repeatedLinks.add(ownPath);
    else searchedAs.set(realPath, [...paths, link]);
    return !isRepeated;
  });
}

/** What is left of a pattern in a folder of this name, once for each way to match it. */
function restsAfter(name: string, pattern: Pattern, dot: boolean): Pattern[] {
  const rest = pattern.rest();
  if (pattern.isGlobstar()) {
    // `**` matches any number of folders, also none.
    const after = rest === null ? [] : restsAfter(name, rest, dot);
    return name.startsWith('.') && !dot ? after : [pattern, ...after];
  }
  const part = pattern.pattern();
  // `glob` compares names in this form.
  const isSame = typeof part === 'string' && part.normalize('NFKD') === name.normalize('NFKD');
  const isMatch = isSame || (typeof part === 'object' && part.test(name));
  return isMatch && rest !== null ? [rest] : [];
}
