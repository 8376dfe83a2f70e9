import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { namesIn } from '../../support/files.ts';
import { isInside, upFrom } from '../../support/paths.ts';
import { foldFor } from '../../support/spelling.ts';

/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/i;

/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. */
export class SearchArea {
  /** Absolute paths of links that lead out of them, or into `.git`. They were not followed. */
  readonly outsideLinks = new Set<string>();
  /** Absolute paths of links to folders that were searched anyway. They were not followed. */
  readonly repeatedLinks = new Set<string>();
  readonly #realPaths = new Map<string, string>();
  readonly #names = new Map<string, ReadonlySet<string>>();
  /** Absolute, as it was given. */
  readonly workspace: string;
  readonly realWorkspace: string;
  /** Its real path. */
  readonly workingDirectory: string;
  /** Writes names in the form in which they are compared, for instance in Unicode's NFC. */
  readonly fold: (name: string) => string;

  /** @param fold if names are not compared as the disk compares them */
  constructor(workspace: string, workingDirectory: string, fold?: (name: string) => string) {
    this.workspace = workspace;
    this.realWorkspace = this.realPathOf(workspace);
    this.workingDirectory = this.realPathOf(workingDirectory);
    this.fold = fold ?? foldFor(this.workingDirectory);
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

  /** The first link on a path. */
  linkOn(path: string): string {
    return upFrom(path).findLast((one) => this.realPathOf(one) !== one) ?? path;
  }

  /** Whether a link leads to a folder on the way to it, so that it would lead on for ever. */
  leadsBack(link: string): boolean {
    return upFrom(dirname(link)).some((folder) => isInside(this.realPathOf(folder), this.realPathOf(link)));
  }

  /** The path of an entry without links to folders. */
  ownPathOf(path: string): string {
    const folder = dirname(path);
    const real = this.realPathOf(folder);
    return real === folder ? path : join(real, basename(path));
  }

  /** The folded names in a folder, which is read once. */
  namesIn(folder: string): ReadonlySet<string> {
    const names = this.#names.get(folder) ?? new Set(namesIn(folder)?.map(this.fold));
    this.#names.set(folder, names);
    return names;
  }
}
