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

function allParts(files: readonly File[], total: number): File[][] {
  return Array.from({ length: total }, (_, index) => takeShard(files, { index: index + 1, total }));
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Sizes as playables have them: many small files, few large ones. The same in every run. */
function* realisticSizes(count: number): Generator<number> {
  let state = 42;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const share = state / 2 ** 32;
    yield index % 5_000 === 0 ? 20_000_000 : Math.floor(200 / (share + 0.001));
  }
}

describe('the parts of a list', () => {
  test('have every file once, and each its files in their order', () => {
    const sizes = fc.array(fc.oneof(fc.nat(10), fc.nat(5_000_000), fc.constant(0)), { maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 20 }), (list, total) => {
        const files = filesOf(list);
        const parts = allParts(files, total);
        for (const part of parts) expect(part).toEqual(part.toSorted((a, b) => a.name - b.name));
        expect(parts.flat().toSorted((a, b) => a.name - b.name)).toEqual(files);
      }),
    );
  });

  test('differ by no more than the largest file', () => {
    const sizes = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 20 }), (list, total) => {
        const bytes = allParts(filesOf(list), total).map(bytesOf);
        expect(Math.max(...bytes) - Math.min(...bytes)).toBeLessThanOrEqual(Math.max(...list));
      }),
    );
  });

  test('are within 2 % of each other in bytes: 16 parts of 1,000,000 files', () => {
    const [total, files] = [16, 1_000_000];
    const sizes = Float64Array.from(realisticSizes(files));
    const bytes = Array<number>(total).fill(0);
    assignShards(
      Array.from(sizes, (size) => ({ size })),
      total,
    ).forEach((part, position) => {
      bytes[part] = (bytes[part] ?? 0) + (sizes[position] ?? 0);
    });
    expect(Math.max(...bytes) / Math.min(...bytes)).toBeLessThan(1.02);
    // Where Stryker counts every step, it takes ten times as long as without.
  }, 60_000);

  test('are pieces of the list where that makes them even', () => {
    const names = allParts(filesOf([5, 5, 5, 5, 5, 5]), 3).map((part) => part.map(({ name }) => name));
    expect(names).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
  });

  test('share large files among them where pieces of the list would be uneven', () => {
    const names = allParts(filesOf([90, 80, 1, 1, 1, 10]), 2).map((part) => part.map(({ name }) => name));
    expect(names).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
  });

  test('are equal by bytes and not by count', () => {
    const files = filesOf([...Array<number>(90).fill(10), ...Array<number>(9).fill(100)]);
    expect(allParts(files, 2).map((part) => part.length)).toEqual([90, 9]);
  });

  test('of files without a byte are equal by count', () => {
    expect(allParts(filesOf([0, 0, 0, 0, 0, 0]), 3).map((part) => part.length)).toEqual([2, 2, 2]);
  });

  test('lose no file without a byte at either end', () => {
    expect(allParts(filesOf([0, 5, 5, 0]), 2).map((part) => part.length)).toEqual([2, 2]);
  });

  test('are more than the files: some have none', () => {
    const parts = allParts(filesOf([7, 7]), 5);
    expect(parts.flat()).toHaveLength(2);
    expect(parts.filter((part) => part.length === 0)).toHaveLength(3);
  });

  test('of nothing have nothing', () => {
    expect(allParts([], 3)).toEqual([[], [], []]);
  });
});

const A = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
const B = { path: 'img/b.png', fileName: 'b.png', contentType: 'image/png', size: 4 };

test('a list is told by how many files and bytes it has, and by all that identifies them', () => {
  const text = '["img/a.png","a.png","image/png",3]\n["img/b.png","b.png","image/png",4]\n';
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(digestList([A, B])).toEqual({ files: 2, bytes: 7, sha256 });
});

test('an empty list has a digest as well', () => {
  expect(digestList([])).toEqual({
    files: 0,
    bytes: 0,
    sha256: createHash('sha256').digest('hex'),
  });
});

test.each([
  ['a path', { path: 'img/c.png' }],
  ['a name', { fileName: 'c.png' }],
  ['a content type', { contentType: 'image/webp' }],
  ['a size', { size: 5 }],
])('%s makes another list', (_, change) => {
  expect(digestList([A, { ...B, ...change }]).sha256).not.toBe(digestList([A, B]).sha256);
});

test('neither the order nor what stands next to each other is left to chance', () => {
  expect(digestList([B, A]).sha256).not.toBe(digestList([A, B]).sha256);
  const [one, other] = [
    { ...A, path: 'a"', fileName: 'b' },
    { ...A, path: 'a', fileName: '"b' },
  ];
  expect(digestList([one]).sha256).not.toBe(digestList([other]).sha256);
});

test('where a file lies on this machine does not count', () => {
  const here = { ...A, absolutePath: '/here/img/a.png' };
  expect(digestList([here])).toEqual(digestList([A]));
});

test('every file lies in exactly one shard, and each shard keeps their order', () => {
  const property = fc.property(
    fc.array(fc.nat(5_000), { maxLength: 60 }),
    fc.integer({ min: 1, max: 12 }),
    (sizes, total) => {
      const files = sizes.map((size, position) => ({ size, position }));
      const shards = Array.from({ length: total }, (_, part) => takeShard(files, { index: part + 1, total }));
      for (const shard of shards)
        expect(shard.map(({ position }) => position)).toEqual(
          shard.map(({ position }) => position).toSorted((a, b) => a - b),
        );
      expect(shards.flat().toSorted((a, b) => a.position - b.position)).toEqual(files);
    },
  );
  fc.assert(property, { numRuns: 200 });
});

test('the only shard has all files', () => {
  const files = [{ size: 3 }, { size: 0 }];
  expect(takeShard(files, { index: 1, total: 1 })).toEqual(files);
});

test('of fewer files than shards some shards have none', () => {
  const taken = [1, 2, 3].map((index) => takeShard([{ size: 1 }], { index, total: 3 }));
  expect(taken.flat()).toEqual([{ size: 1 }]);
});
