import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Glob, type Path } from 'glob/raw';
import { errorCode } from '../../support/errors.ts';
import { type FoundFile, foundFile } from '../../support/files.ts';
import { toSlashes } from '../../support/paths.ts';
import { nameOnDisk, spellAsOnDisk } from '../../support/spelling.ts';
import type { FolderReader } from './folder-reader.ts';
import { linksToFollow } from './links-to-follow.ts';
import { type Exclusions, escapePath, GLOB_OPTIONS, kindOf, toGlobs } from './patterns.ts';
import type { Places } from './places.ts';

/** Where to search, and for what. */
export interface PatternSearch {
  /** The real path of the folder that patterns are relative to. */
  readonly workingDirectory: string;
  /** Whether wildcards match dot files. */
  readonly includeHidden: boolean;
  readonly exclusions: Exclusions;
  readonly places: Places;
  readonly reader: FolderReader;
}

/** A file that a pattern matches. */
export interface MatchedFile {
  /** Absolute, as the pattern and the links on the way name it. */
  readonly path: string;
  /** The path without links to folders. A link to a file stays in it: such a link is a file of its own name. */
  readonly ownPath: string;
  readonly found: FoundFile;
}

/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/;

/**
 * Finds the files that patterns match. Follows links to folders within the workspace, but searches no real folder twice for the same
 * rest of a pattern: first by its own path, then behind the nearest link that sorts first. Searches `.git` only for a pattern that names
 * it, because that folder may contain the credentials of the checkout.
 */
export class PatternMatcher {
  readonly #search: PatternSearch;
  readonly #spelled = new Map<string, string>();
  /** All searches share one cache, so that each folder is read once. */
  #scurry: Glob<{ withFileTypes: true }>['scurry'] | undefined;
  /** Whether the current pattern names `.git`. */
  #findsGit = false;

  constructor(search: PatternSearch) {
    this.#search = search;
  }

  /** @param pattern relative */
  async match(pattern: string): Promise<MatchedFile[]> {
    const { includeHidden, places } = this.#search;
    this.#findsGit = pattern.split('/').includes('.git');
    const globs = this.#toGlobs(pattern);
    const searched = new Set<string>();
    const followed = new Set<string>();
    // First without links, then behind one link, and so on. The last search finds all that those before it found.
    for (;;) {
      const { entries, links, patterns } = await this.#walk(globs, searched, followed);
      const follow = linksToFollow(links, searched, patterns, includeHidden, places);
      for (const link of follow) followed.add(link);
      if (follow.length > 0) continue;
      const named = new Set(globs.map((glob) => basename(glob)));
      const files: MatchedFile[] = [];
      for (const entry of entries) {
        const file = this.#toFile(entry, named.has(entry.name));
        if (file) files.push(file);
        // Progress and signals must have their turn.
        await setImmediate();
      }
      return files;
    }
  }

  #toGlobs(pattern: string): string[] {
    const { workingDirectory } = this.#search;
    const isFolder = kindOf(resolve(workingDirectory, pattern)) === 'folder';
    const patterns = isFolder ? [pattern, `${escapePath(pattern)}/**`] : [pattern];
    return patterns.flatMap((each) => toGlobs(each, workingDirectory, parse(workingDirectory).root));
  }

  /** Searches all folders, but only behind links that are to be followed. Adds the folders to `searched`, and returns the other links. */
  async #walk(globs: string[], searched: Set<string>, followed: ReadonlySet<string>) {
    const links = new Set<string>();
    const isSearched = (entry: Path): boolean => {
      const path = entry.fullpath();
      if (this.#leavesOut(path) || !this.#search.reader.hasValidName(path)) return false;
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
      fs: this.#search.reader.fs,
      ignore: { childrenIgnored: (entry) => !isSearched(entry) },
      withFileTypes: true,
      ...(this.#scurry && { scurry: this.#scurry }),
    });
    this.#scurry = glob.scurry;
    const entries = (await glob.walk()).filter((entry) => !entry.isDirectory());
    return { entries, links, patterns: glob.patterns };
  }

  /** Returns a file if it can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
  #toFile(entry: Path, isNamed: boolean): MatchedFile | undefined {
    const { places, reader } = this.#search;
    const folder = entry.parent?.fullpath() ?? '';
    const realFolder = places.realPathOf(folder);
    // On disks that ignore case, `glob` spells a part without a wildcard as the pattern does.
    const spelled = realFolder === folder ? folder : (this.#spelled.get(folder) ?? spellAsOnDisk(folder));
    this.#spelled.set(folder, spelled);
    const name = isNamed ? nameOnDisk(entry.name, folder) : entry.name;
    const path = join(spelled, name);
    // `glob` asks neither about files nor about folders that a pattern names.
    if (this.#leavesOut(path) || !reader.hasValidName(entry.fullpath())) return undefined;
    const ownPath = realFolder === spelled ? path : join(realFolder, name);
    try {
      const realPath = entry.isSymbolicLink() ? realpathSync.native(ownPath) : ownPath;
      const stats = statSync(realPath);
      if (!places.allow(path)) reader.unusable.set(path, 'it lies outside the workspace');
      else if (!places.allow(realPath)) places.recordOutside(path);
      else if (!stats.isFile() && !stats.isDirectory()) reader.unusable.set(path, 'it is not a regular file');
      // A link does not make a file in `.git` an asset.
      else if (stats.isFile() && (IN_GIT.test(path) || !IN_GIT.test(realPath)))
        return { path, ownPath, found: foundFile(stats, realPath) };
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      const isDangling = entry.isSymbolicLink() && code === 'ENOENT';
      const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
      reader.unusable.set(path, why);
    }
    return undefined;
  }

  #leavesOut(absolutePath: string): boolean {
    const path = toSlashes(relative(this.#search.workingDirectory, absolutePath));
    return (!this.#findsGit && IN_GIT.test(path)) || this.#search.exclusions.excludes(path);
  }
}
