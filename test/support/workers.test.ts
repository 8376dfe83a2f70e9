import { expect, test } from 'vitest';
import { forEachConcurrently } from '../../src/support/workers.ts';

const never = (): boolean => false;

/** Waits until all pending promises have settled. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Work that the test finishes. */
function jobs() {
  const started: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (item: number): Promise<void> => {
    started.push(item);
    return new Promise((resolve, reject) => ends.set(item, { resolve, reject }));
  };
  return {
    started,
    work,
    finish: (item: number) => ends.get(item)?.resolve(),
    fail: (item: number) => ends.get(item)?.reject(new Error(`item ${item}`)),
  };
}

test('does not overflow the stack for a long list', async () => {
  let count = 0;
  await forEachConcurrently(Array.from({ length: 100_000 }), 128, never, async () => {
    count += 1;
  });
  expect(count).toBe(100_000);
});

test('a larger limit starts more work as soon as it is known', async () => {
  const { started, work, finish } = jobs();
  const { promise: laterLimit, resolve } = Promise.withResolvers<number>();
  const all = forEachConcurrently([0, 1, 2, 3], 1, never, work, laterLimit);
  await settle();
  expect(started).toEqual([0]);
  resolve(3);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  for (const item of [0, 1, 2]) finish(item);
  await settle();
  finish(3);
  await all;
  expect(started).toEqual([0, 1, 2, 3]);
});

test('a rejection starts no further item, waits for running work, and is thrown on', async () => {
  const { started, work, finish, fail } = jobs();
  let settled = false;
  const all = forEachConcurrently([0, 1, 2, 3], 2, never, work).finally(() => {
    settled = true;
  });
  const expected = expect(all).rejects.toThrow('item 0');
  await settle();
  fail(0);
  await settle();
  expect(settled).toBe(false);
  finish(1);
  await expected;
  expect(started).toEqual([0, 1]);
});
