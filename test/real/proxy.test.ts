import { expect } from 'vitest';
import { expectGreen, expectRed } from '../e2e/assertions.ts';
import type { ActionResult } from '../e2e/run-action.ts';
import { PROXIED_HOST, startForwardProxy, startServers, TINYPROXY, testWith, VERSITYGW } from './programs.ts';

const test = testWith(VERSITYGW, TINYPROXY);

const FILES = { 'a.html': 'aaa', 'b.glb': Buffer.alloc(1024 * 1024, 'b') };
const host = PROXIED_HOST;

function expectDelivered(result: ActionResult): void {
  expectGreen(result);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '2', 'export-count': '1' });
}

test('sends requests to the service and to the storage through the proxy of the environment', async () => {
  const { hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy();
  expectDelivered(await deliver({ files: FILES, env: { http_proxy: `http://${proxy.host}` } }));
  expect(new Set(await proxy.tunnels())).toEqual(new Set([hosts.service, hosts.storage]));
  expect(puts()).toHaveLength(2);
});

test('sends requests to a host in no_proxy directly', async () => {
  const { hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy();
  expectDelivered(
    await deliver({ files: FILES, env: { http_proxy: `http://${proxy.host}`, no_proxy: hosts.storage } }),
  );
  expect(new Set(await proxy.tunnels())).toEqual(new Set([hosts.service]));
  expect(puts()).toHaveLength(2);
});

test('decodes user and password of the proxy, and prints neither', async () => {
  const { deliver } = await startServers({ host });
  const proxy = await startForwardProxy('BasicAuth runner open-sesame');
  const env = { http_proxy: `http://runner:open%2Dsesame@${proxy.host}` };
  const result = await deliver({ files: FILES, env });
  expectDelivered(result);
  expect(result.stdout + result.summary).not.toMatch(/sesame/);
});

/** Expects a failure at the proxy without its password in any text, and returns the message. */
function failureIn(result: ActionResult): string {
  expect(result.stdout + result.summary + JSON.stringify(result.manifest)).not.toMatch(/sesame/);
  return expectRed(result, 'Network failure');
}

test.each([
  ['wants another password', 'runner:wrong-sesame@', 'BasicAuth runner open-sesame', 401],
  ['wants a password that is not given', '', 'BasicAuth runner open-sesame', 407],
  ['does not serve this client', 'runner:sesame@', 'Allow 192.0.2.1', 403],
  ['does not go to that port', 'runner:sesame@', 'ConnectPort 443', 403],
])('Network failure: names a proxy that %s, without user and password', async (_, user, rule, status) => {
  const { service, hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy(rule);
  const env = { http_proxy: `http://${user}${proxy.host}` };
  const message = failureIn(await deliver({ files: FILES, env, inputs: { 'max-attempts': '1' } }));
  expect(message).toContain(`POST http://${hosts.service}/v1/storage/urls: `);
  expect(message).toContain(`the proxy answered ${status}`);
  expect(message).toContain(`The request went through the proxy ${proxy.host}.`);
  expect(service.given).toEqual([]);
  expect(puts()).toEqual([]);
});

test('Network failure: names a proxy that cannot reach the service', async () => {
  const { deliver } = await startServers({ host });
  const proxy = await startForwardProxy();
  const env = { http_proxy: `http://${proxy.host}` };
  const inputs = { 'base-url': `http://${host}:9/v1`, 'max-attempts': '1' };
  const message = failureIn(await deliver({ files: FILES, env, inputs }));
  expect(message).toContain('the proxy answered 5');
  expect(message).toContain(`The request went through the proxy ${proxy.host}.`);
  expect(new Set(await proxy.tunnels())).toEqual(new Set([`${host}:9`]));
});
