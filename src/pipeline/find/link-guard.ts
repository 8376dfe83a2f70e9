import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside } from '../../support/paths.ts';

/**
 * Decides which links to folders are followed: those that stay within the borders, one on any way and none back to where
 * it came from. Folders that lead to each other, as in pnpm's `node_modules`, would else be searched in every order.
 */
export class LinkGuard {
  readonly #borders: readonly string[];
  readonly #decided = new Map<string, boolean>();
  readonly #leadingOut = new Set<string>();

  /** @param borders real paths of folders */
  constructor(borders: readonly string[]) {
    this.#borders = borders;
  }

  /** Absolute paths of the links met that lead out. */
  get outsideLinks(): readonly string[] {
    return [...this.#leadingOut];
  }

  /** @param link absolute path of a symbolic link */
  isFollowed(link: string): boolean {
    const known = this.#decided.get(link);
    if (known !== undefined) return known;
    const decided = this.#decide(link);
    this.#decided.set(link, decided);
    return decided;
  }

  #decide(link: string): boolean {
    try {
      const target = realpathSync(link);
      if (!this.#borders.some((border) => isInside(target, border))) {
        this.#leadingOut.add(link);
        return false;
      }
      const folder = dirname(link);
      const isFirst = realpathSync(folder) === folder;
      return isFirst && !isInside(folder, target);
    } catch {
      // It leads to nothing: there is no folder to go into.
      return false;
    }
  }
}
