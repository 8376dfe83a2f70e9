import { describe, expect, test } from 'vitest';
import type { Failure } from '../../../../src/action/report/failures/failures.ts';
import { toFailures } from '../../../../src/action/report/failures/failures-of-run.ts';
import {
  AssetFileError,
  NetworkError,
  ServiceError,
  StorageRefusedError,
} from '../../../../src/api/errors.ts';
import type { ExportOutcome, UploadOutcome } from '../../../../src/pipeline/outcomes.ts';
import type { RetryFailure } from '../../../../src/retry/results.ts';
import { assetAt, callFailure, failed } from '../../../pipeline/some-outcomes.ts';

const URLS = { method: 'POST', location: 'https://api.example.com/v1/storage/urls' };
const EXPORT = { method: 'POST', location: 'https://api.example.com/v1/export' };
const LIMITS = { maxAttempts: 10, maxRetryWaitMs: 120_000 };

function upload(path: string, error: Error): UploadOutcome {
  return failed(assetAt(path), error);
}

function exported(variantId: string, status: 'failed' | 'unknown', failure: RetryFailure): ExportOutcome {
  return { variantId, network: 'net', status, failure, attempts: 1 };
}

function failures(uploads: readonly UploadOutcome[], exports: readonly ExportOutcome[] = []): Failure[] {
  return toFailures({ uploads, exports }, LIMITS);
}

/** Expects exactly one failure. */
function onlyFailure(...outcomes: Parameters<typeof failures>): Failure {
  const [failure, ...others] = failures(...outcomes);
  expect(others).toEqual([]);
  if (failure === undefined) throw new Error('There is no failure');
  return failure;
}

function rejected(path: string, code = 'AccessDenied'): UploadOutcome {
  return upload(path, new StorageRefusedError(`https://storage/${path}`, 400, { code }));
}

describe('failures', () => {
  test('of one cause are one, which names the first files and counts the others', () => {
    const uploads = Array.from({ length: 5_000 }, (_, index) => rejected(`${index}.png`));
    const { title, lines } = onlyFailure(uploads);
    expect(title).toBe('Storage refused the upload');
    expect(lines[0]).toMatch(/^5,000 files not uploaded: 0\.png, 1\.png, .* and 4,9\d\d more$/);
    expect(lines.join('\n').length).toBeLessThan(4_096);
  });

  test.each<[string, (path: string, index: number) => Error]>([
    ['a service that always responds alike', () => new ServiceError(URLS, 500, 'no explanation was given')],
    [
      'a service whose messages differ per request',
      (path) => new ServiceError(URLS, 500, `Internal: request ${path}`, 'Internal'),
    ],
    [
      'files that changed, with their own sizes',
      (_, index) =>
        new AssetFileError('changed', `The file changed: it had ${index} bytes, now ${index + 100}`),
    ],
    [
      'an unreachable network, with several addresses',
      (path) => {
        const request = { method: 'PUT', location: `https://storage/${path}` };
        return new NetworkError('unreachable', request, new Error('connect ECONNREFUSED'));
      },
    ],
  ])('are one for %s, and quote the first error', (_, errorOf) => {
    const paths = ['a', 'b', 'c'];
    const uploads = paths.map((path, index) => upload(path, errorOf(path, index)));
    expect(onlyFailure(uploads).lines[1]).toContain(errorOf('a', 0).message);
  });

  test('are one for each method, path, status and `error` of a service, and each status, code or words of others', () => {
    const network = (words: string) => new NetworkError('broken', URLS, new Error(words));
    const storage = (status: number, code: string) => new StorageRefusedError('https://s', status, { code });
    const errors = [
      new ServiceError(URLS, 500, 'A: x', 'A'),
      new ServiceError(URLS, 500, 'B: x', 'B'),
      new ServiceError(URLS, 502, 'A: x', 'A'),
      new ServiceError(EXPORT, 500, 'A: x', 'A'),
      new ServiceError({ ...URLS, method: 'GET' }, 500, 'A: x', 'A'),
      ...[network('read ECONNRESET'), network('socket hang up')],
      ...[storage(403, 'A'), storage(403, 'B'), storage(400, 'A')],
    ];
    expect(failures(errors.map((error, index) => upload(`${index}`, error)))).toHaveLength(errors.length);
  });

  test('of very many causes are merged, and count all files', () => {
    const uploads = Array.from({ length: 20_000 }, (_, index) => rejected(`${index}.png`, `Code${index}`));
    const all = failures(uploads);
    expect(all.length).toBeLessThanOrEqual(60);
    const counts = all.map(({ lines }) => Number(/^[\d,]+/.exec(lines[0] ?? '')?.[0].replaceAll(',', '')));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20_000);
    expect(counts[0]).toBe(Math.max(...counts));
    expect(all[0]?.lines[1]).toMatch(/^The first of many errors: .*Code40\.$/);
  });

  test('of one cause in other words quote some of them', () => {
    const errors = ['a', 'b', 'c', 'd', 'b'].map(
      (name) => new ServiceError(EXPORT, 400, `Bad Request: no build of ${name}`, 'Bad Request'),
    );
    const linesOf = (count: number) =>
      onlyFailure(errors.slice(0, count).map((error, index) => upload(`${index}`, error))).lines;
    expect(linesOf(1)).toHaveLength(3);
    expect(linesOf(2)[2]).toBe('Also: Bad Request: no build of b.');
    expect(linesOf(5)[2]).toBe(
      'Also: Bad Request: no build of b · Bad Request: no build of c · 1 more in the log.',
    );
  });

  test('of a rejected token name no file', () => {
    for (const error of [401, 403].map((status) => new ServiceError(URLS, status, 'no'))) {
      const { lines } = onlyFailure([upload('a.png', error), upload('b.png', error)]);
      expect(lines.join('\n')).not.toContain('.png');
    }
  });

  test('of exports name those that may have been triggered', () => {
    const unavailable = new ServiceError(EXPORT, 503, 'busy');
    const { lines } = onlyFailure(
      [],
      [
        exported('v1', 'failed', callFailure(unavailable, 'attempts-exhausted')),
        exported('v2', 'unknown', callFailure(unavailable, 'may-have-been-done')),
      ],
    );
    expect(lines[0]).toBe(
      '1 export not triggered: v1 to net; 1 export that may have been triggered: v2 to net',
    );
    expect(lines.at(-1)).toMatch(/check the service/);
  });
});
