import { STATUS_CODES } from 'node:http';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { components } from '../../api/schema.generated.ts';
import { diskProblem, isDiskFull } from '../store/disk-problems.ts';
import type { EmulatorEnv } from './context.ts';
import type { OpenEntry, RequestJournal } from './journal.ts';
import { SlowBodyError } from './request-body.ts';

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
 * Converts a thrown error to a response: JSON of service spec part 7 from the API, XML from the storage. The journal gets its
 * message.
 */
export function errorResponse(error: Error, c: Context<EmulatorEnv>, journal: RequestJournal): Response {
  if (!(error instanceof ResponseError)) {
    const known = c.req.path.startsWith('/storage/') ? storageError(error) : apiError(error);
    return errorResponse(known, c, journal);
  }
  const { status, code, message, headers } = error;
  // A request for the page has no entry.
  const entry: OpenEntry | undefined = c.get('entry');
  if (entry !== undefined) journal.setReason(entry, message);
  if (error instanceof ApiError) return c.json(errorBody(status, message, code), status, { ...headers });
  return c.body(storageErrorXml(code, message), status, { ...headers, 'Content-Type': 'application/xml' });
}

const CLOSE: Headers = { Connection: 'close' };

function storageError(error: Error): StorageError {
  if (error instanceof SlowBodyError) {
    // As in S3.
    const message =
      'Your socket connection to the server was not read from or written to within the timeout period. Idle connections will be closed.';
    return new StorageError(400, 'RequestTimeout', message, CLOSE);
  }
  if (isDiskFull(error)) return new StorageError(507, 'InsufficientStorage', DISK_FULL);
  return new StorageError(500, 'InternalError', internalMessage(error));
}

function apiError(error: Error): ApiError {
  if (error instanceof SlowBodyError) return new ApiError(408, 'The body did not arrive in time', CLOSE);
  if (isDiskFull(error)) return new ApiError(507, DISK_FULL);
  return new ApiError(500, internalMessage(error));
}

const DISK_FULL = "The emulator's disk is full, so nothing was stored";

function internalMessage(error: Error): string {
  const problem = diskProblem(error);
  return problem === undefined ? error.message : `The emulator can't use its data folder: ${problem}`;
}

/** The error body of service spec part 7. */
export function errorBody(statusCode: number, message: string, error = reason(statusCode)): ErrorBody {
  return { statusCode, error, message };
}

function reason(status: number): string {
  return STATUS_CODES[status] ?? '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** An error document of S3 ("Error responses" in its API reference). Escapes any text. */
export function storageErrorXml(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error>`;
}

function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // XML 1.0 section 2.2 forbids these characters, also as references.
      .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  );
}

/** Responds with 405 and `Allow` (RFC 9110 section 15.5.6). Register it after the allowed methods. */
export function methodNotAllowed(allow: string): Handler<EmulatorEnv> {
  return (c) => {
    throw new ApiError(405, `${c.req.method} is not allowed here, only ${allow}`, { Allow: allow });
  };
}
