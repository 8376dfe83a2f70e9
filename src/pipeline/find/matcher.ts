import { basename, dirname, join } from 'node:path';
import { upFrom } from '../../support/paths.ts';
import type { Line, Rest } from './patterns.ts';

/** Matches entries, by absolute paths, with the lines of one purpose. */
export class Matcher {
  readonly lines: readonly Line[];
  readonly #fold: (name: string) => string;
  readonly #includeHidden: boolean;
  /** The working directory and the folders above it: lines that match at any depth match none of them. */
  readonly #above: ReadonlySet<string>;
  /** What matches at any depth, by the name that it begins with; `undefined` if that is a pattern. */
  readonly #anywhere = new Map<string | undefined, Rest[]>();
  readonly #left = new Map<string, readonly Rest[]>();

  constructor(
    lines: readonly Line[],
    workingDirectory: string,
    fold: (name: string) => string,
    includeHidden = false,
  ) {
    [this.lines, this.#fold, this.#includeHidden] = [lines, fold, includeHidden];
    for (const rest of lines.flatMap(({ anywhere }) => anywhere))
      for (const name of rest.firstNames ?? [undefined])
        this.#anywhere.set(name, [...(this.#anywhere.get(name) ?? []), rest]);
    this.#above = new Set(upFrom(workingDirectory));
  }

  /** What is left of the lines in a folder, besides what matches at any depth. */
  within(folder: string): readonly Rest[] {
    const known = this.#left.get(folder);
    if (known !== undefined) return known;
    const parent = dirname(folder);
    const starts = this.lines.flatMap(({ fromRoot }) => fromRoot.filter(([root]) => root === folder));
    const left = parent === folder ? starts.map(([, rest]) => rest) : this.at(parent, basename(folder));
    // Under `**` the same is left in each folder: one list takes less memory.
    const above = parent === folder ? [] : this.within(parent);
    const isSame = left.length === above.length && left.every((rest, index) => rest === above[index]);
    this.#left.set(folder, isSame ? above : left);
    return isSame ? above : left;
  }

  /** What an entry is to the lines. */
  at(folder: string, name: string): Rest[] {
    const found: Rest[] = [];
    const folded = this.#fold(name);
    for (const rest of this.within(folder)) rest.step(folded, this.#includeHidden, found);
    if (this.#above.has(folder) && this.#above.has(join(folder, name))) return found;
    for (const begin of [undefined, folded])
      for (const rest of this.#anywhere.get(begin) ?? []) rest.step(folded, this.#includeHidden, found);
    return found;
  }

  /** Looks for this and nothing else in a folder. */
  narrow(folder: string, left: readonly Rest[]): void {
    this.#left.set(folder, left);
  }
}
