import { expect, test } from 'vitest';
import { Canary } from './canary.ts';

const canary = new Canary();
const { token } = canary;
const numbered = (text: string): string =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

test.each([
  ['as it is', token],
  ['in part', token.slice(5, 17)],
  ['in capital letters', token.toUpperCase()],
  ['as JSON', JSON.stringify(token)],
  ['as JSON with escaped slashes', token.replaceAll('/', '\\/')],
  ['as JSON, by numbers', numbered(token)],
  ['as JSON in JSON, by numbers', JSON.stringify(numbered(token))],
  ['in an address', encodeURIComponent(token)],
  ['in an address in an address', encodeURIComponent(encodeURIComponent(token))],
  ['as HTML', token.replace(/[^a-z0-9]/g, (sign) => `&#${sign.charCodeAt(0)};`)],
  ['as HTML, taken apart', `${token.slice(0, 8)}<!-- -->${token.slice(8)}`],
  ['as base64', Buffer.from(token).toString('base64')],
  ['as base64 behind one byte', Buffer.from(`:${token}`).toString('base64')],
  ['as base64 between others', Buffer.from(`Bearer ${token}, x`).toString('base64')],
  ['as base64 for addresses', Buffer.from(`id:${token}`).toString('base64url')],
  ['in hexadecimal digits', Buffer.from(token).toString('hex').toUpperCase()],
])('finds a secret %s, wherever it stands', (_, written) => {
  for (let before = 0; before < 8; before += 1) {
    const text = `${'.'.repeat(before)}${written}...`;
    expect(canary.leaksIn({ 'the log': text })).toEqual([expect.stringMatching(/^the token in the log: /)]);
  }
});

test('finds every secret of an upload address', () => {
  const { searchParams } = new URL(canary.uploadUrl('https://storage.example/a'));
  for (const [name, value] of searchParams) {
    const leaks = canary.leaksIn({ place: value });
    expect(leaks, name).toHaveLength(/Algorithm|Expires/.test(name) ? 0 : 1);
  }
});

test('finds nothing in other texts, nor what is not meant', () => {
  const other = new Canary();
  expect(canary.leaksIn({ place: `${other.token} ${other.uploadUrl('https://storage.example/a')}` })).toEqual(
    [],
  );
  expect(canary.leaksIn({ place: token.slice(0, 8) })).toEqual([]);
  expect(canary.leaksIn({ place: token }, (name) => name !== 'the token')).toEqual([]);
});
