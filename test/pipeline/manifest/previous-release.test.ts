import { expect, test } from 'vitest';
import {
  earlierExports,
  isOpen,
  type RecordedExport,
} from '../../../src/pipeline/manifest/previous-release.ts';
import { PreviousUploads, type UploadOutcome } from '../../../src/pipeline/outcomes.ts';

const FILE = { path: 'a', fileName: 'a', contentType: 'text/plain', size: 1, absolutePath: '/a' };
const UPLOAD = { assetId: 'id', sha256: 'aa' };
const SAME: UploadOutcome = { status: 'reused', asset: FILE, ...UPLOAD };

const EXPORTS: readonly RecordedExport[] = [
  { variantId: 'v', network: 'a', status: 'triggered', response: { job: 1 } },
  { variantId: 'v', network: 'b', status: 'reused', response: 'ok', deployed: true },
  { variantId: 'v', network: 'c', status: 'unknown' },
  { variantId: 'v', network: 'd', status: 'failed' },
  { variantId: 'v', network: 'e', status: 'not-attempted' },
];
const TRIGGERED = [
  { variantId: 'v', network: 'a', status: 'reused', response: { job: 1 }, deployed: false },
  { variantId: 'v', network: 'b', status: 'reused', response: 'ok', deployed: true },
];

function settled(uploads: readonly UploadOutcome[], commit = 'c0ffee', retryUnknown = false) {
  const files = new PreviousUploads([{ ...FILE, ...UPLOAD }]);
  const previous = { commit: 'c0ffee', files, exports: EXPORTS };
  const earlier = earlierExports(previous, uploads, { commit, retryUnknown });
  return [...earlier.outcomes.values()].filter((outcome) => !isOpen(outcome, earlier.retryUnknown));
}

test('exports that were triggered, or may have been, are settled', () => {
  const unknown = { variantId: 'v', network: 'c', status: 'unknown', attempts: 0 };
  expect(settled([SAME])).toEqual([...TRIGGERED, unknown]);
});

test('exports that may have been triggered are not settled if they are to be repeated', () => {
  expect(settled([SAME], 'c0ffee', true)).toEqual(TRIGGERED);
});

test.each<[string, readonly UploadOutcome[], string?]>([
  ['another commit', [SAME], 'beef'],
  ['no file', []],
  ['one more file', [SAME, { ...SAME, asset: { ...FILE, path: 'b' } }]],
  ['another file', [{ ...SAME, asset: { ...FILE, path: 'b' } }]],
  ['another asset id', [{ ...SAME, assetId: 'other' }]],
  ['other bytes', [{ ...SAME, sha256: 'bb' }]],
  ['a file that is not uploaded', [{ status: 'not-attempted', asset: FILE }]],
])('no export is settled with %s', (_, uploads, commit) => {
  expect(settled(uploads, commit)).toEqual([]);
});
