/** The longest wait after the first attempt, in milliseconds. */
export const BASE_MS = 250;
const CAP_MS = 20_000;

/**
 * Exponential backoff with full jitter: from 0 to `250 ms * 2^(attempt - 1)`, at most 20 s.
 *
 * Full jitter spreads workers that failed together (Brooker, "Exponential Backoff And Jitter", 2015).
 *
 * @param attempt the failed attempt, counted from 1
 * @param random a number in [0, 1)
 * @returns milliseconds
 */
export function backoffMs(attempt: number, random: number): number {
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}

const SECONDS = /^\d+(?:\.\d+)?$/;
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850_DATE = /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
const HTTP_DATES = [IMF_FIXDATE, RFC_850_DATE, ASCTIME_DATE];

/**
 * Parses a `Retry-After` field (RFC 9110, 10.2.3): a number of seconds, or one of the three forms of an HTTP date. A date
 * in the past is a wait of 0 ms.
 *
 * @param value the field as received, `undefined` if it is absent
 * @param wallMs now, in milliseconds since the epoch
 * @returns milliseconds, or `undefined` if the field is absent or invalid
 */
export function retryAfterMs(value: string | undefined, wallMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (SECONDS.test(text)) return Math.min(Math.ceil(Number(text) * 1000), Number.MAX_SAFE_INTEGER);
  const date = parseHttpDate(text);
  return date === undefined ? undefined : Math.max(0, date - wallMs);
}

/** @returns milliseconds since the epoch, or `undefined` if the text is none of the three forms of an HTTP date */
export function parseHttpDate(text = ''): number | undefined {
  // An asctime date has no time zone, so Date.parse would read it as local time.
  const zoned = ASCTIME_DATE.test(text) ? `${text} GMT` : text;
  const ms = HTTP_DATES.some((form) => form.test(text)) ? Date.parse(zoned) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
