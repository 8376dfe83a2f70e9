import { describe, expect, test } from 'vitest';
import {
  DeploymentsImpossibleError,
  GitHubResponseError,
  GitHubTimeoutError,
} from '../../../src/action/deployments/deployment-client.ts';
import { explainDeploymentError } from '../../../src/action/deployments/explain-deployment-error.ts';
import { NetworkError } from '../../../src/api/errors.ts';
import { Secrets } from '../../../src/api/redaction/secrets.ts';

const TOKEN = 'ghs_0123456789';
const secrets = new Secrets(TOKEN);
const LOCATION = 'https://api.github.example/repos/o/r/deployments';

function answer(status: number, message = 'Words', headers: Readonly<Record<string, string>> = {}): Error {
  const body = Buffer.from(JSON.stringify({ message }));
  return new GitHubResponseError(LOCATION, { status, headers, body, truncated: false });
}

describe('an answer of GitHub', () => {
  test.each<[number, string, string, Record<string, string>?]>([
    [401, 'token', 'deployments and statuses'],
    [403, 'permission', 'deployments and statuses'],
    [404, 'permission', 'deployments and statuses'],
    [429, 'rate limit', 'new deployments'],
    [403, 'rate limit', 'new deployments', { 'retry-after': '60' }],
    [403, 'rate limit', 'new deployments', { 'x-ratelimit-remaining': '0' }],
    [403, 'permission', 'deployments and statuses', { 'x-ratelimit-remaining': '4999' }],
    [422, '422', 'nothing'],
    [409, '409', 'nothing'],
    [500, '500', 'nothing'],
  ])('of %i has the cause %s and stops %s', (status, cause, stops, headers) => {
    const trouble = explainDeploymentError(answer(status, 'Words', headers), secrets);
    expect(trouble).toMatchObject({ cause, stops });
    expect(trouble.what).toBe(
      `POST https://api.github.example/repos/o/r/deployments answered ${status}: Words`,
    );
    expect(trouble.advice).toMatch(/\.$/);
  });

  test('is told without its token, and not at any length', () => {
    const { what } = explainDeploymentError(
      answer(500, `${'.'.repeat(295)}${TOKEN}${'x'.repeat(999)}`),
      secrets,
    );
    expect(what).not.toContain('ghs');
    expect(what.length).toBeLessThan(400);
  });
});

test('a network error is told with what caused it, without the token', () => {
  const cause = new TypeError('fetch failed', { cause: new Error(`connect ECONNREFUSED ${TOKEN}`) });
  const error = new NetworkError('unreachable', { method: 'POST', location: LOCATION }, cause);
  expect(explainDeploymentError(error, secrets)).toMatchObject({
    cause: 'network',
    what: `POST ${LOCATION}: fetch failed: connect ECONNREFUSED ***`,
    stops: 'nothing',
  });
});

test.each([
  ['{"message":"No","errors":[{"code":"custom"},"x"]}', 'No: {"code":"custom"}, "x"'],
  ['{"message":"No"}', 'No'],
  ['{"message":7}', '{"message":7}'],
  ['<html>', '<html>'],
  ['', ''],
])('the words of the body %j are %j', (text, words) => {
  const response = { status: 400, headers: {}, body: Buffer.from(text), truncated: false };
  expect(new GitHubResponseError(LOCATION, response).message).toBe(words);
});

test('no answer is told as it is', () => {
  const trouble = explainDeploymentError(new GitHubTimeoutError('GitHub did not answer.'), secrets);
  expect(trouble).toMatchObject({
    cause: 'network',
    what: 'GitHub did not answer.',
    stops: 'new deployments',
  });
});

test('what makes deployments impossible says what to do', () => {
  const trouble = explainDeploymentError(
    new DeploymentsImpossibleError('No commit.', 'Leave it out.'),
    secrets,
  );
  expect(trouble).toMatchObject({
    what: 'No commit.',
    advice: 'Leave it out.',
    stops: 'deployments and statuses',
  });
});

test.each([new Error('odd'), Object.assign(new Error('odd'), { status: 1 }), 'odd'])(
  'anything else is no reason to stop: %s',
  (error) => {
    expect(explainDeploymentError(error, secrets)).toMatchObject({ what: 'odd', stops: 'nothing' });
  },
);
