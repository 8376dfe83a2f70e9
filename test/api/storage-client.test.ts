import { appendFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fileBody, type UploadBody } from '../../src/api/body/file-body.ts';
import type { CallError, CallResult } from '../../src/api/call.ts';
import { AssetFileError, StorageRefusedError } from '../../src/api/errors.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import { callContext, type FakeCallContext, openTransport } from '../doubles/call-context.ts';
import { FakeClock } from '../doubles/clocks.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { type StubReply, type StubServer, startStub } from '../doubles/stub-server.ts';

const SIGNATURE = '5f2b8c0d5f2b8c0d5f2b8c0d5f2b8c0d';
const PATH = `/bucket/a%20b.png?X-Amz-Credential=AKIAEXAMPLE%2F20260101&X-Amz-Signature=${SIGNATURE}`;
const NEVER = new AbortController().signal;
/** One file that is sent from one buffer, one that is sent in blocks. */
const SIZES = [1_000, 700_000];

interface Putting {
  readonly stub: StubServer;
  readonly body?: UploadBody;
  readonly context?: FakeCallContext;
  readonly contentType?: string;
  readonly signal?: AbortSignal;
}

function put({
  stub,
  body = { size: 4, open: async () => Buffer.from('byte') },
  context = callContext(),
  contentType = 'image/png',
  signal = NEVER,
}: Putting): Promise<CallResult<void>> {
  const client = new StorageClient({ transport: openTransport(), context });
  return client.put({ uploadUrl: stub.url(PATH), contentType, body }, signal);
}

async function makeFile(size: number): Promise<{ path: string; content: Buffer }> {
  const path = join(await temporaryFolder(), 'asset.bin');
  const content = Buffer.alloc(size, 'old ');
  await writeFile(path, content);
  return { path, content };
}

function errorOf(called: CallResult<unknown>): CallError {
  if (called.ok) throw new Error('it was taken for a success');
  return called.error;
}

function refusalOf(called: CallResult<unknown>): StorageRefusedError {
  const error = errorOf(called);
  if (!(error instanceof StorageRefusedError)) throw new Error(`not a refusal: ${inspect(error)}`);
  return error;
}

const xml = (code: string, message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

describe('a PUT', () => {
  test('goes to the very address, with the content type byte for byte, and without any credential', async () => {
    const stub = (await startStub()).next({ status: 200 });
    const contentType = 'Text/HTML ; charset="UTF-8"';
    expect(await put({ stub, contentType })).toEqual({
      ok: true,
      value: undefined,
      effort: { attempts: 1, waitedMs: 0 },
    });
    expect(stub.only).toMatchObject({ method: 'PUT', path: PATH, body: Buffer.from('byte') });
    expect(
      stub.only.rawHeaders
        .map((text) => text.toLowerCase())
        .filter((_, at) => at % 2 === 0)
        .sort(),
    ).toEqual(['connection', 'content-length', 'content-type', 'host', 'user-agent']);
    expect(stub.only.headers).toMatchObject({
      'content-type': contentType,
      'content-length': '4',
      'user-agent': 'playable-export-action/1.2.3',
    });
  });

  test.each([200, 201, 204, 299])('that is answered %i is done', async (status) => {
    const stub = (await startStub()).next({ status });
    expect(await put({ stub })).toMatchObject({ ok: true });
  });

  test.each([0, ...SIZES])(
    'sends a file of %i bytes with its length in front, never chunked',
    async (size) => {
      const { path, content } = await makeFile(size);
      const stub = (await startStub()).next({ status: 200 });
      expect(await put({ stub, body: fileBody(path, size) })).toMatchObject({ ok: true });
      expect(stub.only.headers).toMatchObject({ 'content-length': String(size) });
      expect(stub.only.headers).not.toHaveProperty('transfer-encoding');
      expect(stub.only.body.equals(content)).toBe(true);
    },
  );

  test('is not done where a 2xx comes before the file was sent whole', async () => {
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    const stub = (await startStub()).next(async ({ receive, socket }) => {
      // By hand: Node's server reads no further once it has answered.
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
      await receive().then(
        () => resolve('whole'),
        () => resolve('cut'),
      );
      socket.end();
    });
    const context = callContext({ limits: { maxAttempts: 1, maxRetryWaitMs: 0 } });
    const size = 64 * 256 * 1024;
    async function* blocks(): AsyncGenerator<Buffer> {
      for (let sent = 0; sent < size; sent += 256 * 1024) yield Buffer.alloc(256 * 1024);
    }
    const called = await put({ stub, context, body: { size, open: async () => blocks() } });
    expect({ ok: called.ok, body: await ended }).not.toEqual({ ok: true, body: 'cut' });
  });
});

describe('a file', () => {
  test.each(SIZES)('of %i bytes is opened anew and sent whole again in each attempt', async (size) => {
    const { path, content } = await makeFile(size);
    const changed = Buffer.alloc(size, 'new ');
    const clock = new FakeClock({
      whileAsleep: async () => {
        if (clock.sleeps.length === 2) await writeFile(path, changed);
      },
    });
    const stub = (await startStub()).next({ status: 500 }, misbehave.resetBeforeAnswer, { status: 200 });
    const called = await put({ stub, body: fileBody(path, size), context: callContext({ clock }) });
    expect(called).toMatchObject({ ok: true, effort: { attempts: 3 } });
    expect(stub.journal.map(({ body }) => body.equals(content))).toEqual([true, true, false]);
    expect(stub.journal[2]?.body.equals(changed)).toBe(true);
  });

  const changes: [string, (path: string, size: number) => Promise<void>, RegExp][] = [
    ['vanished', (path) => rm(path, { force: true }), /no longer exists/],
    ['grew', (path) => appendFile(path, 'x'), /changed while/],
    ['shrank', (path, size) => truncate(path, size - 1), /changed while/],
  ];
  const cases = SIZES.flatMap((size) =>
    changes.map(([what, change, words]) => ({ size, what, change, words })),
  );

  test.each(cases)(
    'of $size bytes that $what is told as that, without a try',
    async ({ size, change, words }) => {
      const { path } = await makeFile(size);
      const body = fileBody(path, size);
      await change(path, size);
      const stub = await startStub();
      const called = await put({ stub, body });
      expect(errorOf(called)).toBeInstanceOf(AssetFileError);
      expect(errorOf(called).message).toMatch(words);
      expect(called).toMatchObject({ because: 'permanent', effort: { attempts: 1 } });
      expect(stub.journal).toEqual([]);
    },
  );

  test.each(cases)(
    'of $size bytes that $what between two attempts is told as that',
    async ({ size, change, words }) => {
      const { path } = await makeFile(size);
      const stub = (await startStub()).next({ status: 500 });
      const context = callContext({ clock: new FakeClock({ whileAsleep: () => change(path, size) }) });
      const called = await put({ stub, body: fileBody(path, size), context });
      expect(errorOf(called)).toBeInstanceOf(AssetFileError);
      expect(errorOf(called).message).toMatch(words);
      expect(called).toMatchObject({ because: 'permanent', effort: { attempts: 2 } });
    },
  );

  test('that shrinks while it is being sent is never taken for whole by the storage', async () => {
    const size = 64 * 256 * 1024;
    const { path } = await makeFile(size);
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    const stub = await startStub();
    stub.always(async ({ receive, answer }) => {
      await truncate(path, 1_000);
      await receive().then(
        () => resolve('whole'),
        () => resolve('cut'),
      );
      answer({ status: 200 });
    });
    const called = await put({ stub, body: fileBody(path, size) });
    expect(await ended).toBe('cut');
    expect(errorOf(called)).toBeInstanceOf(AssetFileError);
  });
});

describe('a refusal', () => {
  test('of S3 is told with its code and words', async () => {
    const stub = (await startStub()).next({
      status: 403,
      body: xml('SignatureDoesNotMatch', 'They do not match.'),
    });
    const called = await put({ stub });
    expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(refusalOf(called)).toMatchObject({
      status: 403,
      storageError: { code: 'SignatureDoesNotMatch', message: 'They do not match.' },
      expired: false,
    });
    expect(refusalOf(called).message).toBe(
      `PUT ${stub.origin}/bucket/a%20b.png answered 403: SignatureDoesNotMatch: They do not match.`,
    );
  });

  test.each<[string, string, string]>([
    ['HTML', '<html><h1>Forbidden</h1> by the proxy</html>', 'Forbidden by the proxy'],
    ['text', 'quota exceeded', 'quota exceeded'],
    ['nothing', '', 'no explanation was given'],
  ])('in %s is told in its words', async (_what, body, words) => {
    const stub = (await startStub()).next({ status: 403, body });
    expect(refusalOf(await put({ stub })).message).toBe(
      `PUT ${stub.origin}/bucket/a%20b.png answered 403: ${words}`,
    );
  });

  test('of an expired address is told as that', async () => {
    const stub = (await startStub()).next({ status: 403, body: xml('AccessDenied', 'Request has expired') });
    const called = await put({ stub });
    expect(called).toMatchObject({ because: 'permanent', effort: { attempts: 1 } });
    expect(refusalOf(called).expired).toBe(true);
  });

  test.each<[number, StubReply]>([
    [400, { status: 400, body: xml('BadDigest', 'x') }],
    [401, { status: 401, body: 'no' }],
    [403, { status: 403, body: xml('AccessDenied', 'Access Denied') }],
    [404, { status: 404, body: xml('NoSuchBucket', 'x') }],
    [411, { status: 411 }],
    [413, { status: 413, body: xml('EntityTooLarge', 'x') }],
  ])('with %i is final, and none of the token', async (status, reply) => {
    const stub = (await startStub()).next(reply);
    const called = await put({ stub });
    expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(refusalOf(called)).toMatchObject({ status, expired: false });
    expect(refusalOf(called).message).not.toMatch(/token/i);
  });

  test.each([301, 302, 307, 308])('by a redirect (%i) is not followed, and no success', async (status) => {
    const elsewhere = await startStub();
    const stub = (await startStub()).next({ status, headers: { location: elsewhere.url('/b').href } });
    const called = await put({ stub });
    expect(called).toMatchObject({ ok: false, because: 'permanent', effort: { attempts: 1 } });
    expect(refusalOf(called).status).toBe(status);
    expect(elsewhere.connections).toBe(0);
  });

  test('503 SlowDown without Retry-After backs off', async () => {
    const stub = (await startStub()).next(
      { status: 503, body: xml('SlowDown', 'Reduce your rate') },
      { status: 200 },
    );
    const context = callContext();
    expect(await put({ stub, context })).toMatchObject({ ok: true, effort: { attempts: 2, waitedMs: 125 } });
    expect(context.waits).toMatchObject([{ kind: 'transient', asked: false, waitMs: 125 }]);
  });

  test('503 SlowDown with Retry-After waits exactly as long as it says', async () => {
    const slowDown = {
      status: 503,
      body: xml('SlowDown', 'Reduce your rate'),
      headers: { 'retry-after': '11' },
    };
    const stub = (await startStub()).next(slowDown, { status: 200 });
    const context = callContext();
    expect(await put({ stub, context })).toMatchObject({
      ok: true,
      effort: { attempts: 2, waitedMs: 11_000 },
    });
    expect(context.waits).toMatchObject([{ kind: 'throttled', asked: true, waitMs: 11_000 }]);
  });

  test.each([429, 503])('%i with Retry-After holds the other files back as well', async (status) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const context = callContext({ clock: new FakeClock({ whileAsleep: () => over }) });
    const stub = (await startStub())
      .next({ status, headers: { 'retry-after': '11' } })
      .always({ status: 200 });
    const transport = openTransport();
    const client = new StorageClient({ transport, context });
    const upload = (path: string): Promise<CallResult<void>> => {
      const body = { size: 1, open: async () => Buffer.from('x') };
      return client.put({ uploadUrl: stub.url(path), contentType: 'image/png', body }, NEVER);
    };
    const roundTrip = () =>
      transport.send({
        method: 'GET',
        url: stub.url('/probe'),
        headers: {},
        reuseConnection: true,
        signal: NEVER,
      });
    const throttled = upload('/1');
    await stub.arrived(1);
    // Whatever is going to happen at once has happened by the time that others have been there and back.
    for (let count = 0; count < 5; count += 1) await roundTrip();
    const other = upload('/2');
    for (let count = 0; count < 5; count += 1) await roundTrip();
    const sentMeanwhile = stub.journal.filter(({ method }) => method === 'PUT').length;
    end();
    expect(await Promise.all([throttled, other])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(sentMeanwhile).toBe(1);
  });

  test('503 SlowDown to the end is told as the storage’s refusal', async () => {
    const stub = (await startStub()).always({ status: 503, body: xml('SlowDown', 'Reduce your rate') });
    const called = await put({ stub });
    expect(called).toMatchObject({ because: 'attempts-exhausted', effort: { attempts: 3 } });
    expect(refusalOf(called).storageError.code).toBe('SlowDown');
  });

  test('of a large file is seen before all of it was sent', async () => {
    const storageError = { status: 403, body: xml('AccessDenied', 'Request has expired') };
    const stub = (await startStub()).next(({ answer }) => answer(storageError));
    const size = 64 * 256 * 1024;
    const { path } = await makeFile(size);
    expect(refusalOf(await put({ stub, body: fileBody(path, size) })).expired).toBe(true);
  });
});

describe('nothing of the address beyond origin and path is told', () => {
  test.each<[string, (path: string, origin: string) => string]>([
    ['the whole address', (path, origin) => `No such key: ${origin}${path}`],
    [
      'the whole address in HTML',
      (path, origin) => `<p>No: <a href="${origin}${path}">${origin}${path}</a></p>`,
    ],
    ['the whole address in XML', (path, origin) => xml('X', `${origin}${path.replaceAll('&', '&amp;')}`)],
    ['path and query', (path) => `Cannot PUT ${path}`],
    ['path and query in XML', (path) => xml('X', path.replaceAll('&', '&amp;'))],
    ['the signature alone', () => `Signature ${SIGNATURE} is not right`],
    [
      'XML that is not quite XML',
      () => `<Error><Message>a & b</Message><Signature>${SIGNATURE}</Signature></Error>`,
    ],
  ])('where the storage repeats %s', async (_what, body) => {
    const stub = await startStub();
    stub.next({ status: 400, body: body(PATH, stub.origin) });
    const told = inspect(await put({ stub }), { depth: 10, showHidden: true });
    expect(told).not.toContain(SIGNATURE);
    expect(told).not.toContain('AKIAEXAMPLE');
  });

  test('where the connection breaks', async () => {
    const stub = (await startStub()).always(misbehave.resetBeforeAnswer);
    const told = inspect(await put({ stub }), { depth: 10, showHidden: true });
    expect(told).not.toContain(SIGNATURE);
    expect(told).toContain('/bucket/a%20b.png');
  });
});

test('what the storage says goes through the redaction', async () => {
  const stub = (await startStub()).next({ status: 400, body: xml('C', 'not for tok-1') });
  const context = callContext({ secrets: new Secrets('tok-1') });
  expect(refusalOf(await put({ stub, context })).storageError.message).toBe('not for ***');
});

describe('cancellation', () => {
  test('before a PUT sends nothing', async () => {
    const stub = await startStub();
    expect(await put({ stub, signal: AbortSignal.abort('SIGTERM') })).toMatchObject({
      ok: false,
      because: 'cancelled',
      effort: { attempts: 0 },
    });
    expect(stub.connections).toBe(0);
  });

  test('while the storage takes its time ends it at once', async () => {
    const stub = (await startStub()).next(misbehave.stall);
    const controller = new AbortController();
    const called = put({ stub, signal: controller.signal });
    await stub.arrived(1);
    controller.abort('SIGTERM');
    expect(await called).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 1 } });
  });

  test('during a wait ends it at once', async () => {
    const controller = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => controller.abort('SIGTERM') });
    const stub = (await startStub()).next({ status: 503, headers: { 'retry-after': '60' } });
    expect(await put({ stub, signal: controller.signal, context: callContext({ clock }) })).toMatchObject({
      ok: false,
      because: 'cancelled',
      effort: { attempts: 1, waitedMs: 0 },
    });
  });
});
