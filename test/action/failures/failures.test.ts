import { describe, expect, test } from 'vitest';
import { type Failure, toFailures } from '../../../src/action/failures/failures.ts';
import type { CallError, CallFailure } from '../../../src/api/call.ts';
import {
  AssetFileError,
  CancelledError,
  NetworkError,
  PermissionDeniedError,
  RateLimitedError,
  ServiceError,
  StorageRefusedError,
  TokenRejectedError,
} from '../../../src/api/errors.ts';
import type { ExportOutcome, UploadOutcome } from '../../../src/pipeline/outcomes.ts';

const URLS = { method: 'POST', location: 'https://api.example.com/v1/storage/urls' };
const EXPORT = { method: 'POST', location: 'https://api.example.com/v1/export' };
const CONTEXT = { limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 } };

function failed(error: CallError, because: CallFailure['because'] = 'permanent'): CallFailure {
  return { error, because, effort: { attempts: 1, waitedMs: 0 } };
}

function upload(path: string, failure: CallFailure): UploadOutcome {
  const asset = { path, absolutePath: `/workspace/${path}`, fileName: path, contentType: 'a/b', size: 1 };
  return { status: 'failed', asset, failure, attempts: 1, durationMs: 1 };
}

function exported(variantId: string, status: 'failed' | 'unknown', failure: CallFailure): ExportOutcome {
  return { variantId, network: 'net', status, failure, attempts: 1 };
}

function failures(uploads: readonly UploadOutcome[], exports: readonly ExportOutcome[] = []): Failure[] {
  return toFailures({ uploads, exports }, CONTEXT);
}

function refused(path: string, code = 'AccessDenied'): UploadOutcome {
  return upload(path, failed(new StorageRefusedError(`https://storage/${path}`, 400, { code })));
}

describe('failures', () => {
  test('are none where nothing failed', () => {
    const asset = { path: 'a', absolutePath: '/a', fileName: 'a', contentType: 'a/b', size: 1 };
    const uploads: UploadOutcome[] = [
      { status: 'uploaded', asset, assetId: 'a', attempts: 1, durationMs: 1 },
      { status: 'not-attempted', asset },
    ];
    const exports: ExportOutcome[] = [
      { variantId: 'v', network: 'n', status: 'triggered', attempts: 1, response: undefined },
      { variantId: 'v', network: 'n', status: 'not-attempted' },
    ];
    expect(failures(uploads, exports)).toEqual([]);
  });

  test('of one file or one export are told as one', () => {
    const error = new ServiceError(EXPORT, 400, 'no');
    const linesOf = ([failure]: readonly Failure[]): readonly string[] => failure?.lines ?? [];
    expect(linesOf(failures([upload('a.png', failed(error))]))).toEqual([
      '1 file not uploaded: a.png',
      expect.stringContaining('answered 400: no'),
      expect.stringMatching(/\.$/),
    ]);
    expect(linesOf(failures([], [exported('v1', 'failed', failed(error))]))).toEqual([
      '1 export not triggered: v1 to net',
      expect.stringContaining('answered 400: no'),
      expect.stringMatching(/\.$/),
    ]);
  });

  test('of one cause are one, which names the files', () => {
    const [failure, ...others] = failures([refused('a.png'), refused('b.png'), refused('c.png')]);
    expect(others).toEqual([]);
    expect(failure?.title).toBe('Storage refused the upload');
    expect(failure?.lines[0]).toBe('3 files not uploaded: a.png, b.png, c.png');
  });

  test('of one cause name the first files and count the rest', () => {
    const uploads = Array.from({ length: 5_000 }, (_, index) => refused(`${index}.png`));
    const [failure, ...others] = failures(uploads);
    expect(others).toEqual([]);
    expect(failure?.lines[0]).toMatch(/^5,000 files not uploaded: 0\.png, .* and 4,9\d\d more$/);
    expect(failure?.lines.join('\n').length).toBeLessThan(4_096);
  });

  test('of two causes are two, in the order in which they first come up', () => {
    const gone = upload('b', failed(new AssetFileError('The file could not be read: it no longer exists')));
    const titles = failures([refused('a'), gone, refused('c'), refused('d', 'Other')]).map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Storage refused the upload', 'File not readable', 'Storage refused the upload']);
  });

  test('of a service that answers all alike are one', () => {
    const error = () => new ServiceError(URLS, 500, 'no explanation was given');
    expect(failures(['a', 'b', 'c'].map((path) => upload(path, failed(error()))))).toHaveLength(1);
  });

  test('of a service whose words name each request are one, which quotes the first', () => {
    const [failure, ...others] = failures(
      ['a', 'b', 'c'].map((path) =>
        upload(path, failed(new ServiceError(URLS, 500, `Internal: request ${path}`, 'Internal'))),
      ),
    );
    expect(others).toEqual([]);
    expect(failure?.lines[1]).toContain('Internal: request a.');
  });

  test('of a service are one for each method, path, status and `error`', () => {
    const errors = [
      new ServiceError(URLS, 500, 'A: x', 'A'),
      new ServiceError(URLS, 500, 'B: x', 'B'),
      new ServiceError(URLS, 502, 'A: x', 'A'),
      new ServiceError(EXPORT, 500, 'A: x', 'A'),
      new ServiceError({ ...URLS, method: 'GET' }, 500, 'A: x', 'A'),
    ];
    expect(failures(errors.map((error, index) => upload(`${index}`, failed(error))))).toHaveLength(5);
  });

  test('of files that changed are one, whatever their sizes', () => {
    const changed = (path: string, size: number) =>
      upload(path, failed(new AssetFileError(`The file changed: it had ${size} bytes, now ${size + 1}`)));
    expect(failures([changed('a', 5), changed('b', 77)])).toHaveLength(1);
  });

  test('of very many causes are some forty, and no file is lost', () => {
    const uploads = Array.from({ length: 20_000 }, (_, index) => refused(`${index}.png`, `Code${index}`));
    const all = failures(uploads);
    expect(all.length).toBeLessThanOrEqual(60);
    const counts = all.map(({ lines }) => Number(/^[\d,]+/.exec(lines[0] ?? '')?.[0].replaceAll(',', '')));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20_000);
    expect(counts[0]).toBe(Math.max(...counts));
    expect(all[0]?.lines[1]).toMatch(/^The first of many errors: .*Code40\.$/);
  });

  test('of a network that is down are one, whatever the address', () => {
    const uploads = ['a', 'b'].map((path) => {
      const request = { method: 'PUT', location: `https://storage/${path}` };
      return upload(
        path,
        failed(new NetworkError('unreachable', request, new Error('connect ECONNREFUSED'))),
      );
    });
    expect(failures(uploads)).toHaveLength(1);
  });

  test('of a refused token name no file: the first that came would be as good as any', () => {
    for (const error of [new TokenRejectedError(URLS, {}), new PermissionDeniedError(URLS, {})]) {
      const [failure, ...others] = failures([upload('a.png', failed(error)), upload('b.png', failed(error))]);
      expect(others).toEqual([]);
      expect(failure?.lines.join('\n')).not.toContain('.png');
    }
  });

  test('of exports name them, and say whose outcome is unknown', () => {
    const unavailable = new ServiceError(EXPORT, 503, 'busy');
    const [failure, ...others] = failures(
      [],
      [
        exported('v1', 'failed', failed(unavailable, 'attempts-exhausted')),
        exported('v2', 'unknown', failed(unavailable, 'may-have-been-done')),
      ],
    );
    expect(others).toEqual([]);
    expect(failure?.lines[0]).toBe(
      '1 export not triggered: v1 to net; 1 export that may have been triggered: v2 to net',
    );
    expect(failure?.lines.at(-1)).toMatch(/check the service/);
  });

  test('of several exports count them', () => {
    const failure = failed(new ServiceError(EXPORT, 400, 'no'));
    const [{ lines } = { lines: [] }] = failures(
      [],
      [
        exported('v1', 'failed', failure),
        exported('v2', 'unknown', failure),
        exported('v3', 'failed', failure),
        exported('v4', 'unknown', failure),
      ],
    );
    expect(lines.slice(0, 2).join('\n')).toMatch(/\b2 exports not triggered: v1 to net, v3 to net/);
    expect(lines.slice(0, 2).join('\n')).toMatch(
      /\b2 exports .*may have been triggered: v2 to net, v4 to net/,
    );
  });

  test('of what was only stopped are none', () => {
    const stopped = failed(new CancelledError(), 'cancelled');
    expect(failures([upload('a', stopped)], [exported('v', 'failed', stopped)])).toEqual([]);
  });
});

describe('every failure', () => {
  const HOSTILE = 'a\nb\r::error::c\u2028d';
  const ERRORS: readonly CallError[] = [
    new TokenRejectedError(URLS, {}),
    new PermissionDeniedError(URLS, {}),
    new RateLimitedError(URLS),
    new StorageRefusedError('https://storage/key', 403, {}),
    new ServiceError(URLS, 500, 'no explanation was given'),
    new NetworkError('broken', URLS, new Error('socket hang up')),
    new AssetFileError('The file could not be read: EIO'),
  ];

  test.each(ERRORS)('has at most four lines: %s', (error) => {
    const ofUploads = failures([upload(HOSTILE, failed(error)), upload('b', failed(error))]);
    const ofExports = failures(
      [],
      [exported(HOSTILE, 'unknown', failed(error)), exported('w', 'failed', failed(error))],
    );
    for (const [failure, ...others] of [ofUploads, ofExports]) {
      expect(others).toEqual([]);
      expect(failure?.lines.length).toBeGreaterThanOrEqual(2);
      expect(failure?.lines.length).toBeLessThanOrEqual(4);
      expect(failure?.lines.join('\n')).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('has one of the fixed titles, without anything variable in it', () => {
    const titles = ERRORS.map((error) => failures([upload('a', failed(error))])[0]?.title);
    expect(titles).toEqual([
      'Token rejected (401)',
      'Permission denied (403)',
      'Rate limited (429)',
      'Storage refused the upload',
      'Service error',
      'Network failure',
      'File not readable',
    ]);
  });
});
