import { describe, expect, test } from 'vitest';
import { formatSize, readSizeLimits } from '../../../../src/action/runner/inputs/size-limits.ts';
import { readBy } from '../../input-env.ts';

function read(text: string, token = '') {
  return readBy({ 'size-limits': text, token }, readSizeLimits);
}

test.each<[string, string | undefined, number]>([
  ['*.html: 500 KB', '*.html', 500_000],
  ['*.html:5MB', '*.html', 5_000_000],
  ['  img/**  :   2 MiB  ', 'img/**', 2_097_152],
  ['*.html: 1.5 KiB', '*.html', 1_536],
  ['*.html: .5 MB', '*.html', 500_000],
  ['*.html: 1 GiB', '*.html', 1_073_741_824],
  ['*.map: 0 B', '*.map', 0],
  // 4.1 * 1,000,000 is 4,099,999.9999999995.
  ['*.html: 4.1 MB', '*.html', 4_100_000],
  ['*.html: 1.0005 KB', '*.html', 1_000],
  ['total: 20 MB', undefined, 20_000_000],
  ['Total : 20mb', undefined, 20_000_000],
  ['./total: 20 MB', './total', 20_000_000],
  ['total\u200b: 1 KB\u200b', undefined, 1_000],
])('`size-limits` accepts %j', (text, pattern, bytes) => {
  expect(read(text)).toMatchObject({ value: [{ pattern, bytes }], problems: [] });
});

describe('`size-limits` rejects', () => {
  test.each([
    ...['nonsense', '*.html', '*.html:', ': 5 MB', '5 MB', '*.html: 5', '*.html: MB', '*.html: -5 MB'],
    ...['*.html: +5 MB', '*.html: 5,5 MB', '*.html: 1e3 KB', '*.html: 5 M', '*.html: 5 Mbit', '*.html: 5 iB'],
    ...['*.html: 5 MB 2 KB', '*.html: ５ MB', '*.html: 5 MB # a comment', `*.html: ${'9'.repeat(400)} MB`],
    ...['total: 1 KB, *.html: 1 KB', '*.js: 1 KB; *.html: 1 KB'],
    ...['- total: 20 MB', '"*.html": 5 MB', "'*.html: 5 mb'", '"*.html": "5 MB",', '*.html = 5 MB'],
  ])('the line %s', (line) => {
    const { value, problems } = read(`*.js: 1 MB\n\n# x\n${line}`);
    expect(value).toHaveLength(1);
    expect(problems).toEqual([
      expect.stringMatching(
        /^`size-limits` line 4 must be `pattern: size` or `total: size`, .*500 KB.* without a dash or quotes, .*, not "/,
      ),
    ]);
  });

  test('every wrong line, and quotes no token', () => {
    const { problems } = read('*.html: 5\ntok-0123456789 = 5 MB', 'tok-0123456789');
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('tok-0123456789');
  });
});

test.each<[number, string, string]>([
  [4_100_000, '5 MB', '4.1'],
  [4_149_900, '5 MB', '4.15'],
  [5_000_000, '5 MB', '5'],
  [0, '5 MB', '0'],
  [20, '5 MB', '0.00002'],
  [2_200_000, '2 MiB', '2.098'],
  [1_234_567, '2000 KB', '1,235'],
  [7, '0 KB', '0.007'],
])('shows %i bytes in the unit of %s as %s, never rounded to 0', (bytes, limit, shown) => {
  const [parsed] = read(`*: ${limit}`).value;
  expect(parsed && formatSize(bytes, parsed)).toBe(shown);
});
