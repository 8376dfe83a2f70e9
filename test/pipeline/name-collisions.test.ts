import { expect, test } from 'vitest';
import { nameCollisions } from '../../src/pipeline/name-collisions.ts';
import { assetAt } from './some-outcomes.ts';

const asset = (path: string, fileName: string) => assetAt(path, { fileName });

test('a name of several files is returned once, with all their paths', () => {
  const assets = [
    asset('a/x', 'x'),
    asset('a/y', 'y'),
    asset('b/x', 'x'),
    asset('c/x', 'x'),
    asset('a/__proto__', '__proto__'),
    asset('b/__proto__', '__proto__'),
  ];
  expect(nameCollisions(assets)).toEqual([
    { fileName: 'x', paths: ['a/x', 'b/x', 'c/x'] },
    { fileName: '__proto__', paths: ['a/__proto__', 'b/__proto__'] },
  ]);
});

test('names that differ in case or Unicode form are different names', () => {
  expect(nameCollisions([asset('a', 'é'), asset('b', 'e\u0301'), asset('c', 'É')])).toEqual([]);
});
