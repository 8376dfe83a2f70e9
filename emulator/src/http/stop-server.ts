import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Listens on a port of its own for the request that ends the emulator: Windows has no signal for that. The port alone does not keep the
 * process running.
 *
 * @param end Ends the emulator. What it resolves with is the response.
 * @returns Where a POST ends the emulator. Its path is a secret.
 */
export async function listenForStop(end: () => Promise<string>): Promise<string> {
  const path = `/${randomUUID()}`;
  const server = createServer(async (request, response) => {
    const isStop = request.method === 'POST' && request.url === path;
    if (isStop) server.close();
    response.writeHead(isStop ? 200 : 404, { connection: 'close' });
    // Another connection would keep the process alive.
    response.end(isStop ? await end() : '', () => isStop && server.closeAllConnections());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${path}`;
}
