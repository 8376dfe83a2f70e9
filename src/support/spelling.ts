import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { misspelledWord } from './closest-match.ts';

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

/** Spells an absolute path as the disk does, as far as it exists. Where upper and lower case make different names, it already has that spelling. */
export function spellAsOnDisk(path: string): string {
  const parent = dirname(path);
  if (parent === path) return path.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
  const folder = spellAsOnDisk(parent);
  return join(folder, nameOnDisk(basename(path), folder));
}

/**
 * Resolves the links in an absolute path as far as it exists, however many there are.
 *
 * @param known real paths of earlier calls, to which this call adds
 */
export function realPathOf(path: string, known = new Map<string, string>()): string {
  const parent = dirname(path);
  if (parent === path || known.has(path)) return known.get(path) ?? path;
  let realPath = join(realPathOf(parent, known), basename(path));
  try {
    realPath = realpathSync.native(realPath);
  } catch {
    // It does not exist, or can't be read.
  }
  known.set(path, realPath);
  return realPath;
}

/** The name that the disk has for an entry of a folder. If there is none, the name as it was given. */
export function nameOnDisk(name: string, folder: string): string {
  try {
    const path = join(folder, name);
    const entry = lstatSync(path);
    const other = lstatSync(join(folder, swapCase(name)), { throwIfNoEntry: false });
    if (other?.ino !== entry.ino || other.dev !== entry.dev) return name;
    const names = readdirSync(folder);
    if (names.includes(name)) return name;
    const found = names.find((one) => fold(one) === fold(name));
    // Windows knows more names of an entry, such as `PROGRA~1`.
    return found ?? (entry.isSymbolicLink() ? name : basename(realpathSync.native(path)));
  } catch {
    return name;
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
