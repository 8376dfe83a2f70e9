import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { escapeLogLine } from '../../../src/action/runner/sanitize.ts';
import { hostileText } from '../../doubles/hostile-text.ts';
import { plainLines, type RunnerCommand, runnerCommands } from '../../doubles/runner-commands.ts';
import { annotationsIn, captureStdout } from '../run-here.ts';

describe('a line', () => {
  test('is written as it is', () => {
    const stdout = captureStdout();
    const log = new Log();
    log.info('  ✓ ball.png is uploaded');
    log.info('done');
    expect(stdout.lines).toEqual(['  ✓ ball.png is uploaded', 'done']);
  });

  test('is one line and no command, whatever is in it', () => {
    const stdout = captureStdout();
    const log = new Log();
    log.info('::error::a\n::set-output name=x::y ##[error]z');
    expect(stdout.lines).toEqual(['\\::error::a\\u{a}::set-output name=x::y ##\\[error]z']);
  });
});

describe('a group', () => {
  test('stands around its lines', () => {
    const stdout = captureStdout();
    const log = new Log();
    log.startGroup('Upload 3 files');
    log.info('line');
    log.endGroup();
    expect(stdout.lines).toEqual(['::group::Upload 3 files', 'line', '::endgroup::']);
  });

  test('is closed before another, and once', () => {
    const stdout = captureStdout();
    const log = new Log();
    log.endGroup();
    log.startGroup('a');
    log.startGroup('b');
    log.endGroup();
    log.endGroup();
    expect(stdout.lines).toEqual(['::group::a', '::endgroup::', '::group::b', '::endgroup::']);
  });

  test('has a title of one line', () => {
    const stdout = captureStdout();
    new Log().startGroup('a\n::error::b');
    expect(stdout.lines).toEqual(['::group::a\\u{a}::error::b']);
  });
});

describe.each(['error', 'warning'] as const)('an annotation of the level %s', (level) => {
  test('has its title and its lines', () => {
    const stdout = captureStdout();
    new Log()[level]('Service error', 'first, with 50%', 'second');
    expect(stdout.lines).toEqual([`::${level} title=Service error::first, with 50%25%0Asecond`]);
  });

  test('has as many lines as were given, whatever is in them', () => {
    const stdout = captureStdout();
    new Log()[level]('Service error', 'a\nb', '\r::error::c', '##[error]d');
    expect(annotationsIn(stdout.lines)).toEqual([
      { level, title: 'Service error', lines: ['a\\u{a}b', '\\u{d}::error::c', '##\\[error]d'] },
    ]);
  });

  test('is printed once, however often it is given', () => {
    const stdout = captureStdout();
    const log = new Log();
    log[level]('Title', 'same');
    log[level]('Title', 'other');
    log[level]('Title', 'same');
    log.flush();
    expect(annotationsIn(stdout.lines).map(({ lines }) => lines)).toEqual([['same'], ['other']]);
  });

  test.each([1, 9, 10])('reaches the page with all of %i', (count) => {
    const stdout = captureStdout();
    const log = new Log();
    for (let index = 1; index <= count; index += 1) log[level]('Title', `message ${index}`);
    log.flush();
    const shown = annotationsIn(stdout.lines);
    expect(shown.map(({ lines }) => lines)).toEqual(
      Array.from({ length: count }, (_, index) => [`message ${index + 1}`]),
    );
    expect(stdout.lines).toHaveLength(count);
  });

  test.each([11, 12, 250])('of %i in all is the tenth and counts the rest, which is in the log', (count) => {
    const stdout = captureStdout();
    const log = new Log();
    for (let index = 1; index <= count; index += 1) log[level]('Title', `message ${index}`, 'advice');
    log.flush();
    const shown = annotationsIn(stdout.lines);
    expect(shown).toHaveLength(10);
    expect(shown.slice(0, 9).flatMap(({ lines }) => lines)).not.toContainEqual(expect.stringMatching(/more/));
    expect(shown[9]?.lines[0]).toBe('message 10');
    expect(shown[9]?.lines.at(-1)).toContain(`${count - 10} more`);
    // Each of the others is somewhere in the log, and is no annotation.
    for (let index = 11; index <= count; index += 1) {
      const line = stdout.lines.find((text) => text.includes(`message ${index}`) && !text.startsWith('::'));
      expect(line, String(index)).toMatch(/^Title: /);
    }
  });

  test('that was given twice does not count twice', () => {
    const stdout = captureStdout();
    const log = new Log();
    for (let index = 1; index <= 30; index += 1) log[level]('Title', `message ${index % 10}`);
    log.flush();
    expect(annotationsIn(stdout.lines)).toHaveLength(10);
    expect(stdout.text).not.toContain('more');
  });

  test('does not count for the other level', () => {
    const stdout = captureStdout();
    const log = new Log();
    for (let index = 1; index <= 10; index += 1) {
      log.error('Title', `error ${index}`);
      log.warning('Title', `warning ${index}`);
    }
    log.flush();
    const shown = annotationsIn(stdout.lines);
    expect(shown.filter((annotation) => annotation.level === level)).toHaveLength(10);
    expect(stdout.text).not.toContain('more');
  });
});

describe('an annotation of more lines than four', () => {
  test('has four, and says all the same', () => {
    const stdout = captureStdout();
    new Log().error('Title', 'a', 'b', 'c', 'd', 'e', 'f');
    expect(annotationsIn(stdout.lines).map(({ lines }) => lines)).toEqual([['a', 'b', 'c', 'd e f']]);
  });

  test('has four where it is the last and counts the rest', () => {
    const stdout = captureStdout();
    const log = new Log();
    for (let index = 1; index <= 11; index += 1) log.error('Title', `${index}`, 'b', 'c', 'd');
    log.flush();
    expect(annotationsIn(stdout.lines).at(-1)?.lines).toEqual(['10', 'b', 'c d', 'And 1 more, in the log.']);
  });
});

describe('a list', () => {
  test.each([
    [0, 0],
    [200, 200],
    [201, 201],
    [20_000, 201],
  ])('of %i has %i lines', (count, lines) => {
    const stdout = captureStdout();
    new Log().list(Array.from({ length: count }, (_, index) => `${index}`));
    expect(stdout.lines).toHaveLength(lines);
    expect(stdout.text.includes('more')).toBe(count > 200);
  });
});

describe('an annotation that is longer than the runner shows', () => {
  test('is cut, and whole in the log', () => {
    const stdout = captureStdout();
    const lines = Array.from({ length: 50 }, (_, index) => `${index}: ${'x'.repeat(200)}`);
    new Log().error('Invalid input', ...lines);
    const [annotation, ...others] = annotationsIn(stdout.lines);
    expect(others).toEqual([]);
    expect(annotation?.lines.join('\n').length).toBeLessThanOrEqual(4_096);
    expect(annotation?.lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(stdout.lines).toContain(`Invalid input: ${line}`);
  });

  test('still counts the rest where it is the last', () => {
    const stdout = captureStdout();
    const log = new Log();
    for (let index = 1; index <= 12; index += 1) log.error('Title', `${index}: ${'x'.repeat(5_000)}`);
    log.flush();
    const shown = annotationsIn(stdout.lines);
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)?.lines.at(-1)).toBe('And 2 more, in the log.');
    expect(shown.at(-1)?.lines.join('\n').length).toBeLessThanOrEqual(4_096);
  });

  test('is printed once where it just fits', () => {
    const stdout = captureStdout();
    new Log().error('Invalid input', 'x'.repeat(3_900));
    expect(stdout.lines).toEqual([`::error title=Invalid input::${'x'.repeat(3_900)}`]);
  });
});

test('a sentence is no error and a warning at once', () => {
  const stdout = captureStdout();
  const log = new Log();
  log.warning('Title', 'same');
  log.error('Title', 'same');
  log.flush();
  expect(annotationsIn(stdout.lines)).toHaveLength(1);
});

test('a log without annotations has nothing to flush', () => {
  const stdout = captureStdout();
  new Log().flush();
  expect(stdout.text).toBe('');
});

describe('whatever text is given to it', () => {
  /** What a log may be asked to do. */
  type Call =
    | { readonly kind: 'info' | 'startGroup'; readonly text: string }
    | { readonly kind: 'error' | 'warning'; readonly lines: readonly string[] };

  const text = hostileText();
  const call: fc.Arbitrary<Call> = fc.oneof(
    fc.record({ kind: fc.constantFrom('info', 'startGroup'), text }),
    fc.record({
      kind: fc.constantFrom('error', 'warning'),
      lines: fc.array(text, { minLength: 1, maxLength: 4 }),
    }),
  );

  function make(log: Log, calls: readonly Call[]): void {
    for (const call of calls) {
      if ('text' in call) log[call.kind](call.text);
      else log[call.kind]('Fixed', ...call.lines);
    }
    log.flush();
  }

  /** The commands that the runner should find, each message whole. */
  function meantBy(calls: readonly Call[]): RunnerCommand[] {
    const given = new Set<string>();
    return calls.flatMap((call) => {
      if ('text' in call) {
        const group = { name: 'group', properties: {}, data: escapeLogLine(call.text) };
        return call.kind === 'startGroup' ? group : [];
      }
      const data = call.lines.map(escapeLogLine).join('\n');
      // What stands there already is not told again.
      if (given.has(data)) return [];
      given.add(data);
      return { name: call.kind, properties: { title: 'Fixed' }, data };
    });
  }

  function isBeginning(short: string, long: string): boolean {
    return short.endsWith('…') && long.length > short.length && long.startsWith(short.slice(0, -1));
  }

  test('a log has the commands that were meant, and each says what was given, made printable', () => {
    const stdout = captureStdout();
    fc.assert(
      fc.property(fc.array(call, { maxLength: 8 }), (calls) => {
        const before = stdout.text.length;
        make(new Log(), calls);
        // A group ends where another begins.
        const found = runnerCommands(stdout.text.slice(before)).filter(({ name }) => name !== 'endgroup');
        for (const { data, name } of found)
          if (name !== 'group') expect(data.length).toBeLessThanOrEqual(4_096);
        const meant = meantBy(calls);
        const whole = found.map((command, index) => {
          const { data } = meant[index] ?? command;
          return isBeginning(command.data, data) ? { ...command, data } : command;
        });
        expect(whole).toEqual(meant);
      }),
      { numRuns: 500 },
    );
  });

  test('a line is one line, with nothing in it that acts', () => {
    const stdout = captureStdout();
    const log = new Log();
    fc.assert(
      fc.property(text, (line) => {
        fc.pre(line !== '');
        const before = stdout.text.length;
        log.info(line);
        expect(plainLines(stdout.text.slice(before))).toEqual([escapeLogLine(line)]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('of many annotations no more are made, and none longer, than the runner takes; the last counts the rest', () => {
    const stdout = captureStdout();
    const many = fc.uniqueArray(text, { minLength: 11, maxLength: 30, selector: escapeLogLine });
    fc.assert(
      fc.property(many, (texts) => {
        const before = stdout.text.length;
        make(
          new Log(),
          texts.map((line) => ({ kind: 'error', lines: [line] })),
        );
        const found = runnerCommands(stdout.text.slice(before));
        expect(found).toHaveLength(10);
        for (const { name, properties, data } of found) {
          expect([name, properties]).toEqual(['error', { title: 'Fixed' }]);
          expect(data.length).toBeLessThanOrEqual(4_096);
        }
        expect(found.at(-1)?.data.split('\n').at(-1)).toBe(`And ${texts.length - 10} more, in the log.`);
        const told = plainLines(stdout.text.slice(before));
        for (const line of texts.slice(10)) expect(told).toContain(`Fixed: ${escapeLogLine(line)}`);
      }),
    );
  });
});
