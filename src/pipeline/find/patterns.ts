import { basename, dirname, join } from 'node:path';
import { Minimatch } from 'minimatch';
import { upFrom } from '../../support/paths.ts';
import { isStars, type Line, type Part, STARS, toLine } from './parts.ts';
import type { SearchArea } from './search-area.ts';

// What a pattern means, wherever one is given. docs/patterns.md says it for users.

/** What lines do: they include files, exclude them, or describe files that were found (their type, their limit). */
export type Purpose = 'include' | 'exclude' | 'describe';

/** How the parts of a line match: by name, by `*` or `?`, or by a bracket or brace: for the name that is spelled like it, or another. */
export const BY = { name: 0, wildcard: 1, spelling: 2, description: 3 } as const;

/** How far lines match the way to an entry. Equal ones are the same object. */
export interface MatchState {
  readonly tree: Tree;
  /** The highest of `BY` on the way. */
  readonly by: number;
}

/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const NEVER_BY_WILDCARD = /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i;

const OPTIONS = {
  ...{ dot: true, nobrace: true, noext: true, nonegate: true, nocomment: true, nocase: false },
  windowsPathsNoEscape: process.platform === 'win32',
} as const;

/** Where a part leads. Its texts are folded. */
interface Branch extends Part {
  readonly to: Tree;
}

/** The parts of lines. Equal beginnings are one branch, and a look-up finds a name among a thousand. */
class Tree {
  /** The lines that end here: they match the entry, by itself or as part of a folder. */
  readonly ends: Line[] = [];
  /** What stands behind `**`: there, it is itself. */
  stars: Tree | undefined;
  /** Whether no `*` or `?` leads here. */
  readonly isBeginning: boolean;
  readonly #byName = new Map<string, Branch[]>();
  readonly #patterns: { readonly matcher: Minimatch; readonly branch: Branch }[] = [];
  readonly #states: MatchState[] = [];

  constructor(isBeginning: boolean) {
    this.isBeginning = isBeginning;
  }

  /** The lines that match everything in the folder. */
  get takers(): readonly Line[] {
    return this.stars?.ends ?? [];
  }

  add(line: Line, parts: readonly Part[], fold: (name: string) => string): void {
    let tree: Tree = this;
    for (const part of parts) tree = isStars(part) ? tree.#behindStars() : tree.#behind(part, fold);
    if (tree.ends.at(-1) !== line) tree.ends.push(line);
  }

  #behindStars(): Tree {
    this.stars ??= new Tree(false);
    this.stars.stars = this.stars;
    return this.stars;
  }

  #behind({ isName, ...given }: Part, fold: (name: string) => string): Tree {
    const [text, spelled] = [fold(given.text), fold(given.spelled)];
    const known = this.#byName.get(text)?.find((one) => one.spelled === spelled && one.isName === isName);
    if (known !== undefined) return known.to;
    const to = new Tree(this.isBeginning && (isName || !/[*?]/.test(text)));
    const branch = { text, spelled, isName, to };
    for (const name of new Set([text, spelled]))
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), branch]);
    if (!isName) this.#patterns.push({ matcher: new Minimatch(text, OPTIONS), branch });
    return to;
  }

  /** The branches whose part is spelled like a folded name, or describes it. */
  branches(name: string): Branch[] {
    const described = this.#patterns.filter(({ matcher }) => matcher.match(name));
    return [...(this.#byName.get(name) ?? []), ...described.map(({ branch }) => branch)];
  }

  state(by: number): MatchState {
    const state = this.#states[by] ?? { tree: this, by };
    this.#states[by] = state;
    return state;
  }
}

/**
 * How a part matches a name that it describes, or that is spelled like it.
 *
 * @param isThere whether a name stands beside it: a part that is spelled like that one means it alone
 * @returns `undefined` if it means another one
 */
function howBy(
  { text, spelled, isName }: Part,
  name: string,
  isThere: (name: string) => boolean,
): number | undefined {
  if (isName && text === spelled) return BY.name;
  if (/[*?]/.test(spelled)) return BY.wildcard;
  const only = [spelled, text].find(isThere);
  if (only === undefined)
    return name === spelled || (name === text && !isName) ? BY.spelling : BY.description;
  if (only !== name) return undefined;
  return only === spelled ? BY.name : BY.description;
}

/** What is left of lines in each folder, by its absolute path. */
export type Left = Map<string, readonly MatchState[]>;

/** Matches entries, by absolute paths, with the lines of one purpose. */
export class Matcher {
  readonly lines: readonly Line[];
  /** What is left if paths begin at the root of the disk. */
  readonly left: Left;
  readonly #purpose: Purpose;
  readonly #area: SearchArea;
  readonly #includeHidden: boolean;
  /** What lines look for in every folder. */
  readonly #anywhere = new Tree(false);
  /** The working directory and the folders above it: lines that match at any depth match none of them. */
  readonly #above: ReadonlySet<string>;

  /**
   * @param patterns without the `!` of an exclusion
   * @param includeHidden whether wildcards of lines that include match a leading dot
   */
  constructor(patterns: readonly string[], purpose: Purpose, area: SearchArea, includeHidden = false) {
    [this.#purpose, this.#area, this.#includeHidden] = [purpose, area, includeHidden];
    this.lines = patterns.map((pattern) => toLine(pattern, area, purpose === 'exclude' ? '!' : ''));
    this.#above = new Set(['', ...upFrom(area.workingDirectory)]);
    const fromRoot = new Tree(purpose === 'include');
    this.left = new Map([['', [fromRoot.state(BY.name)]]]);
    for (const line of this.lines)
      for (const row of line.rows) {
        const isAnywhere = row.anywhere !== undefined && purpose !== 'include';
        const [tree, parts] = isAnywhere ? [this.#anywhere, row.anywhere] : [fromRoot, row.parts];
        tree.add(line, parts, area.fold);
        // A folder means everything in it.
        if (purpose !== 'describe') tree.add(line, [...parts, STARS], area.fold);
      }
  }

  /** What is left in a folder, besides what matches at any depth. */
  within(folder: string, left = this.left): readonly MatchState[] {
    const [parent, name] = dirname(folder) === folder ? ['', folder] : [dirname(folder), basename(folder)];
    const states = left.get(folder) ?? this.at(parent, name, left);
    left.set(folder, states);
    return states;
  }

  /** What an entry is to the lines. */
  at(folder: string, name: string, left = this.left, includeHidden = this.#includeHidden): MatchState[] {
    const found = new Set<MatchState>();
    const folded = this.#area.fold(name);
    const allows = (writesDot: boolean): boolean =>
      this.#purpose !== 'include' ||
      ((includeHidden || writesDot || !name.startsWith('.')) && !NEVER_BY_WILDCARD.test(name));
    const branchOff = (tree: Tree, before: number): void => {
      const isThere = (one: string): boolean => tree.isBeginning && this.#area.namesIn(folder).has(one);
      for (const branch of tree.branches(folded)) {
        const by = howBy(branch, folded, isThere);
        if (by === BY.name || (by !== undefined && allows(/^\\?\./.test(branch.text))))
          found.add(branch.to.state(Math.max(by, before)));
      }
    };
    const isAbove = this.#above.has(folder) && this.#above.has(join(folder, name));
    const anywhere = isAbove ? [] : [this.#anywhere.state(BY.name)];
    for (const { tree, by } of [...this.within(folder, left), ...anywhere]) {
      branchOff(tree, by);
      if (tree.stars === undefined) continue;
      const behind = Math.max(by, BY.wildcard);
      if (tree.stars !== tree) branchOff(tree.stars, behind);
      if (allows(false)) found.add(tree.stars.state(behind));
    }
    return [...found];
  }
}
