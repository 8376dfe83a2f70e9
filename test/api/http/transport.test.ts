import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { UploadBody } from '../../../src/api/body/file-body.ts';
import { NetworkError } from '../../../src/api/errors.ts';
import type { HttpRequest } from '../../../src/api/http/transport.ts';
import { openTransport } from '../../doubles/call-context.ts';
import { misbehave } from '../../doubles/misbehave.ts';
import { type Received, type StubExchange, startStub } from '../../doubles/stub-server.ts';

const MIB = 1024 * 1024;
const hasLoopback6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

afterEach(() => {
  vi.unstubAllEnvs();
});

function request(url: URL, overrides: Partial<HttpRequest> = {}): HttpRequest {
  const { signal } = new AbortController();
  return { method: 'GET', url, headers: {}, reuseConnection: true, signal, ...overrides };
}

/** Names and values as they came, in the order of their names. */
function wireHeaders({ rawHeaders }: Received): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    pairs.push([(rawHeaders[at] ?? '').toLowerCase(), rawHeaders[at + 1] ?? '']);
  }
  return pairs.sort();
}

/** A body that comes in blocks, one every `everyMs`. */
function blocks(count: number, blockBytes: number, everyMs = 0): UploadBody & { closed: boolean } {
  const body = {
    size: count * blockBytes,
    closed: false,
    open: async () => iterate(),
  };
  async function* iterate(): AsyncGenerator<Buffer> {
    try {
      for (let index = 0; index < count; index += 1) {
        if (everyMs > 0) await delay(everyMs);
        yield Buffer.alloc(blockBytes, index);
      }
    } finally {
      body.closed = true;
    }
  }
  return body;
}

describe('a request on the wire', () => {
  test('a PUT has these headers and no other', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const body = Buffer.from('the bytes');
    const headers = { 'content-type': 'image/png' };
    await openTransport().send(request(stub.url('/put/here?sig=a%2Fb'), { method: 'PUT', headers, body }));
    expect(stub.only).toMatchObject({ method: 'PUT', path: '/put/here?sig=a%2Fb', body });
    expect(wireHeaders(stub.only)).toEqual([
      ['connection', 'keep-alive'],
      ['content-length', '9'],
      ['content-type', 'image/png'],
      ['host', stub.url('/').host],
      ['user-agent', 'playable-export-action/1.2.3'],
    ]);
  });

  test('a POST has these headers and no other', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const body = Buffer.from('{"name":"grün"}');
    const headers = { 'content-type': 'application/json', authorization: 'Bearer t', accept: 'a/b' };
    await openTransport().send(
      request(stub.url('/v1/games'), { method: 'POST', headers, body, reuseConnection: false }),
    );
    expect(stub.only).toMatchObject({ method: 'POST', path: '/v1/games', body });
    expect(wireHeaders(stub.only)).toEqual([
      ['accept', 'a/b'],
      ['authorization', 'Bearer t'],
      ['connection', 'close'],
      ['content-length', '16'],
      ['content-type', 'application/json'],
      ['host', stub.url('/').host],
      ['user-agent', 'playable-export-action/1.2.3'],
    ]);
  });

  test('a GET has no body and nothing that speaks of one', async () => {
    const stub = (await startStub()).next({ status: 200 });
    await openTransport().send(request(stub.url('/v1/games?page=1')));
    expect(stub.only).toMatchObject({ method: 'GET', path: '/v1/games?page=1', body: Buffer.alloc(0) });
    expect(wireHeaders(stub.only).map(([name]) => name)).toEqual(['connection', 'host', 'user-agent']);
  });

  test.each([
    'image/png',
    'Text/HTML ; charset="UTF-8";  x=1',
    'application/vnd.a+json;Q=0.1',
    'multipart/form-data; boundary="a b=c"',
  ])('the content type goes out byte for byte: %s', async (contentType) => {
    const stub = (await startStub()).next({ status: 200 });
    const headers = { 'content-type': contentType };
    await openTransport().send(request(stub.url('/'), { method: 'PUT', headers, body: Buffer.from('x') }));
    expect(wireHeaders(stub.only)).toContainEqual(['content-type', contentType]);
  });

  test('the user agent stays as it is, whatever the runner says about orchestration', async () => {
    vi.stubEnv('ACTIONS_ORCHESTRATION_ID', 'some-orchestration');
    const stub = (await startStub()).next({ status: 200 });
    await openTransport({ userAgent: 'playable-export-action/x' }).send(request(stub.url('/')));
    expect(wireHeaders(stub.only)).toContainEqual(['user-agent', 'playable-export-action/x']);
  });

  test('an empty body has a length of 0 and is not chunked', async () => {
    const stub = (await startStub()).next({ status: 200 });
    await openTransport().send(request(stub.url('/'), { method: 'PUT', body: Buffer.alloc(0) }));
    expect(stub.only.headers).toMatchObject({ 'content-length': '0' });
    expect(stub.only.headers).not.toHaveProperty('transfer-encoding');
  });

  test('a body in blocks has its length in front and is not chunked', async () => {
    const stub = (await startStub()).next({ status: 200 });
    await openTransport().send(request(stub.url('/'), { method: 'PUT', body: blocks(5, 100_000) }));
    expect(stub.only.headers).toMatchObject({ 'content-length': '500000' });
    expect(stub.only.headers).not.toHaveProperty('transfer-encoding');
    const expected = Buffer.concat([0, 1, 2, 3, 4].map((index) => Buffer.alloc(100_000, index)));
    expect(stub.only.body.equals(expected)).toBe(true);
  });

  test('a user and a password in an address are not turned into a header', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const url = stub.url('/');
    url.username = 'user';
    url.password = 'secret';
    await openTransport().send(request(url, { method: 'PUT', body: Buffer.from('x') }));
    expect(stub.only.headers).not.toHaveProperty('authorization');
  });

  test('a cookie that was set is not sent back', async () => {
    const stub = (await startStub()).next(
      { status: 200, headers: { 'set-cookie': 'session=1' } },
      { status: 200 },
    );
    const transport = openTransport();
    await transport.send(request(stub.url('/')));
    await transport.send(request(stub.url('/')));
    expect(stub.journal[1]?.headers).not.toHaveProperty('cookie');
  });
});

describe('an answer', () => {
  test.each([200, 201, 204, 206, 304, 400, 401, 403, 404, 418, 429, 500, 503, 599])(
    'of %i is returned, not thrown',
    async (status) => {
      const stub = (await startStub()).next({ status, headers: { 'x-a': 'b' } });
      const answer = await openTransport().send(request(stub.url('/')));
      expect(answer).toMatchObject({ status, headers: { 'x-a': 'b' }, body: Buffer.alloc(0) });
    },
  );

  test.each([301, 302, 303, 307, 308])('of %i is returned, and not followed', async (status) => {
    const elsewhere = await startStub();
    const headers = { location: elsewhere.url('/other').href };
    const stub = (await startStub()).next({ status, headers, body: 'moved' });
    const answer = await openTransport().send(request(stub.url('/')));
    expect(answer).toMatchObject({ status, headers, body: Buffer.from('moved') });
    expect(elsewhere.connections).toBe(0);
  });

  test('keeps the bytes of its body, whatever they are', async () => {
    const body = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const stub = (await startStub()).next({ status: 200, body });
    expect((await openTransport().send(request(stub.url('/')))).body.equals(body)).toBe(true);
  });

  test('in chunks is put together', async () => {
    const stub = (await startStub()).next(({ response }) => {
      response.write('one ');
      response.write('two ');
      response.end('three');
    });
    const { body } = await openTransport().send(request(stub.url('/')));
    expect(body.toString()).toBe('one two three');
  });

  test('after an early hint is the one that counts', async () => {
    const stub = (await startStub()).next(({ response, answer }) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      answer({ status: 200, body: 'final' });
    });
    const answer = await openTransport().send(request(stub.url('/')));
    expect(answer).toMatchObject({ status: 200, body: Buffer.from('final') });
  });

  test('of one mebibyte is whole', async () => {
    const stub = (await startStub()).next({ status: 200, body: Buffer.alloc(MIB, 'x') });
    const answer = await openTransport().send(request(stub.url('/')));
    expect(answer.body).toHaveLength(MIB);
    expect(answer.truncated).toBe(false);
  });

  test.each([MIB + 1, 5 * MIB])('of %i bytes is cut to one mebibyte', async (size) => {
    const stub = (await startStub()).next({ status: 200, body: Buffer.alloc(size, 'x') });
    const { status, body, truncated } = await openTransport().send(request(stub.url('/')));
    expect({ status, truncated }).toEqual({ status: 200, truncated: true });
    expect(body.equals(Buffer.alloc(MIB, 'x'))).toBe(true);
  });

  test.each([
    [4, 'four', false],
    [3, 'fou', true],
    [0, '', true],
  ])('is cut to the %i bytes that were asked for', async (bodyLimitBytes, text, truncated) => {
    const stub = (await startStub()).next({ status: 200, body: 'four' });
    const answer = await openTransport().send(request(stub.url('/'), { bodyLimitBytes }));
    expect(answer).toMatchObject({ body: Buffer.from(text), truncated });
  });

  test('that never ends is cut to one mebibyte, and its connection closed', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const stub = (await startStub()).next((exchange) => {
      exchange.socket.once('close', () => close());
      return misbehave.neverEnd(exchange);
    });
    const { body } = await openTransport().send(request(stub.url('/')));
    expect(body).toHaveLength(MIB);
    await closed;
  });
});

describe('an answer that comes before the body was sent', () => {
  const LARGE = { count: 64, bytes: 256 * 1024 };
  const refusal = { status: 403, body: 'expired' };
  const refusals: [string, (exchange: StubExchange) => unknown][] = [
    ['stops reading', ({ answer }) => answer(refusal)],
    [
      'goes on reading',
      ({ answer, receive }) => {
        const received = receive().catch(() => undefined);
        answer(refusal);
        return received;
      },
    ],
  ];

  test.each(refusals)('and refuses it is the answer, where the server %s', async (_manner, refuse) => {
    const stub = (await startStub()).next(refuse);
    const body = blocks(LARGE.count, LARGE.bytes);
    const answer = await openTransport().send(request(stub.url('/'), { method: 'PUT', body }));
    expect(answer).toMatchObject({ status: 403, body: Buffer.from('expired') });
  });

  test('and refuses it is the answer to a body from memory as well', async () => {
    const stub = (await startStub()).next(({ answer }) => answer(refusal));
    const body = Buffer.alloc(LARGE.count * LARGE.bytes);
    const answer = await openTransport().send(request(stub.url('/'), { method: 'PUT', body }));
    expect(answer).toMatchObject({ status: 403, body: Buffer.from('expired') });
  });

  test('is the answer, or else a broken connection, where the server hangs up on the rest', async () => {
    // The system drops an answer that was not read yet when the reset comes: nobody can tell which comes first.
    const stub = (await startStub()).next(({ answer }) =>
      answer({ ...refusal, headers: { connection: 'close' } }),
    );
    const body = blocks(LARGE.count, LARGE.bytes);
    const seen = await openTransport()
      .send(request(stub.url('/'), { method: 'PUT', body }))
      .then(
        ({ status }) => status,
        (error: unknown) => error instanceof NetworkError && error.reason,
      );
    expect([403, 'broken']).toContain(seen);
  });

  test('ends the sending: the file is closed and the connection is not used again', async () => {
    const stub = (await startStub()).next(({ answer }) => answer({ status: 403 }), { status: 200 });
    const transport = openTransport();
    const body = blocks(LARGE.count, LARGE.bytes);
    await transport.send(request(stub.url('/'), { method: 'PUT', body }));
    await transport.send(request(stub.url('/')));
    expect(body.closed).toBe(true);
    expect(stub.journal[1]?.connection).not.toBe(stub.journal[0]?.connection);
  });
});

describe('connections', () => {
  test('are kept alive and used again where that will do', async () => {
    const stub = (await startStub()).always({ status: 200, body: 'x' });
    const transport = openTransport();
    for (let count = 0; count < 3; count += 1) {
      await transport.send(request(stub.url('/'), { method: 'PUT', body: Buffer.from('x') }));
    }
    expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 1, 1]);
  });

  test('are used once, and said to be closed, where a request needs its own', async () => {
    const stub = (await startStub()).always({ status: 200 });
    const transport = openTransport();
    await transport.send(request(stub.url('/'), { reuseConnection: true }));
    await transport.send(request(stub.url('/'), { reuseConnection: false }));
    await transport.send(request(stub.url('/'), { reuseConnection: false }));
    await transport.send(request(stub.url('/'), { reuseConnection: true }));
    expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 2, 3, 1]);
    expect(stub.journal.map(({ headers }) => headers.connection)).toEqual([
      'keep-alive',
      'close',
      'close',
      'keep-alive',
    ]);
  });

  test('carry many requests at once', async () => {
    const stub = (await startStub()).always(async ({ answer, request: { url } }) => {
      await stub.arrived(40);
      answer({ status: 200, body: url ?? '' });
    });
    const transport = openTransport();
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const answers = await Promise.all(paths.map((path) => transport.send(request(stub.url(path)))));
    expect(answers.map(({ body }) => body.toString())).toEqual(paths);
  });

  test('that are used again and again keep nothing of those who used them', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => {
      warnings.push(warning);
    };
    process.on('warning', note);
    onTestFinished(() => {
      process.off('warning', note);
    });
    const stub = (await startStub()).always({ status: 200, body: 'x' });
    const transport = openTransport();
    const { signal } = new AbortController();
    for (let count = 0; count < 20; count += 1) await transport.send(request(stub.url('/'), { signal }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(stub.connections).toBe(1);
    expect(warnings).toEqual([]);
    expect(getEventListeners(signal, 'abort').length).toBeLessThanOrEqual(1);
  });

  test.runIf(hasLoopback6)('lead to an IPv6 address, too', async () => {
    const server = createServer((incoming, response) => response.end(incoming.headers.host));
    server.listen(0, '::1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const answer = await openTransport().send(request(new URL(`http://[::1]:${port}/`)));
    expect(answer.body.toString()).toBe(`[::1]:${port}`);
  });

  test('are all closed in the end', async () => {
    const stub = (await startStub()).always({ status: 200 });
    const closed: Promise<unknown>[] = [];
    stub.always(({ socket, answer }) => {
      closed.push(new Promise((resolve) => socket.once('close', resolve)));
      answer({ status: 200 });
    });
    const transport = openTransport();
    await Promise.all([1, 2, 3].map(() => transport.send(request(stub.url('/')))));
    transport.close();
    await Promise.all(closed);
    expect(stub.open).toBe(0);
  });
});

describe('slow, but making progress, is not too slow', () => {
  // Far above one step, so that a busy machine does not take the time of many between two of them.
  const IDLE_MS = 1_500;
  const STEPS = 39;
  const STEP_MS = 40;

  test('an answer that trickles in', async () => {
    const stub = (await startStub()).next(async ({ response }) => {
      for (let step = 0; step < STEPS; step += 1) {
        response.write('x');
        await delay(STEP_MS);
      }
      response.end();
    });
    const startedMs = performance.now();
    const { body } = await openTransport({ idleTimeoutMs: IDLE_MS }).send(request(stub.url('/')));
    expect(body).toHaveLength(STEPS);
    expect(performance.now() - startedMs).toBeGreaterThan(IDLE_MS);
  });

  test('a body that trickles out', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const body = blocks(STEPS, 10, STEP_MS);
    const startedMs = performance.now();
    await openTransport({ idleTimeoutMs: IDLE_MS }).send(request(stub.url('/'), { method: 'PUT', body }));
    expect(stub.only.body).toHaveLength(STEPS * 10);
    expect(performance.now() - startedMs).toBeGreaterThan(IDLE_MS);
  });

  test('a server that is slow to take the body', async () => {
    const stub = (await startStub()).next(async ({ request: incoming, answer }) => {
      let taken = 0;
      for await (const chunk of incoming) {
        if (Math.floor((taken + chunk.length) / (2 * MIB)) > Math.floor(taken / (2 * MIB)))
          await delay(STEP_MS);
        taken += chunk.length;
      }
      answer({ status: 200, body: String(taken) });
    });
    const body = blocks(2 * STEPS, MIB);
    const startedMs = performance.now();
    const answer = await openTransport({ idleTimeoutMs: IDLE_MS }).send(
      request(stub.url('/'), { method: 'PUT', body }),
    );
    expect(answer.body.toString()).toBe(String(2 * STEPS * MIB));
    expect(performance.now() - startedMs).toBeGreaterThan(IDLE_MS);
  });
});
