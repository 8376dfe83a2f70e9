import { unescape as decode } from 'node:querystring';

const SIGNED = /[?&]x-(?:amz|goog)-date=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:&|$)/i;
const LIFETIME = /[?&]x-(?:amz|goog)-expires=(\d+)(?:&|$)/i;
/** Seconds since the epoch. A smaller number is a duration, whose start is not known. */
const EXPIRES = /[?&]expires=(\d{10,})(?:&|$)/i;
const AZURE_EXPIRY = /[?&]se=([^&]+)/i;

/**
 * Finds when a pre-signed URL expires: `X-Amz-Date` and `X-Amz-Expires` (AWS Signature Version 4), the same with `X-Goog-`,
 * `Expires` (Version 2), or `se` (Azure SAS). The service promises none of them.
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

/** What a storage says of an address, a signature, a token or a policy. The claim is that of a JWT. */
const EXPIRED =
  /expired|\bexp\W+claim|\b(?:date|request|signature|timestamp|token|url|link)\W+(?:is )?too old/i;
/** Other things that expire, and words that deny it. A new upload URL would not help. */
const NOT_THE_URL =
  /(?:\blease\b[^.]*|(?:lease|licen[cs]e|trial|subscription|plan|account|certificate)[\W_]*(?:has|is|was)?[\W_]*|\bnot[\W_]+(?:yet )?)expired/gi;
/** Azure's words about a signature that is used too early or too late. */
const TIME_FRAME = /specified time frame(?:.*Expiry \[([^\]]*)\].*Current \[([^\]]*)\])?/i;

/** Whether a storage's error says that the upload URL, or what it is signed with, has expired. */
export function saysExpired(words: string): boolean {
  if (EXPIRED.test(words.replace(NOT_THE_URL, ''))) return true;
  const [frame, expiry = '', current = ''] = TIME_FRAME.exec(words) ?? [];
  return frame !== undefined && !(Date.parse(current) < Date.parse(expiry));
}

/** An upload URL is replaced when this share of its lifetime has passed, because the PUT has to arrive before its end. */
const USED_LIFETIME = 0.9;
/** The dates of a URL and of a response are whole seconds, so a lifetime may be this much shorter. */
const ROUNDING_MS = 1_000;
/** The lifetime that is assumed for an upload URL that does not say when it expires. */
const UNKNOWN_LIFETIME_MS = 20_000;

/** How long an upload URL can be used after its response, in milliseconds. @param dateMs when it was made, by the same clock */
export function usableMs(url: URL, dateMs: number): number {
  const lifetimeMs = (uploadUrlExpiry(url) ?? dateMs + UNKNOWN_LIFETIME_MS) - dateMs;
  return USED_LIFETIME * (lifetimeMs - ROUNDING_MS);
}
