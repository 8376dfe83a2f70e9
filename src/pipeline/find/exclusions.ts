import { relative } from 'node:path';
import { toSlashes } from '../../support/paths.ts';
import { pathMatcher } from './content-types.ts';
import { type OnError, startsOf, toPatterns } from './patterns.ts';

/** What a search leaves out. */
export class Exclusions {
  readonly #workingDirectory: string;
  readonly #rules: readonly { readonly pattern: string; readonly excludes: (path: string) => boolean }[];
  /** The patterns that have left something out. */
  readonly used = new Set<string>();

  /** @param patterns without their `!` */
  constructor(patterns: readonly string[], workingDirectory: string, onError?: OnError) {
    this.#workingDirectory = workingDirectory;
    this.#rules = patterns.map((pattern) => ({
      pattern,
      excludes: exclusion(pattern, workingDirectory, onError),
    }));
  }

  /** Whether an absolute path is excluded, or a folder that contains it. */
  excludes(absolutePath: string): boolean {
    if (this.#rules.length === 0) return false;
    const path = toSlashes(relative(this.#workingDirectory, absolutePath));
    // Asks all rules: several may exclude the same file.
    const applying = this.#rules.filter(({ excludes }) => excludes(path));
    for (const { pattern } of applying) this.used.add(pattern);
    return applying.length > 0;
  }
}

/** Returns a function that says whether a path, or a folder that contains it, matches. A pattern without a `/` matches at any depth. */
function exclusion(pattern: string, workingDirectory: string, onError?: OnError): (path: string) => boolean {
  const start = pattern.includes('/') ? './' : '**/';
  // `folder/**` excludes the folder, so that it is not read.
  const globs = startsOf(pattern.replace(/(?<=[^/])\/\*\*$/, ''), workingDirectory, true, onError).flatMap(
    (search) => toPatterns(search, workingDirectory),
  );
  const matchers = globs.flatMap((glob) => [`${start}${glob}`, `${start}${glob}/**`]).map(pathMatcher);
  return (path) => matchers.some((matches) => matches(path));
}
