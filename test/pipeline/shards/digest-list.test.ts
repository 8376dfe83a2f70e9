import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestList } from '../../../src/pipeline/shards/digest-list.ts';

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
