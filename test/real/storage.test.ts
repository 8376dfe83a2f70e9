import { createHash, randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { expectGreen, expectRed } from '../e2e/assertions.ts';
import type { ActionResult } from '../e2e/run-action.ts';
import { GARAGE, type ServersOptions, startGarage, startServers, testWith, VERSITYGW } from './programs.ts';
import { fetchObject, type SignedRequest, signAddress } from './signing-service.ts';

/* The root action against storages that check signatures. */

const test = testWith(VERSITYGW);

const SIGNED_OTHERWISE =
  '403: SignatureDoesNotMatch: The request signature we calculated does not match the signature you provided';

/** How each storage is started, and how it rejects a wrong signature. */
const STORAGES = [
  {
    name: 'versitygw',
    test,
    options: {},
    wronglySigned: SIGNED_OTHERWISE,
  },
  {
    name: 'Garage',
    test: testWith(GARAGE),
    options: { startStorage: startGarage },
    wronglySigned: '403: AccessDenied: Forbidden: Invalid signature',
  },
] satisfies readonly ({ name: string; options: ServersOptions } & Record<string, unknown>)[];

/** Files that the action reads whole and files that it streams, with names that URLs must encode. */
const FILES: Readonly<Record<string, [bytes: number, contentType: string]>> = {
  'empty.json': [0, 'application/json'],
  'one byte.bin': [1, 'application/octet-stream'],
  'sounds/a+b.mp3': [300 * 1024, 'audio/mpeg'],
  'models/100%.glb': [5 * 1024 * 1024 + 1, 'model/gltf-binary'],
  'levels/50%25 off.json': [20, 'application/vnd.level+json'],
  'part#2?.html': [40_000, 'text/html; charset=utf-8'],
  'größe/Überschrift.txt': [2000, 'text/plain; charset="utf-8"; format=flowed'],
  'balloon 🎈.svg': [500, 'image/svg+xml'],
  "it's (1) & [2]!*~;=@,$:.js": [100, 'text/javascript'],
};
const CONTENT_TYPES = [
  '*.html: text/html; charset=utf-8',
  '*.txt: text/plain; charset="utf-8"; format=flowed',
  'levels/*: application/vnd.level+json',
];

const PAGES = { 'a.html': 'aaa', 'b.html': '', 'c.html': 'c'.repeat(1000) };
const ONE_BY_ONE = { files: PAGES, inputs: { concurrency: '1' } };

/** An upload URL that expired in 2024. */
function signExpired(right: SignedRequest): Promise<string> {
  return signAddress({ ...right, signedAt: '20240101T000000Z', lifetimeS: 1 });
}

/** An upload URL whose signature has one wrong digit. */
async function signWrongly(right: SignedRequest): Promise<string> {
  const address = await signAddress(right);
  return address.replace(/(?<=X-Amz-Signature=)./, (digit) => (digit === '0' ? '1' : '0'));
}

/** Expects that the storage rejected the uploads, and returns the message of the error. */
function expectRejected(result: ActionResult): string {
  const message = expectRed(result, 'Storage refused the upload');
  expect(result.manifest.exports.map(({ status }) => status)).toEqual(['not-attempted']);
  return message;
}

describe.each(STORAGES)('$name', ({ test, options, wronglySigned }) => {
  test('delivers every file with its name, bytes and content type', async () => {
    const { service, storageOrigin, puts, deliver } = await startServers(options);
    const paths = Object.keys(FILES);
    const files = Object.fromEntries(
      Object.entries(FILES).map(([path, [bytes]]) => [path, randomBytes(bytes)]),
    );
    const result = await deliver({ files, inputs: { 'content-types': CONTENT_TYPES.join('\n') } });

    expectGreen(result);
    expect(service.exports()).toBe(1);
    expect(service.given).toHaveLength(paths.length);
    expect(puts()).toHaveLength(paths.length);
    const ids = Object.fromEntries(service.given.map(({ fileName, assetId }) => [fileName, assetId]));
    expect(JSON.parse(result.outputs['asset-ids'] ?? '')).toEqual(ids);

    for (const [path, [size, contentType]] of Object.entries(FILES)) {
      const stored = await fetchObject(
        await signAddress({ method: 'GET', origin: storageOrigin, key: path }),
      );
      const sha256 = createHash('sha256')
        .update(files[path] ?? '')
        .digest('hex');
      expect({ path, ...stored }).toEqual({ path, status: 200, contentType, size, sha256 });
    }
  });

  test('replaces an expired upload URL by a fresh one, and the run succeeds', async () => {
    const { service, storageOrigin, puts, deliver } = await startServers({
      ...options,
      sign: (right, nth) => (nth === 2 ? signExpired(right) : signAddress(right)),
    });
    const result = await deliver(ONE_BY_ONE);
    expectGreen(result);
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

  test('quotes the rejection of a wrong signature, and does not retry', async () => {
    const { service, deliver } = await startServers({ ...options, sign: signWrongly });
    const message = expectRejected(await deliver(ONE_BY_ONE));
    expect(message).toContain(`answered ${wronglySigned}`);
    expect(message).toContain('The upload URL was signed for a different request');
    expect(service.given).toHaveLength(3);
  });
});

// The storage resets the connection while the action still sends the file.
test('quotes a rejection that arrives before the end of a large file, and does not retry', async () => {
  const { service, deliver } = await startServers({ sign: signWrongly, recorded: false });
  const result = await deliver({ files: { 'large.glb': Buffer.alloc(4 * 1024 * 1024, 'x') } });
  expect(expectRejected(result)).toContain(`answered ${SIGNED_OTHERWISE}`);
  expect(service.given).toHaveLength(1);
  expect(result.manifest.assets.map(({ attempts }) => attempts)).toEqual([1]);
});
