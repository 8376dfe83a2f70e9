import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Stands before the service, and rejects exports to one network until it is mended. */
export interface Gate extends AsyncDisposable {
  readonly baseUrl: string;
  mend(): void;
}

const REJECTION = { statusCode: 400, error: 'Bad Request', message: 'the network rejects exports today' };

/** Passes every other request on to the service with the address `baseUrl`. Uploads do not come here. */
export async function rejectNetwork(network: string, baseUrl: string): Promise<Gate> {
  let mended = false;
  const { origin, pathname } = new URL(baseUrl);
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const isRejected =
      !mended && request.url === `${pathname}/export` && JSON.parse(body.toString()).network === network;
    const reply = isRejected
      ? Response.json(REJECTION, { status: REJECTION.statusCode })
      : await fetch(origin + request.url, {
          method: request.method ?? 'GET',
          headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
          ...(body.length > 0 && { body }),
        });
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    mend: () => {
      mended = true;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
