const SECONDS = /^\d+(?:\.\d+)?$/;
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850_DATE = /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
const HTTP_DATES = [IMF_FIXDATE, RFC_850_DATE, ASCTIME_DATE];

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3): a number of seconds, or one of the three forms of an HTTP date. A date in the past is a wait of
 * 0 ms. Of several fields, which a server and something in front of it may send, the longest wait counts. A proxy may have joined them: `2, 30`
 * (RFC 9110, 5.3).
 *
 * @param values the fields as received
 * @param wallMs now, in milliseconds since the epoch
 * @returns milliseconds, or `undefined` if there is no valid field
 */
export function retryAfterMs(values: readonly string[], wallMs: number): number | undefined {
  const fields = values.flatMap((value) => (/[a-z]/i.test(value) ? [value] : value.split(',')));
  const waits = fields.flatMap((field) => waitMs(field.trim(), wallMs) ?? []);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

function waitMs(text: string, wallMs: number): number | undefined {
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
