import { expect } from 'vitest';
import { expectGreen, expectRed } from '../e2e/assertions.ts';
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

// A certificate of the storage that is not trusted, and one of another host: test/e2e/failures and test/api/http/transport-failures.
const test = testWith(VERSITYGW, TINYPROXY, OPENSSL);

const LARGE = Buffer.alloc(1024 * 1024, 'b');

/** Hosts that the action reaches without and with the proxy, and the servers behind the proxy. */
const ROUTES = [
  ['directly', '127.0.0.1', []],
  ['through a proxy', PROXIED_HOST, ['service', 'storage']],
] as const;

/** Servers with certificates for this host. */
function startPrivately(host: string, authority: Authority): Promise<Servers> {
  const tls = { service: authority.issueFor(host), storage: authority.issueFor(host) };
  return startServers({ host, tls });
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
  const result = await deliver({ files: { 'a.html': 'aaa' }, env });
  expect(result.manifest.assets).toMatchObject([{ status: 'failed', attempts: 1 }]);
  const message = expectRed(result, 'Network failure');
  expect(message).toContain(
    `POST https://${hosts.service}/v1/storage/urls: unable to verify the first certificate`,
  );
  expect(message).toContain('NODE_EXTRA_CA_CERTS');
  expect(service.given).toEqual([]);
  expect(await proxy.tunnels()).toHaveLength(proxied.length === 0 ? 0 : 1);
});
