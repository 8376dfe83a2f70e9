import { connect } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NetworkError } from '../../../src/api/errors.ts';
import { allArrived, openTransport, requestTo, send } from '../../doubles/call-context.ts';
import { SELF_SIGNED, trustSelfSigned } from '../../doubles/environment.ts';
import { startRawServer } from '../../doubles/raw-server.ts';
import { startStub, startStubProxy } from '../../doubles/stub-server.ts';

/**
 * A server that answers `/together` when three requests have come, so that three connections become idle, and `/late` when the client has
 * closed two of them.
 */
async function startTogether() {
  const closed = new Set<unknown>();
  const stub = (await startStub()).always(async ({ socket, respond, request: { url } }) => {
    socket.once('end', () => closed.add(socket));
    if (url === '/together') await stub.arrived(3);
    if (url === '/late') await expect.poll(() => closed.size).toBe(2);
    respond({ status: 200 });
  });
  const transport = openTransport();
  await Promise.all([1, 2, 3].map(() => transport.send(requestTo(stub.url('/together')))));
  return { stub, sendAlone: (path = '/alone') => transport.send(requestTo(stub.url(path))) };
}

describe('an idle connection', () => {
  test('that was used last is used first, so that the others can be closed', async () => {
    const { stub, sendAlone } = await startTogether();
    for (let count = 0; count < 3; count += 1) await sendAlone();
    expect(new Set(stub.journal.slice(3).map(({ connection }) => connection)).size).toBe(1);
  });

  test('is not used in the last second that the server announces in `Keep-Alive`', async () => {
    const announced = { 'Keep-Alive': 'timeout=1, max=100' };
    // The second response announces an hour.
    const stub = (await startStub()).next({ status: 200, headers: announced }).always({ status: 200 });
    const transport = openTransport();
    for (let count = 0; count < 3; count += 1) await transport.send(requestTo(stub.url('/')));
    expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 2, 2]);
  });

  test('is closed after four seconds, because many servers close it after five', async () => {
    const { stub, sendAlone } = await startTogether();
    // The connection of this request stays.
    await sendAlone('/late');
    await sendAlone();
    expect([stub.open, stub.connections]).toEqual([1, 3]);
  });

  test.each(['end', 'resetAndDestroy'] as const)(
    'that the server closed with %s() is replaced',
    async (close) => {
      const server = await startRawServer((socket) =>
        socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')),
      );
      const transport = openTransport();
      for (let count = 1; count <= 3; count += 1) {
        await transport.send(requestTo(server.url('/')));
        server.sockets.at(-1)?.[close]();
        await allArrived();
        expect(server.sockets).toHaveLength(count);
      }
    },
  );
});

test('a further connection to the same server resumes the TLS session', async () => {
  trustSelfSigned();
  const resumed: boolean[] = [];
  const stub = (await startStub(SELF_SIGNED)).always(({ socket, respond }) => {
    resumed.push((socket as TLSSocket).isSessionReused());
    respond({ status: 200 });
  });
  const transport = openTransport();
  for (let count = 0; count < 3; count += 1) {
    await transport.send(requestTo(stub.url('/'), { reuseConnection: false }));
  }
  expect(resumed).toEqual([false, true, true]);
});

test('a TLS session that the server cannot resume is not tried again', async () => {
  trustSelfSigned();
  const stub = (await startStub(SELF_SIGNED)).always(({ socket, respond }) => {
    const resumed = (socket as TLSSocket).isSessionReused();
    if (resumed) sockets.at(-1)?.resetAndDestroy();
    else respond({ status: 200 });
  });
  const { sockets, url } = await startRawServer((socket) => {
    const onward = connect(Number(stub.url('/').port), '127.0.0.1');
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  const transport = openTransport();
  const outcomes: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const sent = transport.send(requestTo(url('/', 'https'), { reuseConnection: false }));
    outcomes.push(
      await sent.then(
        ({ status }) => status,
        (error: NetworkError) => error.reason,
      ),
    );
    // Node forgets the session when the connection is closed. A retry comes later than that.
    await allArrived();
  }
  expect(outcomes).toEqual([200, 'broken', 200]);
});

test('a proxy gets the host of an IPv6 address in brackets', async () => {
  const proxy = await startStubProxy({ rejectWith: 403 });
  vi.stubEnv('http_proxy', proxy.address);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(send(new URL('http://[2001:db8::1]/'))).rejects.toThrow('403');
  expect(proxy.journal.map(({ target }) => target)).toEqual(['[2001:db8::1]:80']);
});
