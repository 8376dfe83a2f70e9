import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server of plain TCP on any free port of 127.0.0.1, for the running test. */
export async function startRawServer(onConnection: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    sockets,
    /** Takes no further connection. */
    close: () => void server.close(),
    url: (path: string, scheme = 'http') => new URL(`${scheme}://127.0.0.1:${port}${path}`),
  };
}
