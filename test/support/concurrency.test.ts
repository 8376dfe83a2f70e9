import { describe, expect, test } from 'vitest';
import { forEachConcurrently } from '../../src/support/concurrency.ts';

const never = (): boolean => false;

/** Lets everything that can go on without an event from outside go on. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Work that ends when the test says so. */
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

test('does every item once, with its index', async () => {
  const seen: [string, number][] = [];
  await forEachConcurrently(['a', 'b', 'c'], 2, never, async (item, index) => {
    seen.push([item, index]);
  });
  expect(seen).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
});

test('does nothing with no items', async () => {
  await expect(
    forEachConcurrently([], 16, never, () => Promise.reject(new Error('there was nothing to do'))),
  ).resolves.toBeUndefined();
});

test('keeps exactly as many going as the limit says, and starts the next in order', async () => {
  const { started, work, finish } = jobs();
  const all = forEachConcurrently([0, 1, 2, 3, 4], 3, never, work);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  finish(1);
  await settle();
  expect(started).toEqual([0, 1, 2, 3]);
  finish(0);
  finish(3);
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  finish(2);
  finish(4);
  await all;
});

test('with a limit of one does one after the other', async () => {
  const { started, work, finish } = jobs();
  const all = forEachConcurrently([0, 1], 1, never, work);
  await settle();
  expect(started).toEqual([0]);
  finish(0);
  await settle();
  expect(started).toEqual([0, 1]);
  finish(1);
  await all;
});

test('does not resolve before the last item is done', async () => {
  const { work, finish } = jobs();
  let resolved = false;
  const all = forEachConcurrently([0, 1], 2, never, work).then(() => {
    resolved = true;
  });
  finish(0);
  await settle();
  expect(resolved).toBe(false);
  finish(1);
  await all;
});

test('works off a long list without running out of stack', async () => {
  let count = 0;
  await forEachConcurrently(Array.from({ length: 100_000 }), 128, never, async () => {
    count += 1;
  });
  expect(count).toBe(100_000);
});

describe('a limit that changes', () => {
  /** A limit that the test sets. */
  function changing(first: number) {
    let changed = (): void => undefined;
    return {
      limit: first,
      onChange(listener: () => void) {
        changed = listener;
      },
      set(limit: number) {
        this.limit = limit;
        changed();
      },
    };
  }

  test('starts as many more at once as it grows by', async () => {
    const { started, work, finish } = jobs();
    const limit = changing(1);
    const all = forEachConcurrently([0, 1, 2, 3], limit, never, work);
    await settle();
    limit.set(3);
    expect(started).toEqual([0, 1, 2]);
    for (const item of [0, 1, 2]) finish(item);
    await settle();
    finish(3);
    await all;
    expect(started).toEqual([0, 1, 2, 3]);
  });

  test('lets what was started go on when it falls, and starts the next only below it', async () => {
    const { started, work, finish } = jobs();
    const limit = changing(3);
    const all = forEachConcurrently([0, 1, 2, 3, 4], limit, never, work);
    limit.set(1);
    finish(0);
    finish(1);
    await settle();
    expect(started).toEqual([0, 1, 2]);
    finish(2);
    await settle();
    expect(started).toEqual([0, 1, 2, 3]);
    limit.set(2);
    expect(started).toEqual([0, 1, 2, 3, 4]);
    finish(3);
    finish(4);
    await all;
  });

  test('starts nothing more once all is done or stopped', async () => {
    const { started, work, finish } = jobs();
    const limit = changing(1);
    let stopped = false;
    const all = forEachConcurrently([0, 1], limit, () => stopped, work);
    stopped = true;
    limit.set(2);
    finish(0);
    await all;
    limit.set(3);
    expect(started).toEqual([0]);
  });
});

describe('stopped', () => {
  test('before the first item starts none', async () => {
    const { started, work } = jobs();
    await forEachConcurrently([0, 1, 2], 2, () => true, work);
    expect(started).toEqual([]);
  });

  test('halfway starts no further item, and waits for those that were started', async () => {
    const { started, work, finish } = jobs();
    let stopped = false;
    let resolved = false;
    const all = forEachConcurrently([0, 1, 2, 3], 2, () => stopped, work).then(() => {
      resolved = true;
    });
    await settle();
    stopped = true;
    finish(0);
    await settle();
    expect(started).toEqual([0, 1]);
    expect(resolved).toBe(false);
    finish(1);
    await all;
    expect(started).toEqual([0, 1]);
  });
});

describe('a rejection', () => {
  test('starts no further item, waits for those that were started, and passes through', async () => {
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

  test('is the first in time, where there are several', async () => {
    const { work, fail } = jobs();
    const all = forEachConcurrently([0, 1], 2, never, work);
    const expected = expect(all).rejects.toThrow('item 1');
    await settle();
    fail(1);
    await settle();
    fail(0);
    await expected;
  });

  test('of work that throws before it returns a promise passes through as well', async () => {
    const thrower = (): Promise<void> => {
      throw new TypeError('at once');
    };
    await expect(forEachConcurrently([0], 1, never, thrower)).rejects.toThrow('at once');
  });
});
