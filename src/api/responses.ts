import { isRecord } from '../support/json.ts';
import { redactUntrusted } from '../support/redact.ts';
import { truncate } from '../support/text.ts';
import { formatErrorBody, readErrorBody } from './error-body.ts';
import {
  type FailedRequest,
  PermissionDeniedError,
  RateLimitedError,
  type RequestError,
  ServiceError,
  TokenRejectedError,
} from './errors.ts';
import type { HttpResponse } from './http/transport.ts';
import { FRAGMENT, type Secrets } from './redaction/secrets.ts';
import type { components } from './schema.generated.ts';
import { uploadUrlExpiry } from './upload-url-expiry.ts';

type GamePage = components['schemas']['GamePage'];
type Game = components['schemas']['Game'];
type PageMeta = components['schemas']['PageMeta'];

/** The value of a 2xx body, or a string that says what is wrong with the body. */
export type Parsed<T> = { readonly value: T } | string;

/** What is wrong with the body of a 2xx, if the address belongs to a web server. */
export const A_WEB_PAGE = 'the body is a web page, not a JSON object';

/** Parses a body whose form the spec does not show: JSON if it is JSON, else text; `undefined` if it is blank. */
export function parseResponseBody(text: string): { readonly value: unknown } {
  if (text.trim() === '') return { value: undefined };
  try {
    // RFC 8259 section 8.1 lets readers ignore a byte order mark.
    return { value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) };
  } catch {
    return { value: text };
  }
}

/** Redacts the secrets in the text of a body. A text without secrets stays as it is. */
export function redactResponse(text: string, secrets: Secrets): string {
  const redacted = String(secrets.redactValue(text));
  if (redacted === text) return text;
  // Within JSON a secret may be a number, or a part of one.
  const { value } = parseResponseBody(text);
  return typeof value === 'string' ? redacted : JSON.stringify(secrets.redactValue(value));
}

/** Bytes of a web page that are searched for its title. */
const MAX_HEAD_BYTES = 16_384;
const MAX_TITLE_LENGTH = 100;

/** The title of a web page, empty if it has none; `undefined` if the response is not a web page. */
export function webPageTitle({ headers, body }: HttpResponse, secrets: Secrets): string | undefined {
  if (!/^text\/html\b/i.test(headers['content-type'] ?? '')) return undefined;
  const text = body.toString('utf8', 0, MAX_HEAD_BYTES);
  if (!text.trimStart().startsWith('<')) return undefined;
  const title = /<title[^<>]*>([^<]*)</i.exec(text)?.[1] ?? '';
  return truncate(redactUntrusted(secrets.redact(title)), MAX_TITLE_LENGTH);
}

/** The destination of one file. */
export interface UploadTarget {
  /** The pre-signed URL of one PUT. A secret: it is all that an upload needs. */
  readonly uploadUrl: URL;
  readonly assetId: string;
  /** Milliseconds from the response until the URL expires; `undefined` if the URL does not say. Few uploads need to know. */
  readonly lifetimeMs: () => number | undefined;
}

/**
 * Parses the body of `POST /storage/urls`, adds the upload URL to the secrets, and redacts the asset id.
 *
 * @param dateMs returns the time of the response by the server's clock, in milliseconds since the epoch
 */
export function parseUploadTarget(
  text: string,
  dateMs: () => number,
  secrets: Secrets,
  allowHttp: boolean,
): Parsed<UploadTarget> {
  const fields = parseObject(text);
  if (typeof fields === 'string') return fields;
  const { uploadUrl, assetId } = fields;
  if (typeof assetId !== 'string' || assetId === '') return 'the body has no assetId';
  if (typeof uploadUrl !== 'string' || uploadUrl === '') return 'the body has no uploadUrl';
  const url = URL.parse(uploadUrl);
  if (url === null) return 'the uploadUrl in the body is not an address';
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    return `the uploadUrl in the body is not an https: address (allow-http: ${allowHttp})`;
  }
  secrets.addUploadUrl(url);
  const id = secrets.redactTokenInValue(assetId);
  const fragments = id.match(FRAGMENT) ?? [];
  const hasSecret = fragments.some((part) => url.search.includes(part) || url.hash.includes(part));
  const lifetimeMs = (): number | undefined => {
    const expiryMs = uploadUrlExpiry(url);
    return expiryMs === undefined ? undefined : expiryMs - dateMs();
  };
  return {
    value: {
      uploadUrl: url,
      assetId: hasSecret ? secrets.redactUploadUrls(id) : id,
      lifetimeMs,
    },
  };
}

/** Parses the body of `GET /games`. */
export function parseGamePage(text: string, secrets: Secrets): Parsed<GamePage> {
  const fields = secrets.redactValue(parseObject(text));
  if (!isRecord(fields)) return String(fields);
  const { data, meta } = fields;
  if (!Array.isArray(data) || !data.every(isGame)) return 'the body has no data array of games';
  if (data.some(({ id }) => id === '')) return 'the body has a game with an empty id';
  if (!isPageMeta(meta)) return 'the body has no meta with page, limit, total and totalPages';
  return { value: { data, meta } };
}

/** Parses the body of `GET /games/{id}`, whose form the spec does not show. If it has an id, that must be the requested one. */
export function parseGame(text: string, requestedId: string, secrets: Secrets): Parsed<unknown> {
  const { value } = parseResponseBody(text);
  const id = isRecord(value) ? value['id'] : undefined;
  if (id !== undefined && String(id) !== requestedId)
    return 'the body is not the requested game: it has another id';
  return { value: secrets.redactValue(value) };
}

function parseObject(text: string): Record<string, unknown> | string {
  const { value } = parseResponseBody(text);
  if (isRecord(value)) return value;
  if (value === undefined) return 'the body is empty';
  return /^\s*<(?:!doctype html|html)\b/i.test(text) ? A_WEB_PAGE : 'the body is not a JSON object';
}

function isGame(value: unknown): value is Game {
  return isRecord(value) && ['id', 'name', 'createdAt'].every((field) => typeof value[field] === 'string');
}

function isPageMeta(value: unknown): value is PageMeta {
  // `JSON.parse` reads `1e999` as Infinity.
  const isNumber = (name: string): boolean => isRecord(value) && Number.isFinite(value[name]);
  return ['page', 'limit', 'total', 'totalPages'].every(isNumber);
}

/** The error that a response means, unless it is 2xx. */
export function toServiceError(
  request: FailedRequest,
  { status, headers, body }: HttpResponse,
  secrets: Secrets,
): RequestError {
  const errorBody = readErrorBody(body.toString('utf8'), (text) => secrets.redact(text));
  if (status === 401) return new TokenRejectedError(request, errorBody);
  if (status === 403) return new PermissionDeniedError(request, errorBody);
  if (status === 429) return new RateLimitedError(request, errorBody);
  const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
  const problem = isRedirect ? 'a redirect, which is not followed' : formatErrorBody(errorBody);
  return new ServiceError(request, status, problem, errorBody.error ?? '');
}
