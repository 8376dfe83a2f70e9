import { realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Glob, type Path } from 'glob/raw';
import { errorCode } from '../../support/errors.ts';
import { type FoundFile, foundFile } from '../../support/files.ts';
import { isInside } from '../../support/paths.ts';
import { nameOnDisk, spellAsOnDisk } from '../../support/spelling.ts';
import { Exclusions } from './exclusions.ts';
import { FolderReader } from './folder-reader.ts';
import {
  escapePath,
  GLOB_OPTIONS,
  kindOf,
  type OnError,
  type Rest,
  restsIn,
  type Search,
  startsOf,
  toPatterns,
} from './patterns.ts';

/** Files to find. */
export interface AssetSearch {
  /** Glob patterns with `/` as separator, in the order of the input. One that names a folder means everything in it. */
  readonly include: readonly string[];
  /** Glob patterns of files to leave out. A pattern that matches a folder leaves out everything in it. */
  readonly exclude: readonly string[];
  /** Absolute path of the folder that patterns are relative to. */
  readonly workingDirectory: string;
  /** Absolute path of the folder that symbolic links must not lead out of. */
  readonly workspace: string;
  /** Whether wildcards match dot files. */
  readonly includeHidden: boolean;
  /** Absolute paths of files that are never assets, even if a pattern matches them. */
  readonly neverUpload: readonly string[];
}

/** A file that a pattern matches. */
export interface MatchedFile {
  /** Absolute, as the pattern and the links on the way name it. */
  readonly path: string;
  /** The path without links to folders. A link to a file stays in it: such a link is a file of its own name. */
  readonly ownPath: string;
  readonly found: FoundFile;
}

/** A search in a folder that links may lead to. */
interface Place extends Search {
  readonly realFolder: string;
}

/** Files checked in one go, before the event loop runs other work. */
const FILES_PER_BATCH = 256;

/**
 * Finds the files that patterns match. Follows links to folders within the workspace, but searches no real folder twice for the same
 * rest of a pattern: first by its own path, then behind the nearest link that sorts first. Searches `.git` only for a pattern that names it, because
 * that folder may contain the credentials of the checkout.
 */
export class PatternMatcher {
  readonly exclusions: Exclusions;
  /** Why matches can't be uploaded and folders can't be read, by absolute path. */
  readonly unusable: Map<string, string>;
  /** Absolute paths of links out of the workspace. They were not followed. */
  readonly outsideLinks = new Set<string>();
  /** Real paths of links to folders that were searched anyway. They were not followed. */
  readonly repeatedLinks = new Set<string>();
  readonly #search: AssetSearch;
  readonly #reader = new FolderReader();
  readonly #realFolders = new Map<string, string>();
  readonly #onError: OnError = (path, error) => this.#reader.record(path, error);
  /** All searches share one cache, so that each folder is read once. */
  #scurry: Glob<{ withFileTypes: true }>['scurry'] | undefined;
  /** Whether the current pattern names `.git`. */
  #findsGit = false;

  /** @param search with real paths as `workingDirectory` and `workspace`, and relative patterns */
  constructor(search: AssetSearch) {
    this.#search = search;
    this.exclusions = new Exclusions(search.exclude, search.workingDirectory, this.#onError);
    this.unusable = this.#reader.unusable;
  }

  async match(pattern: string): Promise<MatchedFile[]> {
    this.#findsGit = pattern.split('/').includes('.git');
    const starts = this.#placesOf(pattern);
    const lastParts = new Set(starts.flatMap(({ rests }) => rests.map(({ parts }) => parts.at(-1))));
    const files = new Map<string, MatchedFile>();
    const known = [...starts];
    // First what no link leads to, then what one link leads to, and so on.
    for (let places = starts; places.length > 0; ) {
      const links: [link: string, place: Place][] = [];
      for (const place of places) {
        const found = await this.#searchIn(place);
        for (const link of found.links) links.push([link, place]);
        for (const [index, entry] of found.entries.entries()) {
          const file = this.#toFile(entry, place, lastParts.has(entry.name));
          if (file !== undefined) files.set(file.path, file);
          if (index % FILES_PER_BATCH === 0) await setImmediate();
        }
      }
      places = [];
      for (const [link, place] of links.sort(([one], [other]) => (one < other ? -1 : 1))) {
        const behind = this.#placeBehind(link, place, known);
        places.push(...behind);
        known.push(...behind);
      }
    }
    return [...files.values()];
  }

  /** The folders where the search for a pattern starts. */
  #placesOf(pattern: string): Place[] {
    const { workingDirectory, includeHidden } = this.#search;
    const isFolder = kindOf(resolve(workingDirectory, pattern)) === 'folder';
    const patterns = isFolder ? [pattern, `${escapePath(pattern)}/**`] : [pattern];
    const starts = patterns.flatMap((each) => startsOf(each, workingDirectory, includeHidden, this.#onError));
    return starts.flatMap((start) => this.#enter(start, start.folder));
  }

  /** Searches a place, but not behind links that wildcards match. Returns the paths of these links too. */
  async #searchIn(place: Place): Promise<{ entries: Path[]; links: string[] }> {
    const { workingDirectory, includeHidden } = this.#search;
    const links = new Set<string>();
    const isSearched = (entry: Path): boolean => {
      const path = pathIn(place, entry.fullpath());
      if (this.#leavesOut(path) || !this.#reader.hasValidName(entry.fullpath())) return false;
      if (entry.isSymbolicLink()) links.add(path);
      return !entry.isSymbolicLink();
    };
    const glob = new Glob(toPatterns({ ...place, folder: place.realFolder }, workingDirectory), {
      ...GLOB_OPTIONS,
      dot: includeHidden,
      cwd: workingDirectory,
      follow: true,
      fs: this.#reader.fs,
      ignore: { childrenIgnored: (entry) => !isSearched(entry) },
      withFileTypes: true,
      ...(this.#scurry && { scurry: this.#scurry }),
    });
    this.#scurry = glob.scurry;
    const entries = await glob.walk();
    return { entries: entries.filter((entry) => !entry.isDirectory()), links: [...links] };
  }

  /** What to search for behind a link: what was not searched for in its real folder yet. */
  #placeBehind(link: string, place: Place, known: readonly Place[]): Place[] {
    const ownPath = join(place.realFolder, relative(place.folder, link));
    if (kindOf(ownPath) === 'file') return [];
    const dot = this.#search.includeHidden;
    const rests = restsIn(link, place, dot);
    return this.#enter({ folder: link, rests }, ownPath).flatMap(({ folder, realFolder }) => {
      const done = known
        .filter((other) => !this.#leavesOut(pathIn(other, realFolder)))
        .flatMap((other) => restsIn(realFolder, { ...other, folder: other.realFolder }, dot));
      const toText = ({ written }: Rest): string => written.join('/');
      const texts = new Set(done.map(toText));
      const open = rests.filter((rest) => !texts.has(toText(rest)));
      if (open.length > 0) return [{ folder, realFolder, rests: open }];
      this.repeatedLinks.add(ownPath);
      return [];
    });
  }

  /** Finds the real path of a folder. Returns nothing if the search must not enter it. */
  #enter(search: Search, ownPath: string): Place[] {
    const { folder } = search;
    try {
      const realFolder = this.#realFolder(ownPath);
      if (this.#isAllowed(realFolder) || !this.#isAllowed(folder)) return [{ ...search, realFolder }];
      this.#recordOutside(folder);
    } catch (error) {
      this.#reader.record(folder, error, "the folder can't be read");
    }
    return [];
  }

  /** Returns a file that can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
  #toFile(entry: Path, place: Place, isNamed: boolean): MatchedFile | undefined {
    const folder = entry.parent?.fullpath() ?? '';
    const isLink = entry.isSymbolicLink();
    let path = pathIn(place, entry.fullpath());
    try {
      const realFolder = this.#realFolder(folder);
      // On disks that ignore case, `glob` spells a part without a wildcard as the pattern does.
      const spelled = realFolder === folder ? folder : spellAsOnDisk(folder);
      const name = isNamed ? nameOnDisk(entry.name, folder) : entry.name;
      path = pathIn(place, join(spelled, name));
      // `glob` asks neither about files nor about folders that a pattern names.
      if (this.#leavesOut(path) || !this.#reader.hasValidName(entry.fullpath())) return undefined;
      const ownPath = join(realFolder, name);
      const realPath = isLink ? realpathSync.native(ownPath) : ownPath;
      const stats = statSync(realPath);
      if (!this.#isAllowed(path)) this.unusable.set(path, 'it lies outside the workspace');
      else if (!this.#isAllowed(realPath)) this.#recordOutside(path);
      else if (stats.isFile()) {
        // A link does not make a file in `.git` an asset.
        if (!isInGit(realPath) || isInGit(path)) return { path, ownPath, found: foundFile(stats, realPath) };
      } else if (!stats.isDirectory()) this.unusable.set(path, 'it is not a regular file');
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      const isDangling = isLink && code === 'ENOENT';
      this.unusable.set(path, isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`);
    }
    return undefined;
  }

  /** Whether assets may be at a path: inside the workspace, or inside the working directory, which may be elsewhere. */
  #isAllowed(path: string): boolean {
    return isInside(path, this.#search.workspace) || isInside(path, this.#search.workingDirectory);
  }

  /** Records the first link in a path that leads out of the workspace. */
  #recordOutside(path: string): void {
    const parent = dirname(path);
    const isBehind = this.#isAllowed(parent) && !this.#isAllowed(this.#realFolder(parent));
    if (isBehind) this.#recordOutside(parent);
    else this.outsideLinks.add(path);
  }

  #leavesOut(path: string): boolean {
    const isGit = isInGit(relative(this.#search.workingDirectory, path));
    return (isGit && !this.#findsGit) || this.exclusions.excludes(path);
  }

  #realFolder(folder: string): string {
    const realFolder = this.#realFolders.get(folder) ?? realpathSync.native(folder);
    this.#realFolders.set(folder, realFolder);
    return realFolder;
  }
}

/** The path of an entry of a place, as the pattern and the links on the way name it. The search itself goes through no link. */
function pathIn({ folder, realFolder }: Place, ownPath: string): string {
  return folder === realFolder ? ownPath : join(folder, relative(realFolder, ownPath));
}

/** Whether a path has a part `.git`. */
function isInGit(path: string): boolean {
  return /(?:^|[\\/])\.git(?:[\\/]|$)/.test(path);
}
