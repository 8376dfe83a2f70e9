import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { readBody } from '../http/request-body.ts';
import { isForStorage, ResponseError } from '../http/response-error.ts';
import { retryAfterHeaders } from '../middleware/rate-limit.ts';
import type { Services } from '../services.ts';
import type { Fault, FaultSelector, FaultTarget } from './faults.ts';

/**
 * Injects the fault of each request: decides whether the request is handled, and throws the error response of `429`,
 * `5xx` and `expired`. {@link breakResponse} does the other faults.
 */
export function injectFaults(selector: FaultSelector, services: Services): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = c.get('entry');
    const target = targetOf(c);
    const fault = selector.select(target);
    if (fault === undefined) return next();
    entry.fault = { name: fault.name, when: fault.when };
    const error = faultError(fault, services);
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
      await readBody(c, services.clientTimeoutMs, () => entry.bodyBytes < maxBytes);
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

/**
 * The error response of `429`, `5xx` and `expired`; `undefined` for the other faults. Like a 429, a 503 has
 * `Retry-After`, but only if the request was not handled.
 */
function faultError({ name, when, share }: Fault, services: Services): ResponseError | undefined {
  const headers = retryAfterHeaders(services, WAIT_MS);
  if (name === 'expired') return new ResponseError(403, 'Request has expired', { code: 'AccessDenied' });
  if (name === '429') return new ResponseError(429, 'Try again after a delay', { code: 'SlowDown', headers });
  if (name !== '5xx') return undefined;
  const [status, code] = SERVER_ERRORS[Math.floor(share * SERVER_ERRORS.length)] ?? SERVER_ERRORS[0];
  const isEarly503 = status === 503 && when === 'before';
  return new ResponseError(status, 'The emulator injected this fault', {
    code,
    ...(isEarly503 && { headers }),
  });
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
  if (name !== 'reset') await sendPart(outgoing, c.res, share);
  if (name === 'truncate') {
    // Closing a connection with unread bytes would reset it.
    incoming.resume();
    socket.end();
  } else socket.resetAndDestroy();
  return name === 'reset' ? undefined : c.res.status;
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

/** The subject of an API request is its path, query and JSON; that of a storage request the file name, since the id before it is random. */
function targetOf(c: Context<EmulatorEnv>): FaultTarget {
  const { method, path, query } = c.get('entry');
  if (isForStorage(c)) {
    const hasBody = Number(c.req.header('content-length') ?? 0) > 0;
    return { side: 'storage', method, subject: path.slice(path.lastIndexOf('/') + 1), hasBody };
  }
  const payload = c.get('payload');
  const subject = JSON.stringify([path, query, 'json' in payload ? payload.json : undefined]);
  return { side: 'api', method, subject, hasBody: false };
}
