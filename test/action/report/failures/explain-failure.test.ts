import { describe, expect, test } from 'vitest';
import { type Explanation, explainFailure } from '../../../../src/action/report/failures/explain-failure.ts';
import type { ErrorBody } from '../../../../src/api/error-body.ts';
import {
  AssetFileError,
  type FailedRequest,
  NetworkError,
  type NetworkErrorReason,
  ServiceError,
  StorageRefusedError,
} from '../../../../src/api/errors.ts';
import type { RetryLimits } from '../../../../src/retry/decide.ts';
import { type AttemptStats, CancelledError, type Stop } from '../../../../src/retry/results.ts';

/** A request for an operation of the service, at the end of its address. */
function requestTo(method: string, location: string): FailedRequest {
  const [path] = /\/(?:storage\/urls|export|assets|games|games\/g-1)$/.exec(location) ?? [];
  return {
    method,
    location,
    operation: path ? { baseUrl: location.slice(0, -path.length), path } : undefined,
  };
}

const EXPORT = requestTo('POST', 'https://api.example.com/v1/export');
const STORAGE = 'https://storage.example.com/bucket/key';

interface Given extends Partial<AttemptStats>, Partial<Stop> {
  readonly limits?: Partial<RetryLimits>;
}

function explain(error: Error, given: Given = {}): Explanation | undefined {
  const { because = 'permanent', limits = {}, retryAfterMs, ...effort } = given;
  return explainFailure(
    { ok: false, error, because, retryAfterMs, neverSent: false, effort: { attempts: 1, ...effort } },
    { maxAttempts: 10, maxRetryWaitMs: 120_000, ...limits },
  );
}

/** The title, what happened and the advice, as text. */
function explainAsText(error: Error, given: Given = {}): string {
  const { title, what, advice } = explain(error, given) ?? {};
  return [title, what, advice].join('\n');
}

function network(reason: NetworkErrorReason, cause: unknown = new Error('read ECONNRESET')): NetworkError {
  return new NetworkError(reason, EXPORT, cause);
}

function tried(attempts: number, elapsedMs: number): Given {
  return { because: 'attempts-exhausted', attempts, elapsedMs };
}

const LIMITED = new ServiceError(EXPORT, 429, 'too many requests');
const NO = new ServiceError(EXPORT, 400, 'no');
const FOR_300_S: Given = { because: 'wait-too-long', retryAfterMs: 300_000, attempts: 3, elapsedMs: 4_000 };

const BUSY = new ServiceError(EXPORT, 503, 'busy');
const BUG = new Error('TypeError: x is not a function');
const BUG_REPORTED = /^Unexpected error\n.*TypeError: x is not a function.*\n.*report/;
const CHANGED = new AssetFileError('changed', 'The file changed');

/** The text has the title, what happened and the advice, a line each. */
test.each<[string, Error, RegExp, Given?]>([
  ['a file that changed', CHANGED, /^File not readable\nThe file changed\.\n/],
  ['a bug, and asks for a report', BUG, BUG_REPORTED],
  ['two waits that hardly differ', LIMITED, /121 s.*120 s/, { ...FOR_300_S, retryAfterMs: 120_001 }],
  ['the waits for another status', BUSY, /^Service error\n.*300 s.*120 s/, FOR_300_S],
  [
    'all attempts at the storage',
    new StorageRefusedError(STORAGE, 500, {}),
    /4 times.*2\.5 s/,
    tried(4, 2_500),
  ],
  ['a second attempt that failed for good', NO, / Tried 2 times.*300 ms/, { attempts: 2, elapsedMs: 300 }],
])('explains %s', (_, error, expected, given) => {
  expect(explainAsText(error, given)).toMatch(expected);
});

test('does not count attempts after the first one failed for good', () => {
  expect(explainAsText(NO)).not.toMatch(/[Tt]ried/);
});

test('of a rejected token names its quotes first', () => {
  const error = new ServiceError({ ...EXPORT, isTokenQuoted: true }, 401, 'Unauthorized');
  const expected =
    /^Token rejected \(401\)\nThe token has quotes .*\nStore it without its quotes .*Make a new one/;
  expect(explainAsText(error)).toMatch(expected);
});

const PAGE = { ...EXPORT, isInFront: true } as const;
const WEB_PAGE = 'the body is a web page: "Blocked"';
const ITSELF = 'If the service sent the page itself: ';
const QUOTED = { ...PAGE, isTokenQuoted: true };
const MAYBE = { because: 'may-have-been-done' } as const;

test.each<[string, Error, string, Given?]>([
  ['with 200', new ServiceError(PAGE, 200, WEB_PAGE), ''],
  ['that rejects', new ServiceError(PAGE, 401, WEB_PAGE), `${ITSELF}Make a new one`],
  ['that rejects quotes', new ServiceError(QUOTED, 401, WEB_PAGE), `${ITSELF}Store it without its quotes`],
  ['that denies', new ServiceError(PAGE, 403, WEB_PAGE), `${ITSELF}Do what `],
  ['of a gateway', new ServiceError(PAGE, 500, WEB_PAGE), ''],
  ['of a proxy', new NetworkError('proxy-credentials', PAGE, new Error(WEB_PAGE)), 'Check the user name'],
  ['that is elsewhere', new ServiceError(PAGE, 302, 'a redirect to login.example/'), ''],
  [
    'after which an export is unknown',
    new ServiceError(PAGE, 502, WEB_PAGE),
    'It may have been triggered: check',
    MAYBE,
  ],
])('a page %s came from something in front of the service, which is said first', (_, error, rest, given) => {
  const { what = '', advice = '' } = explain(error, given) ?? {};
  expect(what).toBe(`Something in front of the service answered. ${error.message}.`);
  expect(advice).toMatch(
    /^Check for a proxy, VPN, firewall, sign-in page or block page\. Check `base-url`: /,
  );
  expect(advice).toContain(rest);
  // The token may be right.
  expect(what).not.toMatch(/token/i);
});

describe('a storage error', () => {
  const SIGNED_FOR_ANOTHER = /signed for a different request/;
  const NO_SUCH_PATH = /takes no file at the upload URL, and redirects are not followed.*service/;
  const NO_PERMISSION = /may lack a permission.*certain networks/;
  const SECOND_EXPIRED = /second upload URL.*expired.*clock.*storage/;
  const CLOCK = /^The clock of the service, which signed the upload URL/;
  const TOO_LARGE = /larger than the storage accepts/;
  const RUN_AGAIN = /[Rr]un again/;

  test.each<[number, ErrorBody, RegExp]>([
    [403, { code: 'SignatureDoesNotMatch', message: 'The signature does not match' }, SIGNED_FOR_ANOTHER],
    [403, { code: 'AccessDenied', message: 'Forbidden: Invalid signature' }, SIGNED_FOR_ANOTHER],
    [403, { code: 'AuthenticationFailed' }, SIGNED_FOR_ANOTHER],
    [403, { code: 'AccessDenied', message: 'Request has expired' }, SECOND_EXPIRED],
    [403, { code: 'RequestTimeTooSkewed', message: 'The difference is too large' }, CLOCK],
    [403, { code: 'AccessDenied', message: 'Request is not valid yet' }, CLOCK],
    [403, { message: WEB_PAGE, isWebPage: true }, /^Something in front of the storage.*firewall/],
    [403, { code: 'AccessDenied' }, NO_PERMISSION],
    [401, {}, NO_PERMISSION],
    [404, { code: 'NoSuchBucket' }, NO_SUCH_PATH],
    [404, {}, NO_SUCH_PATH],
    [413, {}, TOO_LARGE],
    [400, { code: 'EntityTooLarge' }, TOO_LARGE],
    [400, { code: 'RequestTimeout' }, /^Run again\./],
    [400, {}, /[Cc]heck the file's size and content type/],
    [300, {}, NO_SUCH_PATH],
    [500, { code: 'InternalError', message: 'We encountered an internal error.' }, RUN_AGAIN],
  ])('with status %i and %j says so, what to check, and nothing of the token', (status, words, advice) => {
    const error = new StorageRefusedError(STORAGE, status, words);
    const explanation = explain(error);
    expect(explanation).toMatchObject({ title: 'Storage refused the upload' });
    expect(explanation?.advice).toMatch(advice);
    expect(explanation?.what).toContain(String(status));
    expect(explanation?.what).toContain(words.code ?? '');
    expect(explanation?.what).toContain(words.message?.replace(/\.$/, '') ?? '');
    expect(explainAsText(error, FOR_300_S)).not.toMatch(/token/i);
  });

  test('with status 429 is about the rate, in the words of the storage', () => {
    const limited = (location: string) =>
      explain(
        new StorageRefusedError(location, 429, { code: 'SlowDown', message: 'At most 10 PUTs' }),
        tried(10, 61_000),
      );
    expect(limited(STORAGE)).toMatchObject({
      title: 'Rate limited (429)',
      what: `PUT ${STORAGE} answered 429: SlowDown: At most 10 PUTs. Tried 10 times in 1 min 1 s.`,
      advice: expect.stringMatching(/`max-retry-wait`/),
    });
    expect(limited(`${STORAGE}/2`)?.groupKey).toBe(limited(STORAGE)?.groupKey);
  });
});

describe('a service error', () => {
  /** @param request its method and path */
  function advise(request: string, status: number, problem = 'no', code = ''): string | undefined {
    const [method = '', path = ''] = request.split(' ');
    const sent = requestTo(method, `https://api.example.com/v1${path}`);
    return explain(new ServiceError(sent, status, problem, code))?.advice;
  }

  test.each([
    ['POST /storage/urls', '`organization`, and the name and content type of the file,'],
    ['POST /export', '`variant` and `network`, or `exports`,'],
    ['GET /assets', '`organization`'],
    ['GET /games', '`page-size`'],
    ['POST /games', '`name` and `organization`'],
    ['GET /games/g-1', '`game`'],
    ['GET /elsewhere', 'the inputs'],
  ])('names the inputs to check for %s', (request, what) => {
    for (const status of [400, 409, 422]) {
      expect(advise(request, status)).toBe(`Check ${what} against the message of the service.`);
    }
  });

  type Advice = [request: string, status: number, advice: RegExp];
  const CHECK_ADDRESS =
    /^Check `base-url`: the request went to \/v1\/\S+\. Is \/v1 the path prefix of the API\?$/;

  test.each<Advice>([
    ...['GET /games/g-1', 'POST /export'].map((request): Advice => [request, 404, CHECK_ADDRESS]),
    ...[300, 399, 405].map((status): Advice => ['POST /export', status, CHECK_ADDRESS]),
    ...[500, 503, 599, 408, 425].map((status): Advice => ['GET /games', status, /^Run again/]),
    ...[101, 200, 204].map((status): Advice => ['GET /games', status, /^Check `base-url`\. .*report/]),
  ])('says what to do about %s with status %i', (request, status, advice) => {
    expect(advise(request, status)).toMatch(advice);
  });

  test.each([
    ['GET /games/g-1', /^Check `game` against the message of the service\. Check `base-url`: /],
    [
      'POST /export',
      /^Check `variant` and `network`, or `exports`, against .*\. Check `base-url`: .* of the API\?$/,
    ],
  ])('with status 404 in the error body of the service names the inputs first: %s', (request, advice) => {
    expect(advise(request, 404, 'Not Found: No such thing', 'Not Found')).toMatch(advice);
    for (const words of [`Cannot ${request}`, 'There is no such endpoint'])
      expect(advise(request, 404, `Not Found: ${words}`, 'Not Found')).toMatch(CHECK_ADDRESS);
  });
});

describe('what an earlier response proves is not doubted', () => {
  const about = (status: number, problem: string, isKnownService: boolean) =>
    explain(new ServiceError({ ...EXPORT, isKnownService }, status, problem, ''))?.advice ?? '';

  test('after a success, a 404 does not doubt `base-url`', () => {
    expect(about(404, 'no', false)).toContain('`base-url`');
    expect(about(404, 'no', true)).toMatch(/^Check `variant` and `network`, or `exports`, against [^`]*$/);
  });

  test.each(['the uploadUrl in the body is not an address', 'the body has the assetId of another file'])(
    'nor does an upload URL that can not be used: %s',
    (problem) => {
      expect(about(201, problem, false)).toBe('Report it to the service with this message.');
      expect(about(201, 'the body is empty', false)).toContain('`base-url`');
    },
  );
});

test.each([
  ['Forbidden: Network unity is not enabled', 'Forbidden: Network unity is not enabled. So'],
  ['org-1 is suspended.', 'org-1 is suspended. So'],
  ['no explanation was given', 'No explanation:'],
])('a 403 without a scope begins with the words of the service: %s', (problem, start) => {
  const { what = '', advice } = explain(new ServiceError(EXPORT, 403, problem)) ?? {};
  expect(what).toBe(`${start} the service answered POST ${EXPORT.location} with 403.`);
  expect(advice).toMatch(/^Do what the service says\. .*scopes that it needs/);
});

describe('a network failure', () => {
  test.each([
    ['unreachable', /`base-url`/],
    ['proxy-forbids', /^Ask whoever runs the proxy to allow the host\./],
    ['unparsable', /HTTP\/1\.1.*between/],
    ['proxy-certificate', /certificate of the proxy.*NODE_EXTRA_CA_CERTS.*`https_proxy`/],
    ['proxy-plain-http', /http:\/\/.*`https_proxy`/],
    ['timeout', /`request-timeout`/],
    ['broken', /[Rr]un again/],
  ] as const)('of the kind %s says what to do', (reason, advice) => {
    expect(explain(network(reason))?.advice).toMatch(advice);
  });

  test.each([
    ['broken', 'GET', 'http://h/v1/games/g-1', /^Run again/],
    [
      'unreachable',
      'PUT',
      'http://h/v1/bucket/a',
      /^The host is that of the upload URL, which the serv[^`]*$/,
    ],
    ['plain-http', 'PUT', 'https://h/v1/bucket/export', /^The service made this upload URL: report it/],
    ['plain-http', 'GET', 'https://h/v1/games', /write `base-url: http:\/\/h\/v1` and `allow-http: true`/],
  ] as const)(
    'of the kind %s of %s %s names `base-url` only if it is wrong',
    (reason, method, location, advice) => {
      const error = new NetworkError(reason, requestTo(method, location), new Error('socket hang up'));
      expect(explain(error)?.advice).toMatch(advice);
    },
  );

  test.each([
    ['does not connect', 'proxy-unreachable', /^Check `https_proxy` or `http_proxy`[^-]*$/],
    ['limits', 'proxy-limits', /^Run again later, or raise/],
  ] as const)('of a proxy that %s says what to do, for the storage too', (_, reason, advice) => {
    expect(explain(network(reason))?.advice).toMatch(advice);
    const put = new NetworkError(reason, requestTo('PUT', STORAGE), new Error('no'));
    expect(explain(put)?.advice).toMatch(advice);
  });

  test('of a proxy that asks for too long a wait says which input allows it', () => {
    expect(explain(network('unreachable'), FOR_300_S)?.advice).toMatch(/raise `max-retry-wait`/);
  });

  test('of a port for plain http behind a proxy does not change the scheme', () => {
    const request = { ...requestTo('GET', 'https://h/v1/games'), proxy: 'proxy:3128' };
    const error = new NetworkError('plain-http', request, new Error('no'));
    expect(explain(error)?.advice).toMatch(/^Something other .* the proxy proxy:3128\.$/);
  });
});

test.each([new CancelledError(), network('cancelled')])('explains no cancelled call: $name', (error) => {
  expect(explain(error, { because: 'cancelled', attempts: 0 })).toBeUndefined();
});

describe('every explanation', () => {
  const ERRORS: readonly Error[] = [
    new ServiceError(EXPORT, 401, 'no explanation was given'),
    new ServiceError(EXPORT, 403, 'no explanation was given'),
    new ServiceError(EXPORT, 429, 'too many requests'),
    new StorageRefusedError(STORAGE, 500, { code: 'InternalError', message: 'We met an internal error. ' }),
    new ServiceError(EXPORT, 401, 'Unauthorized: The token has expired.'),
    new ServiceError(EXPORT, 403, 'Insufficient permissions. Required: games:write.'),
    new ServiceError(EXPORT, 500, 'no explanation was given'),
    new StorageRefusedError(STORAGE, 403, { message: '' }),
    network('unreachable', new AggregateError([new Error('connect ECONNREFUSED')])),
    network('broken', Object.assign(new Error(''), { code: 'ECONNRESET' })),
    network('timeout', 'a text'),
    new AssetFileError('EIO', 'The file could not be read: EIO'),
    new Error('Error: message'),
  ];
  const REASONS = ['permanent', 'may-have-been-done', 'attempts-exhausted', 'wait-too-long'] as const;

  test.each(ERRORS)('has complete sentences, each on one line, if parts are missing: %s', (error) => {
    for (const because of REASONS) {
      const { what = '', advice = '' } = explain(error, { because }) ?? {};
      for (const text of [what, advice]) {
        expect(text).toMatch(/^[A-Z]/);
        expect(text).toMatch(/[^\s.:]\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|Infinity/);
        expect(text).not.toMatch(/:\s*\.| {2}|\.\.|: :|\n/);
      }
    }
  });
});

test.each([
  ['Token does not have the required scope: games:write', 'games:write'],
  ['Forbidden: Insufficient permissions. Required: games:write', 'games:write'],
  ['Token does not have the required scope: storage-urls:create_all', 'storage-urls:create_all'],
  ['Insufficient permissions. Required: org:games:write', 'org:games:write'],
  ['Insufficient permissions. Required: games:*', 'games:*'],
  ['no explanation was given', undefined],
  ['Required: ask your administrator', undefined],
  ['This organization is not yours: org-2', undefined],
])('the missing scope is found in: %s', (problem, scope) => {
  const { advice = '' } = explain(new ServiceError(EXPORT, 403, problem)) ?? {};
  expect(/scope `(.*)`/.exec(advice)?.[1]).toBe(scope);
});
