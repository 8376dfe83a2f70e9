import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import type { NetworkErrorReason } from '../errors.ts';
import { ConnectError, explainConnectError } from './connect-error.ts';
import type { Deadline } from './deadline.ts';

const PROXY_REASONS = {
  unreachable: 'unreachable',
  'untrusted-certificate': 'proxy-certificate',
  'plain-http': 'proxy-plain-http',
} as const satisfies Record<string, NetworkErrorReason>;

/** Node's limit for the head of a response. */
const MAX_HEAD_BYTES = 16 * 1024;

/**
 * Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
 *
 * @param target host and port of the server
 * @throws ConnectError
 */
export async function openTunnel(proxy: URL, target: string, deadline: Deadline): Promise<Socket> {
  const host = hostOf(proxy);
  const connect = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
    method: 'CONNECT',
    host,
    port: proxy.port,
    path: target,
    headers: { host: target, ...basicHeader('proxy-authorization', proxy.username, proxy.password) },
    // Otherwise Node checks the proxy's certificate for the host of the `host` header.
    servername: serverNameOf(host),
    agent: false,
    signal: deadline.signal,
  });
  connect.end();
  try {
    const [{ statusCode = 0 }, socket, rest] = (await once(connect, 'connect')) as [
      IncomingMessage,
      Socket,
      Buffer,
    ];
    const status = isInterim(statusCode) ? await finalStatus(socket, rest, deadline.signal) : statusCode;
    if (status >= 200 && status < 300) return socket;
    socket.destroy();
    // Some proxies answer 401 instead of 407.
    const reason = status === 407 || status === 401 ? 'proxy-credentials' : 'unreachable';
    throw new ConnectError(reason, new Error(`the proxy answered ${status}`));
  } catch (error) {
    if (error instanceof ConnectError) throw error;
    const { reason, cause } = explainConnectError(error, connect.socket);
    throw new ConnectError(PROXY_REASONS[reason], new Error('no connection to the proxy', { cause }));
  }
}

/** 100 to 199 (RFC 9110, 15.2). */
const isInterim = (status: number): boolean => status >= 100 && status < 200;

/** Reads the final response to CONNECT after an interim one, which Node takes for it. */
async function finalStatus(socket: Socket, first: Buffer, signal: AbortSignal): Promise<number> {
  let received = first;
  for (;;) {
    const [head] = received.toString('latin1').split(/(?<=\r?\n\r?\n)/, 1);
    if (head !== undefined && /\n\r?\n$/.test(head)) {
      const [, status] = /^HTTP\/\d\.\d (\d{3})/.exec(head) ?? [];
      if (status === undefined) throw new Error('the response of the proxy is not HTTP');
      // A client speaks first, so nothing follows the final head.
      if (!isInterim(Number(status))) return Number(status);
      received = received.subarray(head.length);
      continue;
    }
    if (received.length > MAX_HEAD_BYTES) throw new Error('the proxy sent too large a head');
    const more = socket.read() as Buffer | null;
    if (more !== null) received = Buffer.concat([received, more]);
    else if (socket.readableEnded) throw new Error('the proxy closed the connection');
    else await nextOf(socket, ['readable', 'end'], signal);
  }
}

/** Waits for the first of some events, and leaves no listener behind. */
async function nextOf(socket: Socket, events: readonly string[], signal: AbortSignal): Promise<void> {
  const others = new AbortController();
  const either = AbortSignal.any([signal, others.signal]);
  try {
    await Promise.race(events.map((event) => once(socket, event, { signal: either })));
  } finally {
    others.abort();
  }
}

/** A header with credentials of the scheme `Basic` (RFC 7617); none without a name and a password. */
export function basicHeader(
  header: string,
  name: string,
  password: string,
): Readonly<Record<string, string>> {
  if (name === '' && password === '') return {};
  return { [header]: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}

/** The host as TLS takes it: none for an IP address, and no dot at its end (RFC 6066, 3). */
export function serverNameOf(host: string): string {
  return isIP(host) === 0 ? host.replace(/\.$/, '') : '';
}

/** The host as Node's resolver takes it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
