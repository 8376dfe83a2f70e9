import { statSync } from 'node:fs';
import { basename, dirname, parse } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { escape as escapeGlob, Glob, type Path } from 'glob/raw';
import { errorCode } from '../../support/error-text.ts';
import { toSlashes } from '../../support/paths.ts';
import { foldFor } from '../../support/spelling.ts';
import type { FolderReader } from './folder-reader.ts';
import { type MatchedFile, toMatchedFile } from './matched-file.ts';
import { Matcher } from './matcher.ts';
import { namesOnDisk } from './parts.ts';
import { BY, Line, type Purpose, type Rest } from './patterns.ts';
import type { SearchArea } from './search-area.ts';

/** Where to search, and for what. */
export interface Search {
  readonly include: readonly string[];
  /** Without their `!`. */
  readonly exclude: readonly string[];
  /** Whether wildcards of lines that include match a leading dot. */
  readonly includeHidden: boolean;
  readonly area: SearchArea;
  readonly reader: FolderReader;
  readonly signal: AbortSignal;
  /** If names are not compared as the disk compares them. */
  readonly fold?: (name: string) => string;
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

/** What a search has to say besides the files. Absolute paths. */
class Notes {
  /** Folders that a wildcard took with everything in them. */
  readonly foldersTaken = new Set<string>();
  /** Hidden files and folders that wildcards left out. */
  readonly hidden = new Set<string>();
  /** What lines with brackets and braces took for the name that is spelled like them, and what for another. */
  readonly bySpelling = new Map<Line, Set<string>>();
  readonly byDescription = new Map<Line, Set<string>>();
}

/** Progress and signals have their turn after this many entries. */
const ENTRIES_PER_TURN = 500;

const GLOB_OPTIONS = {
  dot: true,
  follow: true,
  nocase: false,
  withFileTypes: true,
  windowsPathsNoEscape: process.platform === 'win32',
} as const;

/** Entries below some paths, and how they are matched. */
interface Walk {
  readonly starts: ReadonlySet<string>;
  readonly matcher: Matcher;
  /** How many links that no line names lie on the way. */
  readonly links: number;
}

/**
 * Finds the files that lines match. `glob` walks from the beginning of each line, and leaves out the folders in which nothing can match.
 * It walks first without links, except those that a line names, then from each link that leads to something new, and so on.
 */
export class FileSearch {
  readonly notes = new Notes();
  readonly #search: Search;
  readonly #fold: (name: string) => string;
  readonly #include: readonly Line[];
  readonly #exclude: Matcher;
  /** Matches paths as they are. Behind a link that a line names, it looks for this line only. */
  readonly #ownPaths: Matcher;
  readonly #withHidden: Matcher;
  /** What was searched for, by the real path of the folder. */
  readonly #searched = new Map<string, Set<Rest>>();
  readonly #used = new Set<Line>();
  readonly #leftOutBy = new Map<Line, Set<Line>>();
  #folders = 0;

  constructor(search: Search) {
    this.#search = search;
    const { area, fold = foldFor(area.workingDirectory) } = search;
    this.#fold = fold;
    const options = { area, fold, namesLike: namesOnDisk(fold) };
    const toLines = (patterns: readonly string[], purpose: Purpose): Line[] =>
      patterns.map((pattern) => new Line(pattern, purpose, options));
    this.#include = toLines(search.include, 'include');
    this.#exclude = this.#matcher(toLines(search.exclude, 'exclude'));
    this.#ownPaths = this.#matcher();
    this.#withHidden = this.#matcher(this.#include, true);
    for (const link of this.#include
      .flatMap(({ starts }) => starts)
      .flatMap((start) => area.linksOn(start).reverse()))
      this.#ownPaths.narrow(link, this.#ownPaths.within(link).filter(isNamed));
  }

  #matcher(lines = this.#include, includeHidden = this.#search.includeHidden): Matcher {
    return new Matcher(lines, this.#search.area.workingDirectory, this.#fold, includeHidden);
  }

  /** The lines without an effect, after a search that found these files. */
  linesWithoutEffect(files: readonly MatchedFile[]): LinesWithoutEffect {
    const matched = new Set(files.flatMap(({ lines }) => lines));
    const unmatched = this.#include.filter((line) => !matched.has(line));
    const unused = this.#exclude.lines.filter((line) => !this.#used.has(line));
    const textOf = ({ text }: Line): string => text;
    const leftOut = unmatched.filter((line) => this.#leftOutBy.has(line));
    return {
      unmatched: [...unmatched, ...unused.filter(({ isMissing }) => isMissing)].map(textOf),
      unusedExclusions: unused.filter(({ isMissing }) => !isMissing).map(textOf),
      leftOutBy: new Map(
        leftOut.map((line) => [line.text, [...(this.#leftOutBy.get(line) ?? [])].map(textOf)]),
      ),
    };
  }

  /** @throws the signal's reason, if it is aborted */
  async run(): Promise<MatchedFile[]> {
    const files: MatchedFile[] = [];
    const starts = this.#include.flatMap((line) => line.starts);
    const isWanted = (start: string): boolean =>
      !this.#isExcluded(start, this.#ownPaths.within(start), 0, this.#isFolder(start));
    let walk: Walk = { starts: new Set(starts.filter(isWanted)), matcher: this.#ownPaths, links: 0 };
    while (walk.starts.size > 0) {
      const links: string[] = [];
      const entries = await this.#walk(walk);
      for (let index = 0; index < entries.length; index += ENTRIES_PER_TURN) {
        await setImmediate();
        this.#search.signal.throwIfAborted();
        for (const entry of entries.slice(index, index + ENTRIES_PER_TURN)) {
          if (entry.isSymbolicLink() && this.#isFolder(entry.fullpath())) links.push(entry.fullpath());
          else if (!entry.isDirectory()) files.push(...this.#take(entry, walk));
          if (entry.name.startsWith('.') && walk.links === 0) this.#noteHidden(entry);
        }
      }
      walk = this.#behindLinks(links.sort(), walk);
    }
    return files;
  }

  /** All entries below the starts, in the folders in which something can match. Follows no link. */
  async #walk({ starts, matcher, links }: Walk): Promise<Path[]> {
    const { area, reader, signal, maxFolders = Number.POSITIVE_INFINITY } = this.#search;
    const childrenIgnored = (entry: Path): boolean => {
      const path = entry.fullpath();
      const rests = matcher.within(path);
      if (signal.aborted || rests.length === 0 || entry.isSymbolicLink()) return true;
      if (this.#isExcluded(path, rests, links, true) || !reader.hasValidName(path)) return true;
      const taking = rests.filter(({ takesAll }) => takesAll);
      if (taking.length > 0 && taking.every((rest) => rest.isMatch && !rest.isInside && !isNamed(rest)))
        this.notes.foldersTaken.add(path);
      this.#noteSearched(path, rests);
      this.#folders += 1;
      return this.#folders > maxFolders;
    };
    const patterns = [...starts].map((start) => {
      const escaped = escapeGlob(toSlashes(start), { ...GLOB_OPTIONS, magicalBraces: true });
      return this.#isFolder(start) ? `${escaped.replace(/\/$/, '')}/**` : escaped;
    });
    const cwd = parse(area.workingDirectory).root;
    const glob = new Glob(patterns, { ...GLOB_OPTIONS, cwd, fs: reader.fs, ignore: { childrenIgnored } });
    const entries = await glob.walk();
    signal.throwIfAborted();
    return entries;
  }

  /** The file at an entry, if lines match it and none excludes it. */
  #take(entry: Path, { matcher, links }: Walk): MatchedFile[] {
    const path = entry.fullpath();
    const matches = matcher.at(entry.parent?.fullpath() ?? path, entry.name).filter(({ isMatch }) => isMatch);
    if (matches.length === 0 || this.#isExcluded(path, matches, links, false)) return [];
    this.#noteBrackets(path, matches);
    const file = toMatchedFile(entry, matches, links, this.#search);
    return file === undefined ? [] : [file];
  }

  /** Whether an entry is left out. Notes by which exclusions, and for which lines that is certain. */
  #isExcluded(path: string, rests: readonly Rest[], links: number, isFolder: boolean): boolean {
    if (this.#exclude.lines.length === 0) return false;
    const exclusions = this.#exclusionsOf(path, isFolder);
    if (links > 0) exclusions.push(...this.#exclusionsOf(this.#search.area.ownPathOf(path), isFolder));
    if (exclusions.length === 0) return false;
    this.#noteBrackets(path, exclusions);
    const lines = exclusions.map(({ line }) => line);
    for (const line of lines) this.#used.add(line);
    for (const rest of rests)
      if (rest.isMatch || rest.takesAll || isNamed(rest))
        this.#leftOutBy.set(rest.line, new Set([...(this.#leftOutBy.get(rest.line) ?? []), ...lines]));
    return true;
  }

  #exclusionsOf(path: string, isFolder: boolean): Rest[] {
    const rests = isFolder ? this.#exclude.within(path) : this.#exclude.at(dirname(path), basename(path));
    return rests.filter(({ isMatch, takesAll }) => isMatch || (isFolder && takesAll));
  }

  /** What can't be read counts as a folder: the search reports it. */
  #isFolder(path: string): boolean {
    try {
      return statSync(this.#search.area.ownPathOf(path), { throwIfNoEntry: false })?.isDirectory() === true;
    } catch (error) {
      return errorCode(error) !== 'ELOOP';
    }
  }

  #noteBrackets(path: string, matches: readonly Rest[]): void {
    const { bySpelling, byDescription } = this.notes;
    for (const { by, line } of matches) {
      const noted = by === BY.spelling ? bySpelling : byDescription;
      if (by >= BY.spelling) noted.set(line, (noted.get(line) ?? new Set()).add(path));
    }
  }

  #noteHidden(entry: Path): void {
    const [path, folder] = [entry.fullpath(), dirname(entry.fullpath())];
    if (this.#search.includeHidden || this.#ownPaths.at(folder, entry.name).length > 0) return;
    const withHidden = this.#withHidden.at(folder, entry.name);
    const isLeftOut = withHidden.some(({ isMatch }) => isMatch || entry.isDirectory());
    if (isLeftOut && this.#exclusionsOf(path, entry.isDirectory()).length === 0) this.notes.hidden.add(path);
  }

  #noteSearched(folder: string, rests: readonly Rest[]): void {
    const real = this.#search.area.realPathOf(folder);
    this.#searched.set(real, new Set([...(this.#searched.get(real) ?? []), ...rests]));
  }

  /** Follows the links behind which something is to be searched for that is not searched for by another path of the real folder. */
  #behindLinks(links: readonly string[], { starts: before, matcher, links: count }: Walk): Walk {
    const { area } = this.#search;
    const next = this.#matcher();
    const starts = links.filter((link) => {
      if (count > 0 && before.has(link)) return false;
      const all = matcher.at(dirname(link), basename(link));
      const rests = all.filter((rest) => !isNamed(rest));
      if (rests.length === 0 || this.#isExcluded(link, rests, count, true) || !area.mayTake(link))
        return false;
      const real = area.realPathOf(link);
      const done = new Set([...this.#ownPaths.within(real), ...(this.#searched.get(real) ?? [])]);
      const left = area.leadsBack(link) ? [] : rests.filter((rest) => !done.has(rest));
      if (left.length === 0 && rests.length === all.length) area.repeatedLinks.add(area.ownPathOf(link));
      next.narrow(link, left);
      this.#noteSearched(link, left);
      return left.length > 0;
    });
    return { starts: new Set(starts), matcher: next, links: count + 1 };
  }
}

const isNamed = ({ by }: Rest): boolean => by === BY.name;
