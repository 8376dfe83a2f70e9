import { expect } from 'vitest';
import { expectGreen, expectRed } from '../e2e/assertions.ts';
import { PROXIED_HOST, startForwardProxy, startServers, TINYPROXY, testWith, VERSITYGW } from './programs.ts';

const test = testWith(VERSITYGW, TINYPROXY);

const FILES = { 'a.html': 'aaa', 'b.glb': Buffer.alloc(1024 * 1024, 'b') };
const host = PROXIED_HOST;

// `no_proxy`: test/api/http/transport-failures.test.ts.
test('sends requests to the service and the storage through the proxy, with decoded user and password that it does not print', async () => {
  const { hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy('BasicAuth runner open-sesame');
  const env = { http_proxy: `http://runner:open%2Dsesame@${proxy.host}` };
  const result = await deliver({ files: FILES, env });
  expectGreen(result);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '2', 'export-count': '1' });
  expect(result.stdout + result.summary).not.toMatch(/sesame/);
  expect(new Set(await proxy.tunnels())).toEqual(new Set([hosts.service, hosts.storage]));
  expect(puts()).toHaveLength(2);
});

test.each([
  ['wants another password', 'runner:wrong-sesame@', 'BasicAuth runner open-sesame', 401],
  ['wants a password that is not given', '', 'BasicAuth runner open-sesame', 407],
  ['does not serve this client', 'runner:sesame@', 'Allow 192.0.2.1', 403],
])('Network failure: names a proxy that %s, without user and password', async (_, user, rule, status) => {
  const { service, hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy(rule);
  const env = { http_proxy: `http://${user}${proxy.host}` };
  const result = await deliver({ files: FILES, env, inputs: { 'max-attempts': '1' } });
  expect(result.stdout + result.summary + JSON.stringify(result.manifest)).not.toMatch(/sesame/);
  const message = expectRed(result, 'Network failure');
  expect(message).toContain(`POST http://${hosts.service}/v1/storage/urls: `);
  expect(message).toContain(`the proxy answered ${status}`);
  expect(message).toContain(`The request went through the proxy ${proxy.host}.`);
  expect(service.given).toEqual([]);
  expect(puts()).toEqual([]);
});
