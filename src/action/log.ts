import * as core from '@actions/core';
import { printable } from './printable.ts';

/** The annotations of a level that reach the page; the runner drops the rest. */
const ANNOTATIONS_A_LEVEL = 10;

type Level = 'error' | 'warning';

interface Annotation {
  readonly title: string;
  readonly message: string;
}

/**
 * The step's log and its annotations: the one way by which text reaches stdout. Everything passes through `printable`,
 * each annotation is printed once, and of more than ten of a level the last one counts the rest.
 */
export class Log {
  readonly #printed = new Set<string>();
  readonly #count: Record<Level, number> = { error: 0, warning: 0 };
  readonly #held: Record<Level, Annotation[]> = { error: [], warning: [] };

  info(text: string): void {
    core.info(lines(text));
  }

  debug(text: string): void {
    core.debug(lines(text));
  }

  startGroup(title: string): void {
    core.startGroup(printable(title));
  }

  endGroup(): void {
    core.endGroup();
  }

  /** @param title fixed words, never text from outside: the runner does not mask it */
  error(title: string, message: string): void {
    this.#annotate('error', { title, message: lines(message) });
  }

  /** @param title fixed words, never text from outside: the runner does not mask it */
  warning(title: string, message: string): void {
    this.#annotate('warning', { title, message: lines(message) });
  }

  /** Prints what is still held back; nothing is annotated after it. */
  flush(): void {
    for (const level of ['error', 'warning'] as const) {
      const [first, ...rest] = this.#held[level];
      if (first === undefined) continue;
      const more = rest.length === 0 ? '' : `\nAnd ${rest.length} more, in the log.`;
      print(level, { title: first.title, message: first.message + more });
      for (const { title, message } of rest) core.info(`${title}: ${message}`);
    }
  }

  #annotate(level: Level, annotation: Annotation): void {
    const key = `${annotation.title}\n${annotation.message}`;
    if (this.#printed.has(key)) return;
    this.#printed.add(key);
    this.#count[level] += 1;
    if (this.#count[level] < ANNOTATIONS_A_LEVEL) print(level, annotation);
    else this.#held[level].push(annotation);
  }
}

function print(level: Level, { title, message }: Annotation): void {
  if (level === 'error') core.error(message, { title });
  else core.warning(message, { title });
}

/** Our own line breaks stay; each line is made printable by itself. */
function lines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
