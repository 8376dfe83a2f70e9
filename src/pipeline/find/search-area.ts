import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ignoresCase, readFolder } from '../../support/files.ts';
import { isInside, toSlashes, upFrom } from '../../support/paths.ts';

/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/i;

/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. Asks the disk each thing once. */
export class SearchArea {
  /** Absolute paths of links that lead out of them, or into `.git`. They were not followed. */
  readonly outsideLinks = new Set<string>();
  readonly #realPaths = new Map<string, string>();
  readonly #names = new Map<string, ReadonlySet<string>>();
  /** Absolute, as it was given. */
  readonly workspace: string;
  readonly realWorkspace: string;
  /** Its real path. */
  readonly workingDirectory: string;
  /** Whether `A` and `a` are one name. */
  readonly nocase: boolean;

  /** @param nocase if names are not compared as the disk compares them */
  constructor(workspace: string, workingDirectory: string, nocase?: boolean) {
    this.workspace = workspace;
    this.realWorkspace = this.realPathOf(workspace);
    this.workingDirectory = this.realPathOf(workingDirectory);
    this.nocase = nocase ?? ignoresCase(this.workingDirectory);
  }

  /** The path of an entry relative to the outermost folder of the area, with `/`; empty for that folder. */
  pathOf(absolute: string): string {
    const isWithin = isInside(this.workingDirectory, this.realWorkspace);
    return toSlashes(relative(isWithin ? this.realWorkspace : this.workingDirectory, absolute));
  }

  /** Whether two paths or names are one on the disk. */
  isSame(one: string, other: string): boolean {
    return one === other || (this.nocase && one.toLowerCase() === other.toLowerCase());
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
    return isInside(path, this.realWorkspace) || isInside(path, this.workingDirectory);
  }

  /** Admits a path, or records its link if that leads outside, or into `.git`. Returns whether it did admit it. */
  admit(path: string): boolean {
    if (!this.#leadsOut(path)) return true;
    const link = upFrom(path).findLast((one) => this.allow(dirname(one)) && this.#leadsOut(one));
    this.outsideLinks.add(link ?? path);
    return false;
  }

  #leadsOut(path: string): boolean {
    const real = this.realPathOf(path);
    return !this.allow(real) || (IN_GIT.test(real) && !IN_GIT.test(path));
  }

  /** Whether a link leads to a folder on the way to it, so that it would lead on for ever. */
  leadsBack(link: string): boolean {
    return upFrom(dirname(link)).some((folder) => isInside(this.realPathOf(folder), this.realPathOf(link)));
  }

  /** How a name in a folder is spelled on the disk; `undefined` if there is none. */
  spellingOf(name: string, folder: string): string | undefined {
    const names = this.#names.get(folder) ?? new Set(readFolder(this.realPathOf(folder)));
    this.#names.set(folder, names);
    if (names.has(name) || !this.nocase) return names.has(name) ? name : undefined;
    return [...names].find((one) => this.isSame(one, name));
  }
}
