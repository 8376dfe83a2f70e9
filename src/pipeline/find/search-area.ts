import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInside } from '../../support/paths.ts';

/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. */
export class SearchArea {
  /** Absolute paths of links that lead out of them. They were not followed. */
  readonly outsideLinks = new Set<string>();
  /** Absolute paths of links to folders that were searched anyway. They were not followed. */
  readonly repeatedLinks = new Set<string>();
  readonly #realPaths = new Map<string, string>();
  readonly #folders: readonly string[];

  constructor(...folders: readonly string[]) {
    this.#folders = folders.map((folder) => this.realPathOf(folder));
  }

  /** Resolves the links in an absolute path as far as it exists, however many there are. */
  realPathOf(path: string): string {
    const parent = dirname(path);
    const known = parent === path ? path : this.#realPaths.get(path);
    if (known !== undefined) return known;
    let realPath = join(this.realPathOf(parent), basename(path));
    try {
      realPath = realpathSync.native(realPath);
    } catch {
      // It does not exist, or can't be read.
    }
    this.#realPaths.set(path, realPath);
    return realPath;
  }

  allow(path: string): boolean {
    return this.#folders.some((folder) => isInside(path, folder));
  }

  /** The real path of a folder. If a link leads outside, it records the link and returns `undefined`. */
  realFolderOf(folder: string): string | undefined {
    const realFolder = this.realPathOf(folder);
    if (this.allow(realFolder) || !this.allow(folder)) return realFolder;
    this.recordOutside(folder);
    return undefined;
  }

  /** Records the first link in a path that leads outside. */
  recordOutside(path: string): void {
    let link = path;
    while (this.allow(dirname(link)) && !this.allow(this.realPathOf(dirname(link)))) link = dirname(link);
    this.outsideLinks.add(link);
  }
}
