import { expect, test } from 'vitest';
import { Canary } from './canary.ts';

const canary = new Canary();
const { token } = canary;
const escaped = (text: string): string =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

test.each([
  ['as plain text', token],
  ['in part', token.slice(5, 17)],
  ['in capital letters', token.toUpperCase()],
  ['as JSON', JSON.stringify(token)],
  ['as JSON with escaped slashes', token.replaceAll('/', '\\/')],
  ['as JSON escapes', escaped(token)],
  ['as JSON escapes in JSON', JSON.stringify(escaped(token))],
  ['percent-encoded', encodeURIComponent(token)],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(token))],
  ['as HTML', token.replace(/[^a-z0-9]/g, (sign) => `&#${sign.charCodeAt(0)};`)],
  ['as HTML with a comment in it', `${token.slice(0, 8)}<!-- -->${token.slice(8)}`],
])('finds a secret %s at every position', (_, written) => {
  for (let before = 0; before < 8; before += 1) {
    const text = `${'.'.repeat(before)}${written}...`;
    expect(canary.leaksIn({ 'the log': text })).toEqual([expect.stringMatching(/^the token in the log: /)]);
  }
});

test('finds every secret of an upload URL', () => {
  const { searchParams } = new URL(canary.uploadUrl('https://storage.example/a'));
  for (const [name, value] of searchParams) {
    const leaks = canary.leaksIn({ place: value });
    expect(leaks, name).toHaveLength(/Algorithm|Credential|Expires/.test(name) ? 0 : 1);
  }
});

test('finds nothing in other texts, and no excluded secret', () => {
  const other = new Canary();
  expect(canary.leaksIn({ place: `${other.token} ${other.uploadUrl('https://storage.example/a')}` })).toEqual(
    [],
  );
  expect(canary.leaksIn({ place: token.slice(0, 8) })).toEqual([]);
  expect(canary.leaksIn({ place: token }, (name) => name !== 'the token')).toEqual([]);
});
