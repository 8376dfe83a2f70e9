import { STATUS_CODES } from 'node:http';
import type { Context, Handler } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { components } from '../../../api/schema.generated.ts';
import type { EmulatorEnv } from './context.ts';
import type { OpenEntry, RequestJournal } from './journal.ts';

interface ErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** The `error` of the API. Default: the reason phrase of the status. */
  readonly error?: string;
  /** The `Code` of the storage, one of S3 ("Error responses" in its API reference). Default: `InternalError`. */
  readonly code?: string;
}

/** An error response, thrown by routes and middleware. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: ContentfulStatusCode;
  readonly details: ErrorDetails;

  constructor(status: ContentfulStatusCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/**
 * Converts a thrown error to a response: JSON (api/README.md, *Errors*) from the API, XML from the storage. The journal gets its
 * message.
 */
export function errorResponse(error: Error, c: Context<EmulatorEnv>, journal: RequestJournal): Response {
  const { status, message, details } = error instanceof ResponseError ? error : serverError(error);
  // A request for the page has no entry.
  const entry: OpenEntry | undefined = c.get('entry');
  if (entry !== undefined) journal.setReason(entry, message);
  const { headers, code = 'InternalError' } = details;
  if (!isForStorage(c)) return c.json(errorBody(status, message, details.error), status, { ...headers });
  const xml = html`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  // S3 has no 408.
  return c.body(`${xml}`, status === 408 ? 400 : status, { ...headers, 'Content-Type': 'application/xml' });
}

export function isForStorage(c: Context<EmulatorEnv>): boolean {
  return c.req.path.startsWith('/storage/');
}

/** An error of Node or of the disk, without the path in its message: "ENOSPC: no space left on device, open '/path'". */
function serverError({ message }: Error): ResponseError {
  return new ResponseError(500, message.replace(/, \w+ '.*/s, ''));
}

/** The body of every error of the API: api/README.md, *Errors*. */
export function errorBody(
  statusCode: number,
  message: string,
  error = STATUS_CODES[statusCode] ?? '',
): components['schemas']['ErrorBody'] {
  return { statusCode, error, message };
}

/** Responds with 405 and `Allow` (RFC 9110 section 15.5.6). Register it after the allowed methods. */
export function methodNotAllowed(allow: string): Handler<EmulatorEnv> {
  return (c) => {
    const headers = { Allow: allow };
    throw new ResponseError(405, `${c.req.method} is not allowed here, only ${allow}`, { headers });
  };
}
