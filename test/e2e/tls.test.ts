import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SELF_SIGNED } from '../doubles/environment.ts';
import { annotations, newFolder, runAction, TOKEN } from './run-action.ts';
import { startStubService } from './stub-service.ts';

function inputsFor(baseUrl: string): Record<string, string> {
  return {
    token: TOKEN,
    'base-url': baseUrl,
    organization: 'org-1',
    assets: '*',
    variant: 'v-1',
    network: 'unity',
  };
}

test('needs no allow-http over TLS, with a private authority in NODE_EXTRA_CA_CERTS', async () => {
  const stub = await startStubService({}, SELF_SIGNED);
  const authority = join(await newFolder(), 'authority.pem');
  await writeFile(authority, SELF_SIGNED.cert);
  const result = await runAction({
    files: { 'a.html': 'a' },
    inputs: inputsFor(stub.origin),
    env: { NODE_EXTRA_CA_CERTS: authority },
  });
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(stub.journal.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST']);
});

test('Network failure: a certificate that is not trusted is never tried again', async () => {
  const stub = await startStubService({}, SELF_SIGNED);
  const result = await runAction({ files: { 'a.html': 'a' }, inputs: inputsFor(stub.origin) });
  expect(result.exitCode).toBe(1);
  const [error, ...others] = annotations(result, 'error');
  expect(others).toEqual([]);
  expect(error?.title).toBe('Network failure');
  expect(error?.message).toMatch(/self[- ]signed certificate/);
  expect(error?.message).toContain('NODE_EXTRA_CA_CERTS');
  expect(result.manifest.assets).toMatchObject([{ status: 'failed', attempts: 1 }]);
  expect(stub.journal).toEqual([]);
});

test('Service error: an upload address without TLS is refused where the service has it', async () => {
  const plain = await startStubService({});
  const stub = await startStubService(
    {
      askForUrl: () => ({
        status: 200,
        body: JSON.stringify({ uploadUrl: `${plain.origin}/x`, assetId: 'a' }),
      }),
    },
    SELF_SIGNED,
  );
  const authority = join(await newFolder(), 'authority.pem');
  await writeFile(authority, SELF_SIGNED.cert);
  const env = { NODE_EXTRA_CA_CERTS: authority };
  const result = await runAction({ files: { 'a.html': 'a' }, inputs: inputsFor(stub.origin), env });
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Service error' }]);
  expect(plain.journal).toEqual([]);
});
