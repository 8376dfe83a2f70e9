import { basename, dirname, join } from 'node:path';
import type { Line, PatternState } from './patterns.ts';

/** Matches entries, by absolute paths, with the lines of one purpose. */
export class Matcher {
  readonly lines: readonly Line[];
  /** Whether a part of a line is a pattern or a name, which depends on the names that exist. */
  readonly mustKnowNames: boolean;
  /** What matches at any depth and begins with a wildcard, and the same by the name that it begins with. */
  readonly #anywhere: readonly PatternState[];
  readonly #anywhereByName: ReadonlyMap<string, readonly PatternState[]>;
  /** The working directory and the folders above it. */
  readonly #above = new Set<string>();
  readonly #left = new Map<string, readonly PatternState[]>();

  /** @param workingDirectory lines that match at any depth match neither this folder nor one above it */
  constructor(lines: readonly Line[], workingDirectory: string) {
    this.lines = lines;
    this.mustKnowNames = lines.some(({ mustKnowNames }) => mustKnowNames);
    const anywhere = lines.flatMap((line) => line.anywhere);
    this.#anywhere = anywhere.filter(({ firstName }) => firstName === undefined);
    this.#anywhereByName = Map.groupBy(
      anywhere.filter(({ firstName }) => firstName !== undefined),
      ({ firstName }) => firstName ?? '',
    );
    for (let path = workingDirectory; !this.#above.has(path); path = dirname(path)) this.#above.add(path);
  }

  /** What is left of the lines in a folder, besides what matches at any depth. */
  within(folder: string): readonly PatternState[] {
    const known = this.#left.get(folder);
    if (known !== undefined) return known;
    const parent = dirname(folder);
    const left =
      parent === folder
        ? this.lines.flatMap((line) => line.restsFrom(folder))
        : this.at(parent, basename(folder));
    this.#left.set(folder, left);
    return left;
  }

  /** What an entry is to the lines. */
  at(folder: string, name: string): PatternState[] {
    const found: PatternState[] = [];
    const folded = this.lines[0]?.fold(name) ?? name;
    for (const rest of this.within(folder)) rest.step(folded, found);
    if (this.#above.has(folder) && this.#above.has(join(folder, name))) return found;
    for (const rest of this.#anywhere) rest.step(folded, found);
    for (const rest of this.#anywhereByName.get(folded) ?? []) rest.step(folded, found);
    return found;
  }

  /** Looks for this and nothing else in a folder. */
  narrow(folder: string, left: readonly PatternState[]): void {
    this.#left.set(folder, left);
  }
}
