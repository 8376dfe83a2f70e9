import { lstatSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { escape as escapeGlob } from 'glob/raw';
import { GLOBSTAR, Minimatch, type ParseReturnFiltered } from 'minimatch';
import { errorCode } from '../../support/errors.ts';
import { isInside, toSlashes } from '../../support/paths.ts';
import { nameOnDisk, spellAsOnDisk } from '../../support/spelling.ts';

/**
 * Windows only: `\` separates folders and escapes nothing. Wildcards are case-sensitive on every runner; parts of a pattern without a
 * wildcard follow the disk.
 */
export const GLOB_OPTIONS = { nocase: false, windowsPathsNoEscape: process.platform === 'win32' } as const;

/** Takes an absolute path. */
export type OnError = (path: string, error: unknown) => void;

/** What to search for in a folder. */
export interface Search {
  /** Absolute, as the pattern and the links on the way name it. */
  readonly folder: string;
  readonly rests: readonly Rest[];
}

/** What is left of a pattern in a folder: its parts as `minimatch` reads them, and as they were written. */
export interface Rest {
  readonly parts: readonly ParseReturnFiltered[];
  readonly written: readonly string[];
}

/**
 * Returns where the search for a pattern starts: in the folders before its first wildcard, one for each alternative in braces. A pattern
 * that is the name of an existing file, such as `level[1].json`, means that file. If it has an asterisk it stays a pattern as well, so
 * that a file called `*` does not hide all others.
 *
 * @param workingDirectory absolute path that the pattern is relative to
 * @param onError called if the disk does not say whether there is such a file
 */
export function startsOf(given: string, workingDirectory: string, dot: boolean, onError?: OnError): Search[] {
  const pattern = given.replace(/(?<=[^/])\/+$/, '');
  // As in `glob`, a leading `!` or `#` is a character.
  const options = { ...GLOB_OPTIONS, dot, nonegate: true, nocomment: true, optimizationLevel: 2 };
  const isName = kindOf(resolve(workingDirectory, pattern), onError) === 'file';
  const globs = isName ? [escapePath(pattern)] : [];
  if (!isName || pattern.includes('*')) globs.push(pattern);
  return globs.flatMap((glob) => {
    const { set, globParts } = new Minimatch(glob, options);
    return set.map((parts, row) => {
      const wildcard = parts.findIndex((part) => typeof part !== 'string');
      const start = wildcard === -1 ? parts.length - 1 : wildcard;
      const folder = spellAsOnDisk(resolve(workingDirectory, parts.slice(0, start).join('/')));
      const rest = { parts: parts.slice(start), written: globParts[row]?.slice(start) ?? [] };
      if (wildcard !== -1) return { folder, rests: [rest] };
      const name = nameOnDisk(String(parts[start]), folder);
      return { folder, rests: [{ parts: [name], written: [escapePath(name)] }] };
    });
  });
}

/** Writes a search as patterns relative to the working directory. */
export function toPatterns({ folder, rests }: Search, workingDirectory: string): string[] {
  const start = escapePath(relative(workingDirectory, folder));
  return rests.map(({ written }) => [...(start === '' ? [] : [start]), ...written].join('/'));
}

/** What is left of a search in a folder below the one where it starts. */
export function restsIn(folder: string, { folder: start, rests }: Search, dot: boolean): readonly Rest[] {
  if (folder === start) return rests;
  if (!isInside(folder, start)) return [];
  const names = relative(start, folder).split(sep);
  return names.reduce((left, name) => left.flatMap((rest) => restsAfter(name, rest, dot)), rests);
}

function restsAfter(name: string, rest: Rest, dot: boolean): Rest[] {
  const [part] = rest.parts;
  const next = { parts: rest.parts.slice(1), written: rest.written.slice(1) };
  if (part === GLOBSTAR) {
    // `**` matches any number of folders, also none.
    const after = next.parts.length > 0 ? restsAfter(name, next, dot) : [];
    return name.startsWith('.') && !dot ? after : [rest, ...after];
  }
  // `glob` compares names in this form.
  const isMatch =
    typeof part === 'string' ? part.normalize('NFKD') === name.normalize('NFKD') : part?.test(name);
  return isMatch && next.parts.length > 0 ? [next] : [];
}

/** Makes a pattern that matches only this path. */
export function escapePath(path: string): string {
  return escapeGlob(toSlashes(path), { ...GLOB_OPTIONS, magicalBraces: true });
}

/** With these errors no search can find the entry, or the search itself reports them. */
const NOTHING_THERE: readonly (string | undefined)[] = [
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EACCES',
  'EPERM',
  'ERR_INVALID_ARG_VALUE',
];

/** What is at a path; `undefined` if nothing is. A link to nothing counts as a file. */
export function kindOf(path: string, onError?: OnError): 'file' | 'folder' | undefined {
  try {
    const isLink = lstatSync(path).isSymbolicLink();
    return statSync(path, { throwIfNoEntry: !isLink })?.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (!NOTHING_THERE.includes(errorCode(error))) onError?.(path, error);
    return undefined;
  }
}
