import { describe, expect, test } from 'vitest';
import { virtualTimeouts } from '../../../test/doubles/clocks.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, putHead, RawConnection, requestUpload, sendRaw } from '../client.ts';
import { eventually, runEmulator } from '../run-emulator.ts';

const COMMON = 'Host: x\r\nAuthorization: Bearer dev\r\nConnection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const POST = `POST /v1/games HTTP/1.1\r\n${COMMON}${JSON_TYPE}`;
const LONG = 'x'.repeat(20_000);

/** The problem, the raw request, and the status of the response. */
const REQUESTS: readonly (readonly [string, string, number])[] = [
  ['an id that is no UTF-8', `GET /v1/games/%ff HTTP/1.1\r\n${COMMON}\r\n`, 404],
  ['two slashes before the path', `GET //v1/games HTTP/1.1\r\n${COMMON}\r\n`, 404],
  ['a host that is none', 'GET /v1/games HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['a path with a backslash', `GET /v1\\games HTTP/1.1\r\n${COMMON}\r\n`, 400],
  ['a path of 20,000 characters', `GET /${LONG} HTTP/1.1\r\n${COMMON}\r\n`, 431],
  ['an asterisk for a path', `OPTIONS * HTTP/1.1\r\n${COMMON}\r\n`, 400],
  ['a query with a broken escape', `GET /v1/games?page=%zz HTTP/1.1\r\n${COMMON}\r\n`, 400],
  ['a query that is no UTF-8', `GET /v1/games?limit=%ff HTTP/1.1\r\n${COMMON}\r\n`, 400],
  ['TRACE', `TRACE /v1/games HTTP/1.1\r\n${COMMON}\r\n`, 405],
  ['a method of another protocol', `M-SEARCH /v1/games HTTP/1.1\r\n${COMMON}\r\n`, 405],
  ['a method that there is not', `BREW /v1/games HTTP/1.1\r\n${COMMON}\r\n`, 400],
  ['zero bytes', '\0\0\0\0', 400],
  ['a header of 20,000 characters', `GET /v1/games HTTP/1.1\r\n${COMMON}X: ${LONG}\r\n\r\n`, 431],
  ['a compressed body', `${POST}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`, 415],
  ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ['a chunk without a size', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}`, 400],
  ['a PUT of nothing to nowhere', `PUT /storage/%00/x HTTP/1.1\r\n${COMMON}Content-Length: 0\r\n\r\n`, 400],
];

test.each(REQUESTS)(
  'a request with %s is rejected, and the emulator keeps running',
  async (_, request, status) => {
    const emulator = await runEmulator();
    const response = await sendRaw(emulator, request);
    expect(response.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
    const body = response.slice(response.indexOf('\r\n\r\n') + 4);
    // The storage responds with XML.
    if (!body.startsWith('<?xml')) {
      expect(JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '')).toEqual({
        statusCode: status,
        error: expect.any(String),
        message: expect.stringMatching(/./),
      });
    }
    expect((await callApi(emulator, 'GET', '/games')).status).toBe(200);
  },
);

const PARTS = `POST /v1/games HTTP/1.1\r\n${COMMON}${JSON_TYPE}Content-Length: 5000\r\n\r\n{`;

/** Ends when the emulator has the bytes that other connections sent before. */
const allArrived = (emulator: Emulator) => callApi(emulator, 'GET', '/games');

describe('a client that keeps its half of the connection open', () => {
  /** What the client sends, and what it receives before the connection is closed. */
  const PARTIAL = [
    ['sends half of a body', PARTS, /^HTTP\/1\.1 408 .*connection: close.*\{"statusCode":408,/is],
    ['sends what is not HTTP', '\0\0\0\0', /^HTTP\/1\.1 400 .*\{"statusCode":400,/s],
  ] as const;

  test.each(PARTIAL)('and %s is disconnected', async (_, bytes, response) => {
    const { pass } = virtualTimeouts();
    const emulator = await runEmulator({ clientTimeoutMs: 100 });
    const connection = await RawConnection.open(emulator.origin);
    connection.write(bytes);
    await allArrived(emulator);
    pass(100);
    await connection.ended;
    expect(connection.received).toMatch(response);
    pass(100);
    await eventually(() => {
      connection.write('x');
      expect(connection.isClosed).toBe(true);
    });
  });

  test.each(PARTIAL)('and %s does not hold up close()', async (_, bytes) => {
    const emulator = await runEmulator({ clientTimeoutMs: 3_600_000 });
    const connection = await RawConnection.open(emulator.origin);
    connection.write(bytes);
    await allArrived(emulator);
    await emulator.close();
  });
});

describe('an upload', () => {
  test('that stops gets RequestTimeout of S3, and the connection is closed', async () => {
    const { pass } = virtualTimeouts();
    const emulator = await runEmulator({ clientTimeoutMs: 200 });
    const { uploadUrl } = await requestUpload(emulator);
    const connection = await RawConnection.open(emulator.origin);
    connection.write(`${putHead(uploadUrl, 'Content-Length: 5000')}x`);
    await allArrived(emulator);
    pass(200);
    await connection.ended;
    expect(connection.received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(?:.+\r\n)*connection: close\r\n/i);
    expect(connection.received).toContain('<Error><Code>RequestTimeout</Code>');
    expect(emulator.journal.of('PUT', '/storage/')).toMatchObject([{ status: 400 }]);
    expect(emulator.storedAssets()).toEqual([]);
  });

  test('that makes progress may take longer than the timeout', async () => {
    const { pass } = virtualTimeouts();
    const emulator = await runEmulator({ clientTimeoutMs: 500 });
    const { uploadUrl } = await requestUpload(emulator);
    const connection = await RawConnection.open(emulator.origin);
    connection.write(putHead(uploadUrl, 'Content-Length: 8192'));
    for (let part = 0; part < 8; part += 1) {
      connection.write('x'.repeat(1024));
      await allArrived(emulator);
      pass(400);
    }
    await eventually(() => expect(connection.received).toMatch(/^HTTP\/1\.1 200 /));
  });
});
