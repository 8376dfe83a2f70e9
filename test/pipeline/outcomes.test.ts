import { describe, expect, test } from 'vitest';
import { isTriggered, PreviousUploads } from '../../src/pipeline/outcomes.ts';

const FILE = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
const UPLOAD = { ...FILE, assetId: 'id-1', sha256: 'a'.repeat(64) };

describe('a previous upload', () => {
  test('is found for a file with the same path, name, media type and size', () => {
    const previous = new PreviousUploads([{ ...UPLOAD, path: 'other.png' }, UPLOAD]);
    expect(previous.reusableCount).toBe(2);
    expect(previous.get(FILE)).toMatchObject({ assetId: 'id-1', sha256: 'a'.repeat(64) });
  });

  test.each([{ path: 'img/b.png' }, { fileName: 'b.png' }, { contentType: 'image/jpeg' }, { size: 4 }])(
    'is not found for a file that differs in %j',
    (change) => {
      expect(new PreviousUploads([UPLOAD]).get({ ...FILE, ...change })).toBeUndefined();
    },
  );

  test('is not found without a hash', () => {
    const previous = new PreviousUploads([{ ...FILE, assetId: 'id-1' }]);
    expect([previous.reusableCount, previous.get(FILE)]).toEqual([0, undefined]);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'is found for a file called %s only if it has been uploaded',
    (path) => {
      expect(new PreviousUploads([UPLOAD]).get({ ...FILE, path })).toBeUndefined();
      expect(new PreviousUploads([{ ...UPLOAD, path }]).get({ ...FILE, path })).toMatchObject({
        assetId: 'id-1',
      });
    },
  );
});

test('uploads are counted, and those of given files left out', () => {
  const previous = new PreviousUploads([UPLOAD, { ...UPLOAD, path: 'b' }]);
  const others = previous.without([{ asset: FILE }]);
  expect([previous.size, ...others.entries()]).toEqual([2, { ...UPLOAD, path: 'b' }]);
});

test('an export was triggered by this run or by an earlier one', () => {
  const statuses = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'] as const;
  expect(statuses.filter((status) => isTriggered({ status }))).toEqual(['triggered', 'reused']);
});
