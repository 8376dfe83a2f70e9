import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeShard } from '../../../src/pipeline/shards/take-shard.ts';

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
