import * as core from '@actions/core';
import { formatDuration, formatNumber } from '../../support/format.ts';
import { truncate } from '../../support/text.ts';
import { escapeLogLine } from './sanitize.ts';

/** The runner cuts a message at 4,096 characters; what counts the rest has its room above this. */
const MAX_MESSAGE_LENGTH = 3_900;

/** The annotations of a level that reach the page; the runner drops the rest. */
export const MAX_ANNOTATIONS_PER_LEVEL = 10;

/** Of more lines an annotation shows the first on the page, and nobody reads the rest. */
const MAX_LINES_PER_ANNOTATION = 4;

/** Lines of one list; a log of some thousand lines is slow to open, and the manifest has all. */
const MAX_LIST_LINES = 200;

type Level = 'error' | 'warning';

interface Annotation {
  readonly title: string;
  /** Each is one line, whatever is in it. */
  readonly lines: readonly string[];
}

/**
 * The step's log and its annotations: the one way by which text reaches stdout. Everything passes through `printable`,
 * each annotation is printed once and in at most four lines, and of more than ten of a level the last one counts the rest.
 */
export class Log {
  readonly #printed = new Set<string>();
  readonly #count: Record<Level, number> = { error: 0, warning: 0 };
  #inGroup = false;
  readonly #held: Record<Level, Annotation[]> = { error: [], warning: [] };

  info(text: string): void {
    core.info(escapeLogLine(text));
  }

  /** The first lines of a list, and how many there are beside them. */
  list(texts: readonly string[]): void {
    for (const text of texts.slice(0, MAX_LIST_LINES)) this.info(`  ${text}`);
    if (texts.length > MAX_LIST_LINES) this.info(`  and ${formatNumber(texts.length - MAX_LIST_LINES)} more`);
  }

  startGroup(title: string): void {
    this.endGroup();
    this.#inGroup = true;
    core.startGroup(escapeLogLine(title));
  }

  /** Closes the group that is open, if one is. */
  endGroup(): void {
    if (this.#inGroup) core.endGroup();
    this.#inGroup = false;
  }

  /** @param title fixed words, never text from outside: the runner does not mask it */
  error(title: string, ...lines: readonly string[]): void {
    this.#annotate('error', { title, lines: lines.map(escapeLogLine) });
  }

  /** @param title fixed words, never text from outside: the runner does not mask it */
  warning(title: string, ...lines: readonly string[]): void {
    this.#annotate('warning', { title, lines: lines.map(escapeLogLine) });
  }

  /** An annotation per warning. */
  warnings(warnings: readonly Warning[]): void {
    for (const { title, lines } of warnings) this.warning(title, ...lines);
  }

  /** Prints what is still held back; nothing is annotated after it. */
  flush(): void {
    for (const level of ['error', 'warning'] as const) {
      const [first, ...rest] = this.#held[level];
      if (first === undefined) continue;
      print(level, first, rest.length === 0 ? '' : `\nAnd ${rest.length} more, in the log.`);
      for (const { title, lines } of rest) for (const line of lines) core.info(`${title}: ${line}`);
    }
  }

  #annotate(level: Level, annotation: Annotation): void {
    const key = [annotation.title, ...annotation.lines].join('\n');
    if (this.#printed.has(key)) return;
    this.#printed.add(key);
    this.#count[level] += 1;
    if (this.#count[level] < MAX_ANNOTATIONS_PER_LEVEL) print(level, annotation);
    else this.#held[level].push(annotation);
  }
}

function print(level: Level, { title, lines }: Annotation, more = ''): void {
  const whole = joinLines(lines, more === '' ? MAX_LINES_PER_ANNOTATION : MAX_LINES_PER_ANNOTATION - 1);
  const shown = truncate(whole, MAX_MESSAGE_LENGTH);
  if (shown !== whole) for (const line of lines) core.info(`${title}: ${line}`);
  const message = shown + more;
  if (level === 'error') core.error(message, { title });
  else core.warning(message, { title });
}

/** The lines, those that there is no room for in the last one. */
function joinLines(lines: readonly string[], most: number): string {
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].slice(0, lines.length).join('\n');
}

/** A warning, as it stands in an annotation. */
export interface Warning {
  /** Fixed words, never text from outside. */
  readonly title: string;
  /** What happened, where, and what to do: at most three, so that the last annotation has room to count the rest. */
  readonly lines: readonly string[];
}

/** How long a run has waited in all, in milliseconds; not a word where it did not. */
export function logWaitTime(waitedMs: number, log: Log): void {
  if (waitedMs > 0)
    log.info(`Waited ${formatDuration(waitedMs)} in all, for rate limits and before further tries`);
}
