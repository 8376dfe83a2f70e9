import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** It may follow the last byte of a body. */
const REQUEST_LINE = /((?:GET|PUT|POST) \/[^ ?\r\n]*)\S* HTTP\/1\.1\r\n/g;

/** A man in the middle who only listens. */
export interface Recorder {
  readonly port: number;
  /** Every byte that was sent to the server behind, one character each, all connections in a row. */
  readonly sent: () => string;
  /** The requests among them, without their queries: `PUT /bucket/key`. */
  readonly requests: () => string[];
}

/** Passes bytes on between whoever connects and a port of this machine, for the running test. */
export async function startRecorder(port: number): Promise<Recorder> {
  const connections: Buffer[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const chunks: Buffer[] = [];
    connections.push(chunks);
    client.on('data', (chunk: Buffer) => chunks.push(chunk));
    const onward = connect(port, '127.0.0.1');
    join(client, onward);
    join(onward, client);
  });
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const sent = (): string => Buffer.concat(connections.flat()).toString('latin1');
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    requests: () => [...sent().matchAll(REQUEST_LINE)].map(([, request = '']) => request),
  };
}
