import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { isForStorage, ResponseError } from '../http/response-error.ts';
import { FAULT_NAMES, type FaultName, type FaultOptions, type FaultTiming } from '../options.ts';
import type { Services } from '../services.ts';
import { retryAfterHeaders } from './rate-limit.ts';

interface Fault {
  readonly name: FaultName;
  readonly when: FaultTiming;
  /** In [0, 1): selects the status, or how much of a body is sent. */
  readonly share: number;
}

/**
 * Selects faults by a hash of the seed, the request, and the number of equal requests before it. So a request gets the
 * same faults in any order of requests.
 *
 * @returns A function that must be called once per request, since it counts the calls. `subject` has no random ids.
 */
export function faultSelector({ rates, seed = 0 }: FaultOptions) {
  const counts = new Map<string, number>();
  return (subject: string, isStorage: boolean): Fault | undefined => {
    // The body of a request in its subject may have 1 MiB.
    const key = hash('sha256', subject);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const digest = hash('sha256', `${seed} ${key} ${count}`, 'buffer');
    const shareAt = (offset: number) => digest.readUInt32BE(offset) / 2 ** 32;
    let sum = 0;
    // Only the storage has URLs that expire.
    const name = FAULT_NAMES.filter((one) => isStorage || one !== 'expired').find((one) => {
      sum += rates[one] ?? 0;
      return shareAt(0) < sum;
    });
    if (name === undefined) return undefined;
    // A rejection comes before the work. A 5xx can come from a proxy in front of a service that did the work.
    const isRejection = name === '429' || name === 'expired';
    return { name, when: isRejection || shareAt(4) < 0.5 ? 'before' : 'after', share: shareAt(8) };
  };
}

/** Injects the fault of each request: decides whether the request is handled, and replaces or breaks its response. */
export function injectFaults(options: FaultOptions, services: Services): MiddlewareHandler<EmulatorEnv> {
  const select = faultSelector(options);
  return async (c, next) => {
    const entry = c.get('entry');
    const isStorage = isForStorage(c);
    const fault = select(subjectOf(c), isStorage);
    if (fault === undefined) return next();
    const { name, when } = fault;
    entry.fault = { name, when };
    if (when === 'after') await next();
    const error = faultError(fault, services);
    if (error !== undefined) {
      // Otherwise the error response would inherit the headers of the response that it replaces.
      c.res = undefined;
      throw error;
    }
    if (when === 'before') c.res = isStorage ? c.body(null) : c.json({ status: 'queued' });
    entry.status = await breakConnection(c, fault);
    c.res = RESPONSE_ALREADY_SENT;
    return undefined;
  };
}

/** The subject of an API request is its path, query and JSON; that of a storage request the file name, since the id before it is random. */
function subjectOf(c: Context<EmulatorEnv>): string {
  const { method, path, query } = c.get('entry');
  if (isForStorage(c)) return JSON.stringify(['storage', method, path.slice(path.lastIndexOf('/') + 1)]);
  return JSON.stringify([method, path, query, c.get('payload')]);
}

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
  // The shortest wait: 1 ms, which `Retry-After` rounds up to 1 s.
  const headers = retryAfterHeaders(services, 1);
  if (name === 'expired') return new ResponseError(403, 'Request has expired', { code: 'AccessDenied' });
  if (name === '429') return new ResponseError(429, 'Try again after a delay', { code: 'SlowDown', headers });
  if (name !== '5xx') return undefined;
  const [status, code] = SERVER_ERRORS[Math.floor(share * SERVER_ERRORS.length)] ?? SERVER_ERRORS[0];
  const details = status === 503 && when === 'before' ? { code, headers } : { code };
  return new ResponseError(status, 'The emulator injected this fault', details);
}

/** Does `reset`, `reset-body`, `stall` or `truncate`. Resolves with the status that was sent, if any. */
async function breakConnection(c: Context<EmulatorEnv>, { name, share }: Fault): Promise<number | undefined> {
  const { incoming, outgoing } = c.env;
  const { socket } = incoming;
  if (name === 'stall') {
    // An unread body would hide the end of the client.
    incoming.resume();
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
