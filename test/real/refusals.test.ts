import { expect } from 'vitest';
import { annotations } from '../e2e/assertions.ts';
import type { ActionResult } from '../e2e/run-action.ts';
import { startServers, testWith, VERSITYGW } from './programs.ts';
import { fetchObject, type SignedRequest, signAddress } from './signing-service.ts';

const test = testWith(VERSITYGW);

const FILES = { 'a.html': 'aaa', 'b.html': '', 'c.html': 'c'.repeat(1000) };
const ONE_BY_ONE = { files: FILES, inputs: { concurrency: '1' } };

/** An address that was over long before anybody runs this. */
function signExpired(right: SignedRequest): Promise<string> {
  return signAddress({ ...right, signedAt: '20240101T000000Z', lifetimeS: 1 });
}

/** An address whose signature has one wrong digit. */
async function signWrongly(right: SignedRequest): Promise<string> {
  const address = await signAddress(right);
  return address.replace(/(?<=X-Amz-Signature=)./, (digit) => (digit === '0' ? '1' : '0'));
}

/** The annotation of a run that the storage made red. */
function refusalIn(result: ActionResult): string {
  expect(result.exitCode).toBe(1);
  const errors = annotations(result, 'error');
  expect(errors.map(({ title }) => title)).toEqual(['Storage refused the upload']);
  expect(result.manifest.exports.map(({ status }) => status)).toEqual(['not-attempted']);
  return errors[0]?.message ?? '';
}

test('an expired address is replaced by a fresh one, and the run is green', async () => {
  const { service, storageOrigin, puts, deliver } = await startServers({
    sign: (right, nth) => (nth === 2 ? signExpired(right) : signAddress(right)),
  });
  const result = await deliver(ONE_BY_ONE);
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(service.given.map(({ fileName }) => fileName)).toEqual(['a.html', 'b.html', 'b.html', 'c.html']);
  expect(puts()).toEqual(['a', 'b', 'b', 'c'].map((name) => `PUT /playables/${name}.html`));
  expect(result.manifest.assets).toMatchObject([
    { path: 'a.html', assetId: 'asset-1', attempts: 1 },
    { path: 'b.html', assetId: 'asset-3', attempts: 2 },
    { path: 'c.html', assetId: 'asset-4', attempts: 1 },
  ]);
  const stored = await fetchObject(
    await signAddress({ method: 'GET', origin: storageOrigin, key: 'b.html' }),
  );
  expect(stored).toMatchObject({ status: 200, size: 0 });
});

test('addresses that have expired are replaced once a file and no more', async () => {
  const { service, puts, deliver } = await startServers({ sign: signExpired });
  const result = await deliver(ONE_BY_ONE);
  const message = refusalIn(result);
  expect(message).toContain('answered 403: AccessDenied: Request has expired');
  expect(message).not.toMatch(/token/i);
  expect(service.given).toHaveLength(6);
  expect(puts()).toHaveLength(6);
  expect(result.manifest.assets.map(({ attempts }) => attempts)).toEqual([2, 2, 2]);
});

const SIGNED_OTHERWISE =
  '403: SignatureDoesNotMatch: The request signature we calculated does not match the signature you provided';

test.each([
  ['with a tampered signature', signWrongly, SIGNED_OTHERWISE],
  [
    'for another content type',
    (right: SignedRequest) => signAddress({ ...right, contentType: 'text/plain' }),
    SIGNED_OTHERWISE,
  ],
  [
    'for a bucket that is not there',
    (right: SignedRequest) => signAddress({ ...right, s3: 'nowhere' }),
    '404: NoSuchBucket: The specified bucket does not exist',
  ],
  [
    'for another region, with quotes that XML encodes',
    (right: SignedRequest) => signAddress({ ...right, region: 'eu-central-1' }),
    '400: AuthorizationQueryParametersError: Error parsing the X-Amz-Credential parameter; the region "eu-central-1" is wrong',
  ],
])('an address signed %s is refused once a file, in the words of the storage', async (_, sign, words) => {
  const { service, puts, deliver } = await startServers({ sign });
  const message = refusalIn(await deliver(ONE_BY_ONE));
  expect(message).toContain('3 files not uploaded: a.html, b.html, c.html');
  expect(message).toContain(`answered ${words}`);
  expect(message).not.toMatch(/token/i);
  expect(puts()).toHaveLength(3);
  expect(service.given).toHaveLength(3);
});

test('a session token in the address that the storage does not know is told nowhere', async () => {
  const sessionToken = 'FwoGZXIvYXdzEJr//session+token==';
  const { puts, deliver } = await startServers({ sign: (right) => signAddress({ ...right, sessionToken }) });
  expect(refusalIn(await deliver(ONE_BY_ONE))).toContain('answered 400: InvalidToken: ');
  expect(puts()).toHaveLength(3);
});

// It resets the connection on which the file is still being sent.
test('a refusal that comes before a large file is sent whole is told as what it is, and not repeated', async () => {
  const { service, deliver } = await startServers({ sign: signWrongly, recorded: false });
  const result = await deliver({ files: { 'large.glb': Buffer.alloc(4 * 1024 * 1024, 'x') } });
  expect(refusalIn(result)).toContain(`answered ${SIGNED_OTHERWISE}`);
  expect(service.given).toHaveLength(1);
  expect(result.manifest.assets.map(({ attempts }) => attempts)).toEqual([1]);
});
