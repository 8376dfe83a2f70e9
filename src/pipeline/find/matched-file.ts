import { realpathSync, statSync } from 'node:fs';
import type { Path } from 'glob/raw';
import { errorCode } from '../../support/error-text.ts';
import { type FoundFile, foundFile, isTemporaryFileOf } from '../../support/files.ts';
import { spellAsOnDisk } from '../../support/spelling.ts';
import type { FolderReader } from './folder-reader.ts';
import { BY, type Line, type Rest } from './patterns.ts';
import type { SearchArea } from './search-area.ts';

/** A file that a line matches. */
export interface MatchedFile {
  /** Absolute, as the line and the links on the way name it. */
  readonly path: string;
  /** The path without links to folders. A link to a file stays in it: such a link is a file of its own name. */
  readonly ownPath: string;
  readonly found: FoundFile;
  /** The lines that match it. */
  readonly lines: readonly Line[];
  /** Whether one of them names it in full, without a wildcard. */
  readonly isNamed: boolean;
  /** How many links that no line names lie on the way. */
  readonly links: number;
}

/** Returns a file if it can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
export function toMatchedFile(
  entry: Path,
  matches: readonly Rest[],
  links: number,
  { area, reader }: { readonly area: SearchArea; readonly reader: FolderReader },
): MatchedFile | undefined {
  const path = entry.fullpath();
  if (!reader.hasValidName(path)) return undefined;
  const ownPath = area.ownPathOf(path);
  try {
    const realPath = entry.isSymbolicLink() ? realpathSync.native(ownPath) : ownPath;
    const stats = statSync(realPath);
    if (path !== realPath && !area.mayTake(path)) return undefined;
    if (!stats.isFile()) reader.unusable.set(path, 'it is not a regular file');
    else {
      const isNamed = matches.some((match) => match.by === BY.name);
      const lines = [...new Set(matches.map(({ line }) => line))];
      return { path, ownPath, found: foundFile(stats, realPath), lines, isNamed, links };
    }
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    const isDangling = entry.isSymbolicLink() && code === 'ENOENT';
    const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
    reader.unusable.set(path, why);
  }
  return undefined;
}

/** Returns a function that says whether a file is one of those at these absolute paths, or is left behind by an interrupted write to one. */
export function isOneOf(paths: readonly string[], area: SearchArea): (file: MatchedFile) => boolean {
  const realPaths = paths.map((path) => spellAsOnDisk(area.realPathOf(path)));
  return ({ found: { realPath } }) =>
    realPaths.some((own) => own === realPath || isTemporaryFileOf(realPath, own));
}
