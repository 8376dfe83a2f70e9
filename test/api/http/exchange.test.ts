import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpRequest } from '../../../src/api/http/transport.ts';
import { allArrived, inOneBuffer, openTransport, requestTo, send } from '../../doubles/call-context.ts';
import { SELF_SIGNED, trustSelfSigned } from '../../doubles/environment.ts';
import { misbehave } from '../../doubles/misbehave.ts';
import { startRawServer } from '../../doubles/raw-server.ts';
import { startStub, startStubProxy } from '../../doubles/stub-server.ts';

const UPLOAD = { method: 'PUT', body: inOneBuffer(Buffer.from('file')) } as const;
const KINDS: readonly (readonly [kind: string, overrides: Partial<HttpRequest>])[] = [
  ['a call', {}],
  ['an upload', UPLOAD],
];

const responseTo = (path: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${path.length}\r\n\r\n${path}`;

/** A server that writes bytes: `answer` is called with the path of each request. */
const startRaw = (answer: (socket: Socket, path: string) => unknown) =>
  startRawServer((socket) =>
    socket.setNoDelay(true).on('data', (bytes) => {
      for (const [, path = ''] of bytes.toString('latin1').matchAll(/^[A-Z]+ (\/\S*) HTTP/gm))
        void answer(socket, path);
    }),
  );

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(KINDS)('a second response to %s on a kept connection', (_, overrides) => {
  test.each<[string, (isIdle: Promise<void>) => unknown]>([
    ['at once', () => undefined],
    ['in a later turn', () => setImmediate()],
    ['while it is idle', (isIdle) => isIdle],
  ])('that comes %s is not taken for the response to the next request', async (_when, moment) => {
    const { promise: isIdle, resolve } = Promise.withResolvers<void>();
    const server = await startRaw(async (socket, path) => {
      socket.write(responseTo(path));
      await moment(isIdle);
      if (path === '/1') socket.write(responseTo('/bad'));
    });
    const transport = openTransport();
    await transport.send(requestTo(server.url('/1'), overrides));
    resolve();
    // The client closes it.
    await once(server.sockets[0] as Socket, 'close');
    const { body } = await transport.send(requestTo(server.url('/2'), overrides));
    expect(body.toString()).toBe('/2');
    expect(server.sockets).toHaveLength(2);
  });

  test('that waits in the system while the action computes is not taken for it either', async () => {
    const server = await startRaw((socket, path) => socket.write(responseTo(path)));
    const transport = openTransport();
    await transport.send(requestTo(server.url('/1'), overrides));
    // The connection becomes idle. Then no turn of the event loop lies between the bytes and the next request.
    await allArrived();
    server.sockets[0]?.write(responseTo('/bad'));
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

  test.each([
    ['and the new one as well', [misbehave.resetBeforeResponse, misbehave.resetBeforeResponse]],
    ['inside its response', [misbehave.resetInsideBody]],
  ])('%s is broken', async (_how, faults) => {
    const stub = (await startStub()).next({ status: 200 }, ...faults);
    const transport = openTransport();
    await transport.send(requestTo(stub.url('/'), overrides));
    const sent = transport.send(requestTo(stub.url('/'), overrides));
    await expect(sent).rejects.toMatchObject({ name: 'NetworkError', reason: 'broken' });
  });
});

describe.each(KINDS)('the body without a length of the response to %s', (_, overrides) => {
  const start = 'HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{"exportId"';

  test('is broken after a reset', async () => {
    const server = await startRaw(async (socket) => {
      socket.write(start);
      // The client has read the head.
      await allArrived();
      socket.resetAndDestroy();
    });
    await expect(send(server.url('/'), overrides)).rejects.toMatchObject({
      name: 'NetworkError',
      reason: 'broken',
    });
  });

  test('ends with an orderly close', async () => {
    const server = await startRaw((socket) => socket.end(`${start}:1}`));
    const { body } = await send(server.url('/'), overrides);
    expect(body.toString()).toBe('{"exportId":1}');
  });
});

describe.each(['TLSv1.2', 'TLSv1.3'] as const)('over %s, the body without a length', (maxVersion) => {
  const start = 'HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{"exportId"';
  const CALL = { method: 'POST', body: '{}', reuseConnection: false } as const;

  /** Sends a request to a server that ends its response like this, and one through a proxy. */
  async function sendTwice(
    endResponse: (socket: Socket) => unknown,
  ): Promise<PromiseSettledResult<string>[]> {
    trustSelfSigned();
    const stub = (await startStub({ ...SELF_SIGNED, maxVersion })).always(({ socket }) =>
      endResponse(socket),
    );
    const { port } = stub.url('/');
    const proxy = await startStubProxy({ tunnelTo: Number(port) });
    vi.stubEnv('https_proxy', proxy.address);
    const urls = [stub.url('/'), new URL(`https://service.invalid:${port}/`)];
    const sent = urls.map(async (url) => (await send(url, CALL)).body.toString());
    return Promise.allSettled(sent);
  }

  test('is broken if TLS ends without close_notify', async () => {
    const results = await sendTwice((socket) => socket.write(start, () => socket.destroy()));
    const reason = expect.objectContaining({
      reason: 'broken',
      message: expect.stringContaining('TLS ended without close_notify'),
    });
    expect(results).toEqual([1, 2].map(() => ({ status: 'rejected', reason })));
  });

  test('ends with close_notify', async () => {
    const results = await sendTwice((socket) => socket.end(`${start}:1}`));
    expect(results).toEqual([1, 2].map(() => ({ status: 'fulfilled', value: '{"exportId":1}' })));
  });

  test('does not matter to one with a length', async () => {
    const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
    const results = await sendTwice((socket) => socket.write(whole, () => socket.destroy()));
    expect(results).toEqual([1, 2].map(() => ({ status: 'fulfilled', value: 'ok' })));
  });
});

describe.each(KINDS)('bytes in one packet with the head of the response to %s', (_, overrides) => {
  const HEAD = 'HTTP/1.1 200 OK\r\n';

  test.each([
    ['a body behind 204', 'HTTP/1.1 204 No Content\r\n\r\nbody', ''],
    ['more than Content-Length', `${HEAD}Content-Length: 2\r\n\r\nokay`, 'ok'],
    ['more than the last chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\nmore`, 'ok'],
  ])('do not concern it: %s', async (_what, bytes, body) => {
    const server = await startRaw((socket) => socket.write(bytes));
    expect((await send(server.url('/'), overrides)).body.toString()).toBe(body);
  });

  test.each([
    ['a chunk that is none', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 'chunk size'],
    ['headers above 16 KB', `${HEAD}X: ${'x'.repeat(17_000)}\r\n\r\n`, 'Header overflow'],
    ['two lengths', `${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 'Duplicate Content-Length'],
    ['frames of HTTP/2', Buffer.from('00000c0400000000000003000000640004000fffff', 'hex'), 'Expected HTTP/'],
  ])('can not be parsed: %s', async (_what, bytes, words) => {
    const server = await startRaw((socket) => socket.write(bytes));
    await expect(send(server.url('/'), overrides)).rejects.toMatchObject({
      reason: 'unparsable',
      message: expect.stringContaining(words),
    });
  });
});

test.each(KINDS)('101 to %s is its response', async (_, overrides) => {
  const stub = (await startStub()).next(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\nrest');
  });
  const { status, body } = await send(stub.url('/'), overrides);
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
    const { body } = await send(new URL('https://localhost.:444/'));
    expect(body.toString()).toBe('through');
    expect(names).toEqual(['localhost']);
    expect(proxy.journal.map(({ target }) => target)).toEqual(['localhost.:444']);
  });

  test.each([
    ['rejects', [`${INTERIM}HTTP/1.1 502 Bad Gateway\r\n\r\n`], /the proxy answered 502/],
    ['speaks another protocol', [`${INTERIM}220 mail.example ESMTP\r\n\r\n`], /no final response/],
    ['sends too large a head', [INTERIM, `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}`], /no final response/],
    ['closes the connection', [INTERIM], /no final response/],
  ])('is not open if the proxy then %s', async (_, answer, words) => {
    const { port } = await startRawServer((socket) => socket.end());
    const proxy = await startStubProxy({ tunnelTo: port, answer });
    vi.stubEnv('https_proxy', proxy.address);
    const message = expect.stringMatching(words);
    await expect(send(new URL('https://service.invalid/'))).rejects.toMatchObject({
      kind: 'unreachable',
      message,
    });
  });
});

describe.each(['TLSv1.2', 'TLSv1.3'] as const)('a server of %s', (maxVersion) => {
  test.each([
    ['a call', { method: 'POST', body: '{}', reuseConnection: false }],
    ['an upload', UPLOAD],
  ] as const)('that demands a client certificate has processed nothing of %s', async (_, overrides) => {
    trustSelfSigned();
    const tls = { ...SELF_SIGNED, requestCert: true, rejectUnauthorized: true, maxVersion };
    const stub = await startStub(tls);
    await expect(send(stub.url('/'), overrides)).rejects.toMatchObject({
      reason: 'client-certificate',
      message: expect.stringMatching(
        /: the other side refused TLS: (?:handshake failure|certificate required)$/,
      ),
    });
    expect(stub.journal).toEqual([]);
  });

  test('that has no cipher in common does not demand one', async () => {
    const ciphers = maxVersion === 'TLSv1.2' ? 'ECDHE-RSA-AES128-SHA' : 'TLS_AES_128_CCM_SHA256';
    const stub = await startStub({ ...SELF_SIGNED, minVersion: maxVersion, maxVersion, ciphers });
    await expect(send(stub.url('/'))).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/: the other side refused TLS: handshake failure$/),
    });
  });
});
