import { describe, expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { annotationsIn, type CapturedStdout, captureStdout } from '../run-here.ts';

/** Makes the calls on a new log, and returns what it printed. */
function printed(...calls: readonly ((log: Log) => void)[]): CapturedStdout {
  const stdout = captureStdout();
  const log = new Log();
  for (const call of calls) call(log);
  return stdout;
}

/** Numbers from 1 to `count`. */
function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

test('groups lines, and closes a group once and before it starts another', () => {
  const { lines } = printed((log) => {
    log.endGroup();
    log.startGroup('a');
    log.info('line');
    log.startGroup('b');
    log.endGroup();
    log.endGroup();
  });
  expect(lines).toEqual(['::group::a', 'line', '::endgroup::', '::group::b', '::endgroup::']);
});

test('cuts the title of a group, which may hold an id of any length', () => {
  const { lines } = printed((log) => log.startGroup('x'.repeat(5_000)));
  expect(lines.map((line) => line.length)).toEqual(['::group::'.length + 3_900]);
});

test.each([
  [0, 0],
  [200, 200],
  [201, 201],
  [20_000, 201],
])('prints a list of %i texts in %i lines', (count, lines) => {
  const stdout = printed((log) => log.list(numbers(count).map(String)));
  expect(stdout.lines).toHaveLength(lines);
  expect(stdout.text.includes('more')).toBe(count > 200);
});

/** What a log prints if it is used with each of the first numbers. */
function printedAll(count: number, use: (log: Log, index: number) => void): ReturnType<typeof printed> {
  return printed((log) => {
    for (const index of numbers(count)) use(log, index);
    log.flush();
  });
}

describe.each(['error', 'warning'] as const)('annotations of the level %s', (level) => {
  test('have a title and lines', () => {
    const { lines } = printed((log) => log[level]('No files found', 'first, with 50%', 'second'));
    expect(lines).toEqual([`::${level} title=No files found::first, with 50%25%0Asecond`]);
  });

  test('are printed once, even if the same text was an annotation of another level', () => {
    const { lines } = printed((log) => {
      log[level]('No files found', 'same');
      log[level]('No files found', 'other');
      log.error('No files found', 'same');
      log.warning('No files found', 'same');
      log.flush();
    });
    expect(annotationsIn(lines).map((annotation) => annotation.lines)).toEqual([['same'], ['other']]);
  });

  test.each([11, 12, 250])(
    'are ten if there are %i: the last counts the others, which the log lists',
    (count) => {
      const stdout = printedAll(count, (log, index) =>
        log[level]('No files found', `message ${index}`, 'advice'),
      );
      const shown = annotationsIn(stdout.lines);
      expect(shown).toHaveLength(10);
      expect(shown.slice(0, 9).flatMap(({ lines }) => lines)).not.toContainEqual(
        expect.stringMatching(/more/),
      );
      expect(shown[9]?.lines[0]).toBe('message 10');
      expect(shown[9]?.lines.at(-1)).toContain(`${count - 10} more`);
      for (const index of numbers(count).slice(10)) {
        const line = stdout.lines.find((text) => text.includes(`message ${index}`) && !text.startsWith('::'));
        expect(line, String(index)).toMatch(/^No files found: /);
      }
    },
  );
});

test('annotations are counted per level', () => {
  const stdout = printedAll(10, (log, index) => {
    log.error('No files found', `error ${index}`);
    log.warning('No files found', `warning ${index}`);
  });
  expect(annotationsIn(stdout.lines)).toHaveLength(20);
  expect(stdout.text).not.toContain('more');
});

describe('an annotation', () => {
  test('has at most five lines: the last joins those that exceed it', () => {
    const { lines } = printed((log) => log.error('No files found', 'a', 'b', 'c', 'd', 'e', 'f'));
    expect(annotationsIn(lines).map((annotation) => annotation.lines)).toEqual([['a', 'b', 'c', 'd', 'e f']]);
  });

  test('has at most five lines, including the one that counts the others', () => {
    const { lines } = printedAll(11, (log, index) =>
      log.error('No files found', `${index}`, 'b', 'c', 'd', 'e'),
    );
    expect(annotationsIn(lines).at(-1)?.lines).toEqual(['10', 'b', 'c', 'd e', 'And 1 more, in the log.']);
  });

  test('is truncated to what the runner shows, and complete in the log', () => {
    const lines = numbers(50).map((index) => `${index}: ${'x'.repeat(200)}`);
    const stdout = printed((log) => log.error('Invalid input', ...lines));
    const [annotation, ...others] = annotationsIn(stdout.lines);
    expect(others).toEqual([]);
    expect(annotation?.lines.join('\n').length).toBeLessThanOrEqual(4_096);
    expect(annotation?.lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(stdout.lines).toContain(`Invalid input: ${line}`);
  });

  test('counts the others even if it is truncated', () => {
    const long = 'x'.repeat(5_000);
    const { lines } = printedAll(12, (log, index) => log.error('No files found', `${index}: ${long}`));
    const last = annotationsIn(lines).at(-1)?.lines ?? [];
    expect(last.at(-1)).toBe('And 2 more, in the log.');
    expect(last.join('\n').length).toBeLessThanOrEqual(4_096);
  });

  test('is not repeated in the log if it just fits', () => {
    const { lines } = printed((log) => log.error('Invalid input', 'x'.repeat(3_900)));
    expect(lines).toEqual([`::error title=Invalid input::${'x'.repeat(3_900)}`]);
  });
});

// Any text, in whole runs: test/e2e/never.test.ts.
test.each<[string, (log: Log) => void, string]>([
  ['a line', (log) => log.info('::error::a\nb'), '\\::error::a\\u{a}b'],
  ['an entry of a list', (log) => log.list(['##[error]a']), '  ##\\[error]a'],
  ['the title of a group', (log) => log.startGroup('a\r::b'), '::group::a\\u{d}::b'],
  [
    'an error',
    (log) => log.error('No files found', '::a', '##[b]'),
    '::error title=No files found::\\::a%0A##\\[b]',
  ],
  [
    'a warning',
    (log) => log.warning('Empty HTML file', 'a\n::b'),
    '::warning title=Empty HTML file::a\\u{a}::b',
  ],
])('%s is escaped, so that no text is a command', (_, print, line) => {
  expect(printed(print).lines).toEqual([line]);
});
