import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fileBody, type UploadBody } from '../../src/api/body/file-body.ts';
import { AssetFileError, NetworkError, StorageRefusedError } from '../../src/api/errors.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import type { RetryResult } from '../../src/retry/results.ts';
import {
  callContext,
  errorOf,
  type FakeCallContext,
  inBlocks,
  inOneBuffer,
  openTransport,
  putTo,
} from '../doubles/call-context.ts';
import { FakeClock } from '../doubles/clocks.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { type StubExchange, type StubReply, type StubServer, startStub } from '../doubles/stub-server.ts';

const SIGNATURE = '5f2b8c0d5f2b8c0d5f2b8c0d5f2b8c0d';
const PATH = `/bucket/a%20b.png?X-Amz-Credential=AKIAEXAMPLE%2F20260101&X-Amz-Signature=${SIGNATURE}`;
const NEVER = new AbortController().signal;
/** A file that is sent as one buffer, and one that is sent in blocks. */
const SIZES = [1_000, 700_000];

interface Putting {
  readonly stub: StubServer;
  readonly body?: UploadBody;
  readonly context?: FakeCallContext;
  readonly contentType?: string;
  readonly path?: string;
  /** User name and password in the URL. */
  readonly userInfo?: string;
}

function put({
  stub,
  body = inOneBuffer(Buffer.from('byte')),
  context = callContext(),
  contentType = 'image/png',
  path = PATH,
  userInfo,
}: Putting): Promise<RetryResult<string>> {
  const { secrets } = context;
  const client = new StorageClient({ transport: openTransport({ secrets }), context });
  const url = stub.url(path);
  if (userInfo !== undefined) [url.username = '', url.password = ''] = userInfo.split(':');
  context.secrets.addUploadUrl(url, []);
  return putTo(url, client, { contentType, body }, NEVER);
}

/** Whether the whole body of a request arrives. */
const isWhole = ({ receive }: StubExchange): Promise<boolean> =>
  receive().then(
    () => true,
    () => false,
  );

async function makeFile(size: number): Promise<{ path: string; content: Buffer }> {
  const path = join(await temporaryFolder(), 'asset.bin');
  const content = Buffer.alloc(size, 'old ');
  await writeFile(path, content);
  return { path, content };
}

function storageErrorOf(result: RetryResult<unknown>): StorageRefusedError {
  const error = errorOf(result);
  if (!(error instanceof StorageRefusedError))
    throw new Error(`not a StorageRefusedError: ${inspect(error)}`);
  return error;
}

const xml = (code: string, message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

test('a 407 to a PUT is about a proxy, not about the storage', async () => {
  const stub = (await startStub()).next({ status: 407 });
  const result = await put({ stub });
  expect(errorOf(result)).toBeInstanceOf(NetworkError);
  expect(result).toMatchObject({ ok: false, because: 'permanent' });
});

describe('a PUT', () => {
  // All of its headers: test/e2e/delivery.test.ts.
  test.each([
    [200, 'image/png'],
    [201, 'Text/HTML ; charset="UTF-8";  x=1'],
    [204, 'application/vnd.a+json;Q=0.1'],
    [299, 'multipart/form-data; boundary="a b=c"'],
  ])(
    'is a success after %i, and goes without credentials, with an unchanged content type: %s',
    async (status, contentType) => {
      const stub = (await startStub()).next({ status });
      const done = { ok: true, value: 'asset-1', effort: { attempts: 1 } };
      expect(await put({ stub, contentType })).toEqual(done);
      expect(stub.only).toMatchObject({ method: 'PUT', path: PATH, body: Buffer.from('byte') });
      expect(stub.only.headers).toMatchObject({ 'content-type': contentType, 'content-length': '4' });
      for (const name of ['authorization', 'cookie']) expect(stub.only.headers).not.toHaveProperty(name);
    },
  );

  const COMPRESSED =
    'the body is compressed (gzip), although the request forbids that (Accept-Encoding: identity)';
  const gzip = (header: string): StubReply => ({
    status: 200,
    headers: { [header]: 'gzip, chunked' },
    body: 'x',
  });

  test.each<[string, StubReply, string]>([
    ['an error of S3', { status: 403, body: xml('AccessDenied', 'Not you.') }, 'AccessDenied: Not you.'],
    ['an error and a 2xx', { status: 201, body: xml('AccessDenied', 'Not you.') }, 'AccessDenied: Not you.'],
    ['an empty error and a 2xx', { status: 200, body: '<Error/>' }, 'no explanation was given'],
    ['a 4xx without a body', { status: 403 }, 'no explanation was given'],
    ['a web page', { status: 200, body: '<html><title>Hi</title>' }, 'the body is a web page: "Hi"'],
    ['a compressed body', gzip('content-encoding'), COMPRESSED],
    ['a compressed transfer', gzip('transfer-encoding'), COMPRESSED],
  ])('is refused by %s', async (_, reply, words) => {
    const stub = (await startStub()).next(reply);
    expect(storageErrorOf(await put({ stub })).message).toBe(
      `PUT ${stub.origin}/bucket/a%20b.png answered ${reply.status}: ${words}`,
    );
  });

  test.each([
    ['', 'a redirect to b.s3.example/a'],
    [xml('PermanentRedirect', 'Go there.'), 'PermanentRedirect: Go there. (a redirect to b.s3.example/a)'],
  ])('names where a redirect leads: %j', async (body, words) => {
    const headers = { location: 'https://b.s3.example/a?X-Amz-Signature=s3cr3t' };
    const stub = (await startStub()).next({ status: 307, headers, body });
    expect(storageErrorOf(await put({ stub })).message).toMatch(
      new RegExp(` answered 307: ${words.replace(/[().]/g, '.')}$`),
    );
  });

  test.each(['bobby:p@ssw0rd', 'bobby-ssw0rd:', ':p@ssw0rd'])(
    'has the user info of the URL as Basic authentication, which no error shows: %s',
    async (userInfo) => {
      const stub = (await startStub()).always(({ request, respond }) =>
        respond({ status: 403, body: xml('Denied', `${userInfo} ${request.headers.authorization}`) }),
      );
      const error = storageErrorOf(await put({ stub, userInfo }));
      const credentials = Buffer.from(userInfo).toString('base64');
      expect(stub.only.headers['authorization']).toBe(`Basic ${credentials}`);
      expect(error.message).toContain('Denied: ');
      expect(error.message).not.toMatch(new RegExp(`ssw0rd|${credentials}`));
    },
  );

  test('is no success if a 2xx comes before the whole file was sent', async () => {
    const whole = Promise.withResolvers<boolean>();
    const stub = (await startStub()).next(async (exchange) => {
      // Written directly, because Node's server stops reading after its response.
      exchange.socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
      whole.resolve(await isWhole(exchange));
      exchange.socket.end();
    });
    const context = callContext({ limits: { maxAttempts: 1, maxRetryWaitMs: 0 } });
    const { ok } = await put({ stub, context, body: inBlocks(64, 256 * 1024) });
    expect({ ok, whole: await whole.promise }).not.toEqual({ ok: true, whole: false });
  });
});

describe('a file', () => {
  test.each([0, ...SIZES])('of %i bytes is opened anew and sent completely in each attempt', async (size) => {
    const { path, content } = await makeFile(size);
    const changed = Buffer.alloc(size, 'new ');
    const clock = new FakeClock({
      whileAsleep: async () => {
        if (clock.sleeps.length === 2) await writeFile(path, changed);
      },
    });
    const stub = (await startStub()).next({ status: 500 }, misbehave.resetInsideBody, { status: 200 });
    const result = await put({ stub, body: fileBody(path, size), context: callContext({ clock }) });
    expect(result).toMatchObject({ ok: true, effort: { attempts: 3 } });
    for (const [attempt, bytes] of [content, content, changed].entries()) {
      expect(stub.journal[attempt]?.body.equals(bytes)).toBe(true);
      expect(stub.journal[attempt]?.headers).toMatchObject({ 'content-length': String(size) });
      expect(stub.journal[attempt]?.headers).not.toHaveProperty('transfer-encoding');
    }
  });

  test('that shrinks while it is sent never reaches the storage as a complete request', async () => {
    const size = 64 * 256 * 1024;
    const { path } = await makeFile(size);
    const whole = Promise.withResolvers<boolean>();
    const stub = (await startStub()).always(async (exchange) => {
      await truncate(path, 1_000);
      whole.resolve(await isWhole(exchange));
      exchange.respond({ status: 200 });
    });
    const result = await put({ stub, body: fileBody(path, size) });
    expect(await whole.promise).toBe(false);
    expect(errorOf(result)).toBeInstanceOf(AssetFileError);
  });
});

describe('an error response', () => {
  const CEPH = [403, xml('AccessDenied', '')] as const;
  const PLAIN = '/b?signature=a';
  const SIGNED = '/b?X-Amz-Date=20260101T000000Z&X-Amz-Expires=60&X-Amz-Signature=a';

  test.each<[string, string, readonly [number, string], string, boolean]>([
    ['of Ceph RGW', SIGNED, CEPH, 'Thu, 01 Jan 2026 00:01:00 GMT', true],
    ['of a storage that answers 401', SIGNED, [401, '{}'], 'Thu, 01 Jan 2026 00:01:00 GMT', true],
    ['of a storage that answers 400', SIGNED, [400, ''], 'Thu, 01 Jan 2026 01:00:00 GMT', true],
    ['before the URL expires', SIGNED, CEPH, 'Thu, 01 Jan 2026 00:00:59 GMT', false],
    ['without a valid Date', SIGNED, CEPH, 'tomorrow', false],
    ['to a URL that does not say when it expires', PLAIN, CEPH, 'Thu, 01 Jan 2026 01:00:00 GMT', false],
    ['of another status', SIGNED, [413, ''], 'Thu, 01 Jan 2026 01:00:00 GMT', false],
  ])('%s is compared with the expiry of the URL', async (_, path, [status, body], date, expired) => {
    const stub = (await startStub()).next({ status, body, headers: { date } });
    expect(storageErrorOf(await put({ stub, path })).expired).toBe(expired);
  });

  test.each([
    [400, 'RequestTimeout'],
    [400, 'IncompleteBody'],
    [409, 'OperationAborted'],
  ])('is retried after %i %s, a passing trouble, without a new URL', async (status, code) => {
    const stub = (await startStub())
      .next({
        status,
        body: xml(code, 'x'),
        headers: { date: 'Fri, 01 Jan 2027 00:00:00 GMT' },
      })
      .next({ status: 200 });
    const context = callContext();
    expect(await put({ stub, context, path: SIGNED })).toMatchObject({ ok: true, effort: { attempts: 2 } });
    expect(context.waits).toMatchObject([{ kind: 'transient', error: { expired: false } }]);
  });
});

test('a slow upload keeps the storage alive while other uploads fail', async () => {
  const context = callContext({ limits: { maxAttempts: 1, maxRetryWaitMs: 0 } });
  const client = new StorageClient({ transport: openTransport(), context });
  const stub = await startStub();
  stub.always(async ({ request, receive, respond }) => {
    await receive();
    respond({ status: request.url === '/failing' ? 500 : 200 });
  });
  const upload = (path: string, body: UploadBody) =>
    putTo(stub.url(path), client, { contentType: 'image/png', body }, NEVER);
  const small = inOneBuffer(Buffer.from('x'));
  const large = inBlocks(3, 10, async (index) => {
    if (index === 0) return;
    // An upload has failed for longer than the storage may fail, and this one has moved since.
    context.clock.advance(31_000);
    expect(await upload('/failing', small)).toMatchObject({ ok: false, because: 'attempts-exhausted' });
  });
  expect(await upload('/large', large)).toMatchObject({ ok: true });
  expect(await upload('/small', small)).toMatchObject({ ok: true });
});
