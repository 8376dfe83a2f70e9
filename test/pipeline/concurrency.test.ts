import { expect, test } from 'vitest';
import { toNumber, uploadsInFlight } from '../../src/pipeline/concurrency.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

const files = (count: number, size: number) => Array.from({ length: count }, () => ({ size }));

test.each([
  ['small files go 128 at a time', files(1_000, 16 * KIB), 128],
  ['files of 1 MiB go 32 at a time', files(200, MIB), 32],
  ['large files go 16 at a time', files(20, 2_000 * MIB), 16],
  ['empty files go 128 at a time', files(3, 0), 128],
  ['the average size counts', [...files(1, 50 * MIB), ...files(99, 0)], 64],
])('with auto, %s', (_, assets, expected) => {
  expect(uploadsInFlight('auto', assets)).toBe(expected);
});

test('a number holds for files of any size, for hashing and for exports', () => {
  expect(uploadsInFlight(3, files(1_000, KIB))).toBe(3);
  expect(toNumber(3)).toBe(3);
  expect(toNumber('auto')).toBe(16);
});
