import { once } from 'node:events';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { CallError, CallResult } from '../../src/api/call.ts';
import {
  CancelledError,
  PermissionDeniedError,
  RateLimitedError,
  ServiceError,
  TokenRejectedError,
} from '../../src/api/errors.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import { callContext, type FakeCallContext, openTransport } from '../doubles/call-context.ts';
import { FakeClock } from '../doubles/clocks.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { type StubReply, type StubServer, startStub } from '../doubles/stub-server.ts';

const TOKEN = 'pat_"odd\\token"_0123456789';
const NEVER = new AbortController().signal;

interface Setting {
  readonly context?: FakeCallContext;
  readonly allowHttp?: boolean;
  readonly token?: string;
}

function clientOf(
  stub: StubServer,
  { context = callContext(), allowHttp = false, token = TOKEN }: Setting = {},
) {
  return new ServiceClient({
    baseUrl: `${stub.origin}/api/v1`,
    token,
    transport: openTransport(),
    context,
    allowHttp,
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

const OPERATIONS: Readonly<Record<string, Operation>> = {
  listGames: (client, signal) => client.listGames({ page: 2, limit: 50 }, signal),
  createGame: (client, signal) => client.createGame(GAME, signal),
  getGame: (client, signal) => client.getGame('g-1', signal),
  listAssets: (client, signal) => client.listAssets({ organizationId: 'org-1' }, signal),
  requestUploadUrl: (client, signal) => client.requestUploadUrl(ASSET, signal),
  triggerExport: (client, signal) => client.triggerExport(EXPORT, signal),
};
const EACH = Object.entries(OPERATIONS);

/** Those whose answers the spec does not show, and that are read all the same. */
const NOT_SHOWN = EACH.filter(([name]) => !['listGames', 'requestUploadUrl', 'listAssets'].includes(name));
const NOT_REPEATABLE = EACH.filter(([name]) => name === 'createGame' || name === 'triggerExport');

/** An answer that each operation takes for a success. */
const SUCCESS = json({ ...PAGE, ...UPLOAD });

function errorOf(called: CallResult<unknown>): CallError {
  if (called.ok) throw new Error(`it was taken for a success: ${inspect(called.value)}`);
  return called.error;
}

const PROBE = '/probe';

/** Whatever is going to be sent at once has been sent by the time that others have been there and back. */
async function roundTrips(stub: StubServer): Promise<void> {
  const transport = openTransport();
  for (let count = 0; count < 5; count += 1) {
    const url = stub.url(PROBE);
    await transport.send({ method: 'GET', url, headers: {}, reuseConnection: true, signal: NEVER });
  }
}

function sentTo(stub: StubServer): number {
  return stub.journal.filter(({ path }) => path !== PROBE).length;
}

describe('on the wire', () => {
  test.each<[string, string, string, unknown]>([
    ['listGames', 'GET', '/api/v1/games?page=2&limit=50', undefined],
    ['createGame', 'POST', '/api/v1/games', GAME],
    ['getGame', 'GET', '/api/v1/games/g-1', undefined],
    ['listAssets', 'GET', '/api/v1/assets?organizationId=org-1', undefined],
    ['requestUploadUrl', 'POST', '/api/v1/storage/urls', ASSET],
    ['triggerExport', 'POST', '/api/v1/export', EXPORT],
  ])('%s is %s %s', async (name, method, path, body) => {
    const stub = (await startStub()).next(SUCCESS);
    await OPERATIONS[name]?.(clientOf(stub), NEVER);
    expect(stub.only).toMatchObject({ method, path });
    expect(stub.only.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'user-agent': 'playable-export-action/1.2.3',
    });
    if (body === undefined) {
      expect(stub.only.body).toHaveLength(0);
      expect(stub.only.headers).not.toHaveProperty('content-type');
      return;
    }
    expect(JSON.parse(stub.only.body.toString('utf8'))).toStrictEqual(body);
    expect(stub.only.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(stub.only.body.length),
    });
  });

  test('listGames without page and limit has no query', async () => {
    const stub = (await startStub()).next(SUCCESS);
    await clientOf(stub).listGames({}, NEVER);
    expect(stub.only.path).toBe('/api/v1/games');
  });

  test('listGames sends a page of 0, too: no bound is shown', async () => {
    const stub = (await startStub()).next(SUCCESS);
    await clientOf(stub).listGames({ page: 0 }, NEVER);
    expect(stub.only.path).toBe('/api/v1/games?page=0');
  });

  test('an id with odd characters stays one segment of the path', async () => {
    const stub = (await startStub()).next(SUCCESS);
    await clientOf(stub).getGame('a/b?c#d e%', NEVER);
    expect(stub.only.path).toBe('/api/v1/games/a%2Fb%3Fc%23d%20e%25');
  });

  test('an organization with odd characters stays one value of the query', async () => {
    const stub = (await startStub()).next(SUCCESS);
    await clientOf(stub).listAssets({ organizationId: 'a&b=c d#ü' }, NEVER);
    const { searchParams } = stub.url(stub.only.path);
    expect([...searchParams]).toEqual([['organizationId', 'a&b=c d#ü']]);
  });

  test.each(EACH)('%s shares a connection only if it may be done twice', async (name, operation) => {
    const stub = (await startStub()).always(SUCCESS);
    const client = clientOf(stub);
    await operation(client, NEVER);
    await operation(client, NEVER);
    const repeatable = !NOT_REPEATABLE.some(([other]) => other === name);
    expect(stub.connections).toBe(repeatable ? 1 : 2);
  });
});

describe('a success', () => {
  test.each([200, 201, 202, 206, 299])('is a status of %i', async (status) => {
    const stub = (await startStub()).next({ ...SUCCESS, status });
    expect(await clientOf(stub).listGames({}, NEVER)).toMatchObject({
      ok: true,
      value: PAGE,
      effort: { attempts: 1 },
    });
  });

  test.each(NOT_SHOWN)('of %s may have any body', async (_name, operation) => {
    const stub = (await startStub()).next(
      { status: 204 },
      { status: 200, body: '' },
      { status: 200, body: '[1,2]' },
      { status: 202, body: 'queued' },
      { status: 200, body: '{"id":"x"}', headers: { 'content-type': 'text/plain' } },
      { status: 200, body: '<p>ok</p>', headers: { 'content-type': 'application/json' } },
      { status: 200, body: 'null' },
    );
    const client = clientOf(stub);
    const values: unknown[] = [];
    for (let count = 0; count < 7; count += 1) {
      const called = await operation(client, NEVER);
      values.push(called.ok ? called.value : called);
    }
    expect(values).toEqual([undefined, undefined, [1, 2], 'queued', { id: 'x' }, '<p>ok</p>', null]);
  });

  test('of requestUploadUrl is the address, as it was given, and the id', async () => {
    const stub = (await startStub()).next(json(UPLOAD, 201));
    const called = await clientOf(stub).requestUploadUrl(ASSET, NEVER);
    expect(called).toEqual({
      ok: true,
      value: { uploadUrl: new URL(UPLOAD.uploadUrl), assetId: 'a-1' },
      effort: { attempts: 1, waitedMs: 0 },
    });
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
  ])('of listAssets is the text that it came as: %j', async (body) => {
    const stub = (await startStub()).next({ status: 200, body });
    const called = await clientOf(stub).listAssets({ organizationId: 'org-1' }, NEVER);
    expect(called).toMatchObject({ ok: true, value: body });
  });

  test('of getGame may start with a byte order mark', async () => {
    const stub = (await startStub()).next({ status: 200, body: '\uFEFF{"id":"g-1"}' });
    expect(await clientOf(stub).getGame('g-1', NEVER)).toMatchObject({ ok: true, value: { id: 'g-1' } });
  });

  test('of listAssets may be long, as an organization can have many', async () => {
    const assets = Array.from({ length: 20_000 }, (_, index) => ({
      id: `asset-${index}`,
      note: 'x'.repeat(60),
    }));
    const stub = (await startStub()).next(json(assets));
    const called = await clientOf(stub).listAssets({ organizationId: 'org-1' }, NEVER);
    expect(called.ok && called.value).toBe(JSON.stringify(assets));
  });

  test('of listAssets that never ends is a failure: a part as "the body as it came" would be a wrong output', async () => {
    const stub = (await startStub()).next(misbehave.neverEnd);
    const called = await clientOf(stub).listAssets({ organizationId: 'org-1' }, NEVER);
    expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(errorOf(called)).toBeInstanceOf(ServiceError);
  });

  test.each(NOT_REPEATABLE)(
    'of %s stays one where its body never ends, without the body',
    async (_name, operation) => {
      const stub = (await startStub()).next(misbehave.neverEnd);
      const called = await operation(clientOf(stub), NEVER);
      expect(called).toEqual({ ok: true, value: undefined, effort: { attempts: 1, waitedMs: 0 } });
    },
  );
});

describe('a 2xx that lacks what it must have is a failure', () => {
  test.each<[string, string, RegExp]>([
    ['an empty body', '', /empty/],
    ['text', 'ok', /JSON object/],
    ['an array', '[]', /JSON object/],
    ['no uploadUrl', '{"assetId":"a-1"}', /uploadUrl/],
    ['an empty uploadUrl', '{"assetId":"a-1","uploadUrl":""}', /uploadUrl/],
    ['an uploadUrl of another type', '{"assetId":"a-1","uploadUrl":["https://s.example/"]}', /uploadUrl/],
    ['no assetId', JSON.stringify({ uploadUrl: UPLOAD.uploadUrl }), /assetId/],
    ['an empty assetId', JSON.stringify({ ...UPLOAD, assetId: '' }), /assetId/],
    ['an assetId of another type', JSON.stringify({ ...UPLOAD, assetId: 1 }), /assetId/],
  ])('requestUploadUrl with %s', async (_what, body, words) => {
    const stub = (await startStub()).next({ status: 200, body });
    const called = await clientOf(stub).requestUploadUrl(ASSET, NEVER);
    expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    const error = errorOf(called);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({
      status: 200,
      method: 'POST',
      location: stub.url('/api/v1/storage/urls').href,
    });
    expect(error.message).toContain(`POST ${stub.url('/api/v1/storage/urls').href} answered 200: `);
    expect(error.message).toMatch(words);
    expect(inspect(error)).not.toContain('secret');
  });

  test.each(['http://127.0.0.1:1/a?sig=secret', 'http://storage.example/a?sig=secret'])(
    'requestUploadUrl with %s, unless that is allowed',
    async (uploadUrl) => {
      const stub = (await startStub()).always(json({ ...UPLOAD, uploadUrl }));
      const refused = await clientOf(stub).requestUploadUrl(ASSET, NEVER);
      expect(errorOf(refused).message).toMatch(/https:/);
      expect(inspect(errorOf(refused))).not.toContain('secret');
      const allowed = await clientOf(stub, { allowHttp: true }).requestUploadUrl(ASSET, NEVER);
      expect(allowed.ok && allowed.value.uploadUrl.href).toBe(uploadUrl);
    },
  );

  test.each(['', '[]', '{"data":[]}', '{"data":[{"id":1}],"meta":{}}', 'ok'])(
    'listGames with %o',
    async (body) => {
      const stub = (await startStub()).next({ status: 200, body });
      const called = await clientOf(stub).listGames({}, NEVER);
      expect(called).toMatchObject({ ok: false, because: 'permanent' });
      expect(errorOf(called)).toBeInstanceOf(ServiceError);
    },
  );
});

describe('401', () => {
  const REJECTED = json({ statusCode: 401, error: 'Unauthorized', message: 'Invalid token' }, 401);

  test.each(EACH)('of %s is told in the service’s own words', async (_name, operation) => {
    const stub = (await startStub()).next(REJECTED);
    const called = await operation(clientOf(stub), NEVER);
    expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1, waitedMs: 0 } });
    expect(errorOf(called)).toBeInstanceOf(TokenRejectedError);
    expect(errorOf(called).message).toMatch(/ answered 401: Unauthorized: Invalid token$/);
  });

  test.each(EACH)('of %s is the end: nothing is sent afterwards', async (_name, operation) => {
    const stub = (await startStub()).next(REJECTED);
    const client = clientOf(stub);
    const first = errorOf(await operation(client, NEVER));
    for (const [, later] of EACH) {
      const called = await later(client, NEVER);
      expect(called).toMatchObject({ ok: false, because: 'withheld', effort: { attempts: 0, waitedMs: 0 } });
      expect(errorOf(called)).toBe(first);
    }
    expect(stub.journal).toHaveLength(1);
  });

  test.each(EACH)('of %s costs exactly one request, with 20 at once', async (_name, operation) => {
    const stub = (await startStub()).always(REJECTED);
    const client = clientOf(stub);
    const all = await Promise.all(Array.from({ length: 20 }, () => operation(client, NEVER)));
    expect(stub.journal).toHaveLength(1);
    expect(all.map(({ effort }) => effort.attempts).sort()).toEqual([...Array(19).fill(0), 1]);
    for (const called of all) expect(errorOf(called)).toBeInstanceOf(TokenRejectedError);
  });

  test('of getGame costs exactly one request, with 20 ids at once', async () => {
    const stub = (await startStub()).always(REJECTED);
    const client = clientOf(stub);
    await Promise.all(Array.from({ length: 20 }, (_, index) => client.getGame(`g-${index}`, NEVER)));
    expect(stub.journal).toHaveLength(1);
  });

  test('of one ends the wait of another: nothing is worth waiting for any more', async () => {
    const controller = new AbortController();
    const clock = new (class extends FakeClock {
      /** Real in this: only the signal ends a sleep. */
      override async sleep(_ms: number, signal: AbortSignal): Promise<void> {
        if (!signal.aborted) await once(signal, 'abort');
      }
    })();
    const stub = (await startStub()).next({ status: 500 }, REJECTED);
    const client = clientOf(stub, { context: callContext({ clock }) });
    const waiting = client.listGames({}, controller.signal);
    await stub.arrived(1);
    await client.listAssets({ organizationId: 'org-1' }, NEVER);
    expect(await waiting).toMatchObject({ ok: false, because: 'withheld', effort: { attempts: 1 } });
    expect(stub.journal).toHaveLength(2);
  });

  test('of one keeps back another that is only waiting for its next attempt', async () => {
    const { promise: rejected, resolve } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => rejected }) });
    const stub = (await startStub()).next(SUCCESS, { status: 500 }, REJECTED);
    const client = clientOf(stub, { context });
    await client.listGames({}, NEVER);
    const waiting = client.listGames({}, NEVER);
    await stub.arrived(2);
    const refused = await client.listAssets({ organizationId: 'org-1' }, NEVER);
    resolve();
    const called = await waiting;
    expect(called).toMatchObject({ ok: false, because: 'withheld', effort: { attempts: 1 } });
    expect(errorOf(called)).toBe(errorOf(refused));
    expect(stub.journal).toHaveLength(3);
  });
});

describe('403', () => {
  const A = {
    statusCode: 403,
    error: 'INSUFFICIENT_PERMISSIONS',
    message: 'Token does not have the required scope: games:write',
  };
  const B = {
    statusCode: 403,
    error: 'Forbidden',
    message: 'Insufficient permissions. Required: games:write',
  };

  test.each<[string, string, string | undefined, string]>([
    ['body A', JSON.stringify(A), 'games:write', `${A.error}: ${A.message}`],
    ['body B', JSON.stringify(B), 'games:write', `${B.error}: ${B.message}`],
    [
      'a body without a scope',
      '{"error":"Forbidden","message":"Not yours"}',
      undefined,
      'Forbidden: Not yours',
    ],
    ['text', 'Not yours', undefined, 'Not yours'],
    ['HTML', '<h1>Forbidden</h1>', undefined, 'Forbidden'],
    ['no body', '', undefined, 'no explanation was given'],
  ])('with %s', async (_what, body, scope, words) => {
    const stub = (await startStub()).next({ status: 403, body });
    const called = await clientOf(stub).createGame(GAME, NEVER);
    expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(errorOf(called)).toBeInstanceOf(PermissionDeniedError);
    expect(errorOf(called)).toMatchObject({
      scope,
      method: 'POST',
      location: stub.url('/api/v1/games').href,
    });
    expect(errorOf(called).message).toContain(words);
  });

  test.each(EACH)('of %s is the end: nothing is sent afterwards', async (_name, operation) => {
    const stub = (await startStub()).next(json(A, 403));
    const client = clientOf(stub);
    await operation(client, NEVER);
    for (const [, later] of EACH) {
      const called = await later(client, NEVER);
      expect(called).toMatchObject({ ok: false, because: 'withheld', effort: { attempts: 0 } });
      expect(errorOf(called)).toBeInstanceOf(PermissionDeniedError);
    }
  });

  test.each(EACH)('of %s costs exactly one request, with 20 at once', async (_name, operation) => {
    const stub = (await startStub()).always(json(B, 403));
    const client = clientOf(stub);
    await Promise.all(Array.from({ length: 20 }, () => operation(client, NEVER)));
    expect(stub.journal).toHaveLength(1);
  });
});

describe('429', () => {
  test('still there after all attempts is told as that', async () => {
    const stub = (await startStub()).always({ status: 429, body: 'whatever' });
    const called = await clientOf(stub).triggerExport(EXPORT, NEVER);
    expect(called).toMatchObject({ ok: false, because: 'attempts-exhausted', effort: { attempts: 3 } });
    expect(errorOf(called)).toBeInstanceOf(RateLimitedError);
    expect(errorOf(called).message).toContain(`POST ${stub.url('/api/v1/export').href} answered 429`);
  });

  test('each wait is announced before it begins', async () => {
    const stub = (await startStub()).next(
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 500 },
      SUCCESS,
    );
    const context = callContext();
    await clientOf(stub, { context }).listGames({}, NEVER);
    expect(context.waits).toMatchObject([
      { kind: 'throttled', waitMs: 7_000, asked: true, attempt: 1, maxAttempts: 3 },
      { kind: 'transient', waitMs: 250, asked: false, attempt: 2, maxAttempts: 3 },
    ]);
    expect(context.waits[0]?.error).toBeInstanceOf(RateLimitedError);
    expect(context.waits[1]?.error).toBeInstanceOf(ServiceError);
  });

  test('of one request slows all of them: no other is sent before the wait is over', async () => {
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
    const other = client.listAssets({ organizationId: 'org-1' }, NEVER);
    await roundTrips(stub);
    const sentMeanwhile = sentTo(stub);
    end();
    expect(await Promise.all([throttled, other])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(sentMeanwhile).toBe(2);
  });

  test.each(EACH)('of the first %s holds those that wait for it back as well', async (_name, operation) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => over }) });
    const stub = (await startStub()).next({ status: 429, headers: { 'retry-after': '7' } }).always(SUCCESS);
    const client = clientOf(stub, { context });
    const all = Array.from({ length: 20 }, () => operation(client, NEVER));
    await stub.arrived(1);
    await roundTrips(stub);
    const sentMeanwhile = sentTo(stub);
    end();
    for (const called of await Promise.all(all)) expect(called).toMatchObject({ ok: true });
    expect(sentMeanwhile).toBe(1);
  });

  test.each<[string, StubReply, number, object]>([
    [
      'that asks for too long a wait keeps those that wait for it from being sent',
      { status: 429, headers: { 'retry-after': '121' } },
      3,
      { ok: false, effort: { attempts: 0 } },
    ],
    ['after its last attempt keeps those that wait for it no longer', { status: 429 }, 1, { ok: true }],
  ])('of the first %s', async (_when, reply, maxAttempts, outcome) => {
    const stub = (await startStub())
      .next(async ({ answer }) => {
        await roundTrips(stub);
        answer(reply);
      })
      .always(SUCCESS);
    const context = callContext({ limits: { maxAttempts, maxRetryWaitMs: 120_000 } });
    const client = clientOf(stub, { context });
    const [first, ...others] = Array.from({ length: 5 }, () => client.triggerExport(EXPORT, NEVER));
    expect(await first).toMatchObject({ ok: false });
    for (const other of others) expect(await other).toMatchObject(outcome);
  });

  test('of one request slows those only that the client sends to the service', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => over }) });
    const stub = (await startStub()).next({ status: 429, headers: { 'retry-after': '7' } }).always(SUCCESS);
    const throttled = clientOf(stub, { context }).listGames({}, NEVER);
    await stub.arrived(1);
    await roundTrips(stub);
    const storage = new StorageClient({ transport: openTransport(), context });
    const body = { size: 1, open: async () => Buffer.from('x') };
    const put = await storage.put({ uploadUrl: stub.url('/a'), contentType: 'image/png', body }, NEVER);
    expect(put).toMatchObject({ ok: true, effort: { waitedMs: 0 } });
    end();
    expect(await throttled).toMatchObject({ ok: true });
  });
});

describe('any other refusal', () => {
  test.each(EACH)('of %s tells status, words, method and path', async (name, operation) => {
    const stub = (await startStub()).next(
      json({ statusCode: 422, error: 'Unprocessable', message: 'bad name' }, 422),
    );
    const called = await operation(clientOf(stub), NEVER);
    expect(errorOf(called)).toBeInstanceOf(ServiceError);
    const { method, path } = stub.only;
    const location = stub.url(path.replace(/\?.*/, '')).href;
    expect(errorOf(called)).toMatchObject({ status: 422, method, location });
    expect(errorOf(called).message).toBe(`${method} ${location} answered 422: Unprocessable: bad name`);
    expect(name).toBeDefined();
  });

  test.each([301, 302, 303, 307, 308])(
    'a redirect by %i is a failure, and is not followed',
    async (status) => {
      const elsewhere = await startStub();
      const headers = { location: elsewhere.url('/secret').href };
      const stub = (await startStub()).next({ status, headers });
      const called = await clientOf(stub).triggerExport(EXPORT, NEVER);
      expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
      expect(errorOf(called)).toBeInstanceOf(ServiceError);
      expect(errorOf(called).message).toContain('redirect');
      expect(elsewhere.connections).toBe(0);
    },
  );

  test('a 304 is a failure', async () => {
    const stub = (await startStub()).next({ status: 304 });
    expect(await clientOf(stub).listAssets({ organizationId: 'o' }, NEVER)).toMatchObject({
      ok: false,
      because: 'permanent',
    });
  });

  test('does not quote the query of an address that the service repeats', async () => {
    const stub = (await startStub()).next(
      json({ error: 'Bad', message: `Can't sign ${UPLOAD.uploadUrl}` }, 400),
    );
    const called = await clientOf(stub).requestUploadUrl(ASSET, NEVER);
    expect(errorOf(called).message).toContain("Can't sign https://storage.example/b/a.png");
    expect(inspect(errorOf(called))).not.toMatch(/secret|X-Amz/);
  });
});

describe('what must not be done twice', () => {
  test.each(NOT_REPEATABLE)(
    '%s is sent exactly once and told as unknown after a 500',
    async (_name, operation) => {
      const stub = (await startStub()).next({ status: 500, body: '{"error":"Internal","message":"oops"}' });
      const called = await operation(clientOf(stub), NEVER);
      expect(called).toMatchObject({ ok: false, because: 'may-have-been-done', effort: { attempts: 1 } });
      expect(errorOf(called).message).toContain('Internal: oops');
    },
  );

  test.each(NOT_REPEATABLE)('%s is sent again after 429 until it is unknown', async (_name, operation) => {
    const stub = (await startStub()).next({ status: 429 }, misbehave.resetBeforeAnswer);
    expect(await operation(clientOf(stub), NEVER)).toMatchObject({
      ok: false,
      because: 'may-have-been-done',
      effort: { attempts: 2 },
    });
  });
});

describe('cancellation', () => {
  test.each(EACH)('before %s sends nothing', async (_name, operation) => {
    const stub = await startStub();
    const called = await operation(clientOf(stub), AbortSignal.abort('SIGTERM'));
    expect(called).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 0 } });
    expect(errorOf(called)).toBeInstanceOf(CancelledError);
    expect(stub.connections).toBe(0);
  });

  test.each(EACH)('while %s waits for its answer ends it at once', async (name, operation) => {
    const stub = (await startStub()).next(misbehave.stall);
    const controller = new AbortController();
    const called = operation(clientOf(stub), controller.signal);
    await stub.arrived(1);
    controller.abort('SIGTERM');
    const repeatable = !NOT_REPEATABLE.some(([other]) => other === name);
    expect(await called).toMatchObject({
      ok: false,
      because: repeatable ? 'cancelled' : 'may-have-been-done',
      effort: { attempts: 1 },
    });
  });

  test.each(EACH)('while %s waits for its next attempt ends it at once', async (_name, operation) => {
    const controller = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => controller.abort('SIGTERM') });
    const stub = (await startStub()).next({ status: 429, headers: { 'retry-after': '60' } });
    const called = await operation(clientOf(stub, { context: callContext({ clock }) }), controller.signal);
    expect(called).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 1, waitedMs: 0 } });
    expect(errorOf(called)).toBeInstanceOf(CancelledError);
  });

  test.each(EACH)(
    'while %s waits for the first to come back leaves it not sent, not unknown',
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
      const called = await waiting;
      expect(called).toMatchObject({ ok: false, effort: { attempts: 0 } });
      expect(called).not.toMatchObject({ because: 'may-have-been-done' });
      expect(sentTo(stub)).toBe(1);
    },
  );
});

describe('the token', () => {
  const secrets = new Secrets(TOKEN);
  const echo = (status: number): StubReply =>
    json({ error: `E ${TOKEN}`, message: `M ${TOKEN}`, token: TOKEN }, status);

  test.each([400, 401, 403, 404, 422, 500, 501])(
    'is not in the error where a %i repeats it',
    async (status) => {
      const stub = (await startStub()).always(echo(status));
      const called = await clientOf(stub, { context: callContext({ secrets }) }).triggerExport(EXPORT, NEVER);
      expect(errorOf(called).message).toContain('E ***: M ***');
      expect(inspect(called, { depth: 10, showHidden: true })).not.toContain('0123456789');
    },
  );

  test('is not in the error where a text repeats it', async () => {
    const stub = (await startStub()).next({ status: 502, body: `Bad header: Bearer ${TOKEN}` });
    const called = await clientOf(stub, { context: callContext({ secrets }) }).triggerExport(EXPORT, NEVER);
    expect(errorOf(called).message).toContain('Bad header: Bearer ***');
  });

  test.each(NOT_SHOWN)('is not in the value of %s where a success repeats it', async (_name, operation) => {
    const stub = (await startStub()).next(echo(200));
    const called = await operation(clientOf(stub, { context: callContext({ secrets }) }), NEVER);
    expect(called).toMatchObject({ ok: true, value: { error: 'E ***', message: 'M ***', token: '***' } });
  });

  test.each([
    [`{ "note": ${JSON.stringify(`by ${TOKEN}`)}, "size": 1.0 }`, '{"note":"by ***","size":1}'],
    [JSON.stringify(TOKEN), '"***"'],
    [`by ${TOKEN}`, 'by ***'],
  ])('is not in the text of the assets: %j', async (body, told) => {
    const stub = (await startStub()).next({ status: 200, body });
    const client = clientOf(stub, { context: callContext({ secrets }) });
    expect(await client.listAssets({ organizationId: 'o' }, NEVER)).toMatchObject({ ok: true, value: told });
  });

  test('is not in the games that a list brings', async () => {
    const page = { ...PAGE, data: [{ id: 'g-1', name: TOKEN, createdAt: 'now' }] };
    const stub = (await startStub()).next(json(page));
    const called = await clientOf(stub, { context: callContext({ secrets }) }).listGames({}, NEVER);
    expect(called).toMatchObject({ ok: true, value: { data: [{ name: '***' }] } });
  });

  test('is in no error of the network', async () => {
    const stub = (await startStub()).next(misbehave.resetBeforeAnswer);
    const called = await clientOf(stub).triggerExport(EXPORT, NEVER);
    expect(inspect(called, { depth: 10, showHidden: true })).not.toContain('0123456789');
  });

  test.each([TOKEN, 'dev'])(
    'is not needed to keep an upload address out of an asset id (token %s)',
    async (token) => {
      const uploadUrl = 'https://storage.example/b/a.png?X-Amz-Signature=0123456789abcdef';
      const stub = (await startStub()).next(json({ uploadUrl, assetId: uploadUrl }));
      const context = callContext({ secrets: new Secrets(token) });
      const called = await clientOf(stub, { context, token }).requestUploadUrl(ASSET, NEVER);
      expect(called).toMatchObject({ value: { assetId: 'https://storage.example/b/a.png?***' } });
    },
  );

  test('does not spoil an upload address in which its letters happen to occur', async () => {
    const uploadUrl = 'https://storage.example/dev/device.png?X-Amz-Signature=0dev1';
    const stub = (await startStub()).next(json({ uploadUrl, assetId: 'a-1' }));
    const context = callContext({ secrets: new Secrets('dev') });
    const called = await clientOf(stub, { context, token: 'dev' }).requestUploadUrl(ASSET, NEVER);
    expect(called.ok && called.value.uploadUrl.href).toBe(uploadUrl);
  });
});

describe('what is done before an export is sent', () => {
  test('is waited for, and done once however often the request is sent', async () => {
    const stub = (await startStub()).next({ status: 429 }, json({}));
    const announced = Promise.withResolvers<void>();
    let count = 0;
    const called = clientOf(stub).triggerExport(EXPORT, NEVER, () => {
      count += 1;
      return announced.promise;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stub.journal).toEqual([]);
    announced.resolve();
    expect(await called).toMatchObject({ ok: true, effort: { attempts: 2 } });
    expect(count).toBe(1);
  });

  test('is not done for an export that the gate keeps back', async () => {
    const stub = (await startStub()).next({ status: 401 });
    const client = clientOf(stub);
    const announced: string[] = [];
    const called = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        client.triggerExport(EXPORT, NEVER, async () => void announced.push(name)),
      ),
    );
    expect(called.map(({ effort }) => effort.attempts)).toEqual([1, 0, 0]);
    expect(announced).toEqual(['a']);
  });

  test('is not done for an export that waits behind the gate when the run is cancelled', async () => {
    const stub = (await startStub()).next(misbehave.stall);
    const client = clientOf(stub);
    const cancel = new AbortController();
    const announced: string[] = [];
    const called = ['a', 'b'].map((name) =>
      client.triggerExport(EXPORT, cancel.signal, async () => void announced.push(name)),
    );
    await stub.arrived(1);
    cancel.abort();
    expect((await Promise.all(called)).map(({ effort }) => effort.attempts)).toEqual([1, 0]);
    expect(announced).toEqual(['a']);
  });

  test('may take so long that the token is refused meanwhile: then nothing is sent', async () => {
    const stub = (await startStub()).next(json({}), { status: 403 });
    const client = clientOf(stub);
    await client.triggerExport(EXPORT, NEVER);
    const announced = Promise.withResolvers<void>();
    const slow = client.triggerExport(EXPORT, NEVER, () => announced.promise);
    await client.triggerExport(EXPORT, NEVER);
    announced.resolve();
    expect(await slow).toMatchObject({
      ok: false,
      because: 'withheld',
      error: expect.any(PermissionDeniedError),
      effort: { attempts: 0 },
    });
    expect(stub.journal).toHaveLength(2);
  });

  test('may take so long that the run is cancelled meanwhile: then nothing is sent', async () => {
    const stub = await startStub();
    const cancel = new AbortController();
    const called = await clientOf(stub).triggerExport(EXPORT, cancel.signal, async () => cancel.abort());
    expect(called).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 0 } });
    expect(stub.journal).toEqual([]);
  });
});
