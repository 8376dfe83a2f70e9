import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError, StorageError } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { readBody } from '../http/request-body.ts';
import { type RetryAfterSettings, retryAfterHeaders } from '../middleware/rate-limit.ts';
import type { Fault, FaultSelector, FaultTarget } from './faults.ts';

export interface FaultServices extends RetryAfterSettings {
  readonly selector: FaultSelector;
  readonly clientTimeoutMs: number;
}

/**
 * Injects the fault of each request: decides whether the request is handled, and throws the error response of `429`,
 * `5xx` and `expired`. {@link breakResponse} does the other faults.
 */
export function injectFaults(
  { selector, clientTimeoutMs, ...settings }: FaultServices,
  targetOf: (c: Context<EmulatorEnv>) => FaultTarget,
): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = c.get('entry');
    const target = targetOf(c);
    const fault = selector.select(target);
    if (fault === undefined) return next();
    entry.fault = { name: fault.name, when: fault.when };
    const error = faultError(fault, target.side, settings);
    if (error === undefined) c.set('connectionFault', fault);
    if (fault.when === 'after') await next();
    if (error !== undefined) {
      // Otherwise the error response would inherit the headers of the response that it replaces.
      c.res = undefined;
      throw error;
    }
    if (fault.when === 'after') return undefined;
    if (fault.when === 'during') {
      const maxBytes = fault.share * Number(c.req.header('content-length'));
      await readBody(c.env.incoming, clientTimeoutMs, (chunk) => {
        entry.bodyBytes += chunk.byteLength;
        return entry.bodyBytes < maxBytes;
      });
    }
    // `breakResponse` sends at most a part of this response.
    return target.side === 'api' ? c.json({ status: 'queued' }) : c.body(null);
  };
}

/** The shortest wait: `Retry-After` rounds it up to 1 s. */
const WAIT_MS = 1;

/** With the codes of S3 for 500 and 503 ("Error responses" in its API reference), and codes in their style. */
const SERVER_ERRORS = [
  [500, 'InternalError'],
  [502, 'BadGateway'],
  [503, 'ServiceUnavailable'],
  [504, 'GatewayTimeout'],
] as const;

const FAULT_MESSAGE = 'The emulator injected this fault';

/**
 * The error response of `429`, `5xx` and `expired`; `undefined` for the other faults. Like a 429, a 503 has
 * `Retry-After`, but only if the request was not handled.
 */
function faultError(
  { name, when, share }: Fault,
  side: 'api' | 'storage',
  settings: RetryAfterSettings,
): ApiError | StorageError | undefined {
  if (name === 'expired') return new StorageError(403, 'AccessDenied', 'Request has expired');
  const retryAfter = retryAfterHeaders(settings, WAIT_MS);
  if (name === '429') {
    return side === 'api'
      ? new ApiError(429, 'Try again after a delay', retryAfter)
      : new StorageError(429, 'SlowDown', 'Please reduce your request rate.', retryAfter);
  }
  if (name !== '5xx') return undefined;
  const [status, code] = SERVER_ERRORS[Math.floor(share * SERVER_ERRORS.length)] ?? SERVER_ERRORS[0];
  const headers = status === 503 && when === 'before' ? retryAfter : {};
  return side === 'api'
    ? new ApiError(status, FAULT_MESSAGE, headers)
    : new StorageError(status, code, FAULT_MESSAGE, headers);
}

/**
 * Breaks the response of a request with the fault `reset`, `reset-body`, `stall` or `truncate`. Must be the outermost
 * middleware, since it decides the status in the journal.
 */
export const breakResponse: MiddlewareHandler<EmulatorEnv> = async (c, next) => {
  await next();
  const fault = c.get('connectionFault');
  if (fault === undefined) return;
  c.get('entry').status = await breakConnection(c, fault);
  c.res = RESPONSE_ALREADY_SENT;
};

/** Resolves with the status that was sent, if any. */
async function breakConnection(
  c: Context<EmulatorEnv>,
  { name, when, share }: Fault,
): Promise<number | undefined> {
  const { incoming, outgoing } = c.env;
  const { socket } = incoming;
  if (name === 'stall') {
    // A stall during the body leaves the rest of the body unread.
    if (when !== 'during') incoming.resume();
    if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
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
    // Closing a connection with unread bytes would reset it.
    incoming.resume();
    socket.end();
  }
  return c.res.status;
}

/** Sends the headers with a `Content-Length` that is 1 byte too large, and a share of the body from 0 % to 100 %. */
async function sendPart(outgoing: ServerResponse, response: Response, share: number): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const length = body.byteLength + 1;
  const part = body.subarray(0, Math.floor(share * length));
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': length });
  const { socket } = outgoing;
  // Node never calls back for a write to a destroyed connection.
  if (socket === null || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    outgoing.write(part, () => resolve());
  });
}

/** The subject of an API request: path, query and JSON. */
export function apiTarget(c: Context<EmulatorEnv>): FaultTarget {
  const { method, path, query } = c.get('entry');
  const payload = c.get('payload');
  const subject = JSON.stringify([path, query, payload.kind === 'json' ? payload.value : undefined]);
  return { side: 'api', method, subject, hasBody: false };
}

/** The subject of a storage request: the file name, since the id before it is random. */
export function storageTarget(c: Context<EmulatorEnv>): FaultTarget {
  const { method, path } = c.get('entry');
  const subject = path.slice(path.lastIndexOf('/') + 1);
  return { side: 'storage', method, subject, hasBody: Number(c.req.header('content-length') ?? 0) > 0 };
}
