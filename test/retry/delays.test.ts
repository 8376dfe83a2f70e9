import { afterEach, describe, expect, test, vi } from 'vitest';
import { backoffMs, parseHttpDate, retryAfterMs } from '../../src/retry/delays.ts';

const ALMOST_ONE = 1 - Number.EPSILON;

test.each([
  { attempt: 1, limitMs: 250 },
  { attempt: 2, limitMs: 500 },
  { attempt: 3, limitMs: 1_000 },
  { attempt: 6, limitMs: 8_000 },
  { attempt: 7, limitMs: 16_000 },
  { attempt: 8, limitMs: 20_000 },
  { attempt: 50, limitMs: 20_000 },
])('the backoff after attempt $attempt is just below $limitMs ms at most', ({ attempt, limitMs }) => {
  expect(backoffMs(attempt, ALMOST_ONE)).toBe(limitMs - 1);
});

test.each([1, 2, 8, 50])('the backoff after attempt %i may be 0 ms', (attempt) => {
  expect(backoffMs(attempt, 0)).toBe(0);
});

test('backoffs are spread evenly over the whole span (full jitter)', () => {
  expect([0.1, 0.25, 0.5, 0.75, 0.9].map((random) => backoffMs(3, random))).toEqual([
    100, 250, 500, 750, 900,
  ]);
});

test('a backoff is a whole number of milliseconds', () => {
  expect(backoffMs(1, 0.333)).toBe(83);
});

/** Sun, 06 Nov 1994 08:49:37 GMT, the example of RFC 9110, 5.6.7. */
const RFC_MOMENT_MS = 784_111_777_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('seconds', () => {
  test.each([
    ['0', 0],
    ['1', 1_000],
    ['120', 120_000],
    ['007', 7_000],
    [' 30 ', 30_000],
    ['86400', 86_400_000],
  ])('%o is %i ms', (value, ms) => {
    expect(retryAfterMs(value, RFC_MOMENT_MS)).toBe(ms);
  });

  test('a fraction of a second is never shortened', () => {
    expect(retryAfterMs('1.5', 0)).toBe(1_500);
    expect(retryAfterMs('0.0001', 0)).toBe(1);
  });

  test('more seconds than a number can hold are a very long wait', () => {
    expect(retryAfterMs('9'.repeat(400), 0)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'dates, on a machine in %s',
  (zone) => {
    test.each([
      ['IMF-fixdate', 'Sun, 06 Nov 1994 08:49:37 GMT'],
      ['RFC 850', 'Sunday, 06-Nov-94 08:49:37 GMT'],
      ['asctime', 'Sun Nov  6 08:49:37 1994'],
    ])('%s is read as GMT', (_form, value) => {
      vi.stubEnv('TZ', zone);
      expect(retryAfterMs(value, RFC_MOMENT_MS - 42_000)).toBe(42_000);
    });

    test('asctime with a two-digit day is read as GMT', () => {
      vi.stubEnv('TZ', zone);
      expect(retryAfterMs('Wed Nov 16 08:49:37 1994', RFC_MOMENT_MS)).toBe(10 * 86_400_000);
    });
  },
);

describe('dates', () => {
  test('the zone of this process really changes with TZ, or the tests above prove nothing', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    expect(new Date(RFC_MOMENT_MS).getTimezoneOffset()).toBe(-330);
  });

  test('a wait for a date is exact to the millisecond', () => {
    expect(retryAfterMs('Sun, 06 Nov 1994 08:49:37 GMT', RFC_MOMENT_MS - 1)).toBe(1);
  });

  test.each([0, 1, 86_400_000])('a date %i ms ago is a wait of 0 ms', (ago) => {
    expect(retryAfterMs('Sun, 06 Nov 1994 08:49:37 GMT', RFC_MOMENT_MS + ago)).toBe(0);
  });

  test('a two-digit year may be in this century', () => {
    const noonMs = Date.UTC(2031, 2, 4, 12);
    expect(retryAfterMs('Tuesday, 04-Mar-31 12:00:05 GMT', noonMs)).toBe(5_000);
  });
});

describe('an invalid field is ignored', () => {
  test.each([
    ...[undefined, '', '  ', '-5', '+5', 'soon', '5s', '1e3', '0x10', '5, 10', '1994 AD'],
    '1994-11-06T08:49:37Z',
    'Sun, 06 Nov 1994 08:49:37 PST',
    'on Sun, 06 Nov 1994 08:49:37 GMT',
    'on Sunday, 06-Nov-94 08:49:37 GMT',
    'on Sun Nov  6 08:49:37 1994',
    'Sun, 06 Nov 1994 08:49:37 GMT (or so)',
    'Sunday, 06-Nov-94 08:49:37 GMT (or so)',
    'Sun Nov  6 08:49:37 1994 (or so)',
    'Sun, 06 Nov 1994 08:49:37',
    'Sun, 06 Foo 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 25:49:37 GMT',
    'Sun, 99 Nov 1994 08:49:37 GMT',
  ])('%s', (value) => {
    expect(retryAfterMs(value, RFC_MOMENT_MS)).toBeUndefined();
  });
});

test('a header that is absent is no date', () => {
  expect(parseHttpDate(undefined)).toBeUndefined();
});
