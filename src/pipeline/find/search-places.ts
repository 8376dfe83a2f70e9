import { isAbsolute, relative, sep } from 'node:path';
import { Minimatch, type MinimatchOptions } from 'minimatch';

type Part = '**' | Minimatch;

/**
 * Computes which parts of a pattern can match next inside a folder. Inside `img/a`, a pattern with the parts `img`, `**` and
 * `*.png` has the last two left.
 * Two folders with the same parts are searched alike.
 */
export class SearchPlaces {
  readonly #rows: readonly (readonly Part[])[];
  readonly #namesOf: (path: string) => readonly string[];
  readonly #dot: boolean;

  /** @param workingDirectory absolute path that the patterns are relative to */
  constructor(patterns: readonly string[], workingDirectory: string, options: MinimatchOptions) {
    // As in `glob`, a leading `!` or `#` of a part is a character.
    const literal = { ...options, nonegate: true, nocomment: true };
    this.#rows = patterns
      .flatMap((pattern) => new Minimatch(pattern, literal).globParts)
      .map((parts) => parts.map((part) => (part === '**' ? part : new Minimatch(part, literal))));
    this.#namesOf = (path) =>
      (isAbsolute(patterns[0] ?? '') ? path : relative(workingDirectory, path)).split(sep);
    this.#dot = options.dot === true;
  }

  /** Whether each part of a pattern that can match next in `other` can also match next in `folder`. Both are absolute paths. */
  covers(folder: string, other: string): boolean {
    const [places, others] = [this.#placesAfter(folder), this.#placesAfter(other)];
    return others.size > 0 && others.isSubsetOf(places);
  }

  #placesAfter(path: string): Set<string> {
    const places = this.#rows.flatMap((row, index) => {
      let current = withNextOfGlobstar(row, [0]);
      for (const name of this.#namesOf(path)) {
        const next = current.flatMap((place) => {
          const part = row[place];
          if (part === '**') return name !== '..' && (this.#dot || !name.startsWith('.')) ? place : [];
          return part?.match(name) ? place + 1 : [];
        });
        current = withNextOfGlobstar(row, [...new Set(next)]);
      }
      return current.map((place) => `${index} ${place}`);
    });
    return new Set(places);
  }
}

/** `**` also matches no folder at all. */
function withNextOfGlobstar(row: readonly Part[], places: readonly number[]): readonly number[] {
  return places.flatMap((place) => (row[place] === '**' ? [place, place + 1] : place));
}
