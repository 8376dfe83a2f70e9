import { dirname, parse } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { escape as escapeGlob, Glob, type Path } from 'glob/raw';
import { toSlashes } from '../../support/paths.ts';
import { foldFor } from '../../support/spelling.ts';
import type { FolderReader } from './folder-reader.ts';
import { isFile, linksToFollow } from './links-to-follow.ts';
import { type MatchedFile, toMatchedFile } from './matched-file.ts';
import { Matcher } from './matcher.ts';
import { Line, type LineOptions, type PatternState, type Purpose } from './patterns.ts';
import type { SearchArea } from './search-area.ts';

/** Where to search, and for what. */
export interface Search extends Omit<LineOptions, 'fold'> {
  /** If names are not compared as the disk compares them. */
  readonly fold?: LineOptions['fold'];
  readonly include: readonly string[];
  /** Without their `!`. */
  readonly exclude: readonly string[];
  readonly area: SearchArea;
  readonly reader: FolderReader;
  readonly signal: AbortSignal;
  /** Folders to read at most: a tree may be very large. */
  readonly maxFolders?: number;
}

/** Lines of an input without an effect. Exclusions have their `!`. */
export interface LinesWithoutEffect {
  /** Lines that match nothing, or only what is never taken, and exclusions whose beginning does not exist. */
  readonly unmatched: readonly string[];
  /** Other exclusions that left nothing out. */
  readonly unusedExclusions: readonly string[];
  /** The exclusions that left out what a line without a match names, by that line. */
  readonly leftOutBy: ReadonlyMap<string, readonly string[]>;
}

/** No system has longer paths, and `glob` throws for much longer ones. */
const MAX_PATH_LENGTH = 16_384;

/** Progress and signals have their turn after this many entries. */
const ENTRIES_PER_TURN = 500;

const GLOB_OPTIONS = {
  dot: true,
  follow: true,
  nocase: false,
  withFileTypes: true,
  windowsPathsNoEscape: process.platform === 'win32',
} as const;

/**
 * Finds the files that lines match. Reads only folders in which something can match. Follows links to folders within the workspace, but
 * searches no real folder twice for the same rest of a line: first by its own path, then behind the nearest link that sorts first.
 */
export class FileSearch {
  /** Absolute paths of folders that a wildcard took with everything in them. */
  readonly foldersTaken = new Set<string>();
  readonly #search: Search;
  readonly #include: Matcher;
  readonly #exclude: Matcher;
  readonly #used = new Set<Line>();
  /** The exclusions that left out what a line matches, by that line. */
  readonly #leftOutBy = new Map<Line, Set<Line>>();

  constructor(search: Search) {
    this.#search = search;
    const options = { fold: foldFor(search.workingDirectory), ...search };
    const toMatcher = (patterns: readonly string[], purpose: Purpose): Matcher =>
      new Matcher(
        patterns.map((pattern) => new Line(pattern, purpose, options)),
        search.workingDirectory,
      );
    this.#include = toMatcher(search.include, 'include');
    this.#exclude = toMatcher(search.exclude, 'exclude');
  }

  /** The lines without an effect, after a search that found these files. */
  linesWithoutEffect(files: readonly MatchedFile[]): LinesWithoutEffect {
    const matched = new Set(files.flatMap(({ matches }) => matches.map(({ line }) => line)));
    const unmatched = this.#include.lines.filter((line) => !matched.has(line));
    const unused = this.#exclude.lines.filter((line) => !this.#used.has(line));
    const textOf = ({ text }: Line): string => text;
    const leftOutBy = unmatched.map(
      (line) => [line.text, [...(this.#leftOutBy.get(line) ?? [])].map(textOf)] as const,
    );
    return {
      unmatched: [...unmatched, ...unused.filter(({ isMissing }) => isMissing)].map(textOf),
      unusedExclusions: unused.filter(({ isMissing }) => !isMissing).map(textOf),
      leftOutBy: new Map(leftOutBy.filter(([, exclusions]) => exclusions.length > 0)),
    };
  }

  /** @throws the signal's reason, if it is aborted */
  async run(): Promise<MatchedFile[]> {
    const files: MatchedFile[] = [];
    const entries = await this.#walk();
    // Only when every entry was looked at, it is known which names exist.
    if ([this.#include, this.#exclude].some(({ mustKnowNames }) => mustKnowNames))
      for await (const some of this.#inTurns(entries)) for (const entry of some) this.#matchesOf(entry);
    for await (const some of this.#inTurns(entries))
      for (const entry of some) {
        const file = this.#toFile(entry);
        if (file !== undefined) files.push(file);
      }
    return files;
  }

  #toFile(entry: Path): MatchedFile | undefined {
    if (entry.isDirectory()) return undefined;
    const { matches, exclusions } = this.#matchesOf(entry);
    const meant = matches.filter(({ isEffective }) => isEffective);
    if (meant.length === 0 || this.#applyExclusions(exclusions, meant)) return undefined;
    const file = toMatchedFile(entry, meant, this.#search);
    if (file !== undefined && meant.every(({ isInside }) => isInside)) {
      const taken = this.#folderTaken(dirname(file.path));
      if (taken !== undefined) this.foldersTaken.add(taken);
    }
    return file;
  }

  async *#inTurns<T>(items: readonly T[]): AsyncGenerator<T[]> {
    for (let start = 0; start < items.length; start += ENTRIES_PER_TURN) {
      await setImmediate();
      this.#search.signal.throwIfAborted();
      yield items.slice(start, start + ENTRIES_PER_TURN);
    }
  }

  /** All entries of the folders in which something can match. */
  async #walk(): Promise<Path[]> {
    const starts = new Set(this.#include.lines.flatMap(({ begun }) => begun.map(({ start }) => start)));
    const searched = new Set<string>();
    const followed = new Set<string>();
    const { area, signal, maxFolders = Number.POSITIVE_INFINITY } = this.#search;
    let scurry: Glob<typeof GLOB_OPTIONS>['scurry'] | undefined;
    // First without links, then behind one link, and so on. The last walk finds all that those before it found.
    for (;;) {
      const links = new Set<string>();
      const isSearched = (entry: Path): boolean => {
        const path = entry.fullpath();
        if (
          signal.aborted ||
          searched.size > maxFolders ||
          !this.#mayMatchIn(path) ||
          !this.#search.reader.hasValidName(path)
        )
          return false;
        const isFollowed = !entry.isSymbolicLink() || followed.has(path);
        (isFollowed ? searched : links).add(path);
        // `glob` does not ask about the folder that it starts in.
        searched.add(dirname(path));
        return isFollowed;
      };
      const patterns = [...starts]
        .filter((start) => start.length <= MAX_PATH_LENGTH && this.#mayMatchIn(start))
        .map((start) => {
          const escaped = escapeGlob(toSlashes(start), { ...GLOB_OPTIONS, magicalBraces: true });
          return isFile(start) ? escaped : [escaped, `${escaped.replace(/\/$/, '')}/**`];
        });
      const glob: Glob<typeof GLOB_OPTIONS> = new Glob(patterns.flat(), {
        ...GLOB_OPTIONS,
        cwd: parse(this.#search.workingDirectory).root,
        fs: this.#search.reader.fs,
        ignore: { childrenIgnored: (entry: Path) => !isSearched(entry) },
        // All walks share one cache, so that each folder is read once.
        ...(scurry && { scurry }),
      });
      ({ scurry } = glob);
      const entries = await glob.walk();
      signal.throwIfAborted();
      const follow = linksToFollow(links, searched, this.#include, area);
      if (follow.length === 0) return entries;
      for (const link of follow) followed.add(link);
    }
  }

  /** Whether a line may match this, or something in it, as far as exclusions are sure. */
  #mayMatchIn(path: string): boolean {
    const rests = this.#include.within(path);
    if (rests.length === 0) return false;
    const exclusions = this.#exclude.within(path).filter(({ takesAll, isSettled }) => takesAll && isSettled);
    return !this.#applyExclusions(exclusions, rests);
  }

  /** Also notes which names exist. */
  #matchesOf(entry: Path): {
    readonly matches: readonly PatternState[];
    readonly exclusions: readonly PatternState[];
  } {
    const folder = entry.parent?.fullpath() ?? entry.fullpath();
    const matchesOf = (matcher: Matcher): PatternState[] =>
      matcher.at(folder, entry.name).filter(({ isMatch }) => isMatch);
    return { matches: matchesOf(this.#include), exclusions: matchesOf(this.#exclude) };
  }

  /** Whether something is left out. Notes by which exclusions, and for which lines that is certain. */
  #applyExclusions(exclusions: readonly PatternState[], rests: readonly PatternState[]): boolean {
    const meant = exclusions.filter(({ isEffective }) => isEffective).map(({ line }) => line);
    for (const line of meant) this.#used.add(line);
    if (meant.length === 0) return false;
    const certain = rests.filter(({ isMatch, takesAll, isNamed }) => isMatch || takesAll || isNamed);
    for (const { line } of certain)
      this.#leftOutBy.set(line, new Set([...(this.#leftOutBy.get(line) ?? []), ...meant]));
    return true;
  }

  /** The folder that a wildcard matched, and through which a file in this folder was found. */
  #folderTaken(folder: string): string | undefined {
    const taking = this.#include
      .within(folder)
      .filter(({ takesAll, isEffective }) => takesAll && isEffective);
    const itself = taking.filter(({ isInside }) => !isInside);
    if (taking.length === 0 || itself.some(({ isNamed }) => isNamed)) return undefined;
    return itself.length > 0 ? folder : this.#folderTaken(dirname(folder));
  }
}
