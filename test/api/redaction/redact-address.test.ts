import { expect, test } from 'vitest';
import { redactAddress } from '../../../src/api/redaction/redact-address.ts';

const redact = redactAddress(
  new URL(
    'https://s.example/b/a.png?X-Amz-Credential=AKIAEXAMPLE%2F20260101&X-Amz-Signature=5f2b8c0d5f2b8c0d&X-Amz-Expires=60',
  ),
);

test.each([
  [
    'the query',
    'PUT /b/a.png?X-Amz-Credential=AKIAEXAMPLE%2F20260101&X-Amz-Signature=5f2b8c0d5f2b8c0d&X-Amz-Expires=60',
  ],
  ['values in another order', 'X-Amz-Signature=5f2b8c0d5f2b8c0d, X-Amz-Credential=AKIAEXAMPLE%2F20260101'],
  ['a value alone', 'Signature 5f2b8c0d5f2b8c0d is wrong'],
  ['a value without its escapes', 'Credential AKIAEXAMPLE/20260101 is wrong'],
])('takes out %s', (_what, text) => {
  expect(redact(text)).not.toMatch(/AKIAEXAMPLE|5f2b8c0d/);
  expect(redact(text)).toContain('***');
});

test('takes out every occurrence', () => {
  expect(redact('5f2b8c0d5f2b8c0d 5f2b8c0d5f2b8c0d 5f2b8c0d5f2b8c0d')).toBe('*** *** ***');
});

test('leaves short values in, which stand in any text and open nothing', () => {
  expect(redact('try again in 60 s')).toBe('try again in 60 s');
});

test('leaves a text as it is where the address has no query', () => {
  expect(redactAddress(new URL('https://s.example/b/a.png'))('No such key: /b/a.png')).toBe(
    'No such key: /b/a.png',
  );
});
