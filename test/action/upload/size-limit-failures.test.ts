import { expect, test } from 'vitest';
import {
  describeUsage,
  measureLimits,
  readSizeLimits,
} from '../../../src/action/runner/inputs/size-limits.ts';
import { sizeFailures } from '../../../src/action/upload/check-assets.ts';
import { assetAt } from '../../pipeline/some-outcomes.ts';
import { readBy } from '../input-env.ts';

function measure(lines: string, sizes: Readonly<Record<string, number>>) {
  const assets = Object.entries(sizes).map(([path, size]) => assetAt(path, { size }));
  const { value: sizeLimits } = readBy({ 'size-limits': lines }, readSizeLimits);
  return measureLimits(assets, { sizeLimits, workspace: '/none', workingDirectory: '/none/work' });
}

function linesFor(lines: string, sizes: Readonly<Record<string, number>>): readonly string[] {
  const failures = sizeFailures(measure(lines, sizes));
  expect(failures.length).toBeLessThanOrEqual(1);
  return failures[0]?.lines ?? [];
}

test.each<[string, string, number]>([
  ['*.html: 1 KB', 'index.html', 1_001],
  ['*.html: 1 KB', 'deep/er/.index.html', 1_001],
  ['*: 1 MB\n*.html: 1 KB\n*: 2 KB', 'index.html', 1_001],
  ['./total: 1 KB', 'total', 1_001],
  ['total: 1 KB', 'anything', 1_001],
  ['*: 0 B', 'anything', 1],
])('%j is exceeded by %s of %i bytes, and not by one byte less', (lines, path, size) => {
  expect(linesFor(lines, { [path]: size })).toHaveLength(2);
  expect(linesFor(lines, { [path]: size - 1 })).toEqual([]);
});

test('the failure counts further files', () => {
  const sizes = Object.fromEntries(
    Array.from({ length: 1_200 }, (_, index) => [`${index}.png`, 2_000 + index]),
  );
  const [one, total] = linesFor('*.png: 1 KB\ntotal: 1 MB', sizes);
  expect(one).toMatch(/^`\*\.png: 1 KB`: 1,200 files are larger: 1199\.png .* and 1,195 more$/);
  expect(total).toMatch(
    / 1,200 files have 3\.119 MB, 2,119,400 bytes over\. The largest: 1199\.png \(0\.003199 MB\), .* and 1,195 more$/,
  );
});

test.each([
  ['10 KB', 0, '░░░░░░░░░░'],
  ['10 KB', 4_100, '████░░░░░░'],
  ['10 KB', 9_999, '█████████░'],
  ['10 KB', 10_000, '██████████'],
  ['0 B', 1, '██████████'],
])('the bar of a limit of %s for %i bytes is %s', (limit, size, bar) => {
  expect(measure(`*: ${limit}`, { a: size }).map((usage) => describeUsage(usage).bar)).toEqual([bar]);
});
