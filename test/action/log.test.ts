import { describe, expect, test } from 'vitest';
import { Log } from '../../src/action/log.ts';
import { annotationsIn, captureStdout } from './capture-stdout.ts';
import { randomTexts } from './random-texts.ts';

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

test('no text from outside makes a line that the runner could take for a command', () => {
  const stdout = captureStdout();
  const log = new Log();
  const texts = randomTexts(2_000);
  for (const text of texts) {
    log.info(text);
    log.error('Fixed', text, text);
    log.warning('Fixed', text);
  }
  log.flush();
  const commands = stdout.lines.filter((line) => /^\s*::/.test(line));
  expect(commands.every((line) => /^::(?:error|warning) title=Fixed::/.test(line))).toBe(true);
  expect(commands).toHaveLength(20);
  expect(stdout.text).not.toContain('##[');
  expect(stdout.text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
});
