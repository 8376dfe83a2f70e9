import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInside } from '../../support/paths.ts';
import type { Matcher } from './matcher.ts';
import type { SearchArea } from './search-area.ts';

/**
 * Chooses the links to follow: those behind which something is to be searched for that was not searched for in the real folder. Of several
 * such links to one folder, the one that sorts first.
 *
 * @param links absolute paths of links, to files as well
 * @param searched absolute paths of folders, also behind links
 * @param lines are narrowed behind a link to what is new there
 * @returns absolute paths; those of the other links to folders are added to `area.repeatedLinks`
 */
export function linksToFollow(
  links: Iterable<string>,
  searched: Iterable<string>,
  lines: Matcher,
  area: SearchArea,
): string[] {
  const searchedAs = Map.groupBy(searched, (folder) => area.realPathOf(folder));
  return [...links].sort().filter((link) => {
    const ownPath = join(area.realPathOf(dirname(link)), basename(link));
    if (isFile(ownPath)) return false;
    const realPath = area.realPathOf(link);
    const paths = searchedAs.get(realPath) ?? [];
    const done = new Set(paths.flatMap((path) => lines.within(path)));
    const isInItself = realPath !== ownPath && isInside(ownPath, realPath);
    const left = isInItself ? [] : lines.within(link).filter((rest) => !done.has(rest));
    if (left.length > 0) {
      lines.narrow(link, left);
      searchedAs.set(realPath, [...paths, link]);
    } else area.repeatedLinks.add(ownPath);
    return left.length > 0;
  });
}

/** Whether a path leads to something else than a folder, or to nothing. What can't be read counts as a folder: the search reports it. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true;
  } catch {
    return false;
  }
}
