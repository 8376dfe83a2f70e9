import { expect, test } from 'vitest';
import { requestsAtOnce, uploadsInFlight } from '../../src/pipeline/concurrency.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

const files = (count: number, size: number) => Array.from({ length: count }, () => ({ size }));

test.each([
  ['before the first responses, 16 files', files(1_000, 16 * KIB), 0, 16],
  ['after a response of 5.5 ms, 16 files', files(1_000, 16 * KIB), 5.5, 16],
  ['after a response of 12 ms, 80 files', files(1_000, 16 * KIB), 12.01, 80],
  ['after a response of 60 ms, 128 files', files(1_000, 16 * KIB), 60, 128],
  ['32 files of 1 MiB', files(200, MIB), 60, 32],
  ['16 large files', files(20, 2_000 * MIB), 60, 16],
  ['128 empty files', files(3, 0), 60, 128],
  ['as many files of average size as fit in 32 MiB', [...files(1, 50 * MIB), ...files(99, 0)], 60, 64],
])('auto uploads at the same time: %s', (_, assets, responseMs, expected) => {
  expect(uploadsInFlight('auto', assets, responseMs)).toBe(expected);
});

test('a number holds for files of any size, for hashing and for exports', () => {
  expect(uploadsInFlight(3, files(1_000, KIB), 40)).toBe(3);
  expect(requestsAtOnce(3)).toBe(3);
  expect(requestsAtOnce('auto')).toBe(16);
});
