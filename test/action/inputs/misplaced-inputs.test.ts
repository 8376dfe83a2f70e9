import { expect, test } from 'vitest';
import { readInputs } from '../../../src/action/upload/upload-inputs.ts';
import { envWith } from '../input-env.ts';

const TOKEN = 'tok-0123456789';

function problemsWith(
  inputs: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): readonly string[] {
  const good = { 'base-url': 'https://api.example/v1', organization: 'org-1', assets: '**' };
  return readInputs(envWith({ token: TOKEN, ...good, ...inputs }, variables)).problems;
}

test.each([
  ['base-url', `https://api.example/${TOKEN}`],
  ['organization', TOKEN],
  ['assets', `a\n!${TOKEN}/*`],
  ['working-directory', `a/${TOKEN}`],
  ['content-types', `${TOKEN}: image/png`],
  ['manifest', `${TOKEN}.json`],
  ['environment', `{network}/${TOKEN}`],
])('the token in `%s` is refused, and not repeated', (name, value) => {
  expect(problemsWith({ [name]: value })).toEqual([`\`${name}\` must not contain the token`]);
});

test('the token in variants and networks is refused', () => {
  expect(problemsWith({ variant: TOKEN, network: `a, ${TOKEN}` })).toEqual([
    '`variant` must not contain the token',
    '`network` must not contain the token',
  ]);
});

test('the token in a variable that stands in for an input is refused', () => {
  expect(problemsWith({ organization: '' }, { PLAYABLE_ORGANIZATION: TOKEN })).toEqual([
    '`organization` must not contain the token',
  ]);
});

test('a token that is a part of many a word is refused nowhere', () => {
  expect(problemsWith({ token: 'dev', variant: 'dev-1', network: 'dev' })).toEqual([]);
});

test.each([
  ['organization', 'gho-0123456789'],
  ['environment', 'playable/gho-0123456789'],
  ['manifest', 'gho-0123456789.json'],
])('the token for GitHub in `%s` is refused, and not repeated', (name, value) => {
  expect(problemsWith({ 'github-token': 'gho-0123456789', [name]: value })).toEqual([
    `\`${name}\` must not contain the \`github-token\``,
  ]);
});

test.each([TOKEN, `${TOKEN}-more`, TOKEN.slice(1)])(
  'each side has a token of its own: %s for GitHub is refused',
  (githubToken) => {
    expect(problemsWith({ 'github-token': githubToken })).toEqual([
      '`github-token` must not be the `token`: one is for GitHub, the other for the service',
    ]);
  },
);
