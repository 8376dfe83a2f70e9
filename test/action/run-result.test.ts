import { expect, test } from 'vitest';
import { explainCancellation } from '../../src/action/run-result.ts';
import type { ExportOutcome } from '../../src/pipeline/outcomes.ts';
import {
  assetAt,
  callFailure,
  notAttempted,
  reused,
  triggered,
  uploaded,
} from '../pipeline/some-outcomes.ts';

const UPLOADED = uploaded(assetAt('a'));
const REUSED = reused(assetAt('b'));
const LEFT = notAttempted(assetAt('c'));
const EXPORT: ExportOutcome = { variantId: 'v', network: 'n', status: 'not-attempted' };

test('counts what was done, and says how to continue', () => {
  const report = { uploads: [UPLOADED, REUSED, LEFT], exports: [EXPORT] };
  expect(explainCancellation(report, 'SIGINT')).toEqual({
    title: 'Cancelled',
    lines: [
      'The run was cancelled (SIGINT): 1 of 3 files uploaded, 1 reused, 0 of 1 export triggered.',
      'The outputs and the manifest record what was done.',
      'Run it again; with `reuse-unchanged` it skips the files that are already uploaded.',
    ],
  });
});

test('mentions only files and exports that were planned', () => {
  const { lines } = explainCancellation({ uploads: [LEFT], exports: [] }, 'SIGTERM');
  expect(lines[0]).toBe('The run was cancelled (SIGTERM): 0 of 1 file uploaded.');
  const nothing = explainCancellation({ uploads: [], exports: [] }, 'SIGTERM');
  expect(nothing.lines[0]).toBe('The run was cancelled (SIGTERM): nothing was done.');
});

test.each([
  ['no uploaded file has a hash', [UPLOADED, LEFT]],
  ['no file was uploaded', [LEFT]],
])('does not mention `reuse-unchanged` if %s', (_, uploads) => {
  expect(explainCancellation({ uploads, exports: [] }, 'SIGINT').lines.at(-1)).toBe('Run it again.');
});

test('mentions `reuse-unchanged` only if files are left to upload', () => {
  const { lines } = explainCancellation({ uploads: [UPLOADED, REUSED], exports: [EXPORT] }, 'SIGINT');
  expect(lines.at(-1)).toBe('Run it again.');
});

test('ends with exports that may have been triggered', () => {
  const failure = callFailure(new Error('aborted') as never, 'may-have-been-done');
  const exports: ExportOutcome[] = [
    triggered({ variantId: 'v', network: 'a' }),
    { variantId: 'v', network: 'b', status: 'unknown', attempts: 1, failure },
    { variantId: 'v', network: 'c', status: 'reused', response: undefined, deployed: false },
  ];
  const { lines } = explainCancellation({ uploads: [], exports }, 'SIGINT');
  expect(lines[0]).toContain('1 of 3 exports triggered, 1 triggered by an earlier run');
  expect(lines.at(-1)).toBe('May have been triggered, so check the service before you run it again: v to b');
});
