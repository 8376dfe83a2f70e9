import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestList, takeShard } from '../../../src/pipeline/shards/split.ts';

interface File {
  readonly name: number;
  readonly size: number;
}

function filesOf(sizes: readonly number[]): File[] {
  return sizes.map((size, name) => ({ name, size }));
}

function allShards(files: readonly File[], total: number): File[][] {
  return Array.from({ length: total }, (_, index) => takeShard(files, { index: index + 1, total }));
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

describe('the shards of a list', () => {
  test('have every file once, in the order of the list', () => {
    const sizes = fc.array(fc.oneof(fc.nat(10), fc.nat(5_000_000), fc.constant(0)), { maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 20 }), (list, total) => {
        const files = filesOf(list);
        const shards = allShards(files, total);
        for (const shard of shards) expect(shard).toEqual(shard.toSorted((a, b) => a.name - b.name));
        expect(shards.flat().toSorted((a, b) => a.name - b.name)).toEqual(files);
      }),
    );
  });

  test('differ by no more than the largest file', () => {
    const sizes = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 20 }), (list, total) => {
        const bytes = allShards(filesOf(list), total).map(bytesOf);
        expect(Math.max(...bytes) - Math.min(...bytes)).toBeLessThanOrEqual(Math.max(...list));
      }),
    );
  });

  test('of 1,000,000 files are equal', () => {
    const files = filesOf(
      Array.from({ length: 1_000_000 }, (_, index) => (index % 5_000 === 0 ? 20_000_000 : index % 2_999)),
    );
    expect(bytesOf(takeShard(files, { index: 7, total: 16 })) / bytesOf(files)).toBeCloseTo(1 / 16, 4);
    // Stryker makes this ten times slower, and more on a busy machine.
  }, 180_000);

  test.each([
    ['get the largest files first', [90, 80, 1, 1, 1, 10], ['0 2 4', '1 3 5']],
    ['get files of the same size in the order of the list', [5, 5, 5, 5, 5, 5], ['0 3', '1 4', '2 5']],
    ['get empty files in turn', [10, 30, 20, 0, 0, 0], ['1 3 4', '0 2 5']],
    ['are even in bytes, not in files', [10, 10, 10, 10, 10, 50], ['5', '0 1 2 3 4']],
    ['are even in files if all files are empty', [0, 0, 0, 0, 0, 0], ['0 3', '1 4', '2 5']],
  ])('%s', (_, sizes, expected) => {
    const shards = allShards(filesOf(sizes), expected.length);
    expect(shards.map((shard) => shard.map(({ name }) => name).join(' '))).toEqual(expected);
  });
});

test('the digest has the number of files and bytes and a hash of the identities in their order', () => {
  const a = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
  const b = { path: 'img/b"', fileName: 'b', contentType: 'a/b', size: 4, absolutePath: '/here/img/b"' };
  const text = '["img/a.png","a.png","image/png",3]\n["img/b\\"","b","a/b",4]\n';
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(digestList([a, b])).toEqual({ files: 2, bytes: 7, sha256 });
  expect(digestList([])).toEqual({ files: 0, bytes: 0, sha256: createHash('sha256').digest('hex') });
});
