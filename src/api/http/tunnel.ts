import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { pageName } from '../error-body.ts';
import type { NetworkErrorReason } from '../errors.ts';
import { parseHttpDate, retryAfterMs } from '../header-dates.ts';
import { Secrets } from '../redaction/secrets.ts';
import { explainConnectError, isClosed, NoResponse } from './connection-errors.ts';
import type { Deadline } from './deadline.ts';

/** What has a name of its own if the proxy is meant, not the server. */
const PROXY_REASONS: Partial<Record<NetworkErrorReason, NetworkErrorReason>> = {
  'untrusted-certificate': 'proxy-certificate',
  'plain-http': 'proxy-plain-http',
};

/** Node's limit for the head of a response, which is enough for the title of a page, too. */
const MAX_BYTES = 16 * 1024;
/** Many proxies keep the connection, and not all say how long their page is. Less than the shortest `request-timeout`. */
const MAX_PAGE_MS = 500;

/**
 * Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
 *
 * @param target host and port of the server
 * @throws NoResponse
 */
export async function openTunnel(proxy: URL, target: string, deadline: Deadline): Promise<Socket> {
  const { signal } = deadline;
  const connect = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
    // With its name for TLS: otherwise Node checks the proxy's certificate for the host of the `host` header.
    ...addressOf(proxy),
    method: 'CONNECT',
    path: target,
    headers: {
      host: target,
      'proxy-connection': 'keep-alive',
      ...basicHeader('proxy-authorization', proxy.username, proxy.password),
    },
    agent: false,
    signal,
  });
  // Without an agent, Node would ask the proxy to close.
  connect.removeHeader('connection');
  connect.end();
  try {
    const [response, socket, rest] = (await once(connect, 'connect')) as [IncomingMessage, Socket, Buffer];
    const { statusCode = 0, headers, headersDistinct } = response;
    socket.unshift(rest);
    // 100 to 199 are interim (RFC 9110, 15.2). Node takes them for the response.
    const status = statusCode < 200 ? await finalStatus(socket, signal) : statusCode;
    if (status >= 200 && status < 300) return socket;
    const page = await readPage(socket, Number(headers['content-length'] ?? MAX_BYTES), signal);
    const nowMs = parseHttpDate(headers.date) ?? Date.now();
    throw rejection(status, page, proxy, retryAfterMs(headersDistinct['retry-after'] ?? [], nowMs));
  } catch (error) {
    if (error instanceof NoResponse) throw error;
    const { reason, cause } = explainConnectError(error, connect.socket);
    const meant = proxy.protocol === 'http:' && mayWantTls(error) ? new Error(WANTS_TLS) : cause;
    const words = new Error('no connection to the proxy', { cause: meant });
    throw new NoResponse(PROXY_REASONS[reason] ?? 'proxy-unreachable', words);
  }
}

const WANTS_TLS =
  'it closed the connection without an answer, as a port for TLS does; for such a port, write https:// instead of http:// in the variable of the proxy';

/** Whether this is how servers for TLS react to plain HTTP: they close, some after an alert (record type 21), which is no HTTP. */
function mayWantTls(error: unknown): boolean {
  const { rawPacket } = error as { readonly rawPacket?: Buffer };
  return isClosed(error) || rawPacket?.[0] === 21;
}

/** What a proxy means that opens no tunnel, with the title of its page. */
function rejection(status: number, page: string, proxy: URL, waitMs: number | undefined): NoResponse {
  const secrets = new Secrets(proxy.password);
  secrets.addUploadUrl(proxy, []);
  const name = pageName(page, secrets.redact);
  const answered = `the proxy answered ${status}${name && ` ("${name}")`}`;
  if (status === 407) return new NoResponse('proxy-credentials', new Error(answered));
  const forbids = [401, 403, 404, 405, 451].includes(status) || (status >= 300 && status < 400);
  if (!forbids)
    return new NoResponse(status === 429 ? 'proxy-limits' : 'unreachable', new Error(answered), waitMs);
  // Some proxies answer 401 in place of 407.
  const or = status === 401 ? ', or wants other credentials' : '';
  return new NoResponse('proxy-forbids', new Error(`${answered}: it forbids this host${or}`));
}

/** Reads a page up to its title, and closes the connection. */
async function readPage(socket: Socket, length: number, signal: AbortSignal): Promise<string> {
  const isRead = (text: string): boolean => text.length >= length || /<\/title>/i.test(text);
  const either = AbortSignal.any([signal, AbortSignal.timeout(MAX_PAGE_MS)]);
  const page = length === 0 ? '' : await readUntil(socket, isRead, either);
  socket.destroy();
  // The first line of a page in chunks is a number.
  return Buffer.from(page, 'latin1')
    .toString('utf8')
    .replace(/^[\da-f]{1,8}\r\n/i, '');
}

const FINAL_HEAD = /(?:^|\n\r?\n)HTTP\/\d\.\d ([2-9]\d\d).*?\n\r?\n/s;

/** Reads the final response to CONNECT after an interim one. A client speaks first, so nothing follows its head. */
async function finalStatus(socket: Socket, signal: AbortSignal): Promise<number> {
  const heads = await readUntil(socket, (text) => FINAL_HEAD.test(text), signal);
  const [, status] = FINAL_HEAD.exec(heads) ?? [];
  if (status !== undefined) return Number(status);
  socket.destroy();
  throw new Error('the proxy sent no final response');
}

/** Reads until `isEnough`, 16 KiB or the end of the connection. Never throws: what came before an error is the result. */
async function readUntil(
  socket: Socket,
  isEnough: (text: string) => boolean,
  signal: AbortSignal,
): Promise<string> {
  let text = '';
  try {
    for await (const bytes of addAbortSignal(signal, socket).iterator({ destroyOnReturn: false })) {
      text += bytes.toString('latin1');
      if (isEnough(text) || text.length >= MAX_BYTES) break;
    }
  } catch {
    // The connection broke, or the time is over.
  }
  return text;
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

/**
 * What Node connects to. A host has no brackets (IPv6); its name in TLS has no dot at its end, and an IP address has none
 * (RFC 6066, 3). Without a port, Node takes that of the protocol.
 */
export function addressOf({ protocol, hostname, port }: URL) {
  const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return { protocol, host, port, servername: isIP(host) === 0 ? host.replace(/\.$/, '') : '' };
}
