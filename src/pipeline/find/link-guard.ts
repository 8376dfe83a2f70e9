import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { errorCode } from '../../support/errors.ts';
import { isInside } from '../../support/paths.ts';

/** Folders that link to each other have more paths than any search could visit. */
const MAX_LINKS_BEHIND_LINKS = 10_000;

/**
 * Decides which links to folders the search for one pattern follows. The target must be inside one of the allowed folders, and
 * must not contain the link. A link behind another link is left out if its target is searched under another path anyway.
 */
export class LinkGuard {
  readonly #allowedFolders: readonly string[];
  readonly #coversLink: (folder: string, link: string) => boolean;
  readonly #decisions = new Map<string, boolean>();
  readonly #realPaths = new Map<string, string>();
  #followedBehindLinks = 0;

  /** Absolute paths of the links whose targets are outside the allowed folders. */
  readonly outsideLinks: string[] = [];
  /** Absolute paths of the links to one of their own parent folders. */
  readonly parentLinks: string[] = [];
  /** Why links can't be followed, by absolute path. */
  readonly unreadable = new Map<string, string>();

  /**
   * @param allowedFolders real paths
   * @param coversLink whether a search of `folder` finds every match that a search of `link`, which leads to it, would find
   */
  constructor(allowedFolders: readonly string[], coversLink: (folder: string, link: string) => boolean) {
    this.#allowedFolders = allowedFolders;
    this.#coversLink = coversLink;
  }

  /** @param link absolute path of a symbolic link */
  isFollowed(link: string): boolean {
    const decision = this.#decisions.get(link) ?? this.#decide(link);
    this.#decisions.set(link, decision);
    return decision;
  }

  #decide(link: string): boolean {
    try {
      const target = this.#realPathOf(link);
      if (!this.#allowedFolders.some((folder) => isInside(target, folder))) {
        this.outsideLinks.push(link);
        return false;
      }
      const parents = parentsOf(link);
      const containing = parents.filter((parent) => isInside(this.#realPathOf(parent), target));
      const parent = dirname(link);
      const isBehindLink = this.#realPathOf(parent) !== parent;
      if (isBehindLink && containing[0] !== parent && this.#isSearchedAnyway(link, target, parents))
        return false;
      if (containing.length > 0) this.parentLinks.push(link);
      return containing.length === 0 && (!isBehindLink || this.#countBehindLink(link));
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      // With these errors there is no folder to search.
      if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code))
        this.unreadable.set(link, `it can't be read (${code})`);
      return false;
    }
  }

  /**
   * Whether the link need not be followed: the search reaches its target by going down from a parent folder of the link, and the pattern
   * can match everything there that it could match behind the link.
   */
  #isSearchedAnyway(link: string, target: string, parents: readonly string[]): boolean {
    return parents.some((parent) => {
      const realParent = this.#realPathOf(parent);
      return (
        isInside(target, realParent) && this.#coversLink(join(parent, relative(realParent, target)), link)
      );
    });
  }

  #countBehindLink(link: string): boolean {
    this.#followedBehindLinks += 1;
    if (this.#followedBehindLinks <= MAX_LINKS_BEHIND_LINKS) return true;
    const why =
      'too many links behind links lead to each other: exclude some, or name the folders that are needed';
    this.unreadable.set(link, why);
    return false;
  }

  #realPathOf(path: string): string {
    const realPath = this.#realPaths.get(path) ?? realpathSync(path);
    this.#realPaths.set(path, realPath);
    return realPath;
  }
}

/** The folders that contain a path, the closest first. */
function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...parentsOf(parent)];
}
