import { describe, expect, test } from 'vitest';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import { type FilePatterns, readPatterns } from '../../../src/action/inputs/read-patterns.ts';
import { envWith } from '../env-with.ts';

function read(text: string): { patterns: FilePatterns | undefined; problems: readonly string[] } {
  const reader = new InputReader(envWith({ assets: text }));
  return { patterns: readPatterns(reader, 'assets'), problems: reader.problems };
}

/** The patterns, with which nothing may be wrong. */
function patternsOf(text: string): FilePatterns | undefined {
  const { patterns, problems } = read(text);
  expect(problems).toEqual([]);
  return patterns;
}

describe('patterns', () => {
  test.each(['\n', '\r\n', '\r'])('stand one on a line, broken by %j', (lineBreak) => {
    const lines = [
      '**/*.png',
      '',
      '  # comment',
      '  img/**  ',
      '#another',
      '!**/*.map',
      'a b.txt',
      '\t',
      '! c',
    ];
    expect(patternsOf(lines.join(lineBreak))).toEqual({
      include: ['**/*.png', 'img/**', 'a b.txt'],
      exclude: ['**/*.map', 'c'],
    });
  });

  test('keep commas, braces and everything else that is part of them', () => {
    expect(patternsOf('*.{png,jpg}\n[!a]*\na,b\n"c"')?.include).toEqual([
      '*.{png,jpg}',
      '[!a]*',
      'a,b',
      '"c"',
    ]);
  });

  test('that are given twice count once', () => {
    expect(patternsOf('b\na\nb')?.include).toEqual(['b', 'a']);
  });

  test.each([
    ['./a', 'a'],
    ['././/a', 'a'],
    ['./**', '**'],
    ['../a', '../a'],
    ['.a', '.a'],
    ['./.a', '.a'],
  ])('mean the same with ./ in front: %s', (pattern, meant) => {
    expect(patternsOf(`x\n${pattern}\n!${pattern}`)).toEqual({ include: ['x', meant], exclude: [meant] });
  });

  test('with two exclamation marks exclude a name that begins with one', () => {
    expect(patternsOf('*\n!!a')?.exclude).toEqual(['!a']);
  });

  test.each(['', ' \n\n'])('are not given by %j', (text) => {
    expect(read(text)).toEqual({ patterns: undefined, problems: [] });
  });

  test.each(['!a', '# comment\n!a\n!b', '# comment', '\n# one\n  # two\n'])(
    'that match nothing by themselves are refused: %j',
    (text) => {
      expect(read(text).problems).toEqual([
        expect.stringMatching(/^`assets` must have a pattern that is no exclusion/),
      ]);
    },
  );

  test.each(['a\n!', 'a\n!  '])('that exclude nothing are refused: %j', (text) => {
    expect(read(text).problems).toEqual([expect.stringMatching(/^`assets` .*behind every !/)]);
  });
});
