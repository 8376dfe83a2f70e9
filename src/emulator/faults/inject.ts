import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError, StorageError } from '../http/errors.ts';
import type { OpenEntry } from '../http/journal.ts';
import type { RequestBodies } from '../http/request-body.ts';
import { retryAfterHeader } from '../middleware/rate-limit.ts';
import type { RetryAfterForm } from '../options.ts';
import type { Fault, FaultDice, FaultTarget } from './faults.ts';

/** What faults need of the emulator. */
export interface FaultServices extends RetryAfterSettings {
  readonly dice: FaultDice;
  readonly bodies: RequestBodies;
}

/**
 * Lets each request meet its fault: decides whether its work is done, and answers with the refusal that some faults
 * are. `breakAnswer` sees to the others.
 *
 * @param targetOf Says what a request is about.
 */
export function injectFaults(
  { dice, bodies, ...settings }: FaultServices,
  targetOf: (entry: OpenEntry) => FaultTarget,
): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = c.get('entry');
    const target = targetOf(entry);
    const fault = dice.throwFor(target);
    if (fault === undefined) return next();
    entry.fault = { name: fault.name, when: fault.when };
    const refusal = faultError(fault, target.side, settings);
    if (refusal === undefined) c.set('broken', fault);
    if (fault.when === 'after') await next();
    if (refusal !== undefined) {
      // An answer that comes in place of another would inherit its headers.
      c.res = undefined;
      throw refusal;
    }
    if (fault.when === 'after') return undefined;
    if (fault.when === 'during') {
      const bytes = fault.share * Number(entry.headers['content-length']);
      await readPart(bodies.open(c.env.incoming), bytes, entry);
    }
    // Success, of which the client sees a part at most.
    return target.side === 'api' ? c.json({ status: 'queued' }) : c.body(null);
  };
}

/**
 * Reads until so many bytes have come; what follows stays unread.
 *
 * @throws {BrokenBodyError} when the client is the first to break it off.
 */
async function readPart(body: Readable, bytes: number, entry: OpenEntry): Promise<void> {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    entry.bodyBytes += chunk.byteLength;
    if (entry.bodyBytes >= bytes) return;
  }
}

/** As little as `Retry-After` can say: in whole seconds, one. */
const WAIT_MS = 1;

type ServerError = 500 | 502 | 503 | 504;

const SERVER_ERRORS: readonly ServerError[] = [500, 502, 503, 504];

const API_WORDS: Readonly<Record<ServerError, string>> = {
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The codes of S3 for 500 and 503, "Error responses" in its API reference; for the others, words in their style. */
const STORAGE_CODES: Readonly<Record<ServerError, string>> = {
  500: 'InternalError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

interface RetryAfterSettings {
  readonly retryAfter: RetryAfterForm;
  readonly now: () => number;
}

/**
 * The refusal that a fault is: `429`, `5xx` and `expired` are, the others keep a whole answer from coming. A 503 says
 * `Retry-After` as a 429 does, but only where nothing was done: it would be a lie otherwise.
 */
function faultError(
  { name, when, share }: Fault,
  side: 'api' | 'storage',
  settings: RetryAfterSettings,
): ApiError | StorageError | undefined {
  if (name === 'expired') return new StorageError(403, 'AccessDenied', 'Request has expired');
  if (name === '429') {
    return side === 'api'
      ? new ApiError(429, 'Too Many Requests', 'Try again after a delay', notNow(settings))
      : new StorageError(429, 'SlowDown', 'Please reduce your request rate.', notNow(settings));
  }
  if (name !== '5xx') return undefined;
  const status = SERVER_ERRORS[Math.floor(share * SERVER_ERRORS.length)] ?? 500;
  return serverError(status, side, status === 503 && when === 'before' ? notNow(settings) : {});
}

function serverError(
  status: ServerError,
  side: 'api' | 'storage',
  headers: Readonly<Record<string, string>>,
): ApiError | StorageError {
  const message = 'A fault that the emulator was told to have';
  return side === 'api'
    ? new ApiError(status, API_WORDS[status], message, headers)
    : new StorageError(status, STORAGE_CODES[status], message, headers);
}

function notNow({ retryAfter, now }: RetryAfterSettings): Record<string, string> {
  const header = retryAfterHeader(retryAfter, WAIT_MS, now());
  return header === undefined ? {} : { 'Retry-After': header };
}

/**
 * Keeps the answer of a request whose fault is `reset`, `reset-body`, `stall` or `truncate` from coming whole, whatever
 * it is. To be outermost, so that it has the last word on the answer and on the journal's status.
 */
export const breakResponse: MiddlewareHandler<EmulatorEnv> = async (c, next) => {
  await next();
  const fault = c.get('broken');
  if (fault === undefined) return;
  c.get('entry').status = await breakConnection(c, fault);
  c.res = RESPONSE_ALREADY_SENT;
};

/** Resolves with the status that went out, if one did. */
async function breakConnection(
  c: Context<EmulatorEnv>,
  { name, when, share }: Fault,
): Promise<number | undefined> {
  const { incoming, outgoing } = c.env;
  const { socket } = incoming;
  if (name === 'stall') {
    // Where the stall is in the body itself, its rest stays with the client.
    if (when !== 'during') incoming.resume();
    await closing(socket);
    return undefined;
  }
  if (name === 'reset') {
    socket.resetAndDestroy();
    return undefined;
  }
  await sendPart(outgoing, c.res, share);
  if (name === 'reset-body') {
    socket.resetAndDestroy();
  } else {
    // What is still to come is read: an end with unread bytes behind it would be a reset.
    incoming.resume();
    socket.end();
  }
  return c.res.status;
}

/** Resolves when the connection has ended. The client's end is enough: HTTP alone would wait for the rest of a body. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) return resolve();
    socket.once('close', () => resolve());
    if (socket.readableEnded) socket.destroy();
    else socket.once('end', () => socket.destroy());
  });
}

/** Sends the head, which promises a byte more than there is, and a share of the body: nothing, all of it, or in between. */
async function sendPart(outgoing: ServerResponse, answer: Response, share: number): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const length = body.byteLength + 1;
  const part = body.subarray(0, Math.floor(share * length));
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': length });
  const { socket } = outgoing;
  // What is written to a connection that has just ended is dropped without a word.
  if (socket === null || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    outgoing.write(part, () => resolve());
  });
}

/** What a request to the API is about: its path, its query, and what it sends as JSON. */
export function apiTarget({ method, path, query, body }: OpenEntry): FaultTarget {
  const subject = JSON.stringify([path, query, body]);
  return { side: 'api', method, subject, hasBody: false };
}

/** What a request to the storage is about: the file's name, because the id before it is a random one. */
export function storageTarget({ method, path, headers }: OpenEntry): FaultTarget {
  const subject = path.slice(path.lastIndexOf('/') + 1);
  return { side: 'storage', method, subject, hasBody: Number(headers['content-length'] ?? 0) > 0 };
}
