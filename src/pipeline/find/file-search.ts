import { type Dirent, lstatSync, promises, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { Glob, type GlobOptionsWithFileTypesTrue, type Path } from 'glob/raw';
import type { Minimatch } from 'minimatch';
import { errorCode } from '../../support/error-text.ts';
import { type FoundFile, foundFile, isTemporaryFileOf, patiently } from '../../support/files.ts';
import { toSlashes, upFrom } from '../../support/paths.ts';
import { type LineMatcher, lineMatcher, maySpellName, namesIn } from './line-matcher.ts';
import { type Line, OPTIONS, type Row, toLine, toMatcher } from './lines.ts';
import { isBelow, type Places, SearchArea } from './search-area.ts';

/** Where to search, and for what. */
export interface AssetSearch extends Places {
  /** Lines that include files, in the order of the input. */
  readonly include: readonly string[];
  /** Lines that leave files out, without their `!`. */
  readonly exclude: readonly string[];
  /** Whether wildcards of lines that include match a leading dot. */
  readonly includeHidden: boolean;
  /** Absolute paths of files that are never assets, even if a pattern matches them. */
  readonly neverUpload: readonly string[];
  readonly signal: AbortSignal;
  /** If names are not compared as the disk compares them. */
  readonly nocase?: boolean;
  /** Folders to search at most: a tree may be very large. */
  readonly maxFolders?: number;
}

/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const isNeverTaken = (name: string): boolean => /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i.test(name);

/** A file or folder that a line found. */
interface Found {
  /** Absolute, as the line and the links on the way name it. */
  readonly path: string;
  readonly realPath: string;
  readonly isFolder: boolean;
  /** Whether the line names a link on the way: exclusions count for the path as it is written only. */
  readonly isNamed: boolean;
  /** How many links lie on the way that the line does not name. */
  readonly links: number;
}

/** A line in one of the folders in which its rows begin. */
interface Walk {
  readonly line: Line;
  readonly top: Path;
  /** What the line writes behind its beginning, part by part, for each row. */
  readonly rests: readonly (readonly string[])[];
  /** They match the files and folders that the line takes. */
  readonly taken: readonly Minimatch[];
  /** They match the files that the line takes, those in folders too; and, in part, the folders on the way. */
  readonly shown: readonly Minimatch[];
  /** The folders that are searched. */
  readonly folders: Map<Path, Found>;
}

/** Finds the files that lines match: one `Glob` for each line, and one reading of the disk for all that begin in the same folder. */
export class FileSearch {
  readonly area: SearchArea;
  // As in `FoundAssets`, by absolute paths.
  readonly files = new Map<string, FoundFile>();
  readonly namedInFull = new Set<string>();
  readonly foldersTaken = new Set<string>();
  readonly unusable = new Map<string, string>();
  readonly inclusions: readonly Line[];
  readonly exclusions: readonly Line[];
  /** The lines that took a file, or left something out. */
  readonly effective = new Set<Line>();
  // What a line left out; another one may have taken it, or gone into it.
  readonly hidden = new Set<string>();
  readonly linksBehindLinks = new Set<string>();
  readonly entered = new Set<string>();
  readonly #search: AssetSearch;
  readonly #excluded: LineMatcher;
  readonly #neverUpload: readonly string[];
  /** What `glob` knows of the disk, by the folder in which lines begin. */
  readonly #scurries = new Map<string, Glob<object>['scurry']>();
  #foldersSearched = 0;

  /** @param names that exist: without them, exclusions that may mean one of them are left out */
  constructor(search: AssetSearch, names?: ReadonlySet<string>) {
    const area = new SearchArea(search, search.nocase);
    [this.#search, this.area] = [search, area];
    this.inclusions = search.include.map((pattern) => toLine(pattern, 'include', area));
    this.exclusions = search.exclude.map((pattern) => toLine(pattern, 'exclude', area));
    const known = this.exclusions.filter((line) => names !== undefined || !maySpellName(line));
    this.#excluded = lineMatcher(known, 'exclude', area, names);
    this.#neverUpload = search.neverUpload.map((path) => area.realPathOf(path));
  }

  /** @throws the signal's reason, if it is aborted */
  async run(): Promise<void> {
    for (const line of this.inclusions)
      for (const [start, rows] of Map.groupBy(line.rows, (row) => row.start))
        await this.#searchFrom(start, rows, line);
  }

  /** All names in the paths that were found. */
  names(): ReadonlySet<string> {
    const real = Array.from(this.files.values(), ({ realPath }) => realPath);
    const found = [this.files, this.unusable, this.area.outsideLinks, this.linksBehindLinks];
    const paths = [...real, ...found.flatMap((one) => [...one.keys()])];
    return namesIn(paths.map((path) => this.area.pathOf(path)));
  }

  async #searchFrom(path: string, rows: readonly Row[], line: Line): Promise<void> {
    const { area } = this;
    const names = toSlashes(relative(area.workingDirectory, path)).split('/');
    if (line.hasBraces && names.some(isNeverTaken)) return;
    const realPath = area.realPathOf(path);
    const isFolder = area.isFolder(path);
    const isNamed = realPath !== path;
    const start = { path, realPath, isFolder: isFolder !== false, isNamed, links: 0 };
    if (this.#isExcluded(start)) return;
    for (const one of upFrom(path)) this.entered.add(one);
    if (!area.admit(path)) return;
    if (isFolder !== true && rows.some((row) => row.rest === '' && !row.isFolder)) {
      if (!line.hasBraces) this.namedInFull.add(realPath);
      this.#take(start, line);
    }
    // What can't be looked at may be a folder, too: reading it tells why.
    if (start.isFolder) await this.#searchBelow(start, rows, line);
  }

  async #searchBelow(start: Found, rows: readonly Row[], line: Line): Promise<void> {
    const { area } = this;
    const { includeHidden, signal } = this.#search;
    const toMatchers = (patterns: readonly string[]) =>
      patterns.map((pattern) => toMatcher(pattern, area, { dot: includeHidden }));
    const rests = rows.map(({ rest }) => rest).filter((rest) => rest !== '');
    const all = rows.flatMap(({ rest, isFolder }) => [
      ...(rest === '' || isFolder ? [] : [rest]),
      posix.join(rest, '**/*'),
    ]);
    if (line.hasBraces && rests.length < rows.length) this.foldersTaken.add(start.path);
    const childrenIgnored = (entry: Path): boolean => this.#folderOf(entry, walk) === undefined;
    const scurry = this.#scurries.get(start.path);
    const glob = new Glob<GlobOptionsWithFileTypesTrue>([...new Set(all)], {
      ...{ ...OPTIONS, follow: true, withFileTypes: true, nocase: area.nocase },
      ignore: { childrenIgnored },
      ...(scurry ? { scurry } : { cwd: start.path, fs: { readdir: this.#readdir } }),
    });
    this.#scurries.set(start.path, glob.scurry);
    const walk: Walk = {
      line,
      top: glob.scurry.cwd,
      rests: rests.map((rest) => rest.split('/')),
      taken: toMatchers(rests),
      shown: toMatchers(all),
      folders: new Map([[glob.scurry.cwd, start]]),
    };
    for (const [index, entry] of (await glob.walk()).entries()) {
      // A cancellation comes between the turns of the event loop, and a network disk takes 1 ms a file.
      if (index % 100 === 0) await setImmediate();
      signal.throwIfAborted();
      const file = entry.isDirectory() ? undefined : this.#find(entry, walk, false);
      if (file !== undefined) this.#take(file, line);
    }
    signal.throwIfAborted();
  }

  /** The folder that a line finds at an entry; `undefined` if it does not search that. */
  #folderOf(entry: Path, walk: Walk): Found | undefined {
    const { maxFolders = Number.POSITIVE_INFINITY } = this.#search;
    const known = walk.folders.get(entry);
    if (known !== undefined || this.#foldersSearched >= maxFolders) return known;
    const folder = this.#find(entry, walk, true);
    if (folder === undefined || folder.links > 1) {
      if (folder !== undefined) this.linksBehindLinks.add(folder.path);
      return undefined;
    }
    this.#foldersSearched += 1;
    if (folder.links > 0) this.entered.add(folder.path);
    walk.folders.set(entry, folder);
    const below = entry.relativePosix();
    if (walk.taken.some((matcher) => matcher.match(below))) this.foldersTaken.add(folder.path);
    return folder;
  }

  /** What a line finds at an entry; `undefined` if it leaves that out. */
  #find(entry: Path, walk: Walk, isFolder: boolean): Found | undefined {
    const { area } = this;
    const { line, rests } = walk;
    // What a line names behind a wildcard need not exist.
    if (entry.isUnknown() && entry.lstatSync() === undefined) return undefined;
    const parent = entry.parent && this.#folderOf(entry.parent, walk);
    if (parent === undefined) return undefined;
    // If the disk ignores case, `glob` keeps the spelling of the line.
    const name = (area.nocase && area.spellingOf(entry.name, parent.path)) || entry.name;
    if (isNeverTaken(name) && (line.hasBraces || !rests.some((parts) => parts.includes(name))))
      return undefined;
    const path = join(parent.path, name);
    const own = parent.path === parent.realPath ? path : join(parent.realPath, name);
    const isKnown = entry.isDirectory() || entry.isFile();
    const realPath = isKnown ? own : area.realPathOf(own);
    if ((isKnown ? entry.isDirectory() : area.isFolder(realPath)) === !isFolder) return undefined;
    const isLink = realPath !== own;
    const depth = entry.depth() - walk.top.depth() - 1;
    // Links that a line names at any depth could lead to each other without end.
    const isMeant =
      isLink && rests.some((parts) => parts[depth] === name && !parts.slice(0, depth).includes('**'));
    const isFollowed = isLink && !isMeant;
    // What leads to a folder on the way to it would lead on for ever.
    if (isFollowed && area.realPathsUpFrom(parent.path).some((folder) => isBelow(folder, realPath)))
      return undefined;
    const links = parent.links + (isFollowed ? 1 : 0);
    const found = { path, realPath, isFolder, isNamed: parent.isNamed || isMeant, links };
    const isShown =
      !name.startsWith('.') || walk.shown.some((one) => one.match(entry.relativePosix(), isFolder));
    if (this.#isExcluded(found, isShown) || (!isShown && isNeverTaken(name))) return undefined;
    if (name.startsWith('.')) (isShown ? this.entered : this.hidden).add(path);
    return isShown && (!isLink || area.admit(path, realPath)) ? found : undefined;
  }

  /** Whether lines exclude the path of an entry, or the one that it really has. They have an effect if it would be taken else. */
  #isExcluded({ path, realPath, isFolder, isNamed }: Found, isShown = true): boolean {
    const paths = isNamed || realPath === path ? [path] : [path, realPath];
    const lines = paths.flatMap((one) => this.#excluded(this.area.pathOf(one), isFolder));
    if (isShown) for (const line of lines) this.effective.add(line);
    return lines.length > 0;
  }

  /**
   * Takes a file, if it can be uploaded. If it can't, the reason is recorded.
   * The calls are synchronous, because threads cost more than `stat` of a local file.
   */
  #take({ path, realPath }: Found, line: Line): void {
    const isOwn = (own: string): boolean =>
      this.area.isSame(own, realPath) || isTemporaryFileOf(realPath, own);
    if (this.#neverUpload.some(isOwn)) return;
    try {
      const stats = statSync(realPath);
      if (stats.isFile()) {
        this.effective.add(line);
        this.files.set(path, foundFile(stats, realPath));
      } else this.unusable.set(path, 'it is not a regular file');
    } catch (error) {
      const isLink =
        errorCode(error) === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
      this.unusable.set(path, isLink ? 'it is a symbolic link to nothing' : whyUnreadable('it', path, error));
    }
  }

  /** Reads folders for `glob`, which would leave out in silence what can't be read. */
  readonly #readdir = callbackify((folder: string, _options: object) => this.#read(folder));

  async #read(folder: string): Promise<Dirent[]> {
    if (this.#search.signal.aborted || !this.area.admit(folder)) return [];
    try {
      return await patiently(() => promises.readdir(folder, { withFileTypes: true }));
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
