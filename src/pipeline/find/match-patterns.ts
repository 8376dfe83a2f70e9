import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Glob, type Path } from 'glob/raw';
import { errorCode } from '../../support/errors.ts';
import { type FoundFile, foundFile } from '../../support/files.ts';
import { isInside } from '../../support/paths.ts';
import { nameOnDisk, realPathOf, spellAsOnDisk } from '../../support/spelling.ts';
import { FolderReader } from './folder-reader.ts';
import { Exclusions, escapePath, GLOB_OPTIONS, kindOf, type OnError, toGlobs } from './patterns.ts';

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

/** Files checked in one go, before the event loop runs other work. */
const FILES_PER_BATCH = 256;

/** A pattern that `glob` has read, or what is left of it below a folder. */
type Pattern = Glob<{ withFileTypes: true }>['patterns'][number];

/**
 * Finds the files that patterns match. Follows links to folders within the workspace, but searches no real folder twice for the same
 * rest of a pattern: first by its own path, then behind the nearest link that sorts first. Searches `.git` only for a pattern that names
 * it, because that folder may contain the credentials of the checkout.
 */
export class PatternMatcher {
  readonly exclusions: Exclusions;
  /** Why matches can't be uploaded and folders can't be read, by absolute path. */
  readonly unusable: Map<string, string>;
  /** Absolute paths of links out of the workspace. They were not followed. */
  readonly outsideLinks = new Set<string>();
  /** Absolute paths of links to folders that were searched anyway. They were not followed. */
  readonly repeatedLinks = new Set<string>();
  readonly #search: AssetSearch;
  readonly #reader = new FolderReader((folder) => this.#folderToRead(folder));
  readonly #realPaths = new Map<string, string>();
  readonly #spelled = new Map<string, string>();
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
    const globs = this.#toGlobs(pattern);
    const searched = new Set<string>();
    const followed = new Set<string>();
    // First without links, then behind one link, and so on. The last search finds all that those before it found.
    for (;;) {
      const { entries, links, patterns } = await this.#walk(globs, searched, followed);
      const further = this.#linksToFollow(links, searched, patterns);
      for (const link of further) followed.add(link);
      if (further.length > 0) continue;
      const named = new Set(globs.map((glob) => basename(glob)));
      const files: MatchedFile[] = [];
      for (const [index, entry] of entries.entries()) {
        files.push(...this.#toFile(entry, named.has(entry.name)));
        if (index % FILES_PER_BATCH === 0) await setImmediate();
      }
      return files;
    }
  }

  /** Resolves the links in an absolute path. */
  realPathOf(path: string): string {
    return realPathOf(path, this.#realPaths);
  }

  #toGlobs(pattern: string): string[] {
    const { workingDirectory } = this.#search;
    const isFolder = kindOf(resolve(workingDirectory, pattern)) === 'folder';
    const patterns = isFolder ? [pattern, `${escapePath(pattern)}/**`] : [pattern];
    const root = parse(workingDirectory).root;
    return patterns.flatMap((each) => toGlobs(each, workingDirectory, root, this.#onError));
  }

  /** Searches all folders, but only behind links that are to be followed. Adds the folders to `searched`, and returns the other links. */
  async #walk(globs: string[], searched: Set<string>, followed: ReadonlySet<string>) {
    const links = new Set<string>();
    const isSearched = (entry: Path): boolean => {
      const path = entry.fullpath();
      if (this.#leavesOut(path) || !this.#reader.hasValidName(path)) return false;
      const isFollowed = !entry.isSymbolicLink() || followed.has(path);
      (isFollowed ? searched : links).add(path);
      // `glob` does not ask about a folder that a pattern names.
      searched.add(dirname(path));
      return isFollowed;
    };
    const glob = new Glob(globs, {
      ...GLOB_OPTIONS,
      dot: this.#search.includeHidden,
      cwd: parse(this.#search.workingDirectory).root,
      follow: true,
      fs: this.#reader.fs,
      ignore: { childrenIgnored: (entry) => !isSearched(entry) },
      withFileTypes: true,
      ...(this.#scurry && { scurry: this.#scurry }),
    });
    this.#scurry = glob.scurry;
    const entries = await glob.walk();
    return { entries: entries.filter((entry) => !entry.isDirectory()), links, patterns: glob.patterns };
  }

  /** Of links to folders, those behind which something is to be searched for that was not searched for in the real folder. */
  #linksToFollow(
    links: Iterable<string>,
    searched: Iterable<string>,
    patterns: readonly Pattern[],
  ): string[] {
    const byRealPath = Map.groupBy(searched, (folder) => this.realPathOf(folder));
    return [...links].sort().filter((link) => {
      const ownPath = join(this.realPathOf(dirname(link)), basename(link));
      if (kindOf(ownPath) === 'file') return false;
      const realPath = this.realPathOf(link);
      const paths = byRealPath.get(realPath) ?? [];
      const done = new Set(paths.flatMap((path) => this.#restsIn(path, patterns)));
      const isInItself = realPath !== ownPath && isInside(ownPath, realPath);
      const isRepeated = isInItself || this.#restsIn(link, patterns).every((rest) => done.has(rest));
      if (isRepeated) this.repeatedLinks.add(ownPath);
      else byRealPath.set(realPath, [...paths, link]);
      return !isRepeated;
    });
  }

  /** What is left of patterns to search for in a folder, as texts that can be compared. */
  #restsIn(folder: string, patterns: readonly Pattern[]): string[] {
    const { workingDirectory, includeHidden } = this.#search;
    const names = relative(parse(workingDirectory).root, folder).split(sep);
    const step = (rests: readonly Pattern[], name: string): Pattern[] =>
      rests.flatMap((rest) => restsAfter(name, rest, includeHidden));
    return names.reduce(step, patterns).map((rest) => rest.globString());
  }

  /** The real path of a folder that may be read. Records the link if it leads out of the workspace. */
  #folderToRead(folder: string): string | undefined {
    const realFolder = this.realPathOf(folder);
    if (this.#isAllowed(realFolder) || !this.#isAllowed(folder)) return realFolder;
    this.#recordOutside(folder);
    return undefined;
  }

  /** Returns a file if it can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
  #toFile(entry: Path, isNamed: boolean): MatchedFile[] {
    const folder = entry.parent?.fullpath() ?? '';
    const isLink = entry.isSymbolicLink();
    let path = entry.fullpath();
    try {
      const realFolder = this.realPathOf(folder);
      // On disks that ignore case, `glob` spells a part without a wildcard as the pattern does.
      const spelled = realFolder === folder ? folder : (this.#spelled.get(folder) ?? spellAsOnDisk(folder));
      this.#spelled.set(folder, spelled);
      const name = isNamed ? nameOnDisk(entry.name, folder) : entry.name;
      path = join(spelled, name);
      // `glob` asks neither about files nor about folders that a pattern names.
      if (this.#leavesOut(path) || !this.#reader.hasValidName(entry.fullpath())) return [];
      const ownPath = realFolder === spelled ? path : join(realFolder, name);
      const realPath = isLink ? realpathSync.native(ownPath) : ownPath;
      const stats = statSync(realPath);
      if (!this.#isAllowed(path)) this.unusable.set(path, 'it lies outside the workspace');
      else if (!this.#isAllowed(realPath)) this.#recordOutside(path);
      else if (stats.isFile()) {
        // A link does not make a file in `.git` an asset.
        if (!isInGit(realPath) || isInGit(path))
          return [{ path, ownPath, found: foundFile(stats, realPath) }];
      } else if (!stats.isDirectory()) this.unusable.set(path, 'it is not a regular file');
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      const isDangling = isLink && code === 'ENOENT';
      this.unusable.set(path, isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`);
    }
    return [];
  }

  /** Whether assets may be at a path: inside the workspace, or inside the working directory, which may be elsewhere. */
  #isAllowed(path: string): boolean {
    return isInside(path, this.#search.workspace) || isInside(path, this.#search.workingDirectory);
  }

  /** Records the first link in a path that leads out of the workspace. */
  #recordOutside(path: string): void {
    const parent = dirname(path);
    const isBehind = this.#isAllowed(parent) && !this.#isAllowed(this.realPathOf(parent));
    if (isBehind) this.#recordOutside(parent);
    else this.outsideLinks.add(path);
  }

  #leavesOut(path: string): boolean {
    const isGit = isInGit(relative(this.#search.workingDirectory, path));
    return (isGit && !this.#findsGit) || this.exclusions.excludes(path);
  }
}

/** What is left of a pattern in a folder of this name, once for each way to match it. */
function restsAfter(name: string, pattern: Pattern, dot: boolean): Pattern[] {
  const rest = pattern.rest();
  if (pattern.isGlobstar()) {
    // `**` matches any number of folders, also none.
    const after = rest === null ? [] : restsAfter(name, rest, dot);
    return name.startsWith('.') && !dot ? after : [pattern, ...after];
  }
  const part = pattern.pattern();
  // `glob` compares names in this form.
  const isSame = typeof part === 'string' && part.normalize('NFKD') === name.normalize('NFKD');
  const isMatch = isSame || (typeof part === 'object' && part.test(name));
  return isMatch && rest !== null ? [rest] : [];
}

/** Whether a path has a part `.git`. */
function isInGit(path: string): boolean {
  return /(?:^|[\\/])\.git(?:[\\/]|$)/.test(path);
}
