import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { UploadBody } from '../../../src/api/body/file-body.ts';
import { NetworkError } from '../../../src/api/errors.ts';
import type { HttpRequest } from '../../../src/api/http/transport.ts';
import { inOneBuffer, openTransport } from '../../doubles/call-context.ts';
import { misbehave } from '../../doubles/misbehave.ts';
import { type Received, type Script, startStub } from '../../doubles/stub-server.ts';

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

/** Header names and values as received, sorted by name. */
function wireHeaders({ rawHeaders }: Received): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    pairs.push([(rawHeaders[at] ?? '').toLowerCase(), rawHeaders[at + 1] ?? '']);
  }
  return pairs.sort();
}

/** A body of several blocks, with a delay before each. */
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

describe('a request', () => {
  test('with PUT has exactly these headers', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const bytes = Buffer.from('the bytes');
    const body = inOneBuffer(bytes);
    const headers = { 'content-type': 'image/png' };
    await openTransport().send(request(stub.url('/put/here?sig=a%2Fb'), { method: 'PUT', headers, body }));
    expect(stub.only).toMatchObject({ method: 'PUT', path: '/put/here?sig=a%2Fb', body: bytes });
    expect(wireHeaders(stub.only)).toEqual([
      ['accept-encoding', 'identity'],
      ['connection', 'keep-alive'],
      ['content-length', '9'],
      ['content-type', 'image/png'],
      ['host', stub.url('/').host],
      ['user-agent', 'playable-export-action/1.2.3'],
    ]);
  });

  test('with POST has exactly these headers', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const body = '{"name":"grün"}';
    const headers = { 'content-type': 'application/json', authorization: 'Bearer t', accept: 'a/b' };
    await openTransport().send(
      request(stub.url('/v1/games'), { method: 'POST', headers, body, reuseConnection: false }),
    );
    expect(stub.only).toMatchObject({ method: 'POST', path: '/v1/games', body: Buffer.from(body) });
    expect(wireHeaders(stub.only)).toEqual([
      ['accept', 'a/b'],
      ['accept-encoding', 'identity'],
      ['authorization', 'Bearer t'],
      ['connection', 'close'],
      ['content-length', '16'],
      ['content-type', 'application/json'],
      ['host', stub.url('/').host],
      ['user-agent', 'playable-export-action/1.2.3'],
    ]);
  });

  test('with GET has no body and no header of one', async () => {
    const stub = (await startStub()).next({ status: 200 });
    await openTransport().send(request(stub.url('/v1/games?page=1')));
    expect(stub.only).toMatchObject({ method: 'GET', path: '/v1/games?page=1', body: Buffer.alloc(0) });
    expect(wireHeaders(stub.only).map(([name]) => name)).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test.each([
    'image/png',
    'Text/HTML ; charset="UTF-8";  x=1',
    'application/vnd.a+json;Q=0.1',
    'multipart/form-data; boundary="a b=c"',
  ])('has an unchanged content type: %s', async (contentType) => {
    const stub = (await startStub()).next({ status: 200 });
    const headers = { 'content-type': contentType };
    await openTransport().send(
      request(stub.url('/'), { method: 'PUT', headers, body: inOneBuffer(Buffer.from('x')) }),
    );
    expect(wireHeaders(stub.only)).toContainEqual(['content-type', contentType]);
  });

  test('has an unchanged user agent, despite an orchestration id of the runner', async () => {
    vi.stubEnv('ACTIONS_ORCHESTRATION_ID', 'some-orchestration');
    const stub = (await startStub()).next({ status: 200 });
    await openTransport({ userAgent: 'playable-export-action/x' }).send(request(stub.url('/')));
    expect(wireHeaders(stub.only)).toContainEqual(['user-agent', 'playable-export-action/x']);
  });

  test.each([
    ['an empty body', inOneBuffer(Buffer.alloc(0)), '0', []],
    ['a body in blocks', blocks(5, 100_000), '500000', [0, 1, 2, 3, 4]],
  ])('with %s has its length and is not chunked', async (_, body, length, values) => {
    const stub = (await startStub()).next({ status: 200 });
    await openTransport().send(request(stub.url('/'), { method: 'PUT', body }));
    expect(stub.only.headers).toMatchObject({ 'content-length': length });
    expect(stub.only.headers).not.toHaveProperty('transfer-encoding');
    const expected = Buffer.concat(values.map((value) => Buffer.alloc(100_000, value)));
    expect(stub.only.body.equals(expected)).toBe(true);
  });

  test('has no authorization from user info in its URL', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const url = stub.url('/');
    url.username = 'user';
    url.password = 'secret';
    await openTransport().send(request(url, { method: 'PUT', body: inOneBuffer(Buffer.from('x')) }));
    expect(stub.only.headers).not.toHaveProperty('authorization');
  });

  test('does not send cookies back', async () => {
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

describe('a response', () => {
  test.each([200, 201, 204, 206, 304, 400, 401, 403, 404, 418, 429, 500, 503, 599])(
    'of status %i is returned, not thrown',
    async (status) => {
      const stub = (await startStub()).next({ status, headers: { 'x-a': 'b' } });
      const response = await openTransport().send(request(stub.url('/')));
      expect(response).toMatchObject({ status, headers: { 'x-a': 'b' }, body: Buffer.alloc(0) });
    },
  );

  test.each([301, 302, 303, 307, 308])('of status %i is returned, and not followed', async (status) => {
    const elsewhere = await startStub();
    const headers = { location: elsewhere.url('/other').href };
    const stub = (await startStub()).next({ status, headers, body: 'moved' });
    const response = await openTransport().send(request(stub.url('/')));
    expect(response).toMatchObject({ status, headers, body: Buffer.from('moved') });
    expect(elsewhere.connections).toBe(0);
  });

  test('has the unchanged bytes of its body', async () => {
    const body = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const stub = (await startStub()).next({ status: 200, body });
    expect((await openTransport().send(request(stub.url('/')))).body.equals(body)).toBe(true);
  });

  test('in chunks is joined', async () => {
    const stub = (await startStub()).next(({ response }) => {
      response.write('one ');
      response.write('two ');
      response.end('three');
    });
    const { body } = await openTransport().send(request(stub.url('/')));
    expect(body.toString()).toBe('one two three');
  });

  test('in chunks of one byte takes little memory', async () => {
    const size = 1_000_000;
    const stub = (await startStub()).next(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      socket.write(`${'1\r\nx\r\n'.repeat(size)}0\r\n\r\n`);
    });
    const before = process.memoryUsage().heapUsed;
    let mostBytes = 0;
    const timer = setInterval(() => {
      mostBytes = Math.max(mostBytes, process.memoryUsage().heapUsed - before);
    }, 5);
    const { body } = await openTransport().send(request(stub.url('/')));
    clearInterval(timer);
    expect(body.equals(Buffer.alloc(size, 'x'))).toBe(true);
    // Kept chunks take 200 MiB.
    expect(mostBytes / MIB).toBeLessThan(100);
  });

  test('after an early hint is returned', async () => {
    const stub = (await startStub()).next(({ response, respond }) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      respond({ status: 200, body: 'final' });
    });
    const response = await openTransport().send(request(stub.url('/')));
    expect(response).toMatchObject({ status: 200, body: Buffer.from('final') });
  });

  test('of 1 MiB is complete', async () => {
    const stub = (await startStub()).next({ status: 200, body: Buffer.alloc(MIB, 'x') });
    const response = await openTransport().send(request(stub.url('/')));
    expect(response.body).toHaveLength(MIB);
    expect(response.truncated).toBe(false);
  });

  test.each([MIB + 1, 5 * MIB])('of %i bytes is truncated to 1 MiB', async (size) => {
    const stub = (await startStub()).next({ status: 200, body: Buffer.alloc(size, 'x') });
    const { status, body, truncated } = await openTransport().send(request(stub.url('/')));
    expect({ status, truncated }).toEqual({ status: 200, truncated: true });
    expect(body.equals(Buffer.alloc(MIB, 'x'))).toBe(true);
  });

  test.each([
    [4, 'four', false],
    [3, 'fou', true],
    [0, '', true],
  ])('is truncated to bodyLimitBytes: %i', async (bodyLimitBytes, text, truncated) => {
    const stub = (await startStub()).next({ status: 200, body: 'four' });
    const response = await openTransport().send(request(stub.url('/'), { bodyLimitBytes }));
    expect(response).toMatchObject({ body: Buffer.from(text), truncated });
  });

  test('that never ends is truncated to 1 MiB, and its connection is closed', async () => {
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

describe('a response before the whole body was sent', () => {
  const LARGE = { count: 64, bytes: 256 * 1024 };
  const rejection = { status: 403, body: 'expired' };
  const stopReading: Script = ({ respond }) => respond(rejection);

  test.each<[string, Script, UploadBody]>([
    ['if the server stops reading', stopReading, blocks(LARGE.count, LARGE.bytes)],
    [
      'if the server continues reading',
      ({ respond, receive }) => {
        const received = receive().catch(() => undefined);
        respond(rejection);
        return received;
      },
      blocks(LARGE.count, LARGE.bytes),
    ],
    ['for a body in one buffer as well', stopReading, inOneBuffer(Buffer.alloc(LARGE.count * LARGE.bytes))],
  ])('is returned %s', async (_, reject, body) => {
    const stub = (await startStub()).next(reject);
    const response = await openTransport().send(request(stub.url('/'), { method: 'PUT', body }));
    expect(response).toMatchObject({ status: 403, body: Buffer.from('expired') });
  });

  test('is returned or a broken connection is reported if the server closes the connection', async () => {
    // The system drops an unread response when a reset arrives, and either may come first.
    const stub = (await startStub()).next(({ respond }) =>
      respond({ ...rejection, headers: { connection: 'close' } }),
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

  test('ends the upload: the file is closed and the connection is not reused', async () => {
    const stub = (await startStub()).next(({ respond }) => respond({ status: 403 }), { status: 200 });
    const transport = openTransport();
    const body = blocks(LARGE.count, LARGE.bytes);
    await transport.send(request(stub.url('/'), { method: 'PUT', body }));
    await transport.send(request(stub.url('/')));
    expect(body.closed).toBe(true);
    expect(stub.journal[1]?.connection).not.toBe(stub.journal[0]?.connection);
  });
});

describe('connections', () => {
  test('are kept alive and reused if the request allows it', async () => {
    const stub = (await startStub()).always({ status: 200, body: 'x' });
    const transport = openTransport();
    for (let count = 0; count < 3; count += 1) {
      await transport.send(request(stub.url('/'), { method: 'PUT', body: inOneBuffer(Buffer.from('x')) }));
    }
    expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 1, 1]);
  });

  test('are used once and closed if the request needs its own', async () => {
    const stub = (await startStub()).always({ status: 200 });
    const transport = openTransport();
    for (const reuseConnection of [true, false, false, true]) {
      await transport.send(request(stub.url('/'), { reuseConnection }));
    }
    expect(stub.journal.map(({ connection, headers }) => [connection, headers.connection])).toEqual([
      [1, 'keep-alive'],
      [2, 'close'],
      [3, 'close'],
      [1, 'keep-alive'],
    ]);
  });

  test('serve many requests at once', async () => {
    const stub = (await startStub()).always(async ({ respond, request: { url } }) => {
      await stub.arrived(40);
      respond({ status: 200, body: url ?? '' });
    });
    const transport = openTransport();
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const responses = await Promise.all(paths.map((path) => transport.send(request(stub.url(path)))));
    expect(responses.map(({ body }) => body.toString())).toEqual(paths);
  });

  test('that are reused collect no listeners', async () => {
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

  test.runIf(hasLoopback6)('may lead to an IPv6 address', async () => {
    const server = createServer((incoming, response) => response.end(incoming.headers.host));
    server.listen(0, '::1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const response = await openTransport().send(request(new URL(`http://[::1]:${port}/`)));
    expect(response.body.toString()).toBe(`[::1]:${port}`);
  });

  test('are all closed by close()', async () => {
    const closed: Promise<unknown>[] = [];
    const stub = (await startStub()).always(({ socket, respond }) => {
      closed.push(new Promise((resolve) => socket.once('close', resolve)));
      respond({ status: 200 });
    });
    const transport = openTransport();
    await Promise.all([1, 2, 3].map(() => transport.send(request(stub.url('/')))));
    transport.close();
    await Promise.all(closed);
    expect(stub.open).toBe(0);
  });
});

describe('progress within the idle timeout prevents a timeout', () => {
  // Much longer than a step, so that a busy machine causes no timeout.
  const IDLE_MS = 1_500;
  const STEPS = 39;
  const STEP_MS = 40;

  test('of a slow response', async () => {
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

  test('of a slow request body', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const body = blocks(STEPS, 10, STEP_MS);
    const startedMs = performance.now();
    await openTransport({ idleTimeoutMs: IDLE_MS }).send(request(stub.url('/'), { method: 'PUT', body }));
    expect(stub.only.body).toHaveLength(STEPS * 10);
    expect(performance.now() - startedMs).toBeGreaterThan(IDLE_MS);
  });

  test('of a server that reads slowly', async () => {
    const stub = (await startStub()).next(async ({ request: incoming, respond }) => {
      let taken = 0;
      for await (const chunk of incoming) {
        if (Math.floor((taken + chunk.length) / (2 * MIB)) > Math.floor(taken / (2 * MIB)))
          await delay(STEP_MS);
        taken += chunk.length;
      }
      respond({ status: 200, body: String(taken) });
    });
    const body = blocks(2 * STEPS, MIB);
    const startedMs = performance.now();
    const response = await openTransport({ idleTimeoutMs: IDLE_MS }).send(
      request(stub.url('/'), { method: 'PUT', body }),
    );
    expect(response.body.toString()).toBe(String(2 * STEPS * MIB));
    expect(performance.now() - startedMs).toBeGreaterThan(IDLE_MS);
  });
});
