/** A place in a file; lines and columns are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One change of the sources, and whether a test noticed it. */
export interface Mutant {
  /** Relative to the root of the project. */
  readonly file: string;
  /** Counted from 1. */
  readonly lineNumber: number;
  /** The line where the change begins, without indentation. */
  readonly line: string;
  /** That line once changed; where the change is of several lines, with the end of the last of them. */
  readonly becomes: string;
  readonly fate: 'killed' | 'timed out' | 'survived';
}

/** The first line that a change touches, before and after it; without line numbers, so that it outlives edits elsewhere. */
export function describeChange(
  source: string,
  { start, end }: { readonly start: Place; readonly end: Place },
  replacement: string,
): Pick<Mutant, 'lineNumber' | 'line' | 'becomes'> {
  const lines = source.split('\n');
  const [first = '', last = ''] = [lines[start.line - 1], lines[end.line - 1]];
  const changed = `${first.slice(0, start.column - 1)}${replacement}${last.slice(end.column - 1)}`;
  return { lineNumber: start.line, line: first.trim(), becomes: changed.trim().replaceAll(/\s+/g, ' ') };
}
