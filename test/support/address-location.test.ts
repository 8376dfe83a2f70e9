import { expect, test } from 'vitest';
import { addressLocation } from '../../src/support/address-location.ts';

test.each([
  [
    'https://storage.example/bucket/a%20b.png?X-Amz-Signature=secret',
    'https://storage.example/bucket/a%20b.png',
  ],
  ['https://storage.example/bucket/a.png#secret', 'https://storage.example/bucket/a.png'],
  ['https://user:secret@storage.example/a.png', 'https://storage.example/a.png'],
  ['http://127.0.0.1:8787/v1/games?', 'http://127.0.0.1:8787/v1/games'],
  ['https://storage.example:443', 'https://storage.example/'],
])('of %s, only origin and path are shown', (address, location) => {
  expect(addressLocation(new URL(address))).toBe(location);
});
