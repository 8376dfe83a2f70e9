import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignShards, digestList, takeShard } from '../../../src/pipeline/shards/split.ts';

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

/** Typical sizes: many small files and few large ones, the same in every run. */
function* realisticSizes(count: number): Generator<number> {
  let state = 42;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const share = state / 2 ** 32;
    yield index % 5_000 === 0 ? 20_000_000 : Math.floor(200 / (share + 0.001));
  }
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

  test('differ by less than 2 % in bytes for 16 shards of 1,000,000 files', () => {
    const [total, files] = [16, 1_000_000];
    const sizes = Float64Array.from(realisticSizes(files));
    const bytes = Array<number>(total).fill(0);
    assignShards(
      Array.from(sizes, (size) => ({ size })),
      total,
    ).forEach((shard, position) => {
      bytes[shard] = (bytes[shard] ?? 0) + (sizes[position] ?? 0);
    });
    expect(Math.max(...bytes) / Math.min(...bytes)).toBeLessThan(1.02);
    // Stryker makes this ten times slower, and more on a busy machine.
  }, 180_000);

  test.each([
    ['get the largest files first', [90, 80, 1, 1, 1, 10], ['0 2 4', '1 3 5']],
    ['get files of the same size in the order of the list', [5, 5, 5, 5, 5, 5], ['0 3', '1 4', '2 5']],
    ['get empty files in turn', [10, 30, 20, 0, 0, 0], ['1 3 4', '0 2 5']],
  ])('%s', (_, sizes, expected) => {
    const shards = allShards(filesOf(sizes), expected.length);
    expect(shards.map((shard) => shard.map(({ name }) => name).join(' '))).toEqual(expected);
  });

  test.each([
    ['are even in bytes, not in files', [...Array(10).fill(10), 100], [1, 10]],
    ['are even in files if all files are empty', [0, 0, 0, 0, 0, 0], [2, 2, 2]],
    ['include empty files at both ends of the list', [0, 5, 5, 0], [2, 2]],
  ])('%s', (_, sizes, lengths) => {
    expect(allShards(filesOf(sizes), lengths.length).map((shard) => shard.length)).toEqual(lengths);
  });

  test('may be empty if there are fewer files than shards', () => {
    const shards = allShards(filesOf([7, 7]), 5);
    expect(shards.flat()).toHaveLength(2);
    expect(shards.filter((shard) => shard.length === 0)).toHaveLength(3);
  });
});

const A = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
const B = { path: 'img/b.png', fileName: 'b.png', contentType: 'image/png', size: 4 };

test('the digest has the number of files and bytes and a hash of the identities', () => {
  const text = '["img/a.png","a.png","image/png",3]\n["img/b.png","b.png","image/png",4]\n';
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(digestList([A, B])).toEqual({ files: 2, bytes: 7, sha256 });
  expect(digestList([])).toEqual({ files: 0, bytes: 0, sha256: createHash('sha256').digest('hex') });
});

test.each([
  ['another path', { path: 'img/c.png' }],
  ['another name', { fileName: 'c.png' }],
  ['another content type', { contentType: 'image/webp' }],
  ['another size', { size: 5 }],
])('%s changes the digest', (_, change) => {
  expect(digestList([A, { ...B, ...change }]).sha256).not.toBe(digestList([A, B]).sha256);
});

test('the digest depends on the order of the files and the boundaries of the fields', () => {
  expect(digestList([B, A]).sha256).not.toBe(digestList([A, B]).sha256);
  const one = digestList([{ ...A, path: 'a"', fileName: 'b' }]);
  expect(one.sha256).not.toBe(digestList([{ ...A, path: 'a', fileName: '"b' }]).sha256);
});

test('the digest does not depend on absolute paths', () => {
  const here = { ...A, absolutePath: '/here/img/a.png' };
  expect(digestList([here])).toEqual(digestList([A]));
});
