import { describe, expect, test, vi } from 'vitest';
import { NetworkError, ServiceError } from '../../src/api/errors.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import type { StopReason } from '../../src/retry/decide.ts';
import type { RetryResult } from '../../src/retry/results.ts';
import { USER_AGENT } from '../../src/support/runtime.ts';
import { callContext, errorOf, type FakeCallContext, openTransport } from '../doubles/call-context.ts';
import { virtualTimeouts } from '../doubles/clocks.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { type Script, type StubReply, type StubServer, startStub } from '../doubles/stub-server.ts';

const TOKEN = 'pat_"odd\\token"_0123456789';
const NEVER = new AbortController().signal;

interface Setting {
  readonly context?: FakeCallContext;
  readonly token?: string;
}

function clientOf(stub: StubServer, { context = callContext(), token = TOKEN }: Setting = {}) {
  return new ServiceClient({
    baseUrl: `${stub.origin}/api/v1`,
    token,
    transport: openTransport(),
    context,
    allowHttp: false,
  });
}

const json = (value: unknown, status = 200): StubReply => ({ status, body: JSON.stringify(value) });
const withHeader = (name: string, value: string, body: string, status = 200): StubReply => ({
  status,
  headers: { [name]: value },
  body,
});

const PAGE = {
  data: [{ id: 'g-1', name: 'Bubbles', createdAt: '2026-01-01T00:00:00Z' }],
  meta: { page: 2, limit: 50, total: 51, totalPages: 2 },
};
const UPLOAD = { uploadUrl: 'https://storage.example/b/a.png?X-Amz-Signature=secret', assetId: 'a-1' };
const ASSET = { fileName: 'a b.png', contentType: 'image/png', organizationId: 'org-1' };
const GAME = { name: 'Grün & "blau"', organizationId: 'org-1' };
const EXPORT = { variantId: 'variant-1', network: 'network-1' };

type Operation = (client: ServiceClient, signal: AbortSignal) => Promise<RetryResult<unknown>>;

const OPERATIONS = {
  listGames: (client, signal) => client.listGames({ page: 2, limit: 50 }, signal),
  createGame: (client, signal) => client.createGame(GAME, signal),
  getGame: (client, signal) => client.getGame('g-1', signal),
  listAssets: (client, signal) => client.listAssets({ organizationId: 'org-1' }, signal),
  requestUploadUrl: (client, signal) => client.requestUploadUrl(ASSET, signal),
  triggerExport: (client, signal) => client.triggerExport(EXPORT, signal),
} satisfies Record<string, Operation>;
const { listGames, listAssets, requestUploadUrl, triggerExport } = OPERATIONS;

/** Calls an operation of a service whose first response is this one. */
async function callWith<T>(
  reply: Script,
  operation: (client: ServiceClient, signal: AbortSignal) => Promise<RetryResult<T>>,
  setting?: Setting,
): Promise<{ stub: StubServer; result: RetryResult<T> }> {
  const stub = (await startStub()).next(reply);
  return { stub, result: await operation(clientOf(stub, setting), NEVER) };
}

/** A success for every operation. */
const SUCCESS = json({ ...PAGE, ...UPLOAD });

describe('a request', () => {
  test.each<[keyof typeof OPERATIONS, string, string, unknown, number]>([
    ['listGames', 'GET', '/api/v1/games?page=2&limit=50', undefined, 2],
    ['createGame', 'POST', '/api/v1/games', GAME, 1],
    ['getGame', 'GET', '/api/v1/games/g-1', undefined, 2],
    ['listAssets', 'GET', '/api/v1/assets?organizationId=org-1', undefined, 2],
    ['requestUploadUrl', 'POST', '/api/v1/storage/urls', ASSET, 2],
    ['triggerExport', 'POST', '/api/v1/export', EXPORT, 1],
  ])('of %s is %s %s, sent twice only if that does no harm', async (name, method, path, body, times) => {
    const stub = (await startStub()).next({ status: 500 }).always(SUCCESS);
    await OPERATIONS[name](clientOf(stub), NEVER);
    expect(stub.journal).toHaveLength(times);
    for (const received of stub.journal) {
      expect(received).toMatchObject({ method, path });
      const sent = received.body.toString('utf8');
      expect(sent === '' ? undefined : JSON.parse(sent)).toStrictEqual(body);
      expect(received.headers).toStrictEqual({
        accept: 'application/json',
        'accept-encoding': 'identity',
        authorization: `Bearer ${TOKEN}`,
        // A kept connection may be closed at any time, and then the request is sent again.
        connection: times === 2 ? 'keep-alive' : 'close',
        host: stub.url('/').host,
        'user-agent': USER_AGENT,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(received.body.length),
        }),
      });
    }
  });

  test.each<[string, Operation, string]>([
    ['of listGames without page and limit has no query', (client) => client.listGames({}, NEVER), 'games'],
    ['of listGames may have page 0', (client) => client.listGames({ page: 0 }, NEVER), 'games?page=0'],
    ['encodes an id', (client) => client.getGame('a/b?c#d e%', NEVER), 'games/a%2Fb%3Fc%23d%20e%25'],
    [
      'encodes an organization as one value of the query',
      (client) => client.listAssets({ organizationId: 'a&b=c d#ü' }, NEVER),
      'assets?organizationId=a%26b%3Dc+d%23%C3%BC',
    ],
  ])('%s', async (_, operation, path) => {
    expect((await callWith(SUCCESS, operation)).stub.only.path).toBe(`/api/v1/${path}`);
  });
});

describe('a success', () => {
  test.each<[keyof typeof OPERATIONS, StubReply, unknown]>([
    ['listGames', json(PAGE, 206), PAGE],
    ['createGame', { status: 204 }, undefined],
    ['createGame', { status: 299, body: '[1,2]' }, [1, 2]],
    ['getGame', withHeader('content-type', 'text/plain', '{"id":"g-1"}', 201), { id: 'g-1' }],
    ['getGame', withHeader('content-type', 'application/json', '<p>ok</p>'), '<p>ok</p>'],
    // A charset in the place of an encoding.
    ['getGame', withHeader('content-encoding', 'utf-8', '{"id":"g-1"}'), { id: 'g-1' }],
    ['triggerExport', { status: 200, body: '<html-export id="5"/>' }, { response: '<html-export id="5"/>' }],
  ])('of %s with %o has its value', async (name, reply, value) => {
    const { result } = await callWith<unknown>(reply, OPERATIONS[name]);
    expect(result).toMatchObject({ ok: true, effort: { attempts: 1 } });
    expect(result).toHaveProperty('value', name === 'triggerExport' ? expect.objectContaining(value) : value);
  });

  test('of requestUploadUrl is compared with the clock of the runner if it has no valid date', async () => {
    const uploadUrl = `${UPLOAD.uploadUrl}&X-Amz-Date=20260101T000000Z&X-Amz-Expires=90`;
    const reply = json({ ...UPLOAD, uploadUrl }, 201);
    const headers = { ...reply.headers, date: 'today' };
    const { result } = await callWith({ ...reply, headers }, requestUploadUrl);
    expect(result.ok && result.value.usableMs).toBe(0.9 * 89_000);
  });

  test('of listAssets may be longer than 1 MiB', async () => {
    const body = `[${'0,'.repeat(600_000)}0]`;
    const { result } = await callWith({ status: 200, body }, listAssets);
    expect(result.ok && String(result.value)).toBe(body);
  });

  test('of listAssets with an endless body becomes a failure, because half a list is a wrong output', async () => {
    const { result } = await callWith(misbehave.neverEnd, listAssets);
    expect(result).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(errorOf(result)).toBeInstanceOf(ServiceError);
  });

  test.each<[string, Operation, unknown]>([
    ['createGame', OPERATIONS.createGame, undefined],
    ['triggerExport', triggerExport, { leftOut: 'it is larger than 1 MiB' }],
  ])('of %s with an endless body stays a success, without the body', async (_, operation, value) => {
    const { result } = await callWith(misbehave.neverEnd, operation);
    expect(result).toEqual({ ok: true, value, effort: { attempts: 1 } });
  });
});

const SIGN_IN: StubReply = { status: 200, body: '<HTML><TITLE>Sign in</TITLE>' };
const GZIP = withHeader('transfer-encoding', 'gzip, chunked', '{}');
const compressed = (coding: string): string =>
  `the body is compressed (${coding}), although the request forbids that (Accept-Encoding: identity)`;

test.each<[keyof typeof OPERATIONS, StubReply, StopReason, string]>([
  [
    'requestUploadUrl',
    json({ error: 'Unprocessable', message: 'no' }, 422),
    'permanent',
    'Unprocessable: no',
  ],
  ['requestUploadUrl', json({ assetId: 'a-1' }), 'permanent', 'the body has no uploadUrl'],
  ['listGames', withHeader('content-encoding', 'br', 'x', 422), 'permanent', compressed('br')],
  ['listGames', withHeader('content-encoding', 'identity, x-gzip', 'x'), 'permanent', compressed('x-gzip')],
  ['listGames', json([]), 'permanent', 'the body is not a JSON object'],
  ['getGame', json({ id: 'g-2' }), 'permanent', 'the body is not the requested game: it has another id'],
  ['listGames', { status: 200, body: ' <!doctype html><p>Hi' }, 'permanent', 'the body is a web page: "Hi"'],
  ['listAssets', SIGN_IN, 'permanent', 'the body is a web page: "Sign in"'],
  // The service may have done it.
  ['createGame', SIGN_IN, 'may-have-been-done', 'the body is a web page: "Sign in"'],
  ['triggerExport', GZIP, 'may-have-been-done', compressed('gzip')],
])('%s with the response %o is an error that names the request', async (name, reply, because, words) => {
  const { stub, result } = await callWith<unknown>(reply, OPERATIONS[name]);
  expect(result).toMatchObject({ ok: false, because, effort: { attempts: 1 } });
  const { method, path } = stub.only;
  const { status } = reply;
  const location = stub.url(path.replace(/\?.*/, '')).href;
  expect(errorOf(result)).toBeInstanceOf(ServiceError);
  expect(errorOf(result)).toMatchObject({ status, request: { method, location } });
  expect(errorOf(result).message).toBe(`${method} ${location} answered ${status}: ${words}`);
});

test.each([TOKEN, '"quoted"', "'quoted'", '`quoted`'])(
  'a request knows if its token has quotes around it: %s',
  async (token) => {
    const { result } = await callWith({ status: 401 }, listGames, { token });
    expect(errorOf(result)).toMatchObject({ request: { isTokenQuoted: token !== TOKEN } });
  },
);

test.each([
  [401, ServiceError],
  [407, NetworkError],
])('a web page with status %i is known to come from something else', async (status, errorClass) => {
  const body = '<!doctype html><title>Sign in</title>';
  const { result } = await callWith<unknown>({ status, body }, OPERATIONS.listGames);
  expect(errorOf(result)).toBeInstanceOf(errorClass);
  expect(errorOf(result)).toMatchObject({ request: { isInFront: true } });
});

test.each([
  ['https://login.studio.example/sso?state=s3cr3t', 'login.studio.example/sso', true],
  ['//u:s3cr3t@login.studio.example:8443/', 'login.studio.example:8443/', true],
  ['/api/v2/games?key=s3cr3t', '127.0.0.1:PORT/api/v2/games', false],
  ['https://127.0.0.1/api/v1/games', '127.0.0.1/api/v1/games', false],
  [`https://127.0.0.1/${encodeURIComponent(TOKEN)}/x`, '127.0.0.1/***/x', false],
])('a redirect names its target, and one to another host is from something in front: %s', async (...row) => {
  const [location, target, isInFront] = row;
  const { stub, result } = await callWith({ status: 302, headers: { location } }, listGames, {
    context: callContext({ secrets: new Secrets(TOKEN) }),
  });
  const place = target.replace('PORT', stub.url('/').port);
  expect(errorOf(result).message).toMatch(/ answered 302: a redirect to \S+, which is not followed$/);
  expect(errorOf(result).message).toContain(` a redirect to ${place}, `);
  expect(errorOf(result)).toMatchObject({ request: { isInFront: isInFront || undefined } });
});

test('a redirect to no address is a failure of the service', async () => {
  const { result } = await callWith({ status: 302, headers: { location: 'https://[' } }, listGames);
  expect(errorOf(result)).toMatchObject({ status: 302, request: { isInFront: undefined } });
  expect(errorOf(result).message).not.toContain('[');
});

test('a request knows that the service has answered before', async () => {
  const stub = (await startStub()).next(json({}, 404), SUCCESS, json({}, 404));
  const client = clientOf(stub);
  const isKnown = async () => {
    const { error } = (await listAssets(client, NEVER)) as { error?: ServiceError };
    return error?.request.isKnownService;
  };
  expect([await isKnown(), await isKnown(), await isKnown()]).toEqual([false, undefined, true]);
});

test('the token is not redacted in an upload URL that contains it by chance', async () => {
  const uploadUrl = 'https://storage.example/dev/device.png?X-Amz-Signature=0dev1';
  const setting = { token: 'dev', context: callContext({ secrets: new Secrets('dev') }) };
  const { result } = await callWith(json({ uploadUrl, assetId: 'a-1' }), requestUploadUrl, setting);
  expect(result.ok && result.value.uploadUrl.href).toBe(uploadUrl);
});

describe('the callback before an export is sent', () => {
  test('is awaited, and called once for all attempts', async () => {
    const stub = (await startStub()).next({ status: 429 }, json({}));
    const prepared = Promise.withResolvers<void>();
    let count = 0;
    const result = clientOf(stub).triggerExport(EXPORT, NEVER, NEVER, async () => {
      count += 1;
      await prepared.promise;
      return undefined;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stub.journal).toEqual([]);
    prepared.resolve();
    expect(await result).toMatchObject({ ok: true, effort: { attempts: 2 } });
    expect(count).toBe(1);
  });

  test.each<[string, Script]>([
    ['the token is rejected', { status: 401 }],
    ['the run is cancelled', misbehave.stall],
  ])('is not called for an export that waits for the first one when %s', async (_, reply) => {
    const stub = (await startStub()).next(reply);
    const client = clientOf(stub);
    const cancel = new AbortController();
    const prepared: string[] = [];
    const results = ['a', 'b', 'c'].map((name) =>
      client.triggerExport(EXPORT, cancel.signal, cancel.signal, async () => {
        prepared.push(name);
        return undefined;
      }),
    );
    await stub.arrived(1);
    if (reply === misbehave.stall) cancel.abort();
    expect((await Promise.all(results)).map(({ effort }) => effort.attempts)).toEqual([1, 0, 0]);
    expect(prepared).toEqual(['a']);
  });

  test('prevents the request if the token is rejected while it runs', async () => {
    const stub = (await startStub()).next(json({}), { status: 403 });
    const client = clientOf(stub);
    await client.triggerExport(EXPORT, NEVER);
    const prepared = Promise.withResolvers<undefined>();
    const slow = client.triggerExport(EXPORT, NEVER, NEVER, () => prepared.promise);
    await client.triggerExport(EXPORT, NEVER);
    prepared.resolve(undefined);
    expect(await slow).toMatchObject({
      ok: false,
      because: 'withheld',
      error: expect.objectContaining({ status: 403 }),
      effort: { attempts: 0 },
    });
    expect(stub.journal).toHaveLength(2);
  });

  test('prevents the request if the run is cancelled while it runs', async () => {
    const stub = await startStub();
    const cancel = new AbortController();
    const result = await clientOf(stub).triggerExport(EXPORT, cancel.signal, cancel.signal, async () => {
      cancel.abort();
      return undefined;
    });
    expect(result).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 0 } });
    expect(stub.journal).toEqual([]);
  });

  test('prevents the request by an error, and lets the others go', async () => {
    const stub = (await startStub()).always(json({}));
    const client = clientOf(stub);
    const error = new Error('the disk is full');
    const withheld = client.triggerExport(EXPORT, NEVER, NEVER, async () => error);
    const other = client.triggerExport(EXPORT, NEVER);
    expect(await withheld).toEqual({
      ok: false,
      error,
      because: 'withheld',
      neverSent: true,
      effort: expect.objectContaining({ attempts: 0 }),
    });
    expect(await other).toMatchObject({ ok: true });
    expect(stub.journal).toHaveLength(1);
  });
});

test('the response time is the shortest of the first four successes', async () => {
  const { pass } = virtualTimeouts();
  const delaysMs = [300, 200, 100, 400];
  const stub = (await startStub()).always(async ({ receive, respond }) => {
    await receive();
    pass(delaysMs.shift() ?? 0);
    respond(SUCCESS);
  });
  const client = clientOf(stub);
  const isKnown = vi.fn();
  void client.responseMs.then(isKnown);
  for (let count = 0; count < 3; count += 1) await client.listGames({}, NEVER);
  expect(isKnown).not.toHaveBeenCalled();
  await client.listGames({}, NEVER);
  expect(await client.responseMs).toBe(100);
});
