import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { annotations } from '../e2e/assertions.ts';
import { startServers, testWith, VERSITYGW } from './programs.ts';
import { fetchObject, signAddress } from './signing-service.ts';

const test = testWith(VERSITYGW);

/** Sizes on both sides of what is read whole and what is streamed; names that addresses must encode. */
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

test('every file arrives under its name with its bytes and its content type, whatever they are', async () => {
  const { service, storageOrigin, puts, deliver } = await startServers();
  const paths = Object.keys(FILES);
  const files = Object.fromEntries(
    Object.entries(FILES).map(([path, [bytes]]) => [path, randomBytes(bytes)]),
  );
  const result = await deliver({ files, inputs: { 'content-types': CONTENT_TYPES.join('\n') } });

  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(service.exports()).toBe(1);
  expect(service.given).toHaveLength(paths.length);
  expect(puts()).toHaveLength(paths.length);
  const ids = Object.fromEntries(service.given.map(({ fileName, assetId }) => [fileName, assetId]));
  expect(JSON.parse(result.outputs['asset-ids'] ?? '')).toEqual(ids);

  for (const [path, [size, contentType]] of Object.entries(FILES)) {
    const stored = await fetchObject(await signAddress({ method: 'GET', origin: storageOrigin, key: path }));
    const sha256 = createHash('sha256')
      .update(files[path] ?? '')
      .digest('hex');
    expect({ path, ...stored }).toEqual({ path, status: 200, contentType, size, sha256 });
  }
});
