import { expect } from 'vitest';
import { expectGreen, expectRed } from '../e2e/assertions.ts';
import type { ActionResult } from '../e2e/run-action.ts';
import {
  type Authority,
  makeAuthority,
  OPENSSL,
  PROXIED_HOST,
  type Servers,
  startForwardProxy,
  startServers,
  TINYPROXY,
  testWith,
  VERSITYGW,
} from './programs.ts';
import { fetchObject, signAddress } from './signing-service.ts';

const test = testWith(VERSITYGW, TINYPROXY, OPENSSL);

const LARGE = Buffer.alloc(1024 * 1024, 'b');

/** Hosts that the action reaches without and with the proxy, and the servers behind the proxy. */
const ROUTES = [
  ['directly', '127.0.0.1', []],
  ['through a proxy', PROXIED_HOST, ['service', 'storage']],
] as const;

/** Servers with certificates for the host `named`; those of the storage are from `storageBy`. */
function startPrivately(
  host: string,
  authority: Authority,
  { storageBy = authority, named = host } = {},
): Promise<Servers> {
  const tls = { service: authority.issueFor(named), storage: storageBy.issueFor(named) };
  return startServers({ host, tls });
}

/** Expects a failure at a certificate after one attempt, and returns the message. */
function expectDistrust(result: ActionResult): string {
  expect(result.manifest.assets).toMatchObject([{ status: 'failed', attempts: 1 }]);
  return expectRed(result, 'Network failure');
}

test.each(ROUTES)('trusts the authority in NODE_EXTRA_CA_CERTS, %s', async (_, host, proxied) => {
  const authority = await makeAuthority();
  const { hosts, storageOrigin, deliver } = await startPrivately(host, authority);
  const proxy = await startForwardProxy();
  const env = { https_proxy: `http://${proxy.host}`, NODE_EXTRA_CA_CERTS: authority.certFile };
  const result = await deliver({ files: { 'a.html': 'aaa', 'b.glb': LARGE }, env });
  expectGreen(result);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '2', 'export-count': '1' });
  expect(new Set(await proxy.tunnels())).toEqual(new Set(proxied.map((server) => hosts[server])));
  const address = await signAddress({ method: 'GET', origin: storageOrigin, key: 'b.glb' });
  expect(await fetchObject(address, authority.cert)).toMatchObject({ status: 200, size: LARGE.length });
});

test.each(ROUTES)('Network failure: rejects an unknown private authority, %s', async (_, host, proxied) => {
  const { service, hosts, deliver } = await startPrivately(host, await makeAuthority());
  const proxy = await startForwardProxy();
  const env = { https_proxy: `http://${proxy.host}` };
  const message = expectDistrust(await deliver({ files: { 'a.html': 'aaa' }, env }));
  expect(message).toContain(
    `POST https://${hosts.service}/v1/storage/urls: unable to verify the first certificate`,
  );
  expect(message).toContain('NODE_EXTRA_CA_CERTS');
  expect(service.given).toEqual([]);
  expect(await proxy.tunnels()).toHaveLength(proxied.length === 0 ? 0 : 1);
});

test.each(ROUTES)('Network failure: rejects the unknown authority of the storage, %s', async (_, host) => {
  const authority = await makeAuthority();
  const { service, hosts, deliver } = await startPrivately(host, authority, {
    storageBy: await makeAuthority('Somebody Else'),
  });
  const proxy = await startForwardProxy();
  const env = { https_proxy: `http://${proxy.host}`, NODE_EXTRA_CA_CERTS: authority.certFile };
  const message = expectDistrust(await deliver({ files: { 'b.glb': LARGE }, env }));
  expect(message).toContain(
    `PUT https://${hosts.storage}/playables/b.glb: unable to verify the first certificate`,
  );
  expect(service.given).toHaveLength(1);
});

test.each(ROUTES)('Network failure: rejects a trusted certificate of another host, %s', async (_, host) => {
  const authority = await makeAuthority();
  const { service, deliver } = await startPrivately(host, authority, { named: '192.0.2.7' });
  const proxy = await startForwardProxy();
  const env = { https_proxy: `http://${proxy.host}`, NODE_EXTRA_CA_CERTS: authority.certFile };
  const message = expectDistrust(await deliver({ files: { 'a.html': 'aaa' }, env }));
  expect(message).toContain("does not match certificate's altnames");
  expect(message).toContain('192.0.2.7');
  expect(service.given).toEqual([]);
});
