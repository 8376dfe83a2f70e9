import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { pageName } from '../error-body.ts';
import { type NetworkErrorReason, NoProxyError, ProxyRejection } from '../errors.ts';
import { parseHttpDate, retryAfterMs } from '../header-dates.ts';
import { Secrets } from '../redaction/secrets.ts';
import { ConnectError, explainConnectError, isClosed } from './connection-errors.ts';
import type { Deadline } from './deadline.ts';

/** What has a name of its own if the proxy is meant, not the server. */
const PROXY_REASONS: Partial<Record<NetworkErrorReason, NetworkErrorReason>> = {
  'untrusted-certificate': 'proxy-certificate',
  'plain-http': 'proxy-plain-http',
};

/** Node's limit for the head of a response. */
const MAX_HEAD_BYTES = 16 * 1024;
/** A page is only read for its title. */
const MAX_PAGE_BYTES = 16 * 1024;
/** Many proxies keep the connection, and not all say how long their page is. Less than the shortest `request-timeout`. */
const MAX_PAGE_MS = 500;

/**
 * Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
 *
 * @param target host and port of the server
 * @throws ConnectError
 */
export async function openTunnel(proxy: URL, target: string, deadline: Deadline): Promise<Socket> {
  const host = hostOf(proxy);
  const { signal } = deadline;
  const connect = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
    method: 'CONNECT',
    host,
    port: proxy.port,
    path: target,
    headers: {
      host: target,
      'proxy-connection': 'keep-alive',
      ...basicHeader('proxy-authorization', proxy.username, proxy.password),
    },
    // Otherwise Node checks the proxy's certificate for the host of the `host` header.
    servername: serverNameOf(host),
    agent: false,
    signal,
  });
  // Without an agent, Node would ask the proxy to close.
  connect.removeHeader('connection');
  connect.end();
  try {
    const [response, socket, rest] = (await once(connect, 'connect')) as [IncomingMessage, Socket, Buffer];
    const { statusCode = 0, headers, headersDistinct } = response;
    if (isSuccess(statusCode)) return socket;
    socket.unshift(rest);
    // 100 to 199 are interim (RFC 9110, 15.2). Node takes them for the response.
    const status = statusCode < 200 ? await finalStatus(socket, signal) : statusCode;
    if (isSuccess(status)) return socket;
    const page = await readPage(socket, Number(headers['content-length'] ?? MAX_PAGE_BYTES), signal);
    const nowMs = parseHttpDate(headers.date) ?? Date.now();
    throw rejection(status, page, proxy, retryAfterMs(headersDistinct['retry-after'] ?? [], nowMs));
  } catch (error) {
    if (error instanceof ConnectError) throw error;
    const { reason, cause } = explainConnectError(error, connect.socket);
    const meant = proxy.protocol === 'http:' && mayWantTls(error) ? new Error(WANTS_TLS) : cause;
    throw new ConnectError(PROXY_REASONS[reason] ?? reason, new NoProxyError(meant));
  }
}

const WANTS_TLS =
  'it closed the connection without an answer, as a port for TLS does; for such a port, write https:// instead of http:// in the variable of the proxy';

/** Whether this is how servers for TLS react to plain HTTP: they close, some after an alert (record type 21), which is no HTTP. */
function mayWantTls(error: unknown): boolean {
  const { rawPacket } = error as { readonly rawPacket?: Buffer };
  return isClosed(error) || rawPacket?.[0] === 21;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** What a proxy means that opens no tunnel, with the title of its page. */
function rejection(status: number, page: string, proxy: URL, waitMs: number | undefined): ConnectError {
  const secrets = new Secrets(proxy.password);
  secrets.addUploadUrl(proxy, []);
  const name = pageName(page, secrets.redact);
  const answered = `the proxy answered ${status}${name && ` ("${name}")`}`;
  if (status === 407) return new ConnectError('proxy-credentials', new Error(answered));
  const forbids = [401, 403, 404, 405, 451].includes(status) || (status >= 300 && status < 400);
  if (!forbids) return new ConnectError('unreachable', new ProxyRejection(answered, status, waitMs));
  // Some proxies answer 401 in place of 407.
  const or = status === 401 ? ', or wants other credentials' : '';
  return new ConnectError('proxy-forbids', new Error(`${answered}: it forbids this host${or}`));
}

/** Reads a page up to its title, and closes the connection. Never throws. */
async function readPage(socket: Socket, length: number, signal: AbortSignal): Promise<string> {
  let page = '';
  const isRead = (): boolean => page.length >= Math.min(length, MAX_PAGE_BYTES) || /<\/title>/i.test(page);
  const either = AbortSignal.any([signal, AbortSignal.timeout(MAX_PAGE_MS)]);
  try {
    if (!isRead())
      for await (const bytes of addAbortSignal(either, socket)) {
        page += bytes.toString('latin1');
        if (isRead()) break;
      }
  } catch {
    // What has come is enough.
  }
  socket.destroy();
  // The first line of a page in chunks is a number.
  return Buffer.from(page, 'latin1')
    .toString('utf8')
    .replace(/^[\da-f]{1,8}\r\n/i, '');
}

/** Reads the final response to CONNECT after an interim one. */
async function finalStatus(socket: Socket, signal: AbortSignal): Promise<number> {
  let received = '';
  for await (const bytes of addAbortSignal(signal, socket).iterator({ destroyOnReturn: false })) {
    received += bytes.toString('latin1');
    const heads = received.split(/\r?\n\r?\n/).slice(0, -1);
    const [status] = heads.flatMap((head) => /^HTTP\/\d\.\d ([2-9]\d\d)/.exec(head)?.[1] ?? []);
    // A client speaks first, so nothing follows the final head.
    if (status !== undefined) return Number(status);
    if (received.length > MAX_HEAD_BYTES) {
      socket.destroy();
      throw new Error('the proxy sent too large a head');
    }
  }
  throw new Error('the proxy closed the connection');
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
