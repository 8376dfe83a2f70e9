import { describe, expect, test } from 'vitest';
import {
  type ExplainContext,
  type Explanation,
  explainFailure,
} from '../../../src/action/failures/explain-failure.ts';
import type { CallError } from '../../../src/api/call.ts';
import {
  AssetFileError,
  CancelledError,
  NetworkError,
  type NetworkErrorReason,
  PermissionDeniedError,
  RateLimitedError,
  ServiceError,
  StorageRefusedError,
  TokenRejectedError,
  UnexpectedError,
} from '../../../src/api/errors.ts';
import type { StopReason } from '../../../src/retry/decide.ts';
import type { Effort } from '../../../src/retry/retry.ts';

const EXPORT = { method: 'POST', location: 'https://api.example.com/v1/export' };
const STORAGE = 'https://storage.example.com/bucket/key';

interface Given extends Partial<Effort> {
  readonly because?: StopReason;
  readonly context?: Partial<ExplainContext>;
}

function explain(error: CallError, given: Given = {}): Explanation | undefined {
  const { because = 'permanent', context = {}, ...effort } = given;
  const limits = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
  return explainFailure(
    { error, because, effort: { attempts: 1, waitedMs: 0, ...effort } },
    { limits, ...context },
  );
}

/** All that is said to people. */
function said(error: CallError, given: Given = {}): string {
  const { title, what, advice } = explain(error, given) ?? {};
  return [title, what, advice].join('\n');
}

function network(reason: NetworkErrorReason, cause: unknown = new Error('read ECONNRESET')): NetworkError {
  return new NetworkError(reason, EXPORT, cause);
}

describe('a rejected token', () => {
  test('is said to be missing, expired or invalid, with the place where tokens are made', () => {
    const words = { error: 'Unauthorized', message: 'Invalid token' };
    expect(explain(new TokenRejectedError(EXPORT, words))).toMatchObject({
      title: 'Token rejected (401)',
      what: expect.stringMatching(/missing, expired or invalid.*Unauthorized: Invalid token\.$/),
      advice: expect.stringMatching(/developer area.*tokens/),
    });
  });
});

describe('a denied permission', () => {
  test.each([
    { error: 'INSUFFICIENT_PERMISSIONS', message: 'Token does not have the required scope: games:write' },
    { error: 'Forbidden', message: 'Insufficient permissions. Required: games:write' },
  ])('names the missing scope, from either form of the body: $error', (words) => {
    expect(explain(new PermissionDeniedError(EXPORT, words))).toMatchObject({
      title: 'Permission denied (403)',
      what: expect.stringContaining('`games:write`'),
      advice: expect.stringContaining('`games:write`'),
    });
  });

  test("has the service's own words where they name no scope", () => {
    const text = said(new PermissionDeniedError(EXPORT, { message: 'Not your organization' }));
    expect(text).toMatch(/^Permission denied \(403\)\n/);
    expect(text).toContain('Not your organization');
  });
});

describe('a rate limit', () => {
  test('is told with how often and how long it was tried', () => {
    const given = { because: 'attempts-exhausted', attempts: 10, waitedMs: 61_000 } as const;
    expect(explain(new RateLimitedError(EXPORT), given)).toMatchObject({
      title: 'Rate limited (429)',
      what: expect.stringMatching(/10 times.*1 min 1 s/),
    });
  });

  test('is told so after a single attempt too, where no more were allowed', () => {
    expect(said(new RateLimitedError(EXPORT), { because: 'attempts-exhausted' })).toMatch(/1 time\b.*0 ms/);
  });

  test('names both numbers where the wait is longer than allowed', () => {
    const given = { because: 'wait-too-long', askedMs: 300_000, attempts: 3, waitedMs: 4_000 } as const;
    const text = said(new RateLimitedError(EXPORT), given);
    expect(text).toMatch(/300 s/);
    expect(text).toMatch(/`max-retry-wait` allows only 120 s/);
    expect(text).toMatch(/3 times/);
  });

  test('names two numbers that differ where the wait is hardly longer', () => {
    const text = said(new RateLimitedError(EXPORT), { because: 'wait-too-long', askedMs: 120_001 });
    expect(text).toMatch(/121 s.*120 s/);
  });

  test('of another status is told with the same numbers', () => {
    const text = said(new ServiceError(EXPORT, 503, 'busy'), { because: 'wait-too-long', askedMs: 300_000 });
    expect(text).toMatch(/^Service error\n.*300 s.*120 s/);
  });
});

describe('a refusal of the storage', () => {
  const REFUSALS: readonly { status: number; code?: string; message?: string }[] = [
    { status: 403, code: 'SignatureDoesNotMatch', message: 'The signature does not match' },
    { status: 403, code: 'AccessDenied', message: 'Request has expired' },
    { status: 403, code: 'AccessDenied' },
    { status: 403 },
    { status: 401 },
    { status: 400, code: 'EntityTooLarge' },
    { status: 413 },
    { status: 411, code: 'MissingContentLength' },
    { status: 429 },
    { status: 307 },
    { status: 500, code: 'InternalError', message: 'We encountered an internal error.' },
    { status: 503, code: 'SlowDown' },
  ];

  test.each(REFUSALS)('has its own code and words, and what to check: %j', ({ status, ...refusal }) => {
    const explanation = explain(new StorageRefusedError(STORAGE, status, refusal));
    expect(explanation).toMatchObject({ title: 'Storage refused the upload' });
    expect(explanation?.what).toContain(String(status));
    expect(explanation?.what).toContain(refusal.code ?? '');
    expect(explanation?.what).toContain(refusal.message?.replace(/\.$/, '') ?? '');
    expect(explanation?.advice).not.toBe('');
  });

  test.each(REFUSALS)('never speaks of the token: %j', ({ status, ...refusal }) => {
    const reasons = ['permanent', 'attempts-exhausted', 'wait-too-long'] as const;
    for (const because of reasons) {
      const given = { because, attempts: 3, askedMs: 1_000_000 };
      expect(said(new StorageRefusedError(STORAGE, status, refusal), given)).not.toMatch(/token/i);
    }
  });

  test.each([
    [403, { code: 'SignatureDoesNotMatch' }, /signed for a different request/],
    [413, {}, /larger than the storage accepts/],
    [400, { code: 'EntityTooLarge' }, /larger than the storage accepts/],
    [300, {}, /redirect/],
    [399, {}, /redirect/],
    [400, {}, /[Cc]heck the file's size and content type/],
    [403, {}, /[Cc]heck the file's size and content type/],
    [429, {}, /[Rr]un again/],
    [500, {}, /[Rr]un again/],
    [503, { code: 'SlowDown' }, /[Rr]un again/],
    [403, { code: 'AccessDenied', message: 'Request has expired' }, /expired.*clock/],
  ] as const)('of %i %j comes with what to check', (status, refusal, advice) => {
    expect(explain(new StorageRefusedError(STORAGE, status, refusal))?.advice).toMatch(advice);
  });

  test('that stayed after all attempts is told with them', () => {
    const given = { because: 'attempts-exhausted', attempts: 4, waitedMs: 2_500 } as const;
    expect(said(new StorageRefusedError(STORAGE, 500, {}), given)).toMatch(/4 times.*2\.5 s/);
  });

  test('of the same kind is one cause for files of different addresses, and of another kind another', () => {
    const refuse = (location: string, status: number, code?: string): string | undefined =>
      explain(new StorageRefusedError(location, status, { ...(code && { code }) }))?.cause;
    expect(refuse(`${STORAGE}/1`, 403, 'AccessDenied')).toBe(refuse(`${STORAGE}/2`, 403, 'AccessDenied'));
    expect(refuse(STORAGE, 403, 'AccessDenied')).not.toBe(refuse(STORAGE, 403));
    expect(refuse(STORAGE, 403)).not.toBe(refuse(STORAGE, 400));
  });
});

describe('an error of the service', () => {
  test('is told with status, words, method and path', () => {
    const explanation = explain(new ServiceError(EXPORT, 422, 'Unprocessable: network is unknown'));
    expect(explanation?.title).toBe('Service error');
    expect(explanation?.what).toBe(
      'POST https://api.example.com/v1/export answered 422: Unprocessable: network is unknown.',
    );
  });

  test('that stayed after a second attempt is told with both', () => {
    const given = { because: 'permanent', attempts: 2, waitedMs: 300 } as const;
    expect(said(new ServiceError(EXPORT, 400, 'no'), given)).toMatch(/ Tried 2 times.*300 ms/);
    expect(said(new ServiceError(EXPORT, 400, 'no'))).not.toMatch(/[Tt]ried/);
  });

  test('after which the export may have been triggered says so', () => {
    const text = said(new ServiceError(EXPORT, 500, 'no'), { because: 'may-have-been-done' });
    expect(text).toMatch(/may have been triggered/);
  });

  test('about an upload address speaks of what it was asked for with', () => {
    const request = { method: 'POST', location: 'https://service.example/v1/storage/urls' };
    expect(explain(new ServiceError(request, 400, 'no'))?.advice).toMatch(/`organization`, and the name/);
  });

  test.each([
    [404, /`base-url`/],
    [300, /`base-url`/],
    [308, /`base-url`/],
    [200, /`base-url`/],
    [400, /`variant` and `network`/],
    [422, /`variant`/],
    [500, /[Rr]un again/],
  ])('with %i comes with advice', (status, advice) => {
    expect(explain(new ServiceError(EXPORT, status, 'no'))?.advice).toMatch(advice);
  });
});

describe('a network failure', () => {
  test('has the whole chain of causes, host and path', () => {
    const inner = new Error('connect ECONNREFUSED 10.0.0.1:443');
    const text = said(network('unreachable', new Error('proxy said no', { cause: inner })));
    expect(text).toMatch(/^Network failure\n/);
    expect(text).toContain('POST https://api.example.com/v1/export');
    expect(text).toContain('proxy said no: connect ECONNREFUSED 10.0.0.1:443');
  });

  test('names the proxy that the request went through, and none where there was none', () => {
    const request = { ...EXPORT, proxy: 'proxy.example:3128' };
    const error = new NetworkError('broken', request, new Error('read ECONNRESET'));
    for (const because of ['attempts-exhausted', 'may-have-been-done'] as const) {
      const text = said(error, { because });
      expect(text).toMatch(/proxy proxy\.example:3128/);
    }
    expect(said(network('broken'))).not.toMatch(/proxy/i);
  });

  test('after which the export may have been triggered says so', () => {
    for (const reason of ['broken', 'timeout'] as const) {
      expect(said(network(reason), { because: 'may-have-been-done' })).toMatch(/may have been triggered/);
    }
  });

  test.each([
    ['unreachable', /`base-url`/],
    ['untrusted-certificate', /NODE_EXTRA_CA_CERTS/],
    ['timeout', /`request-timeout`/],
    ['broken', /[Rr]un again/],
  ] as const)('that is %s comes with advice', (reason, advice) => {
    expect(explain(network(reason))?.advice).toMatch(advice);
  });

  test('of the same kind is one cause for different addresses, and of another kind another', () => {
    const cause = (location: string, message = 'read ECONNRESET'): string | undefined =>
      explain(new NetworkError('broken', { method: 'PUT', location }, new Error(message)))?.cause;
    expect(cause(`${STORAGE}/1`)).toBe(cause(`${STORAGE}/2`));
    expect(cause(STORAGE)).not.toBe(cause(STORAGE, 'socket hang up'));
  });
});

describe('what was only stopped', () => {
  test.each([new CancelledError(), network('cancelled')])('has no explanation of its own: $name', (error) => {
    expect(explain(error, { because: 'cancelled', attempts: 0 })).toBeUndefined();
  });
});

describe('a file that changed', () => {
  test('has what happened to it', () => {
    expect(explain(new AssetFileError('The file changed while it was being uploaded'))).toMatchObject({
      title: 'File not readable',
      what: 'The file changed while it was being uploaded.',
    });
  });
});

describe('a bug', () => {
  test('is told as one', () => {
    expect(explain(new UnexpectedError(new TypeError('x is not a function')))).toMatchObject({
      title: 'Unexpected error',
      what: expect.stringContaining('TypeError: x is not a function'),
      advice: expect.stringMatching(/report/),
    });
  });

  test.each([undefined, null, {}, [], Symbol('x'), new Error('')])(
    'is told in words, whatever was thrown: %o',
    (thrown) => {
      const text = said(new UnexpectedError(thrown));
      expect(text).not.toMatch(/undefined|null|\[object|: ?\.$/m);
    },
  );
});

describe('every explanation', () => {
  const ERRORS: readonly CallError[] = [
    new TokenRejectedError(EXPORT, {}),
    new PermissionDeniedError(EXPORT, {}),
    new PermissionDeniedError(EXPORT, { error: '', message: '' }),
    new RateLimitedError(EXPORT),
    new StorageRefusedError(STORAGE, 403, {}),
    new StorageRefusedError(STORAGE, 500, { code: 'InternalError', message: 'We met an internal error. ' }),
    new TokenRejectedError(EXPORT, { error: 'Unauthorized', message: 'The token has expired.' }),
    new PermissionDeniedError(EXPORT, { message: 'Insufficient permissions. Required: games:write.' }),
    new ServiceError(EXPORT, 500, 'no explanation was given'),
    new ServiceError(EXPORT, 200, 'the body is empty'),
    new StorageRefusedError(STORAGE, 403, { message: '' }),
    network('unreachable', new Error('')),
    network('unreachable', new AggregateError([new Error('connect ECONNREFUSED')])),
    network('broken', Object.assign(new Error(''), { code: 'ECONNRESET' })),
    network('timeout', 'a text'),
    new AssetFileError('The file could not be read: EIO'),
    new UnexpectedError(new Error('message')),
  ];
  const REASONS: readonly StopReason[] = [
    'permanent',
    'may-have-been-done',
    'attempts-exhausted',
    'wait-too-long',
  ];

  test.each(ERRORS)('has words for all that is missing, in whole sentences: %s', (error) => {
    for (const because of REASONS) {
      const { what = '', advice = '' } = explain(error, { because }) ?? {};
      for (const text of [what, advice]) {
        expect(text).toMatch(/^[A-Z]/);
        expect(text).toMatch(/[^\s.:]\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|Infinity/);
        expect(text).not.toMatch(/:\s*\.| {2}|\.\.|: :/);
      }
    }
  });

  test.each(ERRORS)('has a line for what happened and a line for what to do: %s', (error) => {
    const { what = '', advice = '' } = explain(error) ?? {};
    expect(what).not.toContain('\n');
    expect(advice).not.toContain('\n');
  });
});
