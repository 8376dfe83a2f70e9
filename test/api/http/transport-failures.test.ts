import type { Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { failedAttempt } from '../../../src/api/call.ts';
import { NetworkError } from '../../../src/api/errors.ts';
import type { HttpRequest } from '../../../src/api/http/transport.ts';
import type { FailureKind } from '../../../src/retry/decide.ts';
import { causeChain } from '../../../src/support/error-text.ts';
import {
  allArrived,
  inBlocks,
  inOneBuffer,
  openTransport,
  requestTo,
  send,
} from '../../doubles/call-context.ts';
import { virtualTimeouts } from '../../doubles/clocks.ts';
import { needs } from '../../doubles/conditions.ts';
import { SELF_SIGNED, trustSelfSigned } from '../../doubles/environment.ts';
import { misbehave } from '../../doubles/misbehave.ts';
import { startRawServer } from '../../doubles/raw-server.ts';
import { type Misbehaviour, startStub, startStubProxy } from '../../doubles/stub-server.ts';

/** Nothing listens on port 1. */
const CLOSED_PORT = new URL('http://127.0.0.1:1/v1/export?X-Amz-Signature=secret');
const MIB = 1024 * 1024;
const LARGE = { method: 'PUT', body: inOneBuffer(Buffer.alloc(16 * MIB)) } as const;

const TARGET = new URL('https://service.invalid/v1/games?X-Amz-Signature=secret');
/** A label longer than 63 characters is invalid, so no resolver is asked. */
const NO_NAME = `${'x'.repeat(64)}.invalid`;

beforeEach(() => {
  for (const name of ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'no_proxy', 'NO_PROXY']) {
    vi.stubEnv(name, '');
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The error of a request that must fail. Checks that it does not contain the query. */
async function failureOf(sent: Promise<unknown>): Promise<NetworkError> {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof NetworkError)) throw new Error(`not a NetworkError: ${inspect(error)}`);
  expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/secret|X-Amz/);
  expect(causeChain(error).join()).not.toMatch(/secret|X-Amz/);
  return error;
}

/** Sends a request that must fail over a new transport. */
function failedRequest(
  url: URL,
  overrides: Partial<HttpRequest> = {},
  idleTimeoutMs?: number,
): Promise<NetworkError> {
  return failureOf(send(url, overrides, idleTimeoutMs));
}

/** A promise that a test looks at without waiting for it: `settled` is absent until then. */
function outcomeOf<T>(promise: Promise<T>): { settled?: T } {
  const outcome: { settled?: T } = {};
  void promise.then((value) => {
    outcome.settled = value;
  });
  return outcome;
}

/** Starts a server that sends a few bytes again and again. `sendsMore` ends when some have arrived. */
async function startTrickling(manner: Misbehaviour) {
  let socket: Socket | undefined;
  const stub = (await startStub()).always((exchange) => {
    socket = exchange.socket;
    return manner(exchange);
  });
  const sendsMore = async (): Promise<void> => {
    const before = socket?.bytesWritten ?? 0;
    await expect
      .poll(() => socket?.destroyed || (socket?.bytesWritten ?? 0) > before, { interval: 1 })
      .toBe(true);
    await allArrived();
  };
  return { stub, sendsMore };
}

describe('the reason is unreachable before the connection stands, because nothing was sent', () => {
  /** A server that says nothing; with `answer`, behind a proxy that answers CONNECT like this. */
  async function startSilent(answer?: readonly string[]) {
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const { port, url } = await startRawServer((socket) => void socket.once('data', () => resolve()));
    if (answer === undefined) return { url: url('/?X-Amz-Signature=secret', 'https'), connected };
    const proxy = await startStubProxy({ tunnelTo: port, answer });
    vi.stubEnv('https_proxy', proxy.address);
    const isOpen = answer.join('').endsWith('\r\n\r\n');
    const target = new URL('https://service.invalid/?X-Amz-Signature=secret');
    return { url: target, connected: isOpen ? connected : proxy.asked };
  }

  test.each([
    ['a port for https that says nothing', undefined],
    ['a proxy that says nothing', []],
    ['a proxy that stops within its head', ['HTTP/1.1 200 Connection esta']],
    ['a proxy that says nothing after its 200', ['HTTP/1.1 200 OK\r\n\r\n']],
  ])('at %s, when time is over or the run is cancelled', async (_, answer) => {
    const { url, connected } = await startSilent(answer);
    const { pass } = virtualTimeouts();
    const cancel = new AbortController();
    const post = { method: 'POST', body: '{}', reuseConnection: false, signal: cancel.signal } as const;
    const unsent = new AbortController();
    const onlyUnsent = { ...post, unsentSignal: unsent.signal };
    const [late, cancelled] = [failedRequest(url, post, 200), failedRequest(url, post, 60_000)];
    const cancelledUnsent = failedRequest(url, onlyUnsent, 60_000);
    await connected;
    unsent.abort('SIGTERM');
    expect(await cancelledUnsent).toMatchObject({ reason: 'unreachable' });
    pass(200);
    expect(await late).toMatchObject({
      reason: 'unreachable',
      message: `POST ${url.origin}/: no connection after 0.2 s`,
    });
    cancel.abort('SIGTERM');
    expect(await cancelled).toMatchObject({ reason: 'unreachable' });
  });

  test.each(['https', 'http'])(
    'if it is closed or reset, in one sentence, to a server or a proxy of %s:',
    async (scheme) => {
      const messages = new Set<string>();
      for (const close of ['end', 'destroy', 'resetAndDestroy'] as const)
        for (const event of ['data', 'listening']) {
          const server = await startRawServer((socket) =>
            event === 'data' ? socket.once('data', () => socket[close]()) : socket[close](),
          );
          const isProxy = scheme === 'http';
          vi.stubEnv('https_proxy', isProxy ? server.url('').origin : '');
          const target = isProxy ? TARGET : server.url('/?X-Amz-Signature=secret', 'https');
          const { reason, message, request } = await failedRequest(target);
          expect(reason).toBe(isProxy ? 'proxy-unreachable' : 'unreachable');
          messages.add(message.replace(request.location, ''));
        }
      const closed = 'GET : the connection was closed while connecting';
      const wantsTls = expect.stringMatching(
        /no connection to the proxy: .* as a port for TLS does; .*https:\/\//,
      );
      expect([...messages]).toEqual([scheme === 'http' ? wantsTls : closed]);
    },
  );

  test('if what is given as the proxy speaks another protocol', async () => {
    const server = await startRawServer((socket) =>
      socket.once('data', () => socket.end('220 smtp ready\r\n')),
    );
    vi.stubEnv('https_proxy', server.url('').origin);
    const { reason, message } = await failedRequest(TARGET);
    expect(reason).toBe('proxy-unreachable');
    expect(message).toMatch(/: no connection to the proxy: the response is no valid HTTP\/1\.1: Parse Error/);
  });

  test('but not if the request went over a kept connection before', async () => {
    const server = await startRawServer((socket) =>
      socket.once('data', () => {
        server.close();
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        socket.once('data', () => socket.destroy());
      }),
    );
    const transport = openTransport();
    await transport.send(requestTo(server.url('/')));
    const error = await failureOf(transport.send(requestTo(server.url('/'))));
    expect(error).toMatchObject({ reason: 'broken', message: expect.stringContaining('ECONNREFUSED') });
  });
});

test('the reason is broken if the server resets the connection in the middle of a large body', async () => {
  const stub = (await startStub()).next(({ request: incoming, reset }) => {
    incoming.once('data', () => reset());
  });
  const url = stub.url('/?X-Amz-Signature=secret');
  const error = await failedRequest(url, LARGE);
  expect(error).toMatchObject({ reason: 'broken' });
  needs('seeUnsentBytes');
  expect(error.message).toMatch(/: the server ended the upload early, and may have refused it: \w+ \w+/);
});

/** An upload without an end, of blocks of half a MiB; `next` is awaited after the first one. */
function endless(next?: Promise<void>) {
  const body = inBlocks(2 ** 20, MIB / 2, (index) => index > 0 && next);
  return { method: 'PUT', body } as const;
}

describe('the reason is timeout', () => {
  const GET = { method: 'GET' } as const;

  test.each<[keyof typeof misbehave, Partial<HttpRequest>]>([
    ['stallUnread', LARGE],
    // The file that is to be sent makes no progress.
    ['stall', endless(new Promise(() => undefined))],
    ['trickleRead', endless()],
    ['trickleInterimResponses', GET],
    ['trickleBlankLines', GET],
    ['trickleHead', GET],
    ['trickleChunkSize', GET],
    ['trickleTrailer', GET],
  ])(
    'if the server does %s: only bytes of a body are progress, 64 KiB of an upload',
    async (manner, overrides) => {
      const { pass } = virtualTimeouts();
      const { stub, sendsMore } = await startTrickling(misbehave[manner]);
      const failed = outcomeOf(failedRequest(stub.url('/a?X-Amz-Signature=secret'), overrides, 200));
      await stub.arrived(1);
      // The storage's buffers take some MiB of the body at first, which is progress.
      for (let count = 0; count < 20 && !failed.settled; count += 1) {
        pass(150);
        await (manner.startsWith('trickle') ? sendsMore() : allArrived());
      }
      expect(failed.settled).toMatchObject({
        reason: 'timeout',
        message: `${overrides.method} ${stub.url('/a').href}: no progress for 0.2 s`,
      });
    },
  );

  test.each([
    ['', misbehave.trickleBody, {}],
    [
      ', also before the whole body was sent',
      ((exchange) =>
        misbehave.trickleBody({ ...exchange, receive: async () => undefined })) satisfies Misbehaviour,
      LARGE,
    ],
  ])('if a response trickles for ten idle timeouts%s', async (_, manner, overrides) => {
    const { pass } = virtualTimeouts();
    const { stub, sendsMore } = await startTrickling(manner);
    const failed = outcomeOf(failedRequest(stub.url('/'), overrides, 600));
    await stub.arrived(1);
    for (let passedMs = 0; passedMs < 6_000; passedMs += 500) {
      await sendsMore();
      expect(failed.settled).toBeUndefined();
      pass(500);
    }
    await allArrived();
    expect(failed.settled?.reason).toBe('timeout');
    expect(failed.settled?.message).toContain('the response was not complete after 6 s');
  });

  test('only after the whole idle timeout of each request, and its connection is closed', async () => {
    const { pass } = virtualTimeouts();
    const stub = (await startStub()).always(misbehave.stall);
    const transport = openTransport({ idleTimeoutMs: 400 });
    const request = () => outcomeOf(failureOf(transport.send(requestTo(stub.url('/')))));
    const first = request();
    await stub.arrived(1);
    pass(200);
    const second = request();
    await stub.arrived(2);
    for (const [ms, reasons, open] of [
      [199, [undefined, undefined], 2],
      [1, ['timeout', undefined], 1],
      [199, ['timeout', undefined], 1],
      [1, ['timeout', 'timeout'], 0],
    ] as const) {
      await allArrived();
      pass(ms);
      await allArrived();
      expect([first, second].map(({ settled }) => settled?.reason)).toEqual(reasons);
      await expect.poll(() => stub.open).toBe(open);
    }
  });

  test.each([
    ['without a body', {}],
    ['with a large body', { method: 'PUT', body: inOneBuffer(Buffer.alloc(1024 * 1024)) }],
  ] as const)('but not if a connection is idle for longer after a request %s', async (_, first) => {
    const { pass } = virtualTimeouts();
    const stub = (await startStub()).next({ status: 200 }, { status: 200, body: 'again' });
    const transport = openTransport();
    await transport.send(requestTo(stub.url('/'), first));
    pass(200_000);
    const { body } = await transport.send(requestTo(stub.url('/')));
    expect(body.toString()).toBe('again');
    expect(stub.connections).toBe(1);
  });
});

describe('a cancellation', () => {
  test('before the request prevents it, also over a kept connection', async () => {
    const stub = (await startStub()).always({ status: 200 });
    const transport = openTransport();
    const sendTo = (path: string, signal?: AbortSignal) =>
      transport.send(requestTo(stub.url(path), signal && { signal }));
    await sendTo('/first');
    const { reason } = await failureOf(sendTo('/cancelled', AbortSignal.abort('SIGTERM')));
    await sendTo('/later');
    expect([reason, stub.journal.map(({ path }) => path)]).toEqual(['unreachable', ['/first', '/later']]);
  });

  test('of what was not sent does not concern a request that was', async () => {
    const cancel = new AbortController();
    const stub = (await startStub()).next(({ respond }) => {
      cancel.abort('SIGTERM');
      respond({ status: 200 });
    });
    expect(await send(stub.url('/'), { unsentSignal: cancel.signal })).toMatchObject({ status: 200 });
  });

  test('aborts only the requests of its signal that are under way', async () => {
    const { promise: go, resolve } = Promise.withResolvers<void>();
    const stub = (await startStub()).next({ status: 200 }).always(async ({ respond }) => {
      await go;
      respond({ status: 200, body: 'fine' });
    });
    const transport = openTransport();
    const controller = new AbortController();
    const { signal } = controller;
    await transport.send(requestTo(stub.url('/'), { signal }));
    const other = transport.send(requestTo(stub.url('/')));
    await stub.arrived(2);
    const failed = failureOf(transport.send(requestTo(stub.url('/'), { signal })));
    await stub.arrived(3);
    controller.abort('SIGTERM');
    expect((await failed).reason).toBe('cancelled');
    resolve();
    expect((await other).body.toString()).toBe('fine');
    expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 1, 2]);
  });

  test('closes the file that is being sent', async () => {
    const stub = (await startStub()).always(misbehave.stallUnread);
    const controller = new AbortController();
    const upload = endless();
    const failed = failedRequest(stub.url('/'), { ...upload, signal: controller.signal });
    await stub.arrived(1);
    controller.abort('SIGTERM');
    await failed;
    await upload.body.closed;
  });
});

test.each([
  ['POST', '{}'],
  ['PUT', inOneBuffer(Buffer.from('x'))],
] as const)('a %s that cannot be made rejects', async (method, body) => {
  const error = await failedRequest(CLOSED_PORT, { method, body, headers: { 'x-name': 'a\nb' } });
  expect(error.message).toMatch(/Invalid character/);
});

describe('a proxy', () => {
  /** Starts a proxy for `https:` requests. */
  async function startProxy(...options: Parameters<typeof startStubProxy>) {
    const proxy = await startStubProxy(...options);
    vi.stubEnv('https_proxy', proxy.address);
    return proxy;
  }

  test.each(['file:///nowhere', 'a b', 'socks5://127.0.0.1:1', 'socks5://user:%zz@127.0.0.1:1'])(
    'with the invalid address %s is never bypassed, and its variable is named',
    async (address) => {
      const stub = (await startStub()).next({ status: 204 });
      vi.stubEnv('http_proxy', address);
      vi.stubEnv('no_proxy', 'other.example');
      const url = stub.url('/');
      // Loopback never uses a proxy, so the first URL has a host name.
      const sent = send(new URL(`http://${NO_NAME}:${url.port}/`));
      await expect(sent).rejects.toMatchObject({
        reason: 'proxy-unusable',
        request: { proxy: undefined },
        message: expect.stringContaining('http_proxy has no usable address'),
      });
      await send(url);
    },
  );

  test('is not used for hosts in no_proxy or for loopback', async () => {
    const proxy = await startStubProxy({ rejectWith: 500 });
    const stub = (await startStub()).next({ status: 200 });
    vi.stubEnv('http_proxy', proxy.address);
    vi.stubEnv('https_proxy', proxy.address);
    vi.stubEnv('no_proxy', `example.com,${NO_NAME}`);
    const error = await failedRequest(new URL(`https://${NO_NAME}/`));
    expect(error.message).toContain('getaddrinfo');
    expect(error.request.proxy).toBeUndefined();
    expect(await send(stub.url('/'))).toMatchObject({ status: 200 });
    expect(proxy.journal).toEqual([]);
  });

  test('opens a tunnel for http: too', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const proxy = await startStubProxy({ tunnelTo: Number(stub.url('/').port) });
    vi.stubEnv('http_proxy', proxy.address);
    expect(await send(new URL('http://service.invalid/v1/games'))).toMatchObject({ status: 200 });
    expect(proxy.journal.map(({ target }) => target)).toEqual(['service.invalid:80']);
  });

  const FORBIDS = ': it forbids this host';
  const PAGE = '<html><title>Blocked by Studio IT</title><p>runner:hunter2, aHVudGVyMg==</html>';

  test.each<[number, string, string]>([
    [407, 'proxy-credentials', ''],
    [401, 'proxy-forbids', `${FORBIDS}, or wants other credentials`],
    ...[302, 403, 404, 405, 451].map((status): [number, string, string] => [
      status,
      'proxy-forbids',
      FORBIDS,
    ]),
    [429, 'proxy-limits', ''],
    ...[400, 408, 425, 502, 503].map((status): [number, string, string] => [status, 'unreachable', '']),
  ])('that rejects the tunnel with %i is a failure: %s', async (rejectWith, reason, means) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const [page, name] of [
      ['', ''],
      [PAGE, ' ("Blocked by Studio IT")'],
      [`4f\r\n${PAGE}`, ' ("Blocked by Studio IT")'],
      ['No entry, runner:hunter2', ' ("No entry, ***")'],
    ]) {
      const proxy = await startProxy({ rejectWith, page: page ?? '' });
      vi.stubEnv('https_proxy', proxy.address.replace('//', '//runner:hunter2@'));
      const error = await failedRequest(TARGET);
      expect(error).toMatchObject({ reason, request: { location: 'https://service.invalid/v1/games' } });
      expect(error.message).toBe(
        `GET https://service.invalid/v1/games: the proxy answered ${rejectWith}${name}${means}`,
      );
      // A timer would delay the end of the step.
      expect(vi.getTimerCount()).toBe(0);
      // Proxies that are asked to close do that before they have told why.
      expect(proxy.journal[0]?.headers).toMatchObject({ 'proxy-connection': 'keep-alive' });
      expect(proxy.journal[0]?.headers).not.toHaveProperty('connection');
    }
  });

  test.each<[number, string, FailureKind]>([
    [429, 'Retry-After: 7\r\nRetry-After: 9\r\n', 'throttled'],
    [503, 'Retry-After: 9\r\n', 'unreachable'],
  ])('that rejects the tunnel with %i is tried again after its Retry-After', async (status, fields, kind) => {
    const { port } = await startRawServer(() => undefined);
    await startProxy({
      tunnelTo: port,
      answer: [`HTTP/1.1 ${status} No\r\n${fields}Content-Length: 0\r\n\r\n`],
    });
    const attempt = failedAttempt(await failedRequest(TARGET), false);
    expect(attempt).toMatchObject({ kind, retryAfterMs: 9_000 });
  });

  test('that keeps the connection after its page without a title is understood within the shortest request-timeout', async () => {
    const { port } = await startRawServer(() => undefined);
    await startProxy({ tunnelTo: port, answer: ['HTTP/1.1 403 No\r\n\r\nAsk IT'] });
    const { message } = await failedRequest(TARGET, {}, 1_000);
    expect(message).toMatch(/the proxy answered 403 \("Ask IT"\): it forbids/);
  });

  test.each(['http', 'https'])('gets the decoded user name and password, over %s:', async (scheme) => {
    trustSelfSigned();
    const stub = (await startStub(SELF_SIGNED)).always({ status: 200 });
    const tls = scheme === 'https' ? SELF_SIGNED : undefined;
    const proxy = await startProxy({ tunnelTo: Number(stub.url('/').port) }, tls);
    const address = proxy.address.replace('//127.0.0.1', '//runner:p%40s%2Fs%C3%BC@localhost');
    vi.stubEnv('https_proxy', address);
    const transport = openTransport();
    for (let count = 0; count < 2; count += 1) await transport.send(requestTo(TARGET));
    const authorization = `Basic ${Buffer.from('runner:p@s/sü').toString('base64')}`;
    expect(proxy.journal.map(({ headers }) => headers['proxy-authorization'])).toEqual([authorization]);
    // Requests that may reuse a connection share a tunnel.
    expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 1]);
    expect(stub.journal[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  test.each([
    ['whose certificate is not trusted', SELF_SIGNED, 'proxy-certificate', /self[- ]signed certificate/],
    ['that speaks plain http', undefined, 'proxy-plain-http', /what answered speaks no TLS$/],
  ])('on a port for https %s is a failure of its own', async (_, tls, reason, words) => {
    const proxy = await startProxy({ rejectWith: 500 }, tls);
    vi.stubEnv('https_proxy', proxy.address.replace('http:', 'https:'));
    const error = await failedRequest(TARGET);
    expect(error.reason).toBe(reason);
    expect(error.message).toMatch(new RegExp(`: no connection to the proxy: ${words.source}`));
    expect(proxy.journal).toEqual([]);
  });

  test.each([
    ['is not trusted', TARGET, () => undefined, 'self'],
    ['belongs to another host', new URL('https://another.invalid/'), trustSelfSigned, 'another.invalid'],
  ])('does not hide that the certificate of the server %s', async (_, url, trust, words) => {
    trust();
    const stub = await startStub(SELF_SIGNED);
    await startProxy({ tunnelTo: Number(stub.url('/').port) });
    expect(await failedRequest(url)).toMatchObject({
      reason: 'untrusted-certificate',
      message: expect.stringContaining(words),
    });
    expect(stub.journal).toEqual([]);
  });

  test.each([
    '<!doctype html><title>Blocked</title>',
    'SSH-2.0-OpenSSH_9.9\r\n',
    '220 mail ESMTP\r\n',
    '\x01'.repeat(99),
  ])('that opens a tunnel to no server for TLS does not make it one for plain http: %j', async (bytes) => {
    const { port } = await startRawServer((socket) => socket.once('data', () => socket.end(bytes)));
    const proxy = await startProxy({ tunnelTo: port });
    const error = await failedRequest(TARGET);
    expect(error.message).toMatch(/: what answered speaks no TLS$/);
    expect(error).toMatchObject({ reason: 'plain-http', request: { proxy: new URL(proxy.address).host } });
  });
});
