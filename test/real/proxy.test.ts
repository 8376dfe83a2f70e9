import { expect } from 'vitest';
import { annotations } from '../e2e/assertions.ts';
import type { ActionResult } from '../e2e/run-action.ts';
import { PROXIED_HOST, startForwardProxy, startServers, TINYPROXY, testWith, VERSITYGW } from './programs.ts';

const test = testWith(VERSITYGW, TINYPROXY);

const FILES = { 'a.html': 'aaa', 'b.glb': Buffer.alloc(1024 * 1024, 'b') };
const host = PROXIED_HOST;

function expectGreen(result: ActionResult): void {
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '2', 'export-count': '1' });
}

test('everything goes through the proxy of the environment, to the service and to the storage', async () => {
  const { hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy();
  expectGreen(await deliver({ files: FILES, env: { http_proxy: `http://${proxy.host}` } }));
  expect(new Set(await proxy.tunnels())).toEqual(new Set([hosts.service, hosts.storage]));
  expect(puts()).toHaveLength(2);
});

test('no_proxy keeps a host away from the proxy, and no other', async () => {
  const { hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy();
  expectGreen(
    await deliver({ files: FILES, env: { http_proxy: `http://${proxy.host}`, no_proxy: hosts.storage } }),
  );
  expect(new Set(await proxy.tunnels())).toEqual(new Set([hosts.service]));
  expect(puts()).toHaveLength(2);
});

test('no_proxy for all hosts leaves nothing to the proxy', async () => {
  const { deliver } = await startServers({ host });
  const proxy = await startForwardProxy();
  expectGreen(await deliver({ files: FILES, env: { http_proxy: `http://${proxy.host}`, no_proxy: host } }));
  expect(await proxy.tunnels()).toEqual([]);
});

test('user and password of the proxy are decoded and accepted, and told nowhere', async () => {
  const { deliver } = await startServers({ host });
  const proxy = await startForwardProxy('BasicAuth runner open-sesame');
  const env = { http_proxy: `http://runner:open%2Dsesame@${proxy.host}` };
  const result = await deliver({ files: FILES, env });
  expectGreen(result);
  expect(result.stdout + result.summary).not.toMatch(/sesame/);
});

/** The annotation of a run that ended at the proxy. */
function failureIn(result: ActionResult): string {
  expect(result.exitCode).toBe(1);
  const errors = annotations(result, 'error');
  expect(errors.map(({ title }) => title)).toEqual(['Network failure']);
  expect(result.stdout + result.summary + JSON.stringify(result.manifest)).not.toMatch(/sesame/);
  return errors[0]?.message ?? '';
}

test.each([
  ['wants another password', 'runner:wrong-sesame@', 'BasicAuth runner open-sesame', 401],
  ['wants a password where there is none', '', 'BasicAuth runner open-sesame', 407],
  ['does not serve this client', 'runner:sesame@', 'Allow 192.0.2.1', 403],
  ['does not go to that port', 'runner:sesame@', 'ConnectPort 443', 403],
])('Network failure: a proxy that %s is named, without user and password', async (_, user, rule, status) => {
  const { service, hosts, puts, deliver } = await startServers({ host });
  const proxy = await startForwardProxy(rule);
  const env = { http_proxy: `http://${user}${proxy.host}` };
  const message = failureIn(await deliver({ files: FILES, env, inputs: { 'max-attempts': '1' } }));
  expect(message).toContain(`POST http://${hosts.service}/v1/storage/urls: `);
  expect(message).toContain(`statusCode=${status}`);
  expect(message).toContain(`The request went through the proxy ${proxy.host}.`);
  expect(service.given).toEqual([]);
  expect(puts()).toEqual([]);
});

test('Network failure: a proxy that is not there, for the storage alone', async () => {
  const { hosts, puts, deliver } = await startServers({ host });
  const env = { http_proxy: 'http://runner:sesame@127.0.0.1:9', no_proxy: hosts.service };
  const message = failureIn(await deliver({ files: FILES, env, inputs: { 'max-attempts': '1' } }));
  expect(message).toContain(`PUT http://${hosts.storage}/playables/`);
  expect(message).toContain('ECONNREFUSED 127.0.0.1:9');
  expect(message).toContain('The request went through the proxy 127.0.0.1:9.');
  expect(puts()).toEqual([]);
});

test('Network failure: a proxy that does not get there either', async () => {
  const { deliver } = await startServers({ host });
  const proxy = await startForwardProxy();
  const env = { http_proxy: `http://${proxy.host}` };
  const inputs = { 'base-url': `http://${host}:9/v1`, 'max-attempts': '1' };
  const message = failureIn(await deliver({ files: FILES, env, inputs }));
  expect(message).toContain('statusCode=5');
  expect(message).toContain(`The request went through the proxy ${proxy.host}.`);
  expect(new Set(await proxy.tunnels())).toEqual(new Set([`${host}:9`]));
});
