import { describe, expect, test } from 'vitest';
import { fitOutput, fitsOutput } from '../../../src/action/runner/fit-output.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { annotationsIn, captureStdout } from '../capture-stdout.ts';

const LIMIT = 100_000;

describe('an output', () => {
  test.each([
    ['nothing', ''],
    ['as much as fits', 'x'.repeat(LIMIT)],
    ['bytes, not characters, that just fit', 'ü'.repeat(LIMIT / 2)],
  ])('stays as it is with %s', (_what, text) => {
    const stdout = captureStdout();
    expect(fitsOutput(text)).toBe(true);
    expect(fitOutput('games', text, 'the file', new Log())).toBe(text);
    expect(stdout.text).toBe('');
  });

  test.each([
    ['a byte more', 'x'.repeat(LIMIT + 1)],
    ['more bytes than characters', 'ü'.repeat(LIMIT / 2 + 1)],
  ])('is left empty with %s, and a warning names what has it', (_what, text) => {
    const stdout = captureStdout();
    expect(fitsOutput(text)).toBe(false);
    expect(fitOutput('games', text, 'the file of `games-file`: /temp/games.json', new Log())).toBe('');
    expect(annotationsIn(stdout.lines)).toEqual([
      {
        level: 'warning',
        title: 'Output left empty',
        lines: [
          '`games` would be larger than 100,000 bytes, which a later step could not take.',
          'What it would say is in the file of `games-file`: /temp/games.json',
        ],
      },
    ]);
  });
});
