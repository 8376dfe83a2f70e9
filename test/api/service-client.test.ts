import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import type { CallResult } from '../../src/api/call.ts';
import {
  NetworkError,
  PermissionDeniedError,
  ServiceError,
  TokenRejectedError,
} from '../../src/api/errors.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import {
  callContext,
  errorOf,
  type FakeCallContext,
  inOneBuffer,
  openTransport,
  putTo,
  requestCount,
  roundTrips,
} from '../doubles/call-context.ts';
import { FakeClock, virtualTimeouts } from '../doubles/clocks.ts';
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

const PAGE = {
  data: [{ id: 'g-1', name: 'Bubbles', createdAt: '2026-01-01T00:00:00Z' }],
  meta: { page: 2, limit: 50, total: 51, totalPages: 2 },
};
const UPLOAD = { uploadUrl: 'https://storage.example/b/a.png?X-Amz-Signature=secret', assetId: 'a-1' };
const ASSET = { fileName: 'a b.png', contentType: 'image/png', organizationId: 'org-1' };
const GAME = { name: 'Grün & "blau"', organizationId: 'org-1' };
const EXPORT = { variantId: 'variant-1', network: 'network-1' };

type Operation = (client: ServiceClient, signal: AbortSignal) => Promise<CallResult<unknown>>;

const OPERATIONS = {
  listGames: (client, signal) => client.listGames({ page: 2, limit: 50 }, signal),
  createGame: (client, signal) => client.createGame(GAME, signal),
  getGame: (client, signal) => client.getGame('g-1', signal),
  listAssets: (client, signal) => client.listAssets({ organizationId: 'org-1' }, signal),
  requestUploadUrl: (client, signal) => client.requestUploadUrl(ASSET, signal),
  triggerExport: (client, signal) => client.triggerExport(EXPORT, signal),
} satisfies Record<string, Operation>;
const EACH = Object.entries<Operation>(OPERATIONS);
const { listGames, listAssets, requestUploadUrl, triggerExport } = OPERATIONS;

/** Calls an operation of a service whose first response is this one. */
async function callWith<T>(
  reply: Script,
  operation: (client: ServiceClient, signal: AbortSignal) => Promise<CallResult<T>>,
  setting?: Setting,
): Promise<{ stub: StubServer; result: CallResult<T> }> {
  const stub = (await startStub()).next(reply);
  return { stub, result: await operation(clientOf(stub, setting), NEVER) };
}

/** Operations whose response body is not shown, and that parse it. */
const UNSPECIFIED = EACH.filter(([name]) => !['listGames', 'requestUploadUrl', 'listAssets'].includes(name));
const NOT_IDEMPOTENT = EACH.filter(([name]) => name === 'createGame' || name === 'triggerExport');

/** A success for every operation. */
const SUCCESS = json({ ...PAGE, ...UPLOAD });

describe('a request', () => {
  test.each<[keyof typeof OPERATIONS, string, string, unknown]>([
    ['listGames', 'GET', '/api/v1/games?page=2&limit=50', undefined],
    ['createGame', 'POST', '/api/v1/games', GAME],
    ['getGame', 'GET', '/api/v1/games/g-1', undefined],
    ['listAssets', 'GET', '/api/v1/assets?organizationId=org-1', undefined],
    ['requestUploadUrl', 'POST', '/api/v1/storage/urls', ASSET],
    ['triggerExport', 'POST', '/api/v1/export', EXPORT],
  ])('of %s is %s %s', async (name, method, path, body) => {
    const { stub } = await callWith<unknown>(SUCCESS, OPERATIONS[name]);
    expect(stub.only).toMatchObject({ method, path });
    const sent = stub.only.body.toString('utf8');
    expect(sent === '' ? undefined : JSON.parse(sent)).toStrictEqual(body);
    expect(stub.only.headers).toStrictEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${TOKEN}`,
      connection: NOT_IDEMPOTENT.some(([other]) => other === name) ? 'close' : 'keep-alive',
      host: stub.url('/').host,
      'user-agent': 'playable-export-action/1.2.3',
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(stub.only.body.length),
      }),
    });
  });

  test.each<[string, Operation, string]>([
    ['of listGames without page and limit has no query', (client) => client.listGames({}, NEVER), ''],
    [
      'of listGames may have page 0, because no bounds are shown',
      (client) => client.listGames({ page: 0 }, NEVER),
      '?page=0',
    ],
    [
      'encodes an id as one segment of the path',
      (client) => client.getGame('a/b?c#d e%', NEVER),
      '/a%2Fb%3Fc%23d%20e%25',
    ],
  ])('%s', async (_, operation, path) => {
    expect((await callWith(SUCCESS, operation)).stub.only.path).toBe(`/api/v1/games${path}`);
  });

  test('encodes an organization as one value of the query', async () => {
    const stub = (await startStub()).next(SUCCESS);
    await clientOf(stub).listAssets({ organizationId: 'a&b=c d#ü' }, NEVER);
    const { searchParams } = stub.url(stub.only.path);
    expect([...searchParams]).toEqual([['organizationId', 'a&b=c d#ü']]);
  });

  test.each(EACH)('of %s reuses a connection only if it is idempotent', async (name, operation) => {
    const stub = (await startStub()).always(SUCCESS);
    const client = clientOf(stub);
    await operation(client, NEVER);
    await operation(client, NEVER);
    const repeatable = !NOT_IDEMPOTENT.some(([other]) => other === name);
    expect(stub.connections).toBe(repeatable ? 1 : 2);
  });
});

describe('a success', () => {
  test.each([200, 201, 202, 206, 299])('may have status %i', async (status) => {
    const { result } = await callWith({ ...SUCCESS, status }, listGames);
    expect(result).toMatchObject({ ok: true, value: PAGE, effort: { attempts: 1 } });
  });

  test.each(UNSPECIFIED)('of %s may have any body', async (name, operation) => {
    const stub = (await startStub()).next(
      { status: 204 },
      { status: 200, body: '' },
      { status: 200, body: '[1,2]' },
      { status: 202, body: 'queued' },
      { status: 200, body: '{"id":"g-1"}', headers: { 'content-type': 'text/plain' } },
      { status: 200, body: '<p>ok</p>', headers: { 'content-type': 'application/json' } },
      { status: 200, body: 'null' },
    );
    const client = clientOf(stub);
    const values: unknown[] = [];
    for (let count = 0; count < 7; count += 1) {
      const result = await operation(client, NEVER);
      values.push(result.ok ? result.value : result);
    }
    const expected = [undefined, undefined, [1, 2], 'queued', { id: 'g-1' }, '<p>ok</p>', 'null'];
    const isExport = name === 'triggerExport';
    expect(isExport ? values.map((value) => Object(value).response) : values).toEqual(expected);
  });

  test('of requestUploadUrl is compared with the clock of the runner if it has no valid date', async () => {
    const uploadUrl = `${UPLOAD.uploadUrl}&X-Amz-Date=20260101T000000Z&X-Amz-Expires=90`;
    const reply = json({ ...UPLOAD, uploadUrl }, 201);
    const headers = { ...reply.headers, date: 'today' };
    const { result } = await callWith({ ...reply, headers }, requestUploadUrl);
    expect(result.ok && result.value.usableMs).toBe(0.9 * 89_000);
  });

  test.each([
    '',
    ' \n',
    '[ 1.0, 12345678901234567890 ]\n',
    'none',
    '<p>ok</p>',
    '\uFEFF[]',
    'null',
    '"text"',
    Buffer.from('ff00c3e9', 'hex'),
  ])('of listAssets has the bytes of the body: %j', async (body) => {
    const { result } = await callWith({ status: 200, body }, listAssets);
    expect(result).toMatchObject({ ok: true, value: Buffer.from(body) });
  });

  test('of listAssets may be longer than 1 MiB', async () => {
    const assets = Array.from({ length: 20_000 }, (_, index) => ({
      id: `asset-${index}`,
      note: 'x'.repeat(60),
    }));
    const { result } = await callWith(json(assets), listAssets);
    expect(result.ok && String(result.value)).toBe(JSON.stringify(assets));
  });

  test('of listAssets with an endless body becomes a failure, because half a list is a wrong output', async () => {
    const { result } = await callWith(misbehave.neverEnd, listAssets);
    expect(result).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(errorOf(result)).toBeInstanceOf(ServiceError);
  });

  test.each(NOT_IDEMPOTENT)(
    'of %s with an endless body stays a success, without the body',
    async (name, operation) => {
      const { result } = await callWith(misbehave.neverEnd, operation);
      const value = name === 'triggerExport' ? { leftOut: 'it is larger than 1 MiB' } : undefined;
      expect(result).toEqual({ ok: true, value, effort: { attempts: 1 } });
    },
  );
});

describe('a 2xx is a failure', () => {
  test.each(EACH)(
    'if %s gets a web page or a compressed body, and unknown if it must not be repeated',
    async (name, operation) => {
      const because = NOT_IDEMPOTENT.some(([other]) => other === name) ? 'may-have-been-done' : 'permanent';
      for (const [reply, words] of [
        [{ status: 200, body: ' <!doctype html><p>Hello' }, /answered 200: the body is a web page$/],
        [
          { status: 200, body: '<HTML><TITLE>Sign in</TITLE>' },
          /answered 200: the body is a web page: "Sign in"$/,
        ],
        [
          { status: 200, headers: { 'content-encoding': 'identity, x-gzip' }, body: 'x' },
          /compressed \(x-gzip\)/,
        ],
        [
          { status: 200, headers: { 'transfer-encoding': 'gzip, chunked' }, body: '{"exportId":1}' },
          /compressed \(gzip\)/,
        ],
      ] as const) {
        const { result } = await callWith<unknown>(reply, operation);
        expect(result).toMatchObject({ ok: false, because });
        expect(errorOf(result).message).toMatch(words);
      }
    },
  );

  test('but not if only the name of an element begins like a page', async () => {
    const { result } = await callWith({ status: 200, body: '<html-export id="5"/>' }, triggerExport);
    expect(result).toMatchObject({ ok: true, value: { response: '<html-export id="5"/>' } });
  });
});

test('an error response says if it is compressed', async () => {
  const reply = { status: 422, headers: { 'content-encoding': 'br' }, body: 'x' };
  const { result } = await callWith(reply, triggerExport);
  expect(errorOf(result).message).toContain('answered 422: the body is compressed (br)');
});

test.each<[keyof typeof OPERATIONS, string, string, string, RegExp]>([
  ['requestUploadUrl', '{"assetId":"a-1"}', 'POST', '/api/v1/storage/urls', /the body has no uploadUrl$/],
  ['listGames', '{"data":[]}', 'GET', '/api/v1/games', /the body has no meta/],
])('a 2xx without the required fields is a failure: %s with %s', async (name, body, method, path, words) => {
  const { stub, result } = await callWith<unknown>({ status: 200, body }, OPERATIONS[name]);
  expect(result).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
  const error = errorOf(result);
  expect(error).toBeInstanceOf(ServiceError);
  const location = stub.url(path).href;
  expect(error).toMatchObject({ status: 200, method, location });
  expect(error.message).toContain(`${method} ${location} answered 200: `);
  expect(error.message).toMatch(words);
});

const REJECTED = json({ statusCode: 401, error: 'Unauthorized', message: 'Invalid token' }, 401);
const FORBIDDEN = json({ statusCode: 403, error: 'Forbidden', message: 'Required: games:write' }, 403);

describe.each([
  { status: 401, reply: REJECTED, errorClass: TokenRejectedError, words: 'Unauthorized: Invalid token' },
  {
    status: 403,
    reply: FORBIDDEN,
    errorClass: PermissionDeniedError,
    words: 'Forbidden: Required: games:write',
  },
])('after $status', ({ status, reply, errorClass, words }) => {
  test.each(EACH)('to %s, no further request is sent', async (_name, operation) => {
    const stub = (await startStub()).next(reply);
    const client = clientOf(stub);
    const first = errorOf(await operation(client, NEVER));
    expect(first).toBeInstanceOf(errorClass);
    expect(first.message).toContain(` answered ${status}: ${words}`);
    for (const [, later] of EACH) {
      const result = await later(client, NEVER);
      expect(result).toMatchObject({ ok: false, because: 'withheld', effort: { attempts: 0 } });
      expect(errorOf(result)).toBe(first);
    }
    expect(stub.journal).toHaveLength(1);
  });

  test.each(EACH)('to 20 calls of %s at once, one request was sent', async (_name, operation) => {
    const stub = (await startStub()).always(reply);
    const client = clientOf(stub);
    const all = await Promise.all(Array.from({ length: 20 }, () => operation(client, NEVER)));
    expect(stub.journal).toHaveLength(1);
    expect(all.map(({ effort }) => effort.attempts).sort()).toEqual([...Array(19).fill(0), 1]);
    for (const result of all) expect(errorOf(result)).toBeInstanceOf(errorClass);
  });
});

test.each([
  [401, TokenRejectedError],
  [407, NetworkError],
])('a web page with status %i is known to come from something else', async (status, errorClass) => {
  const body = '<!doctype html><title>Sign in</title>';
  const { result } = await callWith<unknown>({ status, body }, OPERATIONS.listGames);
  expect(errorOf(result)).toBeInstanceOf(errorClass);
  expect(errorOf(result)).toMatchObject({ isWebPage: true });
});

describe('429', () => {
  test('to one request holds back no other', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => over }) });
    const stub = (await startStub())
      .next(SUCCESS, { status: 429, headers: { 'retry-after': '7' } })
      .always(SUCCESS);
    const client = clientOf(stub, { context });
    await client.listGames({}, NEVER);
    const throttled = client.listGames({}, NEVER);
    await stub.arrived(2);
    await roundTrips(stub);
    await expect(client.listAssets({ organizationId: 'org-1' }, NEVER)).resolves.toMatchObject({ ok: true });
    end();
    await expect(throttled).resolves.toMatchObject({ ok: true });
  });

  test.each(EACH)('to the first %s holds back the requests that wait for it', async (_name, operation) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => over }) });
    const stub = (await startStub()).next({ status: 429, headers: { 'retry-after': '7' } }).always(SUCCESS);
    const client = clientOf(stub, { context });
    const all = Array.from({ length: 20 }, () => operation(client, NEVER));
    await stub.arrived(1);
    await roundTrips(stub);
    const sentMeanwhile = requestCount(stub);
    end();
    for (const result of await Promise.all(all)) expect(result).toMatchObject({ ok: true });
    expect(sentMeanwhile).toBe(1);
  });

  test.each<[string, StubReply, number, object]>([
    [
      'with a Retry-After that is too long prevents the requests that wait for it',
      { status: 429, headers: { 'retry-after': '121' } },
      3,
      { ok: false, effort: { attempts: 0 } },
    ],
    ['in its last attempt lets the requests that wait for it go', { status: 429 }, 1, { ok: true }],
  ])('to the first request %s', async (_when, reply, maxAttempts, outcome) => {
    const stub = (await startStub())
      .next(async ({ respond }) => {
        await roundTrips(stub);
        respond(reply);
      })
      .always(SUCCESS);
    const context = callContext({ limits: { maxAttempts, maxRetryWaitMs: 120_000 } });
    const client = clientOf(stub, { context });
    const [first, ...others] = Array.from({ length: 5 }, () => client.triggerExport(EXPORT, NEVER));
    expect(await first).toMatchObject({ ok: false });
    for (const other of others) expect(await other).toMatchObject(outcome);
  });

  test('of the service does not hold back uploads to the storage', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => over }) });
    const stub = (await startStub()).next({ status: 429, headers: { 'retry-after': '7' } }).always(SUCCESS);
    const throttled = clientOf(stub, { context }).listGames({}, NEVER);
    await stub.arrived(1);
    await roundTrips(stub);
    const storage = new StorageClient({ transport: openTransport(), context });
    const body = inOneBuffer(Buffer.from('x'));
    const put = await putTo(stub.url('/a'), storage, { contentType: 'image/png', body }, NEVER);
    expect(put).toMatchObject({ ok: true });
    expect(context.clock.sleeps).toEqual([7_000]);
    end();
    expect(await throttled).toMatchObject({ ok: true });
  });
});

describe('any other error response', () => {
  test.each(EACH)('to %s is an error with status, words, method and path', async (_name, operation) => {
    const reply = json({ statusCode: 422, error: 'Unprocessable', message: 'bad name' }, 422);
    const { stub, result } = await callWith(reply, operation);
    expect(errorOf(result)).toBeInstanceOf(ServiceError);
    const { method, path } = stub.only;
    const location = stub.url(path.replace(/\?.*/, '')).href;
    expect(errorOf(result)).toMatchObject({ status: 422, method, location });
    expect(errorOf(result).message).toBe(`${method} ${location} answered 422: Unprocessable: bad name`);
  });

  test('to the first request lets the others go while it waits for its next attempt', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => over }) });
    const stub = (await startStub()).next({ status: 500 }).always(SUCCESS);
    const client = clientOf(stub, { context });
    const first = client.listGames({}, NEVER);
    const other = client.listGames({}, NEVER);
    await stub.arrived(1);
    await roundTrips(stub);
    expect(requestCount(stub)).toBe(2);
    end();
    await expect(first).resolves.toMatchObject({ ok: true, effort: { attempts: 2 } });
    await expect(other).resolves.toMatchObject({ ok: true });
  });

  test('is quoted without the query of a URL in it', async () => {
    const reply = json({ error: 'Bad', message: `Can't sign ${UPLOAD.uploadUrl}` }, 400);
    const { result } = await callWith(reply, requestUploadUrl);
    expect(errorOf(result).message).toContain("Can't sign https://storage.example/b/a.png");
    expect(inspect(errorOf(result))).not.toMatch(/secret|X-Amz/);
  });
});

test.each(EACH)(
  'a cancellation while %s waits for the first caller leaves it unsent, not unknown',
  async (_name, operation) => {
    const stub = (await startStub()).next(misbehave.stall).always(SUCCESS);
    const controller = new AbortController();
    const client = clientOf(stub);
    const first = operation(client, controller.signal);
    await stub.arrived(1);
    const waiting = operation(client, controller.signal);
    await roundTrips(stub);
    controller.abort('SIGTERM');
    await first;
    const result = await waiting;
    expect(result).toMatchObject({ ok: false, effort: { attempts: 0 } });
    expect(result).not.toMatchObject({ because: 'may-have-been-done' });
    expect(requestCount(stub)).toBe(1);
  },
);

describe('the token', () => {
  test.each([TOKEN, 'dev'])(
    'does not matter for an asset id that holds the signature of its upload URL, which is an error (token %s)',
    async (token) => {
      const uploadUrl = 'https://storage.example/b/a.png?X-Amz-Signature=0123456789abcdef';
      const setting = { token, context: callContext({ secrets: new Secrets(token) }) };
      const { result } = await callWith(json({ uploadUrl, assetId: uploadUrl }), requestUploadUrl, setting);
      expect(errorOf(result).message).toMatch(/the assetId in the body holds the token or a signature$/);
    },
  );

  test('is not redacted in an upload URL that contains it by chance', async () => {
    const uploadUrl = 'https://storage.example/dev/device.png?X-Amz-Signature=0dev1';
    const setting = { token: 'dev', context: callContext({ secrets: new Secrets('dev') }) };
    const { result } = await callWith(json({ uploadUrl, assetId: 'a-1' }), requestUploadUrl, setting);
    expect(result.ok && result.value.uploadUrl.href).toBe(uploadUrl);
  });
});

describe('the callback before an export is sent', () => {
  test('is awaited, and called once for all attempts', async () => {
    const stub = (await startStub()).next({ status: 429 }, json({}));
    const prepared = Promise.withResolvers<void>();
    let count = 0;
    const result = clientOf(stub).triggerExport(EXPORT, NEVER, () => {
      count += 1;
      return prepared.promise;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stub.journal).toEqual([]);
    prepared.resolve();
    expect(await result).toMatchObject({ ok: true, effort: { attempts: 2 } });
    expect(count).toBe(1);
  });

  test('is not called for an export that the auth gate holds back', async () => {
    const stub = (await startStub()).next({ status: 401 });
    const client = clientOf(stub);
    const prepared: string[] = [];
    const result = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        client.triggerExport(EXPORT, NEVER, async () => void prepared.push(name)),
      ),
    );
    expect(result.map(({ effort }) => effort.attempts)).toEqual([1, 0, 0]);
    expect(prepared).toEqual(['a']);
  });

  test('is not called for an export that waits at the auth gate when the run is cancelled', async () => {
    const stub = (await startStub()).next(misbehave.stall);
    const client = clientOf(stub);
    const cancel = new AbortController();
    const prepared: string[] = [];
    const result = ['a', 'b'].map((name) =>
      client.triggerExport(EXPORT, cancel.signal, async () => void prepared.push(name)),
    );
    await stub.arrived(1);
    cancel.abort();
    expect((await Promise.all(result)).map(({ effort }) => effort.attempts)).toEqual([1, 0]);
    expect(prepared).toEqual(['a']);
  });

  test('prevents the request if the token is rejected while it runs', async () => {
    const stub = (await startStub()).next(json({}), { status: 403 });
    const client = clientOf(stub);
    await client.triggerExport(EXPORT, NEVER);
    const prepared = Promise.withResolvers<void>();
    const slow = client.triggerExport(EXPORT, NEVER, () => prepared.promise);
    await client.triggerExport(EXPORT, NEVER);
    prepared.resolve();
    expect(await slow).toMatchObject({
      ok: false,
      because: 'withheld',
      error: expect.any(PermissionDeniedError),
      effort: { attempts: 0 },
    });
    expect(stub.journal).toHaveLength(2);
  });

  test('prevents the request if the run is cancelled while it runs', async () => {
    const stub = await startStub();
    const cancel = new AbortController();
    const result = await clientOf(stub).triggerExport(EXPORT, cancel.signal, async () => cancel.abort());
    expect(result).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 0 } });
    expect(stub.journal).toEqual([]);
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
