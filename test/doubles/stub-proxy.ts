import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the proxy does to a CONNECT: opens the tunnel to a port of this machine, refuses, or never answers. */
export type ProxyManner = { tunnelTo: number } | { refuseWith: number } | 'stall';

/** One CONNECT as it came in. */
interface Tunnel {
  /** Host and port, as asked for. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

export interface StubProxy {
  readonly address: string;
  readonly journal: Tunnel[];
  /** Resolves when the first CONNECT has arrived. */
  readonly asked: Promise<void>;
}

/** Starts a proxy on loopback for the running test. */
export async function startStubProxy(manner: ProxyManner): Promise<StubProxy> {
  const journal: Tunnel[] = [];
  const sockets = new Set<Socket>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  };
  const server = createServer();
  server.on('connection', keep);
  server.on('connect', (request, socket: Socket) => {
    journal.push({ target: request.url ?? '', headers: request.headers });
    ask();
    if (manner === 'stall') return;
    if ('refuseWith' in manner) {
      socket.end(`HTTP/1.1 ${manner.refuseWith} Refused\r\n\r\n`);
      return;
    }
    const onward = connect(manner.tunnelTo, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    keep(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, journal, asked };
}
