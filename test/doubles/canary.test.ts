import { expect, test } from 'vitest';
import { Canary } from './canary.ts';
import { SPELLINGS } from './spellings.ts';

const canary = new Canary();
const { token } = canary;

test.each<[string, string]>([
  ...Object.entries(SPELLINGS).map(([name, spell]): [string, string] => [name, spell(token)]),
  ['in part', token.slice(5, 17)],
  ['in capital letters', token.toUpperCase()],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(token))],
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
