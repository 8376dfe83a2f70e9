import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../../support/error-text.ts';
import { ignoresCase, readFolder } from '../../support/files.ts';
import { toSlashes, upFrom } from '../../support/paths.ts';
import { remember } from '../../support/remember.ts';

/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/i;

/** Whether a real path is that of a folder, or below it. */
export const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);

/** Folders that patterns are about, as absolute paths. */
export interface Places {
  readonly workspace: string;
  readonly workingDirectory: string;
}

/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. Asks the disk each thing once. */
export class SearchArea {
  /** Absolute paths of links that lead out of them, or into `.git`. They were not followed. */
  readonly outsideLinks = new Set<string>();
  /** Resolves the links in an absolute path as far as it exists, however many there are. */
  readonly realPathOf = remember((path): string => {
    const real = dirname(path) === path ? path : join(this.realPathOf(dirname(path)), basename(path));
    try {
      return realpathSync.native(real);
    } catch {
      return real;
    }
  });
  /** The real paths of a folder and of those above it. */
  readonly realPathsUpFrom = remember((folder) => upFrom(folder).map((one) => this.realPathOf(one)));
  /** Whether a path is that of a folder, or leads to one; `undefined` if it can't be looked at. */
  readonly isFolder = remember((path): boolean | undefined => {
    try {
      return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    } catch (error) {
      return errorCode(error) === 'ELOOP' ? false : undefined;
    }
  });
  readonly #namesIn = remember((folder) => new Set(readFolder(this.realPathOf(folder))));
  /** The workspace as it was given, and its real path, with `/`. */
  readonly #workspaces: readonly string[];
  readonly realWorkspace: string;
  /** Its real path. */
  readonly workingDirectory: string;
  /** Whether `A` and `a` are one name. */
  readonly nocase: boolean;
  /** Real paths: the outermost folder, and the other one. */
  readonly #folders: readonly string[];

  /** @param nocase if names are not compared as the disk compares them */
  constructor({ workspace, workingDirectory }: Places, nocase?: boolean) {
    this.realWorkspace = this.realPathOf(workspace);
    this.workingDirectory = this.realPathOf(workingDirectory);
    this.nocase = nocase ?? ignoresCase(this.workingDirectory);
    this.#workspaces = [workspace, this.realWorkspace].map((path) => toSlashes(path));
    const both = [this.realWorkspace, this.workingDirectory];
    this.#folders = isBelow(this.workingDirectory, this.realWorkspace) ? both : both.reverse();
  }

  /** The path of an entry relative to the outermost folder of the area, with `/`; empty for that folder. */
  pathOf(absolute: string): string {
    const [top = ''] = this.#folders;
    return toSlashes(isBelow(absolute, top) ? absolute.slice(top.length + 1) : relative(top, absolute));
  }

  /** The path of the workspace, if a pattern begins with it; else an empty text. */
  workspaceIn(pattern: string): string {
    return this.#workspaces.find((path) => `${pattern}/`.startsWith(`${path}/`)) ?? '';
  }

  /** Whether two paths or names are one on the disk. */
  isSame(one: string, other: string): boolean {
    return one === other || (this.nocase && one.toLowerCase() === other.toLowerCase());
  }

  allow(path: string): boolean {
    return this.#folders.some((folder) => isBelow(path, folder));
  }

  /** Admits a path, or records its link if that leads outside, or into `.git`. Returns whether it did admit it. */
  admit(path: string, realPath = this.realPathOf(path)): boolean {
    const leadsOut = (one: string, real = this.realPathOf(one)): boolean =>
      !this.allow(real) || (IN_GIT.test(real) && !IN_GIT.test(one));
    if (!leadsOut(path, realPath)) return true;
    const link = upFrom(path).findLast((one) => this.allow(dirname(one)) && leadsOut(one));
    this.outsideLinks.add(link ?? path);
    return false;
  }

  /** How a name in a folder is spelled on the disk; `undefined` if there is none. */
  spellingOf(name: string, folder: string): string | undefined {
    const names = this.#namesIn(folder);
    return names.has(name) ? name : [...names].find((one) => this.isSame(one, name));
  }
}
