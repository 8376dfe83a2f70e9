import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NetworkError } from '../../../src/api/errors.ts';
import { openTransport, requestTo, send } from '../../doubles/call-context.ts';
import { SELF_SIGNED, trustSelfSigned } from '../../doubles/environment.ts';
import { startStub, startStubProxy } from '../../doubles/stub-server.ts';

describe('an idle connection', () => {
  test('that was used last is used first, so that the others can be closed', async () => {
    const stub = (await startStub()).always(async ({ respond, request: { url } }) => {
      if (url === '/together') await stub.arrived(3);
      respond({ status: 200 });
    });
    const transport = openTransport();
    await Promise.all([1, 2, 3].map(() => transport.send(requestTo(stub.url('/together')))));
    for (let count = 0; count < 3; count += 1) await transport.send(requestTo(stub.url('/alone')));
    expect(new Set(stub.journal.slice(3).map(({ connection }) => connection)).size).toBe(1);
  });

  test('is not used in the last second that the server announces in `Keep-Alive`', async () => {
    const stub = await startStub();
    const announced = { 'Keep-Alive': 'timeout=1, max=100' };
    stub.next({ status: 200, headers: announced }, { status: 200 }, { status: 200 });
    const transport = openTransport();
    for (let count = 0; count < 3; count += 1) {
      await transport.send(requestTo(stub.url('/')));
      await delay(600);
    }
    // The second response announces the five seconds of Node's servers.
    expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 2, 2]);
  });

  test('is closed after four seconds, because many servers close it after five', async () => {
    const stub = (await startStub()).always(async ({ respond, request: { url } }) => {
      if (url === '/together') await stub.arrived(3);
      respond({ status: 200, headers: { 'Keep-Alive': 'max=100' } });
    });
    const transport = openTransport();
    await Promise.all([1, 2, 3].map(() => transport.send(requestTo(stub.url('/together')))));
    await delay(2_500);
    await transport.send(requestTo(stub.url('/')));
    // The connection of the last request is idle for 2 s, the others for 4.5 s.
    await delay(2_000);
    expect(stub.open).toBe(1);
    await transport.send(requestTo(stub.url('/')));
    expect(stub.connections).toBe(3);
  });

  test.each(['end', 'resetAndDestroy'] as const)(
    'that the server closed with %s() is replaced',
    async (close) => {
      const closed: Promise<unknown>[] = [];
      const stub = (await startStub()).always(({ socket, respond, response }) => {
        closed.push(once(socket, 'close'));
        // Later, so that the client has the whole response.
        response.on('close', () => setTimeout(() => socket[close](), 20));
        respond({ status: 200 });
      });
      const transport = openTransport();
      for (let count = 1; count <= 3; count += 1) {
        expect((await transport.send(requestTo(stub.url('/')))).status).toBe(200);
        await closed.at(-1);
        // The client learns of it in one of its next turns.
        await delay(20);
      }
      expect(stub.journal.map(({ connection }) => connection)).toEqual([1, 2, 3]);
    },
  );

  test('is closed if the server sends bytes that no request asked for', async () => {
    const sockets: Socket[] = [];
    const stub = (await startStub()).always(({ socket, respond, request: { url } }) => {
      sockets.push(socket);
      respond({ status: 200, body: url ?? '' });
    });
    const transport = openTransport();
    for (const path of ['/1', '/2', '/3']) {
      const { body } = await transport.send(requestTo(stub.url(path)));
      expect(body.toString()).toBe(path);
      const socket = sockets.at(-1) as Socket;
      socket.write('HTTP/1.1 408 Request Timeout\r\nContent-Length: 3\r\n\r\nbad');
      await once(socket, 'close');
    }
    expect(stub.connections).toBe(3);
  });

  test('is not used for another server on the same host', async () => {
    const [one, other] = [await startStub(), await startStub()];
    const transport = openTransport();
    for (const stub of [one, other, one, other]) {
      stub.next({ status: 200, body: stub.origin });
      const { body } = await transport.send(requestTo(stub.url('/')));
      expect(body.toString()).toBe(stub.origin);
    }
    expect([one.connections, other.connections]).toEqual([1, 1]);
  });
});

test('a connection that the server announces to close is not used again', async () => {
  const stub = (await startStub()).always({ status: 200, headers: { connection: 'close' } });
  const transport = openTransport();
  for (let count = 0; count < 2; count += 1) await transport.send(requestTo(stub.url('/')));
  expect(stub.connections).toBe(2);
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
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const onward = connect(Number(stub.url('/').port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const transport = openTransport();
  const url = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const outcomes: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const sent = transport.send(requestTo(url, { reuseConnection: false }));
    outcomes.push(
      await sent.then(
        ({ status }) => status,
        (error: NetworkError) => error.reason,
      ),
    );
    // Node forgets the session when the connection is closed. A retry comes later than that.
    await delay(1);
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
