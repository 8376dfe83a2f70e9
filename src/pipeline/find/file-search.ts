import { existsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Glob, type Path } from 'glob/raw';
import { errorCode } from '../../support/error-text.ts';
import { type FoundFile, foundFile, isTemporaryFileOf } from '../../support/files.ts';
import { isInside } from '../../support/paths.ts';
import { FolderReader } from './folder-reader.ts';
import { type Line, namesAtBeginning } from './parts.ts';
import { BY, type Left, Matcher, type MatchState } from './patterns.ts';
import { SearchArea } from './search-area.ts';

/** Where to search, and for what. */
export interface AssetSearch {
  /** Lines that include files, in the order of the input. */
  readonly include: readonly string[];
  /** Lines that leave files out, without their `!`. */
  readonly exclude: readonly string[];
  /** Absolute path of the folder that patterns are relative to. */
  readonly workingDirectory: string;
  /** Absolute path of the folder that symbolic links must not lead out of. */
  readonly workspace: string;
  /** Whether wildcards of lines that include match a leading dot. */
  readonly includeHidden: boolean;
  /** Absolute paths of files that are never assets, even if a pattern matches them. */
  readonly neverUpload: readonly string[];
  readonly signal: AbortSignal;
  /** If names are not compared as the disk compares them. */
  readonly fold?: (name: string) => string;
  /** Folders to read at most: a tree may be very large. */
  readonly maxFolders?: number;
}

/** A file that a line matches. */
export interface MatchedFile {
  /** Absolute, as the line and the links on the way name it. */
  readonly path: string;
  /** The path without links to folders. A link to a file stays in it: such a link is a file of its own name. */
  readonly ownPath: string;
  readonly found: FoundFile;
  /** How many links that no line names lie on the way. */
  readonly links: number;
}

/** Progress and signals have their turn after this many entries. */
const ENTRIES_PER_TURN = 500;

const GLOB_OPTIONS = { dot: true, follow: true, nocase: false, withFileTypes: true } as const;

/** Folders to search, and what to look for there. */
interface Walk {
  readonly starts: readonly string[];
  /** Behind a link that a line names, it is this line only. */
  readonly left: Left;
  /** How many links that no line names lie on the way. */
  readonly links: number;
}

/**
 * Finds the files that lines match. `glob` walks, and leaves out the folders in which nothing can match.
 * It walks first without links, except those that a line names, then from each link that leads to something new, and so on.
 */
export class FileSearch {
  readonly area: SearchArea;
  readonly reader: FolderReader;
  /** Own paths of files that a line names in full, without a wildcard. */
  readonly namedInFull = new Set<string>();
  /** Absolute paths of folders that a wildcard took with everything in them. */
  readonly foldersTaken = new Set<string>();
  /** Absolute paths of hidden files and folders that wildcards left out. */
  readonly hidden = new Set<string>();
  /** The lines with a bracket or brace that matched the name that is spelled like it, and what such lines matched beside it. */
  readonly spelled = new Set<Line>();
  readonly described = new Map<Line, Set<string>>();
  readonly #search: AssetSearch;
  readonly #inclusions: Matcher;
  readonly #exclusions: Matcher;
  readonly #neverUpload: readonly string[];
  /** What was searched for, by the real path of the folder. */
  readonly #searched = new Map<string, Set<MatchState>>();
  /** The lines that took a file, or left something out. */
  readonly #effective = new Set<Line>();

  constructor(search: AssetSearch) {
    const area = new SearchArea(search.workspace, search.workingDirectory, search.fold);
    [this.#search, this.area, this.reader] = [search, area, new FolderReader(area, search.signal)];
    this.#inclusions = new Matcher(search.include, 'include', area, search.includeHidden);
    this.#exclusions = new Matcher(search.exclude, 'exclude', area);
    this.#neverUpload = search.neverUpload.map((path) => area.fold(area.realPathOf(path)));
  }

  /** The lines without an effect, after a search. */
  get linesWithoutEffect(): { readonly unmatched: string[]; readonly unusedExclusions: string[] } {
    const isUnused = (line: Line): boolean => !this.#effective.has(line);
    const isMissing = ({ rows }: Line): boolean =>
      rows.every((row) => row.anywhere === undefined && !existsSync(namesAtBeginning(row)));
    const unused = this.#exclusions.lines.filter(isUnused);
    const unmatched = [...this.#inclusions.lines.filter(isUnused), ...unused.filter(isMissing)];
    return {
      unmatched: unmatched.map(({ text }) => text),
      unusedExclusions: unused.filter((line) => !isMissing(line)).map(({ text }) => text),
    };
  }

  /** @throws the signal's reason, if it is aborted */
  async run(): Promise<MatchedFile[]> {
    const files: MatchedFile[] = [];
    let walk: Walk = { starts: this.#starts(), left: this.#inclusions.left, links: 0 };
    while (walk.starts.length > 0) {
      const links: string[] = [];
      for (const start of walk.starts)
        for (const [index, entry] of (await this.#entries(start, walk)).entries()) {
          if (index % ENTRIES_PER_TURN === 0) await setImmediate();
          this.#search.signal.throwIfAborted();
          if (entry.isSymbolicLink() && this.#isFolder(entry.fullpath())) links.push(entry.fullpath());
          else if (!entry.isDirectory()) files.push(...this.#take(entry, walk));
          if (entry.name.startsWith('.') && walk.links === 0) this.#noteHidden(entry);
        }
      walk = this.#behindLinks(links.sort(), walk);
    }
    return files;
  }

  /** The working directory, or the workspace if a line leads out of it, or both. */
  #starts(): string[] {
    const { workingDirectory, realWorkspace } = this.area;
    const rows = this.#inclusions.lines.flatMap((line) => line.rows);
    if (rows.every((row) => isInside(namesAtBeginning(row), workingDirectory))) return [workingDirectory];
    return isInside(workingDirectory, realWorkspace) ? [realWorkspace] : [realWorkspace, workingDirectory];
  }

  /** A start and all entries below it, in the folders in which something can match. Follows no link but those that lines name. */
  #entries(cwd: string, { left, links }: Walk): Promise<Path[]> {
    const { maxFolders = Number.POSITIVE_INFINITY } = this.#search;
    const matcher = this.#inclusions;
    const childrenIgnored = (entry: Path): boolean => {
      const path = entry.fullpath();
      const isFollowed = (state: MatchState): boolean => isNamed(state) && this.#isFolder(path);
      if (entry.isSymbolicLink() && path !== cwd)
        left.set(path, matcher.within(path, left).filter(isFollowed));
      const states = matcher.within(path, left);
      if (states.length === 0 || this.#exclude(path, links, true)) return true;
      if (!this.reader.admitName(path)) return true;
      const taking = states.filter(({ tree }) => tree.takers.length > 0);
      if (taking.length > 0 && taking.every(isTakenByWildcard)) this.foldersTaken.add(path);
      this.#noteSearched(path, states);
      return this.#searched.size > maxFolders;
    };
    // With a signal, `glob` would keep all that it found as long as the signal lives: 50 MB for 100,000 files.
    const { fs } = this.reader;
    return new Glob('**', { ...GLOB_OPTIONS, cwd, fs, ignore: { childrenIgnored } }).walk();
  }

  /**
   * The file at an entry, if lines match it, none excludes it, and it can be uploaded. If it can't, the reason is recorded.
   * The calls are synchronous, because threads cost more than `stat` of a local file.
   */
  #take(entry: Path, { left, links }: Walk): MatchedFile[] {
    const { area, reader } = this;
    const path = entry.fullpath();
    const states = this.#inclusions.at(entry.parent?.fullpath() ?? path, entry.name, left);
    const matches = states.filter(({ tree }) => tree.ends.length > 0);
    if (matches.length === 0 || this.#exclude(path, links, false)) return [];
    if (!reader.admitName(path)) return [];
    const ownPath = area.ownPathOf(path);
    try {
      const realPath = entry.isSymbolicLink() ? area.realPathOf(path) : ownPath;
      const stats = statSync(realPath);
      if (path !== realPath && !area.admit(path)) return [];
      if (!stats.isFile()) reader.unusable.set(path, 'it is not a regular file');
      else if (!this.#isNeverUploaded(area.fold(realPath))) {
        for (const { tree, by } of matches) this.#note(path, by, tree.ends);
        if (matches.some(isNamed)) this.namedInFull.add(ownPath);
        return [{ path, ownPath, found: foundFile(stats, realPath), links }];
      }
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      const isDangling = entry.isSymbolicLink() && code === 'ENOENT';
      const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
      reader.unusable.set(path, why);
    }
    return [];
  }

  #isNeverUploaded(path: string): boolean {
    return this.#neverUpload.some((own) => own === path || isTemporaryFileOf(path, own));
  }

  /** Leaves an entry out if lines exclude it, and notes which. Returns whether it did. */
  #exclude(path: string, links: number, isFolder: boolean): boolean {
    const paths = links > 0 ? [path, this.area.ownPathOf(path)] : [path];
    const exclusions = paths.flatMap((one) => this.#exclusionsOf(one, isFolder));
    for (const { tree, by } of exclusions) this.#note(path, by, isFolder ? tree.takers : tree.ends);
    return exclusions.length > 0;
  }

  #exclusionsOf(path: string, isFolder: boolean): readonly MatchState[] {
    if (this.#exclusions.lines.length === 0) return [];
    return isFolder
      ? this.#exclusions.within(path).filter(({ tree }) => tree.takers.length > 0)
      : this.#exclusions.at(dirname(path), basename(path)).filter(({ tree }) => tree.ends.length > 0);
  }

  /** Notes that lines took an entry, or left it out. */
  #note(path: string, by: number, lines: readonly Line[]): void {
    for (const line of lines) {
      this.#effective.add(line);
      if (by === BY.spelling) this.spelled.add(line);
      if (by === BY.description) this.described.set(line, (this.described.get(line) ?? new Set()).add(path));
    }
  }

  /** What can't be read counts as a folder: the search reports it. */
  #isFolder(path: string): boolean {
    try {
      return statSync(this.area.ownPathOf(path), { throwIfNoEntry: false })?.isDirectory() === true;
    } catch (error) {
      return errorCode(error) !== 'ELOOP';
    }
  }

  #noteHidden(entry: Path): void {
    const [path, folder, isFolder] = [entry.fullpath(), dirname(entry.fullpath()), entry.isDirectory()];
    const { left } = this.#inclusions;
    if (this.#search.includeHidden || this.#inclusions.at(folder, entry.name).length > 0) return;
    const withHidden = this.#inclusions.at(folder, entry.name, left, true);
    const isLeftOut = withHidden.some(({ tree }) => isFolder || tree.ends.length > 0);
    if (isLeftOut && this.#exclusionsOf(path, isFolder).length === 0) this.hidden.add(path);
  }

  #noteSearched(folder: string, states: readonly MatchState[]): void {
    const real = this.area.realPathOf(folder);
    this.#searched.set(real, new Set([...(this.#searched.get(real) ?? []), ...states]));
  }

  /** Follows the links behind which something is to be searched for that is not searched for by another path of the real folder. */
  #behindLinks(links: readonly string[], { left: before, links: count }: Walk): Walk {
    const { area } = this;
    const matcher = this.#inclusions;
    const next: Left = new Map();
    for (const link of links) {
      const all = matcher.at(dirname(link), basename(link), before);
      const states = all.filter((state) => !isNamed(state));
      if (states.length === 0 || this.#exclude(link, count, true) || !area.admit(link)) continue;
      const real = area.realPathOf(link);
      const done = new Set([...matcher.within(real), ...(this.#searched.get(real) ?? [])]);
      const left = area.leadsBack(link) ? [] : states.filter((state) => !done.has(state));
      if (left.length > 0) next.set(link, left);
      else if (states.length === all.length) area.repeatedLinks.add(area.ownPathOf(link));
      this.#noteSearched(link, left);
    }
    return { starts: [...next.keys()], left: new Map([['', []], ...next]), links: count + 1 };
  }
}

const isNamed = ({ by }: MatchState): boolean => by === BY.name;

const isTakenByWildcard = ({ tree, by }: MatchState): boolean =>
  tree.ends.length > 0 && tree !== tree.stars && by !== BY.name;
