import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside } from '../../support/paths.ts';

/**
 * Decides which links to folders a search follows. The target must be inside one of the allowed folders and must not
 * contain the link itself, and the path of the link must contain no other link. Without the last rule, a search of folders
 * that link to each other (pnpm's `node_modules`) would visit them in every possible order.
 */
export class LinkGuard {
  readonly #allowedFolders: readonly string[];
  readonly #decisions = new Map<string, boolean>();
  readonly #outsideLinks = new Set<string>();

  /** @param allowedFolders real paths */
  constructor(allowedFolders: readonly string[]) {
    this.#allowedFolders = allowedFolders;
  }

  /** Absolute paths of the links, among those checked, whose targets are outside the allowed folders. */
  get outsideLinks(): readonly string[] {
    return [...this.#outsideLinks];
  }

  /** @param link absolute path of a symbolic link */
  isFollowed(link: string): boolean {
    const previous = this.#decisions.get(link);
    if (previous !== undefined) return previous;
    const decision = this.#decide(link);
    this.#decisions.set(link, decision);
    return decision;
  }

  #decide(link: string): boolean {
    try {
      const target = realpathSync(link);
      if (!this.#allowedFolders.some((folder) => isInside(target, folder))) {
        this.#outsideLinks.add(link);
        return false;
      }
      const parent = dirname(link);
      const isOnlyLink = realpathSync(parent) === parent;
      return isOnlyLink && !isInside(parent, target);
    } catch {
      // The target does not exist, so there is no folder to search.
      return false;
    }
  }
}
