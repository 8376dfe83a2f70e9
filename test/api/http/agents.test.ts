import { expect, test } from 'vitest';
import { Agents } from '../../../src/api/http/agents.ts';

test('a host has four agents: http and https, kept alive and not', () => {
  const agents = new Agents(1_000);
  const requests = ['http://[::1]:8080/a', 'https://[::1]:8080/b'].flatMap((address) =>
    [true, false].map((keepAlive) => ({ url: new URL(address), keepAlive })),
  );
  const made = requests.map(({ url, keepAlive }) => agents.get(url, keepAlive));
  expect(new Set(made).size).toBe(4);
  expect(made).toMatchObject([
    { protocol: 'http:', keepAlive: true },
    { protocol: 'http:', keepAlive: false },
    { protocol: 'https:', keepAlive: true },
    { protocol: 'https:', keepAlive: false },
  ]);
  for (const [index, { url, keepAlive }] of requests.entries()) {
    expect(agents.get(new URL('/other', url), keepAlive)).toBe(made[index]);
  }
  agents.close();
});

test('each port and each host has its own agent', () => {
  const agents = new Agents(1_000);
  const agent = agents.get(new URL('https://storage.example:8443/x'), true);
  expect(agents.get(new URL('https://storage.example/x'), true)).not.toBe(agent);
  expect(agents.get(new URL('https://storage.example.org:8443/x'), true)).not.toBe(agent);
});
