import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, isAbsolute, join, parse, resolve, sep } from 'node:path';
import { misspelledWord } from './closest-match.ts';
import { isSameFile } from './files.ts';

export interface Followed {
  /** The path in the spelling of the disk, as far as it exists. */
  readonly path: string;
  /** The first part that has another spelling on the disk, and that spelling. */
  readonly misspelled?: readonly [string, string];
  /** The first folder that does not exist. */
  readonly missing?: string;
}

/** Follows a path or pattern with `/` on the disk, up to the first wildcard. */
export function followPath(pattern: string, start: string): Followed {
  const parts = pattern.split('/');
  let folder = start;
  let misspelled: readonly [string, string] | undefined;
  for (const [index, part] of parts.entries()) {
    const names = namesIn(folder);
    if (/^(?:\.\.)?$|[*?[\]{}()!+@]/.test(part) || names === undefined) break;
    const isSame = (name: string): boolean => name.toLowerCase() === part.toLowerCase();
    const name = names.includes(part) ? part : (names.find(isSame) ?? misspelledWord(part, names));
    if (name === undefined) {
      const missing = index < parts.length - 1 ? parts.slice(0, index + 1).join('/') : undefined;
      return { path: parts.join('/'), ...(misspelled && { misspelled }), ...(missing && { missing }) };
    }
    if (name !== part) misspelled ??= [part, name];
    parts[index] = name;
    folder = resolve(folder, name);
  }
  return { path: parts.join('/'), ...(misspelled && { misspelled }) };
}

/** The names in a folder; `undefined` if it can't be read. */
export function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}

const SEPARATORS = sep === '/' ? /(\/+)/ : /([\\/]+)/;

/**
 * Spells a path or pattern as the disk does, up to the first part that is not there. Where upper and lower case make different
 * names, it already has that spelling.
 *
 * @param start absolute path of the folder that a relative path starts from
 */
export function spellAsOnDisk(path: string, start: string): string {
  const { root } = isAbsolute(path) ? parse(path) : { root: '' };
  let folder = root === '' ? start : root;
  const parts = path.slice(root.length).split(SEPARATORS);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1 || part === '') continue;
    const name = /^\.\.?$/.test(part) ? part : nameOnDisk(part, folder);
    if (name === undefined) break;
    parts[index] = name;
    folder = join(folder, name);
  }
  return root.replace(/^[a-z]:/, (drive) => drive.toUpperCase()) + parts.join('');
}

/** The name that the disk has for an entry of a folder; `undefined` if there is none. */
export function nameOnDisk(name: string, folder: string): string | undefined {
  try {
    const path = join(folder, name);
    const entry = lstatSync(path);
    const other = lstatSync(join(folder, swapCase(name)), { throwIfNoEntry: false });
    if (other === undefined || !isSameFile(entry, other)) return name;
    const names = readdirSync(folder);
    if (names.includes(name)) return name;
    const folded = fold(name);
    const found = names.find((one) => fold(one) === folded);
    // Windows knows more names of an entry, such as `PROGRA~1`.
    return found ?? (entry.isSymbolicLink() ? name : basename(realpathSync.native(path)));
  } catch {
    return undefined;
  }
}

/** Changes the case of each letter for which that can be undone. */
function swapCase(name: string): string {
  return name.replace(/\p{L}/gu, (letter) => {
    const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
    if (upper.toLowerCase() !== lower || lower.toUpperCase() !== upper) return letter;
    return letter === lower ? upper : lower;
  });
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase();
