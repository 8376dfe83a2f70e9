import { describe, expect, test } from 'vitest';
import { tally, type UploadOutcome } from '../../src/pipeline/outcomes.ts';
import { assetAt, failed, notAttempted, reused, triggered, uploaded } from './some-outcomes.ts';

const NONE = { all: 0, uploaded: 0, reused: 0, failed: 0, 'not-attempted': 0, planned: 0 };
const NO_EXPORTS = { all: 0, triggered: 0, reused: 0, failed: 0, unknown: 0, 'not-attempted': 0 };
const REQUEST = { variantId: 'v', network: 'n' };

/** Files of 1, 2, 4, 8 and 16 bytes. */
const UPLOADS: UploadOutcome[] = [
  uploaded(assetAt('a')),
  uploaded(assetAt('b', { size: 2 })),
  reused(assetAt('c', { size: 4 })),
  failed(assetAt('d', { size: 8 }), new Error('broken')),
  notAttempted(assetAt('e', { size: 16 })),
];

describe('a tally', () => {
  test('has the number and the bytes of files by status', () => {
    expect(tally({ uploads: UPLOADS })).toEqual({
      files: { all: 5, uploaded: 2, reused: 1, failed: 1, 'not-attempted': 1, planned: 0 },
      bytes: { all: 31, uploaded: 3, reused: 4, failed: 8, 'not-attempted': 16, planned: 0 },
      exports: NO_EXPORTS,
    });
  });

  test('has the number of exports by status', () => {
    const other = (['reused', 'failed', 'unknown', 'unknown', 'not-attempted'] as const).map((status) => {
      return { ...triggered(REQUEST), status };
    });
    expect(tally({ exports: [triggered(REQUEST), ...other] })).toEqual({
      files: NONE,
      bytes: NONE,
      exports: { all: 6, triggered: 1, reused: 1, failed: 1, unknown: 2, 'not-attempted': 1 },
    });
  });
});
