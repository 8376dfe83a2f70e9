import { expect, test } from 'vitest';
import { Connections } from '../../../src/api/http/agents.ts';

test('one host by http and by https, kept alive and not, has four agents, each found again', async () => {
  const connections = new Connections(1_000);
  const asked = ['http://[::1]:8080/a', 'https://[::1]:8080/b'].flatMap((address) =>
    [true, false].map((keepAlive) => ({ url: new URL(address), keepAlive })),
  );
  expect(asked.map(({ url, keepAlive }) => connections.known(url, keepAlive))).toEqual(
    Array(4).fill(undefined),
  );

  const agents = [];
  for (const { url, keepAlive } of asked) agents.push(await connections.open(url, keepAlive));

  expect(new Set(agents).size).toBe(4);
  expect(agents).toMatchObject([
    { protocol: 'http:', keepAlive: true },
    { protocol: 'http:', keepAlive: false },
    { protocol: 'https:', keepAlive: true },
    { protocol: 'https:', keepAlive: false },
  ]);
  for (const [index, { url, keepAlive }] of asked.entries()) {
    expect(connections.known(new URL('/elsewhere', url), keepAlive)).toBe(agents[index]);
    expect(await connections.open(url, keepAlive)).toBe(agents[index]);
  }
  connections.close();
});

test('another port, and another host, is another place', async () => {
  const connections = new Connections(1_000);
  await connections.open(new URL('https://storage.example:8443/x'), true);
  expect(connections.known(new URL('https://storage.example/x'), true)).toBeUndefined();
  expect(connections.known(new URL('https://storage.example.org:8443/x'), true)).toBeUndefined();
});
