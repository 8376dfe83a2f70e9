import type { components } from '../../api/schema.generated.ts';
import { isName, isRecord, isText, numberText, parseExact, parseJson } from '../support/json.ts';
import { type ErrorBody, formatErrorBody, readErrorBody } from './error-body.ts';
import { type FailedRequest, NetworkError, type RequestError, ServiceError } from './errors.ts';
import type { HttpResponse } from './http/transport.ts';
import type { Secrets } from './redaction/secrets.ts';
import { redactUntrusted } from './redaction/untrusted-text.ts';
import { uploadUrlExpiry } from './storage-dialects.ts';

type GamePage = components['schemas']['GamePage'];
/** A game as the service lists it. It may have more fields. */
export type Game = components['schemas']['Game'];
type PageMeta = components['schemas']['PageMeta'];

/** The value of a 2xx body, or a string that says what is wrong with the body. */
export type Parsed<T> = { readonly value: T } | string;

/** Parses a body that is not shown (api/README.md, *Requests*): exact JSON if it is an object or a list, else text; `undefined` if it is blank. */
export function parseResponseBody(text: string): { readonly value: unknown } {
  if (text.trim() === '') return { value: undefined };
  const value = parseExact(text);
  return { value: isRecord(value) || Array.isArray(value) ? value : text };
}

/** The codings of RFC 9110, 8.4.1, and later ones; in `Transfer-Encoding` (RFC 9112, 6.1) Node decodes `chunked` only. Some servers write a charset into the header, which changes no byte. */
const CODINGS = /\b(?:x-)?(?:gzip|compress|deflate|br|zstd|dcb|dcz)\b/i;

/** Says that a body can't be read because it is compressed; `undefined` if it is not. */
export function encodingProblem({ headers, body }: HttpResponse): string | undefined {
  const [coding] = CODINGS.exec(`${headers['content-encoding']}, ${headers['transfer-encoding']}`) ?? [];
  if (coding === undefined || body.length === 0) return undefined;
  return `the body is compressed (${coding}), although the request forbids that (Accept-Encoding: identity)`;
}

/** The destination of one file. */
export interface UploadTarget {
  /** The pre-signed URL of one PUT. A secret: it is all that an upload needs. */
  readonly uploadUrl: URL;
  /** Path and query of the URL as the service wrote them, because the signature is over them. `URL` would remove `/../`. */
  readonly requestTarget: string;
  readonly assetId: string;
  /** How long the URL can be used after its response. */
  readonly usableMs: number;
}

/**
 * Parses the body of `POST /storage/urls`, and adds the upload URL to the secrets.
 *
 * @param sent the values in the body of the request
 * @param dateMs the time of the response by the server's clock, in milliseconds since the epoch
 */
export function parseUploadTarget(
  text: string,
  sent: readonly string[],
  dateMs: number,
  secrets: Secrets,
  allowHttp: boolean,
): Parsed<UploadTarget> {
  const fields = toObject(text, parseJson(text));
  if (typeof fields === 'string') return fields;
  const { uploadUrl, assetId } = fields;
  if (typeof assetId !== 'string' || assetId === '') return 'the body has no assetId';
  if (typeof uploadUrl !== 'string' || uploadUrl === '') return 'the body has no uploadUrl';
  const url = URL.parse(uploadUrl);
  // HTTP can't carry a control character, and `URL` removes some in silence.
  if (url === null || /\p{Cc}/u.test(uploadUrl.trim())) return 'the uploadUrl in the body is not an address';
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    return `the uploadUrl in the body is not an https: address (allow-http: ${allowHttp})`;
  }
  secrets.addUploadUrl(url, [...sent, assetId]);
  if (secrets.redactData(assetId) !== assetId)
    return 'the assetId in the body holds the token or a signature';
  const requestTarget = requestTargetOf(uploadUrl.trim());
  return { value: { uploadUrl: url, requestTarget, assetId, usableMs: usableMs(url, dateMs) } };
}

/** An upload URL is replaced when this share of its lifetime has passed, because the PUT has to arrive before its end. */
const USED_LIFETIME = 0.9;
/** The dates of a URL and of a response are whole seconds, so a lifetime may be this much shorter. */
const ROUNDING_MS = 1_000;
/** The lifetime that is assumed for an upload URL that does not say when it expires, or that has expired already: then clocks differ. */
const UNKNOWN_LIFETIME_MS = 20_000;

/** How long an upload URL can be used after its response, in milliseconds. @param dateMs when it was made, by the same clock */
function usableMs(url: URL, dateMs: number): number {
  const lifetimeMs = (uploadUrlExpiry(url) ?? dateMs) - dateMs;
  return USED_LIFETIME * ((lifetimeMs > ROUNDING_MS ? lifetimeMs : UNKNOWN_LIFETIME_MS) - ROUNDING_MS);
}

/** What follows the authority of a URL (RFC 3986, 3.2), without the fragment. Only what HTTP can't carry is percent-encoded. */
function requestTargetOf(url: string): string {
  const rest = url.replace(/^[^:]*:[\\/]*[^\\/?#]*|#.*/gs, '');
  const target = rest.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
  return target.startsWith('/') ? target : `/${target}`;
}

export function parseGamePage(text: string, secrets: Secrets): Parsed<GamePage> {
  const redacted = secrets.redactData(text);
  const fields = toObject(redacted, parseExact(redacted));
  if (typeof fields === 'string') return fields;
  const { data } = fields;
  if (!Array.isArray(data) || !data.every(isGame)) return 'the body has no data array of games';
  const meta = Object.entries(isRecord(fields['meta']) ? fields['meta'] : {});
  const numbers = Object.fromEntries(meta.map(([name, value]) => [name, Number(numberText(value))]));
  const { page, limit, total, totalPages } = numbers;
  // `1e999` is Infinity.
  if (![page, limit, total, totalPages].every(Number.isFinite))
    return 'the body has no meta with page, limit, total and totalPages';
  return { value: { data, meta: numbers as PageMeta } };
}

/** Parses the body of `GET /games/{id}`, whose form is not shown. If it has an id, that must be the requested one. */
export function parseGame(text: string, requestedId: string, secrets: Secrets): Parsed<unknown> {
  const parsed = parseResponseBody(secrets.redactData(text));
  const id = isRecord(parsed.value) ? parsed.value['id'] : undefined;
  if (id !== undefined && (numberText(id) ?? String(id)) !== requestedId)
    return 'the body is not the requested game: it has another id';
  return parsed;
}

function toObject(text: string, parsed: unknown): Record<string, unknown> | string {
  if (isRecord(parsed)) return parsed;
  return text.trim() === '' ? 'the body is empty' : 'the body is not a JSON object';
}

function isGame(value: unknown): value is Game {
  return isRecord(value) && isName(value['id']) && isText(value['name']) && isText(value['createdAt']);
}

/** The error that a response means which is not 2xx, or can't be read. */
export function toServiceError(
  failed: FailedRequest,
  response: HttpResponse,
  secrets: Secrets,
): RequestError {
  const { status, body } = response;
  const encoded = encodingProblem(response);
  const errorBody: ErrorBody = encoded
    ? { message: encoded }
    : readErrorBody(body.toString('utf8'), secrets.redact, status);
  const redirect = redirectOf(response, failed.location, secrets);
  const isElsewhere = redirect !== undefined && redirect.hostname !== new URL(failed.location).hostname;
  const request = { ...failed, isInFront: isElsewhere || errorBody.isWebPage };
  if (status === 407) return proxyError(request, errorBody);
  const problem = redirect ? `${redirect.words}, which is not followed` : formatErrorBody(errorBody);
  return new ServiceError(request, status, problem, errorBody.code ?? '');
}

/** Where a response redirects to: its host, and host and path in words, because the query may give access. `undefined` if nowhere. */
export function redirectOf(
  { status, headers: { location } }: Pick<HttpResponse, 'status' | 'headers'>,
  requested: string,
  { redact }: Secrets,
): { readonly hostname: string; readonly words: string } | undefined {
  const isRedirect = status >= 300 && status < 400 && location !== undefined;
  const target = isRedirect ? URL.parse(location, requested) : null;
  if (target === null) return undefined;
  const { hostname, host, pathname } = target;
  return { hostname, words: `a redirect to ${redactUntrusted(redact(host + pathname))}` };
}

/** The error of a 407, which only proxies send (RFC 9110, 15.5.8). */
export function proxyError(request: FailedRequest, body: ErrorBody): NetworkError {
  const cause = new Error(`the proxy answered 407: ${formatErrorBody(body)}`);
  return new NetworkError('proxy-credentials', request, cause);
}
