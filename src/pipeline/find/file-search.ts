import { type Dirent, lstatSync, promises, type readdir, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { callbackify } from 'node:util';
import { Glob, type GlobOptionsWithFileTypesTrue, type Path } from 'glob/raw';
import type { Minimatch } from 'minimatch';
import { errorCode } from '../../support/error-text.ts';
import { type FoundFile, foundFile, isTemporaryFileOf, patiently } from '../../support/files.ts';
import { toSlashes, upFrom } from '../../support/paths.ts';
import { limitHeapGrowth } from '../../support/runtime.ts';
import { type LineMatcher, lineMatcher } from './line-matcher.ts';
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
  /** If names are not compared as the disk compares them. */
  readonly nocase?: boolean;
  /** Folders to read at most: a tree may be very large. */
  readonly maxFolders?: number;
}

/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;

/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const isNeverTaken = (name: string): boolean => /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i.test(name);

/** What `glob` looks for: the files and folders that a row matches, and everything in these folders. */
function patternsOf({ rest, isFolder }: Row): string[] {
  return rest === '' ? ['**'] : [isFolder ? `${rest}/` : rest, `${rest}/**/*`];
}

/** A file or folder that a line found. */
interface Found {
  /** Absolute, as the line and the links on the way name it. */
  readonly path: string;
  readonly realPath: string;
  /** Whether the line names a link on the way: exclusions count for the path as it is written only. */
  readonly isNamed: boolean;
  /** How many links to folders lie on the way that the line does not name. */
  readonly links: number;
}

/** A line in one of the folders in which its rows begin. */
interface Walk {
  readonly line: Line;
  /** What the line writes behind its beginning, part by part. */
  readonly parts: ReadonlySet<string>;
  /** They match the files and folders that the line takes. */
  readonly matchers: readonly Minimatch[];
  /** The folders that are searched; `undefined` for those that are left out. */
  readonly folders: Map<Path, Found | undefined>;
}

/** Finds the files that lines match: one `Glob` for each line, and one reading of the disk for all that begin in the same folder. */
export class FileSearch {
  readonly area: SearchArea;
  // As in `FoundAssets`, by absolute paths.
  readonly namedInFull = new Set<string>();
  readonly foldersTaken = new Set<string>();
  readonly #linksBehindLinks = new Set<string>();
  /** Folders that lines begin in, and those behind links that they went into. */
  readonly #entered = new Set<string>();
  readonly unusable = new Map<string, string>();
  readonly inclusions: readonly Line[];
  readonly exclusions: readonly Line[];
  /** The lines that took a file, or left something out. */
  readonly effective = new Set<Line>();
  readonly #search: AssetSearch;
  readonly #excluded: LineMatcher;
  readonly #neverUpload: readonly string[];
  readonly #files = new Map<string, FoundFile>();
  /** What `glob` knows of the disk, by the folder in which lines begin. */
  readonly #scurries = new Map<string, Glob<object>['scurry']>();
  /** Absolute paths of hidden entries in folders that were read, and whether they are folders; and of those that a line found. */
  readonly #hidden = new Map<string, boolean>();
  readonly #shown = new Set<string>();
  #foldersSearched = 0;
  #entriesRead = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param names that exist: an exclusion at any depth that is spelled like one of them means it alone */
  constructor(search: AssetSearch, names?: ReadonlySet<string>) {
    const area = new SearchArea(search.workspace, search.workingDirectory, search.nocase);
    [this.#search, this.area] = [search, area];
    this.inclusions = search.include.map((pattern) => toLine(pattern, 'include', area));
    this.exclusions = search.exclude.map((pattern) => toLine(pattern, 'exclude', area));
    this.#excluded = lineMatcher(this.exclusions, 'exclude', area, names);
    this.#neverUpload = search.neverUpload.map((path) => area.realPathOf(path));
  }

  /** Absolute paths of links to folders behind another link, into which no line went. */
  get linksBehindLinks(): ReadonlySet<string> {
    return this.#linksBehindLinks.difference(this.#entered);
  }

  /** Absolute paths of hidden files and folders that wildcards left out: what the lines would match if they matched dots. */
  get hidden(): string[] {
    const { area } = this;
    const walks = this.inclusions.flatMap(({ rows }) =>
      rows.map((row) => [join(row.start, '/'), patternsOf(row).map((one) => toMatcher(one, area))] as const),
    );
    const isWanted = (path: string, isFolder: boolean): boolean =>
      walks.some(([start, matchers]) => {
        const below = toSlashes(path.slice(start.length));
        return path.startsWith(start) && matchers.some((matcher) => matcher.match(below, isFolder));
      });
    const isLeftOut = ([path, isFolder]: [string, boolean]): boolean =>
      !this.#shown.has(path) &&
      !isNeverTaken(basename(path)) &&
      this.#excluded(area.pathOf(path), isFolder).length === 0 &&
      isWanted(path, isFolder);
    return [...this.#hidden].filter(isLeftOut).map(([path]) => path);
  }

  /**
   * @returns the files by their absolute paths, as lines and the links on the way name them
   * @throws the signal's reason, if it is aborted
   */
  async run(): Promise<ReadonlyMap<string, FoundFile>> {
    for (const line of this.inclusions)
      for (const [start, rows] of Map.groupBy(line.rows, (row) => row.start))
        await this.#searchFrom(start, rows, line);
    return this.#files;
  }

  async #searchFrom(path: string, rows: readonly Row[], line: Line): Promise<void> {
    const { area } = this;
    const names = toSlashes(relative(area.workingDirectory, path)).split('/');
    if (line.hasBraces && names.some(isNeverTaken)) return;
    const isFolder = this.#isFolder(path);
    const realPath = area.realPathOf(path);
    const start = { path, realPath, isNamed: realPath !== path, links: 0 };
    if (this.#isExcluded({ ...start, isNamed: true }, isFolder) || !area.admit(path)) return;
    for (const one of upFrom(path)) this.#shown.add(one);
    if (rows.some((row) => row.rest === '' && !row.isFolder)) {
      if (!isFolder && !line.hasBraces) this.namedInFull.add(realPath);
      this.#take(start, line);
    }
    if (!isFolder) return;
    this.#entered.add(path);
    await this.#searchBelow(start, rows, line);
  }

  async #searchBelow(start: Found, rows: readonly Row[], line: Line): Promise<void> {
    const { area } = this;
    const { signal, includeHidden } = this.#search;
    const patterns = rows.flatMap(patternsOf);
    const ends = rows.flatMap(({ rest }) => (rest === '' ? [] : rest));
    if (line.hasBraces && patterns.includes('**')) this.foldersTaken.add(start.path);
    const walk: Walk = {
      line,
      parts: new Set(ends.flatMap((rest) => rest.split('/'))),
      matchers: ends.map((rest) => toMatcher(rest, area, { dot: includeHidden })),
      folders: new Map(),
    };
    const scurry = this.#scurries.get(start.path);
    // With a signal, `glob` would keep all that it found as long as the signal lives: 50 MB for 100,000 files.
    const glob = new Glob<GlobOptionsWithFileTypesTrue>([...new Set(patterns)], {
      ...{ ...OPTIONS, dot: includeHidden, follow: true, withFileTypes: true, nocase: area.nocase },
      ignore: { childrenIgnored: (entry: Path) => this.#folderOf(entry, walk) === undefined },
      ...(scurry ? { scurry } : { cwd: start.path, fs: { readdir: this.#readdir } }),
    });
    this.#scurries.set(start.path, glob.scurry);
    walk.folders.set(glob.scurry.cwd, start);
    for await (const entry of glob) {
      if (signal.aborted) break;
      const file = entry.isDirectory() ? undefined : this.#find(entry, walk, false);
      if (file !== undefined) this.#take(file, line);
    }
    signal.throwIfAborted();
  }

  #folderOf(entry: Path, walk: Walk): Found | undefined {
    if (!walk.folders.has(entry)) walk.folders.set(entry, this.#enter(entry, walk));
    return walk.folders.get(entry);
  }

  #enter(entry: Path, walk: Walk): Found | undefined {
    const { maxFolders = Number.POSITIVE_INFINITY } = this.#search;
    const isFolder = entry.isDirectory() || this.#isFolder(entry.fullpath());
    if (this.#foldersSearched >= maxFolders || !isFolder) return undefined;
    const folder = this.#find(entry, walk, true);
    if (folder === undefined || this.area.leadsBack(folder.path)) return undefined;
    if (folder.links > 1) {
      this.#linksBehindLinks.add(folder.path);
      return undefined;
    }
    this.#foldersSearched += 1;
    if (folder.links > 0) this.#entered.add(folder.path);
    const below = entry.relativePosix();
    if (walk.matchers.some((matcher) => matcher.match(below))) this.foldersTaken.add(folder.path);
    return folder;
  }

  /** What a line finds at an entry; `undefined` if it leaves that out. */
  #find(entry: Path, walk: Walk, isFolder: boolean): Found | undefined {
    const { area } = this;
    const { line, parts } = walk;
    const parent = entry.parent && this.#folderOf(entry.parent, walk);
    if (parent === undefined) return undefined;
    // If the disk ignores case, `glob` keeps the spelling of the line.
    const name = (area.nocase && area.spellingOf(entry.name, parent.path)) || entry.name;
    if (isNeverTaken(name) && (line.hasBraces || !parts.has(name))) return undefined;
    const own = join(parent.realPath, name);
    const realPath = isFolder || entry.isSymbolicLink() ? area.realPathOf(own) : own;
    const isLink = realPath !== own;
    // Links that a line names at any depth could lead to each other without end.
    const isMeant = isLink && parts.has(name) && !parts.has('**');
    const found = {
      ...{ path: join(parent.path, name), realPath, isNamed: parent.isNamed || isMeant },
      links: parent.links + (isLink && !isMeant ? 1 : 0),
    };
    if (this.#isExcluded(found, isFolder) || (isLink && !area.admit(found.path))) return undefined;
    if (name.startsWith('.')) this.#shown.add(found.path);
    return found;
  }

  /** Whether lines exclude the path of an entry, or the one that it really has. */
  #isExcluded({ path, realPath, isNamed }: Found, isFolder: boolean): boolean {
    const paths = isNamed || realPath === path ? [path] : [path, realPath];
    const lines = paths.flatMap((one) => this.#excluded(this.area.pathOf(one), isFolder));
    for (const line of lines) this.effective.add(line);
    return lines.length > 0;
  }

  /**
   * Takes a file, if it can be uploaded. If it can't, the reason is recorded.
   * The calls are synchronous, because threads cost more than `stat` of a local file.
   */
  #take({ path, realPath }: Found, line: Line): void {
    try {
      const stats = statSync(realPath);
      const isOwn = (own: string): boolean =>
        this.area.isSame(own, realPath) || isTemporaryFileOf(realPath, own);
      if (stats.isDirectory() || this.#neverUpload.some(isOwn)) return;
      if (stats.isFile()) {
        this.effective.add(line);
        this.#files.set(path, foundFile(stats, realPath));
      } else this.unusable.set(path, 'it is not a regular file');
    } catch (error) {
      const isLink =
        errorCode(error) === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
      this.unusable.set(path, isLink ? 'it is a symbolic link to nothing' : whyUnreadable('it', path, error));
    }
  }

  /** What can't be read counts as a folder: the search reports it. */
  #isFolder(path: string): boolean {
    try {
      return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    } catch (error) {
      return errorCode(error) !== 'ELOOP';
    }
  }

  /**
   * Reads folders for `glob`, which calls no other overload, and would leave out in silence what can't be read. It asks for many
   * thousand folders at once: to read one at a time takes no longer, and 100 MB less for 10,000.
   */
  readonly #readdir = callbackify((folder: string, _options: object) => {
    const entries = this.#turn.then(() => this.#read(folder));
    this.#turn = entries;
    return entries;
  }) as unknown as typeof readdir;

  async #read(folder: string): Promise<Dirent[]> {
    const { signal, includeHidden } = this.#search;
    if (signal.aborted || !this.area.admit(folder)) return [];
    try {
      const entries = await patiently(() => promises.readdir(folder, { withFileTypes: true }));
      if (this.#entriesRead < MANY_ENTRIES && this.#entriesRead + entries.length >= MANY_ENTRIES)
        limitHeapGrowth();
      this.#entriesRead += entries.length;
      for (const entry of includeHidden ? [] : entries)
        if (entry.name.startsWith('.')) this.#hidden.set(join(folder, entry.name), entry.isDirectory());
      return entries;
    } catch (error) {
      // What is not there, or no folder, has nothing in it.
      if (['ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(errorCode(error) ?? '')) return [];
      if (errorCode(error) === 'ENOENT' && !hasInvalidName(folder)) return [];
      // Of a path that nobody can look at, the folder that it is in is the reason.
      const canLook = hasInvalidName(folder) || (await promises.lstat(folder).catch(() => undefined));
      this.unusable.set(canLook ? folder : dirname(folder), whyUnreadable('the folder', folder, error));
      return [];
    }
  }
}

/** Node shows bytes of a name that are not UTF-8 as this character, and can't find what has that name. */
const hasInvalidName = (path: string): boolean => path.includes('\ufffd');

function whyUnreadable(what: string, path: string, error: unknown): string {
  const code = errorCode(error) ?? String(error);
  if (code === 'ENOENT' && hasInvalidName(path)) return 'its name is not valid UTF-8';
  return `${what} can't be read (${code})`;
}
