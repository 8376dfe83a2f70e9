import { expect, test } from 'vitest';
import { formatProblem } from '../../../../src/action/report/failures/failures.ts';
import { readUploadInputs } from '../../../../src/action/upload/upload-inputs.ts';
import { envWith, NEEDED } from '../../input-env.ts';

const TOKEN = 'tok-0123456789';
const GITHUB_TOKEN = 'gho-0123456789';

function problemsWith(inputs: Readonly<Record<string, string>>): readonly string[] {
  return readUploadInputs(envWith({ ...NEEDED, token: TOKEN, ...inputs })).problems.map(formatProblem);
}

test.each([
  ['base-url', (token: string) => `https://api.example/${token}`],
  ['assets', (token: string) => `a\n!${token}/*`],
  ['size-limits', (token: string) => `${token}: 5 MB`],
  ['environment', (token: string) => `{network}/${token}`],
])('rejects a token in `%s` without quoting it', (name, value) => {
  expect(problemsWith({ [name]: value(TOKEN) })).toEqual([`\`${name}\` must not contain the token`]);
  expect(problemsWith({ 'github-token': GITHUB_TOKEN, [name]: value(GITHUB_TOKEN) })).toEqual([
    `\`${name}\` must not contain the \`github-token\``,
  ]);
});

test('accepts a token below eight characters in other inputs, since it may be part of a word', () => {
  expect(problemsWith({ token: 'dev', variant: 'dev-1', network: 'dev' })).toEqual([]);
  expect(problemsWith({ token: '1234567', variant: '1234567' })).toEqual([]);
  expect(problemsWith({ token: '12345678', variant: '12345678' })).toHaveLength(1);
});

test('accepts a token that only a default contains', () => {
  expect(problemsWith({ token: 'basename' })).toEqual([]);
  // The runner gives the defaults of action.yml like any value.
  for (const environment of ['', 'playable/{network}'])
    expect(problemsWith({ token: 'playable', environment })).toEqual([]);
  expect(problemsWith({ token: 'playable', environment: 'playable/{variant}' })).toEqual([
    '`environment` must not contain the token',
  ]);
});

test.each([TOKEN, `${TOKEN}-more`, TOKEN.slice(1)])('rejects %s as `github-token`', (githubToken) => {
  expect(problemsWith({ 'github-token': githubToken })).toEqual([
    '`github-token` must not be the `token`: one is for GitHub, the other for the service',
  ]);
});
