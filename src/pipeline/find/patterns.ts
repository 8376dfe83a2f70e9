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
    if (purpose === 'include') {
      const begun = rows.map((row) => begin(row, area, namesLike));
      this.starts = begun.map(({ start }) => start);
      this.#rows = begun;
    } else this.#rows = rows.filter(({ anywhere }) => anywhere === undefined);
    const toRest = (ways: readonly (readonly Part[])[]): Rest => {
      const tree = new Tree();
      for (const parts of ways) tree.add(parts, fold);
      return new Rest(this, purpose, tree);
    };
    const byRoot = Map.groupBy(this.#rows, ({ root }) => root);
    this.fromRoot = [...byRoot].map(([root, same]) => [root, toRest(same.map(({ parts }) => parts))]);
    const anywhere = purpose === 'include' ? [] : rows.flatMap((row) => (row.anywhere ? [row.anywhere] : []));
    this.anywhere = anywhere.length === 0 ? [] : [toRest(anywhere)];
  }

  /** Whether the names at its beginning lead to nothing. */
  get isMissing(): boolean {
    return this.anywhere.length === 0 && this.#rows.every((row) => !existsSync(namesAtBeginning(row)));
  }
}

/** How the parts of a line match: by name, by `*` or `?`, or by a bracket or brace: for the name that is spelled like it, or another. */
export const BY = { name: 0, wildcard: 1, spelling: 2, description: 3 } as const;

type By = (typeof BY)[keyof typeof BY];

/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const NEVER_BY_WILDCARD = /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i;

const OPTIONS = {
  ...{ dot: true, nobrace: true, noext: true, nonegate: true, nocomment: true, nocase: false },
  windowsPathsNoEscape: process.platform === 'win32',
} as const;

/** How a name leads on. */
interface Branch {
  readonly by: By;
  readonly writesDot: boolean;
  readonly to: Tree;
}

/** The parts of a line with its braces written out. Equal beginnings are one branch, and a look-up finds a name among a thousand. */
class Tree {
  /** By folded name. */
  readonly names = new Map<string, Branch[]>();
  readonly patterns: (Branch & { readonly test: (name: string) => boolean })[] = [];
  /** What stands behind `**`. */
  stars: Tree | undefined;
  isEnd = false;
  /** Whether it stands behind `**`. */
  readonly isStars: boolean;
  /** What is left of the line here, by how it got here. */
  readonly rests: Rest[] = [];
  readonly #branches = new Map<string, Tree>();

  constructor(isStars = false) {
    this.isStars = isStars;
  }

  add([part, ...rest]: readonly Part[], fold: (name: string) => string): void {
    if (part === undefined) this.isEnd = true;
    else this.#behind(part, fold).add(rest, fold);
  }

  #behind(part: Part, fold: (name: string) => string): Tree {
    if (part.text === '**' && !part.isName) {
      this.stars ??= new Tree(true);
      return this.stars;
    }
    const key = JSON.stringify(part);
    const known = this.#branches.get(key);
    if (known !== undefined) return known;
    const to = new Tree();
    this.#branches.set(key, to);
    const [text, spelled] = [fold(part.text), fold(part.spelled)];
    const branch = (by: By): Branch => ({ by, writesDot: /^\\?\./.test(part.text), to });
    const addName = (name: string, by: By): void => {
      const others = this.names.get(name) ?? [];
      if (!others.some((other) => other.to === to)) this.names.set(name, [...others, branch(by)]);
    };
    const isEither = !/[*?]/.test(part.spelled);
    const [bySpelling, byPattern] = isEither ? [BY.spelling, BY.description] : [BY.wildcard, BY.wildcard];
    addName(spelled, part.isName && text === spelled ? BY.name : bySpelling);
    if (!part.isName) addName(text, bySpelling);
    const [[parsed] = []] = part.isName ? [[text]] : new Minimatch(text, OPTIONS).set;
    if (typeof parsed === 'string') addName(parsed, byPattern);
    else if (typeof parsed === 'object')
      this.patterns.push({ ...branch(byPattern), test: (name) => parsed.test(name) });
    return to;
  }
}

/** What is left of a line in a folder; or, for an entry, that it matches. */
export class Rest {
  /** Whether the entry matches the line, by itself or as part of a folder. */
  readonly isMatch: boolean;
  /** Whether everything in the folder matches. */
  readonly takesAll: boolean;
  readonly line: Line;
  readonly by: By;
  /** Whether it matches only as part of a folder. */
  readonly isInside: boolean;
  readonly #purpose: Purpose;
  readonly #tree: Tree;

  constructor(line: Line, purpose: Purpose, tree: Tree, by: By = BY.name, isInside = false) {
    [this.line, this.#purpose, this.#tree, this.by, this.isInside] = [line, purpose, tree, by, isInside];
    this.isMatch = isInside || tree.isEnd;
    this.takesAll =
      isInside || (tree.isEnd && (purpose !== 'describe' || tree.isStars)) || tree.stars?.isEnd === true;
  }

  /** The folded names that it begins with, if it begins with no pattern. */
  get firstNames(): readonly string[] | undefined {
    const { names, patterns, stars } = this.#tree;
    return this.takesAll || stars || patterns.length > 0 ? undefined : [...names.keys()];
  }

  /** Adds what an entry of the folder, by its folded name, is to the line. */
  step(name: string, includeHidden: boolean, found: Rest[]): void {
    const { names, patterns, stars, isStars } = this.#tree;
    const includesAll = this.takesAll || isStars;
    if (includesAll && this.#allows(name, includeHidden))
      this.#add(this.#tree, BY.wildcard, this.takesAll, found);
    if (this.isInside) return;
    if (stars !== undefined && !this.takesAll)
      this.#rest(stars, BY.wildcard, false).step(name, includeHidden, found);
    const named = names.get(name) ?? [];
    const others = patterns.filter(({ to, test }) => test(name) && !named.some((one) => one.to === to));
    for (const { by, writesDot, to } of [...named, ...others])
      if (by === BY.name || this.#allows(name, includeHidden || writesDot)) this.#add(to, by, false, found);
  }

  /** Equal rests are the same object. */
  #rest(tree: Tree, by: By, isInside: boolean): Rest {
    const most = Math.max(by, this.by) as By;
    const key = most * 2 + Number(isInside);
    const rest = tree.rests[key] ?? new Rest(this.line, this.#purpose, tree, most, isInside);
    tree.rests[key] = rest;
    return rest;
  }

  /** What is found of one line stands together. */
  #add(tree: Tree, by: By, isInside: boolean, found: Rest[]): void {
    const rest = this.#rest(tree, by, isInside);
    for (let at = found.length - 1; found[at]?.line === this.line; at -= 1) if (found[at] === rest) return;
    found.push(rest);
  }

  /** Whether a wildcard may match a name. */
  #allows(name: string, includesDot: boolean): boolean {
    if (this.#purpose !== 'include') return true;
    return (includesDot || !name.startsWith('.')) && !NEVER_BY_WILDCARD.test(name);
  }
}
