import { onTestFinished, vi } from 'vitest';

export interface CapturedStdout {
  /** All that was written so far. */
  readonly text: string;
  /** The lines of it, without the last line break. */
  readonly lines: readonly string[];
}

/** Takes what the running test writes to stdout, in place of showing it. */
export function captureStdout(): CapturedStdout {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return {
    get text() {
      return text;
    },
    get lines() {
      return text === '' ? [] : text.replace(/\n$/, '').split('\n');
    },
  };
}

export interface Annotation {
  readonly level: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The annotations among lines of a log, as the runner reads them. */
export function annotationsIn(lines: readonly string[]): Annotation[] {
  return lines.flatMap((line) => {
    const [, level, title = '', message = ''] =
      /^::(error|warning|notice) title=([^:]*)::(.*)$/.exec(line) ?? [];
    return level === undefined ? [] : { level, title: decoded(title), lines: decoded(message).split('\n') };
  });
}

function decoded(text: string): string {
  const characters: Readonly<Record<string, string>> = { '%0A': '\n', '%0D': '\r', '%3A': ':', '%2C': ',' };
  return text.replace(/%0A|%0D|%3A|%2C|%25/g, (code) => characters[code] ?? '%');
}
