import { lstatSync, statSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Glob, type GlobOptionsWithFileTypesTrue, type Path } from 'glob/raw';
import type { Minimatch } from 'minimatch';
import { errorCode } from '../../support/error-text.ts';
import { type FoundFile, foundFile, isTemporaryFileOf } from '../../support/files.ts';
import { toSlashes, upFrom } from '../../support/paths.ts';
import { FolderReader, hasInvalidName, INVALID_NAME } from './folder-reader.ts';
import { LineMatcher } from './line-matcher.ts';
import { type Line, OPTIONS, type Row, toLine, toMatcher } from './lines.ts';
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
  /** Names that exist: an exclusion at any depth that is spelled like one of them means it alone. */
  readonly names?: ReadonlySet<string> | undefined;
  /** If names are not compared as the disk compares them. */
  readonly nocase?: boolean;
  /** Folders to read at most: a tree may be very large. */
  readonly maxFolders?: number;
}

/** Progress and signals have their turn after this many entries. */
const ENTRIES_PER_TURN = 500;

/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const isNeverTaken = (name: string): boolean => /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i.test(name);

/** A line in one of the folders in which its rows begin. */
interface Walk {
  readonly line: Line;
  readonly start: string;
  /** Folders to which the line names a link on the way: there, exclusions count for the path as it is written only. */
  readonly behindNamed: Set<string>;
  /** What `glob` gets, and the same for paths below `start`. */
  readonly patterns: readonly string[];
  readonly matchers: readonly Minimatch[];
  /** What the line writes behind its beginning, part by part. */
  readonly parts: ReadonlySet<string>;
  /** By the path of a folder, how many links to folders lie on the way that the line does not name; `undefined`: it is left out. */
  readonly links: Map<string, number | undefined>;
}

/** Whether a line names a link behind its beginning. Those that it names at any depth could lead to each other without end. */
const isNamed = (link: string, { parts }: Walk): boolean => parts.has(basename(link)) && !parts.has('**');

/** Finds the files that lines match: one `Glob` for each line, and one reading of the disk for all that begin in the same folder. */
export class FileSearch {
  readonly area: SearchArea;
  readonly reader: FolderReader;
  /** Real paths of files that a line names in full, without a wildcard. */
  readonly namedInFull = new Set<string>();
  /** Absolute paths of folders that a wildcard took with everything in them. */
  readonly foldersTaken = new Set<string>();
  /** Absolute paths of links to folders that were not followed, because they lie behind another link. */
  readonly linksBehindLinks = new Set<string>();
  readonly #search: AssetSearch;
  readonly #inclusions: readonly Line[];
  readonly #exclusions: readonly Line[];
  readonly #excluded: LineMatcher;
  readonly #neverUpload: readonly string[];
  readonly #files = new Map<string, FoundFile>();
  readonly #globs = new Map<string, Glob<GlobOptionsWithFileTypesTrue>>();
  /** The lines that took a file, or left something out. */
  readonly #effective = new Set<Line>();
  /** Absolute paths of hidden entries that wildcards left out, and of those that a line took. */
  readonly #hidden = new Set<string>();
  readonly #shown = new Set<string>();
  #foldersRead = 0;

  constructor(search: AssetSearch) {
    const area = new SearchArea(search.workspace, search.workingDirectory, search.nocase);
    [this.#search, this.area, this.reader] = [search, area, new FolderReader(area, search.signal)];
    this.#inclusions = search.include.map((pattern) => toLine(pattern, 'include', area));
    this.#exclusions = search.exclude.map((pattern) => toLine(pattern, 'exclude', area));
    this.#excluded = new LineMatcher(this.#exclusions, 'exclude', area, search.names);
    this.#neverUpload = search.neverUpload.map((path) => area.realPathOf(path));
  }

  /** Absolute paths of hidden files and folders that wildcards left out. */
  get hidden(): string[] {
    return [...this.#hidden].filter((path) => !this.#shown.has(path));
  }

  /** The lines without an effect, after a search. */
  get idleLines(): { readonly inclusions: readonly Line[]; readonly exclusions: readonly Line[] } {
    const isIdle = (line: Line): boolean => !this.#effective.has(line);
    return { inclusions: this.#inclusions.filter(isIdle), exclusions: this.#exclusions.filter(isIdle) };
  }

  /**
   * @returns the files by their absolute paths, as lines and the links on the way name them
   * @throws the signal's reason, if it is aborted
   */
  async run(): Promise<ReadonlyMap<string, FoundFile>> {
    for (const line of this.#inclusions)
      for (const [start, rows] of Map.groupBy(line.rows, (row) => row.start))
        await this.#searchFrom(start, rows, line);
    return this.#files;
  }

  async #searchFrom(start: string, rows: readonly Row[], line: Line): Promise<void> {
    const { area } = this;
    const walk = this.#walkOf(start, rows, line);
    const isFolder = this.#isFolder(start);
    const beginning = toSlashes(relative(area.workingDirectory, start)).split('/');
    if (line.hasBraces && beginning.some(isNeverTaken)) return;
    if (this.#isExcluded(this.#exclusionsOf(start, walk, isFolder, false)) || !area.admit(start)) return;
    for (const path of upFrom(start)) this.#shown.add(path);
    // What can't be read may be either.
    const isUnreadable = isFolder && area.namesIn(start) === undefined;
    if (rows.some((row) => row.rest === '' && !row.isFolder) && (!isFolder || isUnreadable)) {
      this.#take(start, walk, area.realPathOf(start));
      if (!line.hasBraces) this.namedInFull.add(area.realPathOf(start));
    }
    if (isUnreadable) await this.reader.read(start);
    if (!isFolder) return;
    if (line.hasBraces && walk.patterns.includes('**')) this.foldersTaken.add(start);
    await this.#searchBelow(walk);
  }

  #walkOf(start: string, rows: readonly Row[], line: Line): Walk {
    const { area } = this;
    const patterns = rows.flatMap(({ rest, isFolder }) => {
      if (rest === '') return ['**'];
      return isFolder ? [`${rest}/**`] : [rest, `${rest}/**`];
    });
    return {
      ...{ line, start, patterns, behindNamed: new Set(area.realPathOf(start) === start ? [] : [start]) },
      matchers: patterns.map((pattern) => toMatcher(pattern, area, this.#search.includeHidden)),
      parts: new Set(rows.flatMap(({ rest }) => rest.split('/'))),
      links: new Map([[start, 0]]),
    };
  }

  async #searchBelow(walk: Walk): Promise<void> {
    const { signal, maxFolders = Number.POSITIVE_INFINITY } = this.#search;
    const { start } = walk;
    const pathOf = (entry: Path): string => this.area.spelledBelow(start, entry.fullpath());
    const childrenIgnored = (entry: Path): boolean => {
      this.#foldersRead += 1;
      return this.#foldersRead > maxFolders || this.#linksTo(pathOf(entry), walk) === undefined;
    };
    const known = this.#globs.get(start);
    // With a signal, `glob` would keep all that it found as long as the signal lives: 50 MB for 100,000 files.
    const glob = new Glob<GlobOptionsWithFileTypesTrue>([...new Set(walk.patterns)], {
      ...{ ...OPTIONS, follow: true, withFileTypes: true, ignore: { childrenIgnored } },
      ...(known ? { scurry: known.scurry } : { cwd: start, fs: this.reader.fs }),
      nocase: this.area.nocase,
    });
    this.#globs.set(start, known ?? glob);
    for (const [index, entry] of (await glob.walk()).entries()) {
      if (index % ENTRIES_PER_TURN === 0) await setImmediate();
      if (signal.aborted) break;
      this.#visit(entry, pathOf(entry), walk);
    }
    signal.throwIfAborted();
  }

  #visit(entry: Path, path: string, walk: Walk): void {
    const { area } = this;
    if (path === walk.start || this.#linksTo(dirname(path), walk) === undefined) return;
    const isLink = entry.isSymbolicLink();
    if (entry.isDirectory() || (isLink && this.#isFolder(path))) {
      const below = toSlashes(relative(walk.start, path));
      const isTaken = walk.matchers.some((one) => !one.pattern.endsWith('**') && one.match(below));
      if (isTaken && this.#linksTo(path, walk) !== undefined) this.foldersTaken.add(path);
    } else if (!this.#isLeftOut(path, walk, isLink, false))
      this.#take(path, walk, isLink ? area.realPathOf(path) : area.ownPathOf(path));
  }

  /** Whether a folder is searched: how many links to folders lie on the way that the line does not name. */
  #linksTo(folder: string, walk: Walk): number | undefined {
    if (!walk.links.has(folder)) walk.links.set(folder, this.#countLinks(folder, walk));
    return walk.links.get(folder);
  }

  #countLinks(folder: string, walk: Walk): number | undefined {
    const { area } = this;
    const before = this.#linksTo(dirname(folder), walk);
    if (before === undefined) return undefined;
    const isLink = area.realPathOf(folder) !== area.ownPathOf(folder);
    if (isLink && !this.#isFolder(folder)) return undefined;
    if (this.#isLeftOut(folder, walk, isLink, true)) return undefined;
    if (this.#isBehindNamed(folder, walk, isLink)) walk.behindNamed.add(folder);
    if (!isLink) return before;
    if (!area.admit(folder) || area.leadsBack(folder)) return undefined;
    if (isNamed(folder, walk)) return before;
    if (before === 0) return 1;
    this.linksBehindLinks.add(folder);
    return undefined;
  }

  /** Whether an entry in a folder that is searched is left out. Notes what did it. */
  #isLeftOut(path: string, walk: Walk, isLink: boolean, isFolder: boolean): boolean {
    const [name, below] = [basename(path), toSlashes(relative(walk.start, path))];
    if (isNeverTaken(name) && (walk.line.hasBraces || !walk.parts.has(name))) return true;
    const lines = this.#exclusionsOf(path, walk, isFolder, isLink);
    const isHidden = name.startsWith('.') && !this.#search.includeHidden;
    // `glob` was asked for hidden entries, too, and takes a file for a folder until it has read it.
    if (isHidden || !isFolder) {
      const isMatched = walk.matchers.some((matcher) => matcher.match(below, isFolder));
      if (isHidden && !isMatched && lines.length === 0) this.#hidden.add(path);
      if (!isMatched) return true;
      if (isHidden) this.#shown.add(path);
    }
    return this.#isExcluded(lines);
  }

  #isExcluded(by: readonly Line[]): boolean {
    for (const line of by) this.#effective.add(line);
    return by.length > 0;
  }

  /** The lines that exclude the path of an entry, or the one that it really has. */
  #exclusionsOf(path: string, walk: Walk, isFolder: boolean, isLink: boolean): readonly Line[] {
    if (this.#exclusions.length === 0) return [];
    const { area } = this;
    const real = isLink ? area.realPathOf(path) : area.ownPathOf(path);
    const paths = real === path || this.#isBehindNamed(path, walk, isLink) ? [path] : [path, real];
    return paths.flatMap((one) => this.#excluded.linesFor(area.pathOf(one), isFolder));
  }

  #isBehindNamed(path: string, walk: Walk, isLink: boolean): boolean {
    return [path, dirname(path)].some((one) => walk.behindNamed.has(one)) || (isLink && isNamed(path, walk));
  }

  /**
   * Takes the file at a path, if it can be uploaded. If it can't, the reason is recorded.
   * The calls are synchronous, because threads cost more than `stat` of a local file.
   */
  #take(path: string, { line }: Walk, realPath: string): void {
    const { area, reader } = this;
    try {
      const stats = statSync(realPath);
      if (path !== realPath && !area.admit(path)) return;
      const isOwn = (own: string): boolean => area.isSame(own, realPath) || isTemporaryFileOf(realPath, own);
      if (!stats.isFile()) reader.unusable.set(path, 'it is not a regular file');
      else if (!this.#neverUpload.some(isOwn)) {
        this.#effective.add(line);
        this.#files.set(path, foundFile(stats, realPath));
      }
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      const isDangling = code === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
      const missing = hasInvalidName(path, code) ? INVALID_NAME : `it can't be read (${code})`;
      reader.unusable.set(path, isDangling ? 'it is a symbolic link to nothing' : missing);
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
}
