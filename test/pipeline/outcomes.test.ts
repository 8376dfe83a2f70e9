import { describe, expect, test } from 'vitest';
import { PreviousUploads } from '../../src/pipeline/outcomes.ts';

const FILE = { path: 'img/a.png', fileName: 'a.png', contentType: 'image/png', size: 3 };
const UPLOAD = { ...FILE, assetId: 'id-1', sha256: 'a'.repeat(64) };

describe('an earlier upload', () => {
  test('is that of the file with the same path, name, media type and size', () => {
    const earlier = new PreviousUploads([{ ...UPLOAD, path: 'other.png' }, UPLOAD]);
    expect(earlier.count).toBe(2);
    expect(earlier.get(FILE)).toMatchObject({ assetId: 'id-1', sha256: 'a'.repeat(64) });
  });

  test.each([{ path: 'img/b.png' }, { fileName: 'b.png' }, { contentType: 'image/jpeg' }, { size: 4 }])(
    'is none where the file differs in %j',
    (change) => {
      expect(new PreviousUploads([UPLOAD]).get({ ...FILE, ...change })).toBeUndefined();
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])('is none of a file called %s by chance', (path) => {
    expect(new PreviousUploads([UPLOAD]).get({ ...FILE, path })).toBeUndefined();
    expect(new PreviousUploads([{ ...UPLOAD, path }]).get({ ...FILE, path })).toMatchObject({
      assetId: 'id-1',
    });
  });
});
