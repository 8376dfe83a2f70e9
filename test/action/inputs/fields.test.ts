import { describe, expect, test } from 'vitest';
import { readContentTypes } from '../../../src/action/inputs/fields.ts';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import type { ContentTypeRule } from '../../../src/pipeline/find/content-types.ts';
import { envWith } from '../env-with.ts';

function read(text: string): { rules: readonly ContentTypeRule[]; problems: readonly string[] } {
  const reader = new InputReader(envWith({ 'content-types': text }));
  return { rules: readContentTypes(reader), problems: reader.problems };
}

describe('a line', () => {
  test.each([
    ['*.bin: application/x-bin', '*.bin', 'application/x-bin'],
    ['*.bin:application/x-bin', '*.bin', 'application/x-bin'],
    ['  img/**  :   image/png  ', 'img/**', 'image/png'],
    ['*.html: text/html; charset=utf-8', '*.html', 'text/html; charset=utf-8'],
    ['*.html: text/html;charset="utf-8"', '*.html', 'text/html;charset="utf-8"'],
    ['*.html: text/html; a=1; b="x: y"', '*.html', 'text/html; a=1; b="x: y"'],
    ['*.{gltf,glb}: model/gltf+json', '*.{gltf,glb}', 'model/gltf+json'],
    ['a:b.bin: x/y', 'a:b.bin', 'x/y'],
    ['*: application/vnd.a.b+json', '*', 'application/vnd.a.b+json'],
    ['!a: x/y', '!a', 'x/y'],
  ])('like %j is a pattern with its type', (line, pattern, mediaType) => {
    expect(read(line)).toEqual({ rules: [{ pattern, mediaType }], problems: [] });
  });

  test.each([
    'nonsense',
    '*.bin',
    '*.bin:',
    ': image/png',
    ':image/png',
    '*.bin: image',
    '*.bin: image/',
    '*.bin: /png',
    '*.bin: image/png/x',
    '*.bin: image /png',
    '*.bin: bild/größe',
    '*.bin: a/b; c',
    '*.bin: a/b; c=',
    '*.bin: a/b, c/d',
    '*.bin: a/b; c="\u0001"',
    '*.bin: a/b; c="',
    'image/png',
  ])('like %j is refused, with what is allowed', (line) => {
    expect(read(line)).toEqual({
      rules: [],
      problems: [`\`content-types\` line 1 must be \`pattern: media/type\`, not ${JSON.stringify(line)}`],
    });
  });

  test('that is long is quoted in part', () => {
    const [problem = ''] = read('x'.repeat(10_000)).problems;
    expect(problem).toMatch(/"x+…"$/);
    expect(problem.length).toBeLessThan(200);
  });

  test('that is blank or a comment says nothing', () => {
    expect(read('# a: b/c\n\n   \n  # *.x: nonsense\n*.bin: a/b')).toEqual({
      rules: [{ pattern: '*.bin', mediaType: 'a/b' }],
      problems: [],
    });
  });
});

describe('lines', () => {
  test.each(['\n', '\r\n', '\r'])('keep their order, broken by %j', (lineBreak) => {
    const text = ['a: x/1', 'b: x/2', 'a: x/3'].join(lineBreak);
    expect(read(text).rules).toEqual([
      { pattern: 'a', mediaType: 'x/1' },
      { pattern: 'b', mediaType: 'x/2' },
      { pattern: 'a', mediaType: 'x/3' },
    ]);
  });

  test.each(['\n', '\r\n', '\r'])('are counted as they stand in the input, broken by %j', (lineBreak) => {
    const text = ['*.a: x/y', '', '# comment', 'nonsense', '   ', 'more nonsense'].join(lineBreak);
    expect(read(text).problems).toEqual([
      expect.stringContaining('line 4 '),
      expect.stringContaining('line 6 '),
    ]);
  });

  test('are counted from the first, even where that is blank', () => {
    expect(read('\n\n  nonsense\n').problems).toEqual([expect.stringContaining('line 3 ')]);
  });

  test('are none where the input is empty', () => {
    expect(read('')).toEqual({ rules: [], problems: [] });
  });
});
