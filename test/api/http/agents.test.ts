import { expect, test } from 'vitest';
import { Agents } from '../../../src/api/http/agents.ts';

test('one host has four agents: http and https, kept alive and not', () => {
  const agents = new Agents(1_000);
  const asked = ['http://[::1]:8080/a', 'https://[::1]:8080/b'].flatMap((address) =>
    [true, false].map((keepAlive) => ({ url: new URL(address), keepAlive })),
  );
  const made = asked.map(({ url, keepAlive }) => agents.get(url, keepAlive));
  expect(new Set(made).size).toBe(4);
  expect(made).toMatchObject([
    { protocol: 'http:', keepAlive: true },
    { protocol: 'http:', keepAlive: false },
    { protocol: 'https:', keepAlive: true },
    { protocol: 'https:', keepAlive: false },
  ]);
  for (const [index, { url, keepAlive }] of asked.entries()) {
    expect(agents.get(new URL('/elsewhere', url), keepAlive)).toBe(made[index]);
  }
  agents.close();
});

test('another port or another host has an agent of its own', () => {
  const agents = new Agents(1_000);
  const agent = agents.get(new URL('https://storage.example:8443/x'), true);
  expect(agents.get(new URL('https://storage.example/x'), true)).not.toBe(agent);
  expect(agents.get(new URL('https://storage.example.org:8443/x'), true)).not.toBe(agent);
});
