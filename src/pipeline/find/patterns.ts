import { existsSync } from 'node:fs';
import { Minimatch } from 'minimatch';
import { begin, type NamesLike, namesAtBeginning, type Part, type Row, rowsOf } from './parts.ts';
import type { SearchArea } from './search-area.ts';

// What a pattern means, wherever one is given. docs/patterns.md says it for users.

/** What a line does: it includes files, excludes them, or describes files that were found (their type, their limit). */
export type Purpose = 'include' | 'exclude' | 'describe';

export interface LineOptions {
  readonly area: SearchArea;
  /** Writes names in the form in which they are compared, for instance in Unicode's NFC. */
  readonly fold: (name: string) => string;
  /** Looks at the disk. */
  readonly namesLike: NamesLike;
}

/** A line of an input that takes patterns. */
export class Line {
  /** As it was given. An exclusion has its `!`. */
  readonly text: string;
  /** What to look for from the root of a disk on. */
  readonly fromRoot: readonly (readonly [root: string, rest: Rest])[];
  /** What to look for in every folder. */
  readonly anywhere: readonly Rest[];
  /** Where a search for it starts, if it includes. */
  readonly starts: readonly string[] = [];
  readonly #rows: readonly Row[];

  /** @param pattern without the `!` of an exclusion */
  constructor(pattern: string, purpose: Purpose, { area, fold, namesLike }: LineOptions) {
    this.text = purpose === 'exclude' ? `!${pattern}` : pattern;
    const rows = rowsOf(pattern, area) ?? [];
    const toRest = (parts: readonly Part[]): Rest =>
      new Rest({ line: this, purpose, parts, fold, rests: new Map() });
    if (purpose === 'include') {
      const begun = rows.map((row) => begin(row, area, namesLike));
      this.starts = begun.map(({ start }) => start);
      this.#rows = begun;
    } else this.#rows = rows.filter(({ anywhere }) => anywhere === undefined);
    this.fromRoot = this.#rows.map(({ root, parts }) => [root, toRest(parts)]);
    this.anywhere =
      purpose === 'include' ? [] : rows.flatMap(({ anywhere }) => (anywhere ? [toRest(anywhere)] : []));
  }

  /** Whether the names at its beginning lead to nothing. */
  get isMissing(): boolean {
    return this.anywhere.length === 0 && this.#rows.every((row) => !existsSync(namesAtBeginning(row)));
  }
}

/** A line with its braces written out. */
interface Way {
  readonly line: Line;
  readonly purpose: Purpose;
  readonly parts: readonly Part[];
  readonly fold: (name: string) => string;
  /** Equal rests are the same object. */
  readonly rests: Map<number, Rest>;
}

/** How the parts of a line match: by name, by `*` or `?`, or by a bracket or brace: for the name that is spelled like it, or another. */
export const BY = { name: 0, wildcard: 1, spelling: 2, description: 3 } as const;

type By = (typeof BY)[keyof typeof BY];

/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const NEVER_BY_WILDCARD = /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i;

/** What is left of a line in a folder; or, for an entry, that it matches. */
export class Rest {
  /** Whether the entry matches the line, by itself or as part of a folder. */
  readonly isMatch: boolean;
  /** Whether it matches only as part of a folder. */
  readonly isInside: boolean;
  /** Whether everything in the folder matches. */
  readonly takesAll: boolean;
  readonly by: By;
  readonly #way: Way;
  readonly #index: number;
  readonly #part: Part | undefined;
  readonly #isStars: boolean;
  #match: ((name: string) => By | undefined) | undefined;

  constructor(way: Way, index = 0, by: By = BY.name, isInside = false) {
    [this.#way, this.#index, this.by, this.isInside] = [way, index, by, isInside];
    const part = way.parts[index];
    this.#part = part;
    this.#isStars = part?.text === '**' && !part.isName;
    this.isMatch = isInside || part === undefined;
    const isLast = index >= way.parts.length - 1;
    this.takesAll = isInside || (part === undefined ? way.purpose !== 'describe' : this.#isStars && isLast);
  }

  get line(): Line {
    return this.#way.line;
  }

  /** The folded name that it begins with, if that is no pattern. */
  get firstName(): string | undefined {
    const part = this.#part;
    return part?.isName === true && part.text === part.spelled ? this.#way.fold(part.text) : undefined;
  }

  /** Adds what an entry of the folder, by its folded name, is to the line. */
  step(name: string, includeHidden: boolean, found: Rest[]): void {
    if (this.takesAll || this.#isStars) {
      if (this.#allows(name, includeHidden)) this.#add(this.#index, BY.wildcard, this.takesAll, found);
      if (!this.takesAll) this.#rest(this.#index + 1, BY.wildcard).step(name, includeHidden, found);
    } else if (this.#part !== undefined) {
      this.#match ??= matchOf(this.#part, this.#way.fold);
      const by = this.#match(name);
      const isAllowed = by === BY.name || this.#allows(name, includeHidden || /^\\?\./.test(this.#part.text));
      if (by !== undefined && isAllowed) this.#add(this.#index + 1, by, false, found);
    }
  }

  #rest(index: number, by: By, isInside = false): Rest {
    const most = Math.max(by, this.by) as By;
    const key = index * 8 + most * 2 + Number(isInside);
    const rest = this.#way.rests.get(key) ?? new Rest(this.#way, index, most, isInside);
    this.#way.rests.set(key, rest);
    return rest;
  }

  /** What is found of one way stands together. */
  #add(index: number, by: By, isInside: boolean, found: Rest[]): void {
    const rest = this.#rest(index, by, isInside);
    for (let at = found.length - 1; at >= 0; at -= 1) {
      const other = found[at];
      if (other === rest) return;
      if (other === undefined || other.#way !== this.#way) break;
    }
    found.push(rest);
  }

  /** Whether a wildcard may match a name. */
  #allows(name: string, includesDot: boolean): boolean {
    if (this.#way.purpose !== 'include') return true;
    return (includesDot || !name.startsWith('.')) && !NEVER_BY_WILDCARD.test(name);
  }
}

const OPTIONS = {
  ...{ dot: true, nobrace: true, noext: true, nonegate: true, nocomment: true, nocase: false },
  windowsPathsNoEscape: process.platform === 'win32',
} as const;

/** Returns a function that says how a folded name matches a part; `undefined` if it does not. */
function matchOf(part: Part, fold: (name: string) => string): (name: string) => By | undefined {
  const [text, spelled] = [fold(part.text), fold(part.spelled)];
  if (part.isName && text === spelled) return (name) => (name === text ? BY.name : undefined);
  const isEither = !/[*?]/.test(part.spelled);
  const [bySpelling, byPattern] = isEither ? [BY.spelling, BY.description] : [BY.wildcard, BY.wildcard];
  const [[parsed] = []] = part.isName ? [[text]] : new Minimatch(text, OPTIONS).set;
  const test = (name: string): boolean => (typeof parsed === 'object' ? parsed.test(name) : name === parsed);
  const isSpelled = (name: string): boolean => name === spelled || (!part.isName && name === text);
  return (name) => (isSpelled(name) ? bySpelling : test(name) ? byPattern : undefined);
}
