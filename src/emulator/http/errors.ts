import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { components } from '../../api/schema.generated.ts';
import type { EmulatorEnv } from './context.ts';

/** A request that the API refuses, thrown by a route and answered with the error body of service spec part 7. */
export class ApiError extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: ContentfulStatusCode;
  /** The body's `error`. */
  readonly error: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    error: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}

/** A request that the storage refuses, thrown by its route and answered in S3's XML. */
export class StorageError extends Error {
  override readonly name = 'StorageRefusal';
  readonly status: ContentfulStatusCode;
  /** S3's error code, such as `SignatureDoesNotMatch`. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

type ErrorBody = components['schemas']['ErrorBody'];

/** Answers whatever a route threw: the API's error body of service spec part 7, or the storage's XML. */
export function errorResponse(error: Error, c: Context<EmulatorEnv>): Response {
  if (error instanceof ApiError) return apiResponse(error, c);
  if (error instanceof StorageError) return storageResponse(error, c);
  return c.req.path.startsWith('/storage/')
    ? storageResponse(new StorageError(500, 'InternalError', error.message), c)
    : apiResponse(new ApiError(500, 'Internal Server Error', error.message), c);
}

function apiResponse({ status, error, message, headers }: ApiError, c: Context<EmulatorEnv>): Response {
  const body: ErrorBody = { statusCode: status, error, message };
  return c.json(body, status, { ...headers });
}

function storageResponse(
  { status, code, message, headers }: StorageError,
  c: Context<EmulatorEnv>,
): Response {
  return c.body(storageErrorXml(code, message), status, { ...headers, 'Content-Type': 'application/xml' });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** An error document as S3 writes it ("Error responses" in its API reference), safe for any text. */
export function storageErrorXml(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error>`;
}

function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // XML 1.0 section 2.2: these have no place in a document, not even as a reference.
      .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  );
}

/** Refuses every method with 405 and the `Allow` of RFC 9110 section 15.5.6; to be routed after the ones that exist. */
export function methodNotAllowed(allow: string): Handler<EmulatorEnv> {
  return (c) => {
    throw new ApiError(405, 'Method Not Allowed', `${c.req.method} is not allowed here, only ${allow}`, {
      Allow: allow,
    });
  };
}
