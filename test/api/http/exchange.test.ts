import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NetworkError } from '../../../src/api/errors.ts';
import type { HttpRequest } from '../../../src/api/http/transport.ts';
import { inOneBuffer, openTransport, requestTo } from '../../doubles/call-context.ts';
import { SELF_SIGNED, trustSelfSigned } from '../../doubles/environment.ts';
import { misbehave } from '../../doubles/misbehave.ts';
import { startStub, startStubProxy } from '../../doubles/stub-server.ts';

const UPLOAD = { method: 'PUT', body: inOneBuffer(Buffer.from('file')) } as const;
const KINDS: readonly (readonly [kind: string, overrides: Partial<HttpRequest>])[] = [
  ['a call', {}],
  ['an upload', UPLOAD],
];

const responseTo = (path: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${path.length}\r\n\r\n${path}`;

/** A server that writes bytes: `answer` is called with the path of each request. */
async function startRaw(answer: (socket: Socket, path: string) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const [, path = ''] of bytes.toString('latin1').matchAll(/^[A-Z]+ (\/\S*) HTTP/gm))
        answer(socket, path);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { sockets, url: (path: string) => new URL(`http://127.0.0.1:${port}${path}`) };
}

/** Keeps the event loop from reading, as a long computation does. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe.each(KINDS)('a second response to %s on a kept connection', (_, overrides) => {
  test.each([0, 1, 20])('%i ms later is not taken for the response to the next request', async (lateMs) => {
    const server = await startRaw((socket, path) => {
      socket.setNoDelay(true).write(responseTo(path));
      if (path === '/1') setTimeout(() => socket.write(responseTo('/bad')), lateMs);
    });
    const transport = openTransport();
    await transport.send(requestTo(server.url('/1'), overrides));
    await delay(lateMs + 20);
    const { body } = await transport.send(requestTo(server.url('/2'), overrides));
    expect(body.toString()).toBe('/2');
    expect(server.sockets).toHaveLength(2);
  });

  test('that waits in the system while the action computes is not taken for it either', async () => {
    const arrived = Promise.withResolvers<Socket>();
    const server = await startRaw((socket, path) => {
      socket.write(responseTo(path));
      arrived.resolve(socket);
    });
    const transport = openTransport();
    await transport.send(requestTo(server.url('/1'), overrides));
    // Let the connection become idle, then write to it without a turn of the event loop between that and the next request.
    await delay(5);
    (await arrived.promise).write(responseTo('/bad'));
    block(20);
    const { body } = await transport.send(requestTo(server.url('/2'), overrides));
    expect(body.toString()).toBe('/2');
  });
});

describe.each(KINDS)('%s over a kept connection that the server closes', (_, overrides) => {
  test.each(['http', 'https'])(
    'before the first byte of its response is sent again over %s:',
    async (scheme) => {
      trustSelfSigned();
      const stub = await startStub(scheme === 'https' ? SELF_SIGNED : undefined);
      const transport = openTransport();
      for (const manner of ['resetBeforeResponse', 'closeBeforeAnswer'] as const) {
        stub.next({ status: 200 }, misbehave[manner], { status: 200, body: 'again' });
        await transport.send(requestTo(stub.url('/'), overrides));
        const { body } = await transport.send(requestTo(stub.url('/'), overrides));
        expect(body.toString()).toBe('again');
      }
      expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 1, 2, 3, 3, 4]);
    },
  );

  test('and the new one as well is broken', async () => {
    const stub = (await startStub()).next({ status: 200 });
    stub.next(misbehave.resetBeforeResponse, misbehave.resetBeforeResponse);
    const transport = openTransport();
    await transport.send(requestTo(stub.url('/'), overrides));
    const sent = transport.send(requestTo(stub.url('/'), overrides));
    await expect(sent).rejects.toMatchObject({ name: 'NetworkError', reason: 'broken' });
  });

  test('inside its response is broken', async () => {
    const stub = (await startStub()).next({ status: 200 }, misbehave.resetInsideBody);
    const transport = openTransport();
    await transport.send(requestTo(stub.url('/'), overrides));
    const sent = transport.send(requestTo(stub.url('/'), overrides));
    await expect(sent).rejects.toMatchObject({ reason: 'broken' });
  });
});

test('a request that must not be repeated uses no kept connection, and is not sent again', async () => {
  const stub = (await startStub()).next({ status: 200 }, misbehave.resetBeforeResponse);
  const transport = openTransport();
  await transport.send(requestTo(stub.url('/')));
  const sent = transport.send(requestTo(stub.url('/'), { method: 'POST', reuseConnection: false }));
  await expect(sent).rejects.toMatchObject({ reason: 'broken' });
  expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 2]);
});

describe.each(KINDS)('the body without a length of the response to %s', (_, overrides) => {
  const start = 'HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{"exportId"';

  test('is broken after a reset', async () => {
    const server = await startRaw((socket) =>
      socket.write(start, () => setTimeout(() => socket.resetAndDestroy(), 20)),
    );
    const sent = openTransport().send(requestTo(server.url('/'), overrides));
    await expect(sent).rejects.toBeInstanceOf(NetworkError);
    await expect(sent).rejects.toMatchObject({ reason: 'broken' });
  });

  test('ends with an orderly close', async () => {
    const server = await startRaw((socket) => socket.end(`${start}:1}`));
    const { body } = await openTransport().send(requestTo(server.url('/'), overrides));
    expect(body.toString()).toBe('{"exportId":1}');
  });
});

test.each(KINDS)('101 to %s is its response', async (_, overrides) => {
  const stub = (await startStub()).next(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\nrest');
  });
  const { status, body } = await openTransport().send(requestTo(stub.url('/'), overrides));
  expect({ status, body: body.toString() }).toEqual({ status: 101, body: '' });
});

const INTERIM = 'HTTP/1.1 100 Continue\r\n\r\n';
const ESTABLISHED = 'HTTP/1.1 200 Connection established\r\nX: y\r\n\r\n';

describe('a tunnel', () => {
  test.each([
    ['at once', [INTERIM + INTERIM + ESTABLISHED]],
    ['one after another', [INTERIM, `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n`, ESTABLISHED]],
    ['byte by byte', [...INTERIM, ...ESTABLISHED]],
  ])('is open after interim responses of the proxy, %s', async (_, answer) => {
    trustSelfSigned();
    const names: unknown[] = [];
    const stub = (await startStub(SELF_SIGNED)).always(({ socket, respond }) => {
      names.push((socket as TLSSocket & { servername: unknown }).servername);
      respond({ status: 200, body: 'through' });
    });
    const proxy = await startStubProxy({ tunnelTo: Number(stub.url('/').port), answer });
    vi.stubEnv('https_proxy', proxy.address);
    // A dot at the end of a name is for resolvers: TLS has none (RFC 6066, 3).
    const { body } = await openTransport().send(requestTo(new URL('https://localhost.:444/')));
    expect(body.toString()).toBe('through');
    expect(names).toEqual(['localhost']);
    expect(proxy.journal.map(({ target }) => target)).toEqual(['localhost.:444']);
  });

  test.each([
    ['rejects', [`${INTERIM}HTTP/1.1 403 Forbidden\r\n\r\n`], /the proxy answered 403/],
    ['speaks another protocol', [`${INTERIM}220 mail.example ESMTP\r\n\r\n`], /is not HTTP/],
    ['sends too large a head', [INTERIM, `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}`], /too large a head/],
  ])('is not open if the proxy then %s', async (_, answer, message) => {
    const proxy = await startStubProxy({ tunnelTo: Number((await startStub()).url('/').port), answer });
    vi.stubEnv('https_proxy', proxy.address);
    const sent = openTransport().send(requestTo(new URL('https://service.invalid/')));
    await expect(sent).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(message),
    });
  });

  test('is not open if the proxy closes the connection after an interim response', async () => {
    const server = createServer((socket) => socket.end(INTERIM)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    vi.stubEnv('https_proxy', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const sent = openTransport().send(requestTo(new URL('https://service.invalid/')));
    await expect(sent).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

test.each([
  ['a call', { method: 'POST', body: '{}', reuseConnection: false }],
  ['an upload', UPLOAD],
] as const)(
  'a server that demands a client certificate has processed nothing of %s',
  async (_, overrides) => {
    trustSelfSigned();
    const stub = await startStub({ ...SELF_SIGNED, requestCert: true, rejectUnauthorized: true });
    const sent = openTransport().send(requestTo(stub.url('/'), overrides));
    await expect(sent).rejects.toMatchObject({ reason: 'client-certificate' });
    expect(stub.journal).toEqual([]);
  },
);
