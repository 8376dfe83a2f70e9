import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseHttpDate, retryAfterMs } from '../../src/api/header-dates.ts';

/** Sun, 06 Nov 1994 08:49:37 GMT, the example of RFC 9110, 5.6.7. */
const RFC_MOMENT_MS = 784_111_777_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['0', 0],
  ['1', 1_000],
  ['120', 120_000],
  ['007', 7_000],
  [' 30 ', 30_000],
  ['86400', 86_400_000],
  // Two fields that a proxy has joined.
  ['2, 30', 30_000],
  // A fraction is never shortened.
  ['1.5', 1_500],
  ['0.0001', 1],
  // More than a number can hold.
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('%o is %i ms', (value, ms) => {
  expect(retryAfterMs([value], RFC_MOMENT_MS)).toBe(ms);
});

describe('dates', () => {
  test.each([
    ['IMF-fixdate', 'Sun, 06 Nov 1994 08:49:37 GMT', 42_000],
    ['RFC 850', 'Sunday, 06-Nov-94 08:49:37 GMT', 42_000],
    ['asctime', 'Sun Nov  6 08:49:37 1994', 42_000],
    ['asctime with a two-digit day', 'Wed Nov 16 08:49:37 1994', 10 * 86_400_000 + 42_000],
  ])('in the form of %s are read as GMT, on a machine in India, too', (_form, value, ms) => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    // The zone of this process has really changed.
    expect(new Date(RFC_MOMENT_MS).getTimezoneOffset()).toBe(-330);
    expect(retryAfterMs([value], RFC_MOMENT_MS - 42_000)).toBe(ms);
  });

  test.each([
    [1, 1],
    [0, 0],
    [-1, 0],
    [-86_400_000, 0],
  ])('a date in %i ms is a wait of %i ms', (inMs, waitMs) => {
    expect(retryAfterMs(['Sun, 06 Nov 1994 08:49:37 GMT'], RFC_MOMENT_MS - inMs)).toBe(waitMs);
  });

  test('a two-digit year may be in this century', () => {
    const noonMs = Date.UTC(2031, 2, 4, 12);
    expect(retryAfterMs(['Tuesday, 04-Mar-31 12:00:05 GMT'], noonMs)).toBe(5_000);
  });
});

test.each([
  ...['', '  ', '-5', '+5', 'soon', '5s', '1e3', '0x10', '5; 10', '1994 AD'],
  ...['1994-11-06T08:49:37Z', 'Sun, 06 Nov 1994 08:49:37 PST', 'on Sun, 06 Nov 1994 08:49:37 GMT'],
  ...['on Sunday, 06-Nov-94 08:49:37 GMT', 'on Sun Nov  6 08:49:37 1994'],
  ...['Sun, 06 Nov 1994 08:49:37 GMT (or so)', 'Sunday, 06-Nov-94 08:49:37 GMT (or so)'],
  ...['Sun Nov  6 08:49:37 1994 (or so)', 'Sun, 06 Nov 1994 08:49:37', 'Sun, 06 Foo 1994 08:49:37 GMT'],
  ...['Sun, 06 Nov 1994 25:49:37 GMT', 'Sun, 99 Nov 1994 08:49:37 GMT'],
])('an invalid field is ignored: %s', (value) => {
  expect(retryAfterMs([value], RFC_MOMENT_MS)).toBeUndefined();
  expect(parseHttpDate(value)).toBeUndefined();
});

test.each([
  [[], undefined],
  [['3', '120'], 120_000],
  [['soon', '3'], 3_000],
  [['Sun, 06 Nov 1994 08:49:37 GMT', '1'], 42_000],
])('of the fields %o the longest wait counts', (values, ms) => {
  expect(retryAfterMs(values, RFC_MOMENT_MS - 42_000)).toBe(ms);
});
