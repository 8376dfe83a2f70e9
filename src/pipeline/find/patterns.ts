import { lstatSync, statSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { escape as escapeGlob } from 'glob/raw';
import { Minimatch } from 'minimatch';
import { errorCode } from '../../support/errors.ts';
import { stripDotSlash, toSlashes } from '../../support/paths.ts';
import { spellAsOnDisk } from '../../support/spelling.ts';

/**
 * Windows only: `\` separates folders and escapes nothing. Wildcards are case-sensitive on every runner; parts of a pattern without a
 * wildcard follow the disk.
 */
export const GLOB_OPTIONS = { nocase: false, windowsPathsNoEscape: process.platform === 'win32' } as const;

/**
 * Writes a pattern for `glob`: one text for each alternative in braces, with the part before the first wildcard as the disk spells it. A
 * pattern that is the name of an existing file, such as `level[1].json`, means that file. If it has an asterisk it stays a pattern as
 * well, so that a file called `*` does not hide all others. So it does if the disk does not say: then it means both.
 *
 * @param workingDirectory absolute path that the pattern is relative to
 * @param base absolute path that the result is relative to
 */
export function toGlobs(given: string, workingDirectory: string, base = workingDirectory): string[] {
  const pattern = given.replace(/(?<=[^/])\/+$/, '');
  // As in `glob`, a leading `!` or `#` is a character.
  const options = { ...GLOB_OPTIONS, nonegate: true, nocomment: true, optimizationLevel: 2 };
  const kind = kindOf(resolve(workingDirectory, pattern));
  const globs = kind === 'file' || kind === 'unknown' ? [escapePath(pattern)] : [];
  if (kind !== 'file' || pattern.includes('*')) globs.push(pattern);
  return globs.flatMap((glob) => {
    const { set, globParts } = new Minimatch(glob, options);
    return set.map((parts, row) => {
      const wildcard = parts.findIndex((part) => typeof part !== 'string');
      const length = wildcard === -1 ? parts.length : wildcard;
      const start = spellAsOnDisk(resolve(workingDirectory, parts.slice(0, length).join('/')));
      return posix.join(escapePath(relative(base, start)), ...(globParts[row]?.slice(length) ?? []));
    });
  });
}

/** Makes a pattern that matches only this path. */
export function escapePath(path: string): string {
  return escapeGlob(toSlashes(path), { ...GLOB_OPTIONS, magicalBraces: true });
}

/**
 * Returns a function that says whether a path matches. A pattern without `/` matches the file name at any depth, and a `**` at the
 * start also matches folders beside the working directory.
 */
export function pathMatcher(given: string): (path: string) => boolean {
  const slashed = toSlashes(given);
  const pattern = stripDotSlash(slashed);
  const options = { dot: true, matchBase: !slashed.includes('/'), nocomment: true, nonegate: true };
  const matcher = new Minimatch(pattern, options);
  // For `minimatch`, `**` matches no `..`.
  const matchesAbove = pattern.startsWith('**/');
  return (path) =>
    matcher.match(path) ||
    (matchesAbove && path.startsWith('../') && matcher.match(path.replace(/^(?:\.\.\/)+/, '')));
}

/** What a search leaves out. */
export class Exclusions {
  readonly #rules: readonly { readonly pattern: string; readonly excludes: (path: string) => boolean }[];
  /** The patterns that have left something out. */
  readonly used = new Set<string>();

  /** @param patterns without their `!` */
  constructor(patterns: readonly string[], workingDirectory: string) {
    this.#rules = patterns.map((pattern) => {
      // Without a `/`, at any depth.
      const start = pattern.includes('/') ? './' : '**/';
      // `folder/**` excludes the folder, so that it is not read.
      const short = pattern.replace(/(?<=[^/])\/\*\*$/, '');
      const globs = toGlobs(short, workingDirectory);
      const matchers = globs.flatMap((glob) => [`${start}${glob}`, `${start}${glob}/**`]).map(pathMatcher);
      return { pattern, excludes: (path) => matchers.some((matches) => matches(path)) };
    });
  }

  /** Whether a path, relative to the working directory and with `/`, is excluded, or a folder that contains it. */
  excludes(path: string): boolean {
    // Asks all rules: several may exclude the same file.
    const applying = this.#rules.filter(({ excludes }) => excludes(path));
    for (const { pattern } of applying) this.used.add(pattern);
    return applying.length > 0;
  }
}

/** With these errors no search can find the entry, or the search itself reports them. */
const NOTHING_THERE = /^(?:ENOENT|ENOTDIR|ENAMETOOLONG|ELOOP|EACCES|EPERM|ERR_INVALID_ARG_VALUE)$/;

/** What is at a path; `undefined` if nothing is. A link to nothing counts as a file. */
export function kindOf(path: string): 'file' | 'folder' | 'unknown' | undefined {
  try {
    const isLink = lstatSync(path).isSymbolicLink();
    return statSync(path, { throwIfNoEntry: !isLink })?.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    return NOTHING_THERE.test(String(errorCode(error))) ? undefined : 'unknown';
  }
}
