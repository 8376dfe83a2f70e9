import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UploadBody } from '../../../src/api/body/file-body.ts';
import { allArrived, inBlocks, openTransport, requestTo, send } from '../../doubles/call-context.ts';
import { virtualTimeouts } from '../../doubles/clocks.ts';
import { misbehave } from '../../doubles/misbehave.ts';
import { type Misbehaviour, type StubExchange, startStub } from '../../doubles/stub-server.ts';

const MIB = 1024 * 1024;
const hasLoopback6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

describe('a response', () => {
  test('in chunks after an early hint is complete', async () => {
    const stub = (await startStub()).next(({ response }) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      for (const chunk of ['one ', 'two ']) response.write(chunk);
      response.end('three');
    });
    const received = { status: 200, body: Buffer.from('one two three'), truncated: false };
    expect(await send(stub.url('/'))).toMatchObject(received);
  });

  test.each<[number, number | undefined, number]>([
    [MIB, undefined, MIB],
    [MIB + 1, undefined, MIB],
    [4, 4, 4],
    [4, 3, 3],
  ])(
    'of %i bytes with bodyLimitBytes %s has %i bytes, and says if that is a part',
    async (size, limit, kept) => {
      const stub = (await startStub()).next({ status: 200, body: Buffer.alloc(size, 'x') });
      const overrides = limit === undefined ? {} : { bodyLimitBytes: limit };
      const { status, body, truncated } = await send(stub.url('/'), overrides);
      expect({ status, truncated }).toEqual({ status: 200, truncated: kept < size });
      expect(body.equals(Buffer.alloc(kept, 'x'))).toBe(true);
    },
  );

  test('that never ends is truncated to 1 MiB, and its connection is closed', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const stub = (await startStub()).next((exchange) => {
      exchange.socket.once('close', () => close());
      return misbehave.neverEnd(exchange);
    });
    const { body } = await send(stub.url('/'));
    expect(body).toHaveLength(MIB);
    await closed;
  });
});

describe('a response before the whole body was sent', () => {
  // If the server stops reading, and resets the connection: upload.test.ts.
  test('is returned if the server continues reading', async () => {
    const stub = (await startStub()).next(({ respond, receive }) => {
      const received = receive().catch(() => undefined);
      respond({ status: 403, body: 'expired' });
      return received;
    });
    const response = await send(stub.url('/'), { method: 'PUT', body: inBlocks(64, MIB / 4) });
    expect(response).toMatchObject({ status: 403, body: Buffer.from('expired') });
  });

  test('ends the upload: the file is closed and the connection is not reused', async () => {
    const stub = (await startStub()).next(({ respond }) => respond({ status: 403 }), { status: 200 });
    const transport = openTransport();
    const body = inBlocks(2 ** 20, MIB / 4);
    await transport.send(requestTo(stub.url('/'), { method: 'PUT', body }));
    await transport.send(requestTo(stub.url('/')));
    await body.closed;
    expect(stub.journal[1]?.connection).not.toBe(stub.journal[0]?.connection);
  });
});

describe('connections', () => {
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
    for (let count = 0; count < 20; count += 1) await transport.send(requestTo(stub.url('/'), { signal }));
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
    const response = await send(new URL(`http://[::1]:${port}/`));
    expect(response.body.toString()).toBe(`[::1]:${port}`);
  });

  test('are all closed by close()', async () => {
    const closed: Promise<unknown>[] = [];
    const stub = (await startStub()).always(({ socket, respond }) => {
      closed.push(new Promise((resolve) => socket.once('close', resolve)));
      respond({ status: 200 });
    });
    const transport = openTransport();
    await Promise.all([1, 2, 3].map(() => transport.send(requestTo(stub.url('/')))));
    transport.close();
    await Promise.all(closed);
    expect(stub.open).toBe(0);
  });
});

const STEPS = 10;

/** Lets the server, or the body of the request, wait between two steps. */
type Slowly = (step: () => Promise<void>) => readonly [script: Misbehaviour, body?: UploadBody];

const respondSlowly: Slowly = (step) => [
  async ({ response }) => {
    for (let count = 0; count < STEPS; count += 1) {
      response.write('7');
      await step();
    }
    response.end();
  },
];

/** Reads the body, waits after each 8 MiB of the first 40 MiB, and responds with its length. */
async function readBody({ request, respond }: StubExchange, step = async () => {}): Promise<void> {
  let taken = 0;
  for await (const chunk of request) {
    const isNext = Math.floor((taken + chunk.length) / (8 * MIB)) > Math.floor(taken / (8 * MIB));
    taken += chunk.length;
    if (isNext && taken < 48 * MIB) await step();
  }
  respond({ status: 200, body: String(taken) });
}

const sendSlowly: Slowly = (step) => [(exchange) => readBody(exchange), inBlocks(STEPS, 10, step)];

/** After the last step, more of the body is left than the buffers of the system take. */
const readSlowly: Slowly = (step) => [(exchange) => readBody(exchange, step), inBlocks(64, MIB)];

test.each<[string, Slowly, string]>([
  ['a slow response', respondSlowly, '7'.repeat(STEPS)],
  ['a slow request body', sendSlowly, String(STEPS * 10)],
  ['a server that reads slowly', readSlowly, String(64 * MIB)],
])('progress of %s within the idle timeout prevents a timeout', async (_, slowly, expected) => {
  const { pass } = virtualTimeouts();
  const [script, body] = slowly(async () => {
    await allArrived();
    pass(1_000);
  });
  const stub = (await startStub()).next(script);
  const response = await send(stub.url('/'), body && { method: 'PUT', body }, 1_500);
  expect(response.body.toString()).toBe(expected);
});
