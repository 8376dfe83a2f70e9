import { parse } from 'node:path';
import { Minimatch } from 'minimatch';
import { toSlashes } from '../../support/paths.ts';
import { type Begun, begin, MAX_LENGTH, normalize, type Part, partsOf, writeOut } from './parts.ts';

// What a pattern means, wherever one is given. docs/patterns.md says it for users.

/** What a line does: it includes files, excludes them, or describes files that were found (their type, their limit). */
export type Purpose = 'include' | 'exclude' | 'describe';

export interface LineOptions {
  /** Absolute path that lines are relative to. */
  readonly workingDirectory: string;
  /** Whether wildcards of lines that include match a leading dot. */
  readonly includeHidden?: boolean;
  /** Replaces the beginning of an absolute pattern that leads through a link. */
  readonly toRealPath?: (pattern: string) => string;
  /** Writes names in the form in which they are compared, for instance in Unicode's NFC. */
  readonly fold: (name: string) => string;
}

/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const NEVER_BY_WILDCARD = /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i;

const PART_OPTIONS = {
  ...{ dot: true, nobrace: true, noext: true, nonegate: true, nocomment: true, nocase: false },
  windowsPathsNoEscape: process.platform === 'win32',
} as const;

/** A line of an input that takes patterns. */
export class Line {
  /** As it was given. An exclusion has its `!`. */
  readonly text: string;
  readonly purpose: Purpose;
  readonly fold: (name: string) => string;
  /** Where it starts on the disk; empty if it matches at any depth. */
  readonly begun: readonly Begun[];
  /** What to look for in every folder. */
  readonly anywhere: readonly PatternState[] = [];
  readonly #includeHidden: boolean;

  /** @param pattern without the `!` of an exclusion */
  constructor(pattern: string, purpose: Purpose, options: LineOptions) {
    this.text = purpose === 'exclude' ? `!${pattern}` : pattern;
    this.purpose = purpose;
    this.fold = options.fold;
    this.#includeHidden = options.includeHidden ?? false;
    const slashed = options.toRealPath?.(toSlashes(pattern)) ?? toSlashes(pattern);
    const behind = slashed.replace(/^(?:\*\*\/+)+(?=.)/, '');
    const isAnywhere = behind !== slashed || !slashed.slice(0, -1).includes('/');
    if (purpose === 'include' || !isAnywhere) {
      this.begun = begin(slashed, options.workingDirectory);
    } else {
      this.begun = [];
      this.anywhere = partsOf(behind).map((parts) => new PatternState(this.#start, normalize(parts)));
    }
  }

  /** What to look for from a root folder on. */
  restsFrom(root: string): PatternState[] {
    const fromThere = this.begun.filter(({ start }) => parse(start).root === root);
    return fromThere.map(({ parts }) => new PatternState(this.#start, parts));
  }

  /** Whether a part is a pattern or a name, which depends on the names that exist. */
  get mustKnowNames(): boolean {
    const starts = this.begun.map(({ parts }) => new PatternState(this.#start, parts));
    return [...starts, ...this.anywhere].some(({ mayBecomeName }) => mayBecomeName);
  }

  /** Whether the names at its beginning lead to nothing. */
  get isMissing(): boolean {
    return this.begun.length > 0 && this.begun.every(({ isMissing }) => isMissing);
  }

  /** Whether a wildcard may match a name. */
  allows(name: string, writesDot = false): boolean {
    if (this.purpose !== 'include') return true;
    return (this.#includeHidden || writesDot || !name.startsWith('.')) && !NEVER_BY_WILDCARD.test(name);
  }

  get #start(): Reading {
    return { line: this, isNamed: true, overriddenBy: [] };
  }
}

/** Whether an entry has the name that a part is, if it is read as a name. */
interface AsName {
  exists: boolean;
}

/** A way to read the parts of a line so far. */
interface Reading {
  readonly line: Line;
  /** Whether all of them were names. */
  readonly isNamed: boolean;
  /** The parts that were read as patterns and may be names. If one exists, that is what the part means. */
  readonly overriddenBy: readonly AsName[];
}

/** What is left of a line in a folder; or, for an entry, that it matches. Equal rests are the same object. */
export class PatternState {
  /** Whether the entry matches the line, by itself or as part of a folder. */
  readonly isMatch: boolean;
  /** Whether it matches only as part of a folder. */
  readonly isInside: boolean;
  /** Whether everything in the folder matches. */
  readonly takesAll: boolean;
  readonly #reading: Reading;
  readonly #part: Part | undefined;
  readonly #tail: readonly Part[];
  readonly #name: string;
  readonly #canBeName: boolean;
  readonly #asName: AsName | undefined;
  readonly #after: { name?: PatternState; pattern?: PatternState; inside?: PatternState } = {};
  #alternatives: readonly PatternState[] | undefined;
  #test: ((name: string) => boolean) | undefined;

  constructor(reading: Reading, [part, ...tail]: readonly Part[], isInside = false) {
    [this.#reading, this.#part, this.#tail, this.isInside] = [reading, part, tail, isInside];
    this.#name = reading.line.fold(part?.text ?? '');
    this.#canBeName = part !== undefined && canBeName(part);
    this.#asName = this.#canBeName && part?.isName === false ? { exists: false } : undefined;
    this.isMatch = part === undefined;
    this.takesAll =
      isInside ||
      (part === undefined ? reading.line.purpose !== 'describe' : isStars(part) && tail.length === 0);
  }

  get line(): Line {
    return this.#reading.line;
  }

  /** The name that it begins with, if that is no pattern. */
  get firstName(): string | undefined {
    return this.#part?.isName ? this.#name : undefined;
  }

  /** Whether one of its parts is a pattern unless its text is a name that exists. */
  get mayBecomeName(): boolean {
    // Braces may hold such a part.
    return [this.#part, ...this.#tail].some((part) => part?.isName === false && /[[{\\]/.test(part.text));
  }

  /** Whether names alone led here, without a wildcard. */
  get isNamed(): boolean {
    return this.#reading.isNamed;
  }

  /** Whether nothing that is still to be found can change what it means. */
  get isSettled(): boolean {
    return this.#reading.overriddenBy.length === 0;
  }

  /** Whether this is what the line means. Known after the search. */
  get isEffective(): boolean {
    return this.#reading.overriddenBy.every(({ exists }) => !exists);
  }

  /** Adds what an entry of the folder, by its folded name, is to the line. */
  step(name: string, found: PatternState[]): void {
    const { line } = this;
    const part = this.#part;
    if (part === undefined || this.takesAll) {
      if (this.takesAll && line.allows(name)) add(this.isInside ? this : this.#get('inside'), found);
    } else if (isStars(part)) {
      if (line.allows(name)) add(this, found);
      this.#get('pattern').step(name, found);
    } else if (this.#canBeName && name === this.#name) {
      if (part.isAlternative && !line.allows(name, true)) return;
      if (this.#asName !== undefined) this.#asName.exists = true;
      add(this.#get('name'), found);
    } else if (!part.isName) this.#stepByPattern(part, name, found);
  }

  #stepByPattern(part: Part, name: string, found: PatternState[]): void {
    if (this.#test === undefined) this.#readPattern(part);
    for (const alternative of this.#alternatives ?? []) alternative.step(name, found);
    if (this.#test?.(name) && this.line.allows(name, /^\\?\./.test(part.text)))
      add(this.#get('pattern'), found);
  }

  #readPattern(part: Part): void {
    const written = part.isAlternative ? [part.text] : writeOut(part.text);
    const isWritten = written.length > 1 || written[0] !== part.text;
    this.#test = isWritten ? () => false : toTest(this.line.fold(part.text));
    if (!isWritten) return;
    const reading = this.#readingAfter('pattern');
    this.#alternatives = written.map((text) => {
      const { isName } = partsOf(text)[0]?.[0] ?? { isName: false };
      return new PatternState(reading, [{ text, isName, isAlternative: true }, ...this.#tail]);
    });
  }

  #get(reading: 'name' | 'pattern' | 'inside'): PatternState {
    this.#after[reading] ??= new PatternState(this.#readingAfter(reading), this.#tail, reading === 'inside');
    return this.#after[reading];
  }

  #readingAfter(reading: 'name' | 'pattern' | 'inside'): Reading {
    if (reading === 'name' && !this.#part?.isAlternative) return this.#reading;
    const { line, overriddenBy } = this.#reading;
    const isOverridden = reading === 'pattern' && this.#asName !== undefined;
    return {
      line,
      isNamed: false,
      overriddenBy: isOverridden ? [...overriddenBy, this.#asName] : overriddenBy,
    };
  }
}

/** With `*` or `?` a part stays a pattern: a file called `*` must not hide all others. */
const canBeName = ({ text, isName }: Part): boolean => isName || !/[*?]/.test(text);

const isStars = ({ text, isName }: Part): boolean => text === '**' && !isName;

function add(rest: PatternState, found: PatternState[]): void {
  if (!found.includes(rest)) found.push(rest);
}

/** Returns a function that says whether a name matches a part without braces. */
function toTest(part: string): (name: string) => boolean {
  if (part.length > MAX_LENGTH) return () => false;
  const [[parsed] = []] = new Minimatch(part, PART_OPTIONS).set;
  return typeof parsed === 'object' ? (name) => parsed.test(name) : (name) => name === parsed;
}
