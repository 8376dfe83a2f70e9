import { expect, test } from 'vitest';
import { parseSteps } from '../../../src/action/rerun/memory.ts';

const FILE = {
  ...{
    baseUrl: 'https://service.example/v1',
    organizationId: 'o',
    fileName: 'a.png',
    contentType: 'image/png',
  },
  ...{ size: 3, sha256: 'ab'.repeat(32), assetId: 'asset-1' },
};
const EXPORT = {
  ...{ baseUrl: 'https://service.example/v1', variantId: 'v', network: 'unity', files: 'ab'.repeat(32) },
  ...{ organizationId: 'o', status: 'triggered', attempt: 1, deployed: false },
};
const parse = (file: object, one: object, version: unknown = 1) =>
  parseSteps(
    JSON.stringify({
      version,
      steps: [
        { files: [], exports: [] },
        { files: [file], exports: [one] },
      ],
    }),
  );

test('what an attempt kept is read as it is', () => {
  expect(parse(FILE, EXPORT)).toEqual([
    { files: [], exports: [] },
    { files: [FILE], exports: [EXPORT] },
  ]);
});

test.each<readonly [string, object, object]>([
  ...Object.keys(FILE).map(
    (name) => [`a file without ${name}`, { ...FILE, [name]: undefined }, EXPORT] as const,
  ),
  ...Object.keys(EXPORT).map(
    (name) => [`an export without ${name}`, FILE, { ...EXPORT, [name]: undefined }] as const,
  ),
  ['a hash that is none', { ...FILE, sha256: 'AB'.repeat(32) }, EXPORT],
  ['a size that is negative', { ...FILE, size: -1 }, EXPORT],
  ['an id that is no text', { ...FILE, assetId: { toString: 'asset-1' } }, EXPORT],
  ['another status', FILE, { ...EXPORT, status: 'reused' }],
  ['a flag that is none', FILE, { ...EXPORT, deployed: 1 }],
])('one with %s counts as damaged as a whole', (_, file, one) => {
  expect(parse(file, one)).toBeUndefined();
});

test('one of another version counts as damaged', () => {
  expect(parse(FILE, EXPORT, 2)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"version":1}', '{"version":1,"steps":[{"files":{},"exports":[]}]}'])(
  '%j is damaged',
  (text) => {
    expect(parseSteps(text)).toBeUndefined();
  },
);
