import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A secret. An emulator that has it can be ended by a request, because Windows has no signal for that. */
export const STOP_VARIABLE = 'PLAYABLE_EMULATOR_STOP';

/** A server on a port of its own, so that its request is in no journal and under no limit. */
export interface StopServer {
  /** Where a POST ends the emulator. */
  readonly url: string;
  close(): void;
}

/** @param stop called once, when the request has its response, whose body is the process id */
export async function listenForStop(secret: string, stop: () => void): Promise<StopServer> {
  const path = `/${secret}`;
  const server = createServer((request, response) => {
    const isStop = request.method === 'POST' && request.url === path;
    response.writeHead(isStop ? 200 : 404, { connection: 'close' });
    response.end(isStop ? String(process.pid) : '', () => isStop && stop());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
