import { resolve } from 'node:path';
import { misspelledWord } from '../../../support/closest-match.ts';
import { readFolder } from '../../../support/files.ts';
import { stripListMarks } from '../../../support/text.ts';

/** The start of a path that leads elsewhere: `$HOME/`, `~/`, `c:/`, `/`, `../`. */
export const START_ELSEWHERE = /^(?:(?:\$\{\{[^}]*\}\}|\$\{?[\w:]+\}?|%\w+%|~|[a-z]:)?\/+|(?:\.{1,2}\/+)+)/i;

/**
 * Follows a path or pattern with `/` on the disk, up to the first wildcard.
 *
 * @returns `path` in the spelling of the disk, as far as it exists; `followed`, that part of it; `missing`, the first folder that does not
 *   exist
 */
export function followPath(pattern: string, start: string) {
  const parts = pattern.split('/');
  let folder = start;
  let followed = '';
  let missing: string | undefined;
  for (const [index, part] of parts.entries()) {
    const names = readFolder(folder);
    const exact = names?.find((name) => name.normalize('NFC') === part.normalize('NFC'));
    if (names === undefined || (exact === undefined && /^(?:\.\.)?$|[*?[{\\]/.test(part))) break;
    const isSame = (name: string): boolean => name.toLowerCase() === part.toLowerCase();
    const name = exact ?? names.find(isSame) ?? misspelledWord(part, names);
    if (name === undefined) {
      if (index < parts.length - 1) missing = parts.slice(0, index + 1).join('/');
      break;
    }
    parts[index] = name;
    folder = resolve(folder, name);
    followed = parts.slice(0, index + 1).join('/');
  }
  return { path: parts.join('/'), followed, missing };
}

/** The folder in the workspace that a path was probably meant to name, as it is spelled on the disk; `undefined` if there is none. */
export function folderMeant(path: string, workspace: string): string | undefined {
  const plain = stripListMarks(path).replaceAll('\\', '/').replace(START_ELSEWHERE, '');
  const { path: found } = followPath(plain, workspace);
  return found !== '' && readFolder(resolve(workspace, found)) ? found : undefined;
}
