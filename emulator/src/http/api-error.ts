import { STATUS_CODES } from 'node:http';
import type { Context, Handler } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { components } from '../../../api/schema.generated.ts';
import type { EmulatorEnv } from './context.ts';
import type { OpenEntry, RequestJournal } from './journal.ts';
import { IncompleteBodyError, SlowBodyError } from './request-body.ts';

type ErrorBody = components['schemas']['ErrorBody'];

type Headers = Readonly<Record<string, string>>;

class ResponseError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Headers;

  constructor(status: ContentfulStatusCode, code: string, message: string, headers: Headers = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** An error response of the API, thrown by routes and middleware. */
export class ApiError extends ResponseError {
  override readonly name = 'ApiError';

  /** @param error The `error` of the body. Default: the standard reason phrase of `status`. */
  constructor(status: ContentfulStatusCode, message: string, headers: Headers = {}, error = reason(status)) {
    super(status, error, message, headers);
  }
}

/** An error response of the storage, thrown by its route. `code` is S3's, such as `SignatureDoesNotMatch`. */
export class StorageError extends ResponseError {
  override readonly name = 'StorageError';
}

/**
 * Converts a thrown error to a response: JSON (api/README.md, *Errors*) from the API, XML from the storage. The journal gets its
 * message.
 */
export function errorResponse(error: Error, c: Context<EmulatorEnv>, journal: RequestJournal): Response {
  if (!(error instanceof ResponseError)) {
    return errorResponse(convert(error, c.req.path.startsWith('/storage/')), c, journal);
  }
  const { status, code, message, headers } = error;
  // A request for the page has no entry.
  const entry: OpenEntry | undefined = c.get('entry');
  if (entry !== undefined) journal.setReason(entry, message);
  if (error instanceof ApiError) return c.json(errorBody(status, message, code), status, { ...headers });
  return c.body(storageErrorXml(code, message), status, { ...headers, 'Content-Type': 'application/xml' });
}

/** The response to an error of the connection, of Node or of the disk. */
function convert(error: Error, isStorage: boolean): ResponseError {
  if (error instanceof IncompleteBodyError) {
    const message = 'The body ended too early';
    return isStorage ? new StorageError(400, 'IncompleteBody', message) : new ApiError(400, message);
  }
  if (error instanceof SlowBodyError) {
    const message = 'The body did not arrive in time';
    const close = { Connection: 'close' };
    return isStorage
      ? new StorageError(400, 'RequestTimeout', message, close)
      : new ApiError(408, message, close);
  }
  // Without the path in the message of Node: "ENOSPC: no space left on device, open '/path'".
  const message = error.message.replace(/, \w+ '.*/s, '');
  return isStorage ? new StorageError(500, 'InternalError', message) : new ApiError(500, message);
}

/** The body of every error of the API: api/README.md, *Errors*. */
export function errorBody(statusCode: number, message: string, error = reason(statusCode)): ErrorBody {
  return { statusCode, error, message };
}

function reason(status: number): string {
  return STATUS_CODES[status] ?? '';
}

/** An error document of S3 ("Error responses" in its API reference). */
function storageErrorXml(code: string, message: string): string {
  return `${html`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`}`;
}

/** Responds with 405 and `Allow` (RFC 9110 section 15.5.6). Register it after the allowed methods. */
export function methodNotAllowed(allow: string): Handler<EmulatorEnv> {
  return (c) => {
    throw new ApiError(405, `${c.req.method} is not allowed here, only ${allow}`, { Allow: allow });
  };
}
