import { unescape as decode } from 'node:querystring';

const SIGNED = /[?&]x-(?:amz|goog)-date=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:&|$)/i;
const LIFETIME = /[?&]x-(?:amz|goog)-expires=(\d+)(?:&|$)/i;
/** Seconds since the epoch. A smaller number is a duration, whose start is not known. */
const EXPIRES = /[?&]expires=(\d{10,})(?:&|$)/i;
const AZURE_EXPIRY = /[?&]se=([^&]+)/i;

/**
 * Finds when a pre-signed URL expires: `X-Amz-Date` and `X-Amz-Expires` (AWS Signature Version 4), the same with `X-Goog-`,
 * `Expires` (Version 2), or `se` (Azure SAS). None of them is in the service spec.
 *
 * @returns milliseconds since the epoch by the clock of the server that signed the URL; `undefined` if the URL does not say
 */
export function uploadUrlExpiry({ search }: URL): number | undefined {
  const [, year, month, day, hour, minute, second] = SIGNED.exec(search) ?? [];
  const signedMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const signature4Ms = signedMs + 1_000 * Number(LIFETIME.exec(search)?.[1]);
  const signature2Ms = 1_000 * Number(EXPIRES.exec(search)?.[1]);
  const azureMs = Date.parse(decode(AZURE_EXPIRY.exec(search)?.[1] ?? ''));
  return [signature4Ms, signature2Ms, azureMs].find(Number.isFinite);
}

/** An upload URL is replaced when this share of its lifetime has passed, because the PUT has to arrive before its end. */
const USED_LIFETIME = 0.9;
/** The dates of a URL and of a response are whole seconds, so a lifetime may be this much shorter. */
const ROUNDING_MS = 1_000;
/** The lifetime that is assumed for an upload URL that does not say when it expires. */
const UNKNOWN_LIFETIME_MS = 20_000;

/** How long an upload URL can be used after it was requested, in milliseconds. @param dateMs when it was made, by the same clock */
export function usableMs(url: URL, dateMs: number): number {
  const lifetimeMs = (uploadUrlExpiry(url) ?? dateMs + UNKNOWN_LIFETIME_MS) - dateMs;
  return USED_LIFETIME * (lifetimeMs - ROUNDING_MS);
}
