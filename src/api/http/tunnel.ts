import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { ProxyError, proxyFailure } from './connect-failure.ts';

interface Tunnel {
  readonly proxy: URL;
  /** Host and port of the server. */
  readonly target: string;
  /** Time for the tunnel to open. */
  readonly timeoutMs: number;
  /** Closes the tunnel. */
  readonly signal: AbortSignal;
}

/**
 * Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
 *
 * @throws ProxyError
 */
export async function openTunnel({ proxy, target, timeoutMs, signal }: Tunnel): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const request = proxy.protocol === 'https:' ? requestHttps : requestHttp;
  const host = hostOf(proxy);
  const connect = request({
    method: 'CONNECT',
    host,
    port: proxy.port,
    path: target,
    headers: { host: target, ...credentialsOf(proxy) },
    // Otherwise Node checks the proxy's certificate for the host of the `host` header.
    servername: isIP(host) === 0 ? host : '',
    agent: false,
    signal,
  });
  const expire = (): void => {
    const problem = `the proxy opened no tunnel for ${timeoutMs / 1000} s`;
    connect.destroy(new ProxyError('timeout', problem));
  };
  const timer = setTimeout(expire, timeoutMs);
  connect.on('connect', ({ statusCode: status = 0 }: IncomingMessage, socket: Socket) => {
    if (status >= 200 && status < 300) return resolve(socket);
    socket.destroy();
    // Some proxies answer 401 instead of 407.
    const reason = status === 407 || status === 401 ? 'proxy-credentials' : 'unreachable';
    reject(new ProxyError(reason, `the proxy answered ${status}`));
  });
  connect.on('error', (error) => reject(proxyFailure(error, connect.socket)));
  connect.end();
  return promise.finally(() => clearTimeout(timer));
}

function credentialsOf({ username, password }: URL): OutgoingHttpHeaders {
  if (username === '' && password === '') return {};
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return { 'proxy-authorization': `Basic ${credentials}` };
}

/** The host as Node's resolver takes it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
