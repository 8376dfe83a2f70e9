import { expect, test } from 'vitest';
import { UnderWay } from '../../../src/api/http/under-way.ts';

/** Work under way of these names, and the names of what has been cancelled. */
function workOf(...names: readonly string[]) {
  const underWay = new UnderWay();
  const cancelled: string[] = [];
  const work = Object.fromEntries(names.map((name) => [name, { cancel: () => cancelled.push(name) }]));
  for (const each of Object.values(work)) underWay.add(each);
  return { underWay, work, cancelled };
}

test.each([
  ['a', ['b', 'c', 'd']],
  ['b', ['a', 'c', 'd']],
  ['d', ['a', 'b', 'c']],
])('a cancellation ends all but what is over: %s', (over, others) => {
  const { underWay, work, cancelled } = workOf('a', 'b', 'c', 'd');
  underWay.delete({ ...work[over], cancel: () => undefined });
  underWay.delete(work[over] as { cancel(): void });
  underWay.cancelAll();
  expect(cancelled.sort()).toEqual(others);
});

test('what is not under way any more, or never was, takes nothing else out', () => {
  const { underWay, work, cancelled } = workOf('a', 'b');
  const { a } = work;
  underWay.delete(a as { cancel(): void });
  underWay.delete(a as { cancel(): void });
  underWay.cancelAll();
  expect(cancelled).toEqual(['b']);
});

test('work that takes itself out when it is cancelled keeps no other from that', () => {
  const underWay = new UnderWay();
  const cancelled: number[] = [];
  for (const number of [1, 2, 3, 4]) {
    const work = {
      cancel: () => {
        cancelled.push(number);
        underWay.delete(work);
      },
    };
    underWay.add(work);
  }
  underWay.cancelAll();
  underWay.cancelAll();
  expect(cancelled).toEqual([1, 2, 3, 4]);
});
