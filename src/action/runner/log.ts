import * as core from '@actions/core';
import { formatNumber } from '../../support/format.ts';
import { escapeInvisible, truncate } from '../../support/text.ts';
import type { ErrorTitle, WarningTitle } from './titles.ts';

/** The runner truncates messages at 4,096 characters. The difference is room for the line that counts the others. */
export const MAX_ANNOTATION_LENGTH = 3_900;

/** The runner drops further annotations of the same level. */
export const MAX_ANNOTATIONS = 10;

/** Four things and what to do. GitHub's page folds longer annotations. */
export const MAX_ANNOTATION_LINES = 5;

/** Maximum lines per list: a log of several thousand lines is slow to open. */
const MAX_LIST_LINES = 200;

const PRINT = { error: core.error, warning: core.warning };
type Level = keyof typeof PRINT;

/** The content of an annotation. */
export interface Annotation<Title extends ErrorTitle | WarningTitle = ErrorTitle | WarningTitle> {
  /** Fixed text: the runner does not mask it. */
  readonly title: Title;
  /** What happened, where, and what to do. Not escaped yet; each is shown as a single line. */
  readonly lines: readonly string[];
  /** Further lines for the log. */
  readonly details?: readonly string[];
}

/** It has at most four lines: a fifth one in the last annotation counts those that are in the log only. */
export type Warning = Annotation<WarningTitle>;

/**
 * The step's log and its annotations. All text that the action prints to stdout goes through this class, which escapes it.
 * It prints each annotation once, in at most five lines, and at most ten per level: the last one counts the others.
 */
export class Log {
  readonly #printed = new Set<string>();
  /** From the tenth on they wait for `flush`, which prints one of them and counts the others. */
  readonly #annotations: Record<Level, Annotation[]> = { error: [], warning: [] };
  #inGroup = false;
  #lastLine: string | undefined;

  info(text: string): void {
    core.info(escapeLogLine(text));
  }

  /** Prints the first texts of a list, one per line, and counts the others. */
  list(texts: readonly string[]): void {
    for (const text of texts.slice(0, MAX_LIST_LINES)) this.info(`  ${text}`);
    if (texts.length > MAX_LIST_LINES) this.info(`  and ${formatNumber(texts.length - MAX_LIST_LINES)} more`);
  }

  /** @param title may be of any length, like an id in it */
  startGroup(title: string): void {
    this.endGroup();
    this.#inGroup = true;
    core.startGroup(truncate(escapeLogLine(title), MAX_ANNOTATION_LENGTH));
  }

  /** Closes the open group, if there is one. */
  endGroup(): void {
    if (this.#inGroup) core.endGroup();
    this.#inGroup = false;
  }

  error(title: ErrorTitle, ...lines: readonly string[]): void {
    this.#annotate('error', title, lines);
  }

  warning(title: WarningTitle, ...lines: readonly string[]): void {
    this.#annotate('warning', title, lines);
  }

  warnings(warnings: readonly Warning[]): void {
    for (const { title, lines } of warnings) this.warning(title, ...lines);
  }

  /** Prints this line after everything else, as it is. */
  printLast(line: string): void {
    this.#lastLine = line;
  }

  /** Prints the annotations that were held back, and the last line. Must be called once, at the end. */
  flush(): void {
    for (const level of Object.keys(PRINT) as Level[]) {
      const [first, ...rest] = this.#annotations[level].slice(MAX_ANNOTATIONS - 1);
      if (first === undefined) continue;
      print(level, first, rest.length === 0 ? '' : `\nAnd ${rest.length} more, in the log.`);
      for (const { title, lines } of rest) for (const line of lines) core.info(`${title}: ${line}`);
    }
    if (this.#lastLine !== undefined) core.info(this.#lastLine);
  }

  #annotate(level: Level, title: Annotation['title'], texts: readonly string[]): void {
    const lines = texts.map(escapeLogLine);
    const key = [title, ...lines].join('\n');
    if (this.#printed.has(key)) return;
    this.#printed.add(key);
    if (this.#annotations[level].push({ title, lines }) < MAX_ANNOTATIONS) print(level, { title, lines });
  }
}

/**
 * Escapes untrusted text as a single line for the log. Escapes invisible characters and both forms of workflow command:
 * `::name::` at the start of the line and `##[name]` anywhere in it.
 */
export function escapeLogLine(text: string): string {
  return escapeInvisible(text)
    .replaceAll('##[', '##\\[')
    .replace(/^(\s*)::/, '$1\\::');
}

function print(level: Level, { title, lines }: Annotation, more = ''): void {
  const before = MAX_ANNOTATION_LINES - (more === '' ? 1 : 2);
  // Surplus lines become part of the last one.
  const last = lines.slice(before).join(' ');
  const full = [...lines.slice(0, before), ...(last === '' ? [] : [last])].join('\n');
  const shown = truncate(full, MAX_ANNOTATION_LENGTH);
  if (shown !== full) for (const line of lines) core.info(`${title}: ${line}`);
  PRINT[level](shown + more, { title });
}
