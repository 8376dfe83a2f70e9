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

function response(status: number, message = 'Words', headers: Readonly<Record<string, string>> = {}): Error {
  const body = Buffer.from(JSON.stringify({ message }));
  return new GitHubResponseError(LOCATION, { status, headers, body, truncated: false, responseMs: 0 });
}

describe('an error response of GitHub', () => {
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
  ])('with %i has the cause %s and stops %s', (status, cause, stops, headers) => {
    const explained = explainDeploymentError(response(status, 'Words', headers), secrets);
    expect(explained).toMatchObject({ cause, stops });
    expect(explained.what).toBe(
      `POST https://api.github.example/repos/o/r/deployments answered ${status}: Words`,
    );
    expect(explained.advice).toMatch(/\.$/);
  });

  test('is truncated, and its token is hidden', () => {
    const { what } = explainDeploymentError(
      response(500, `${'.'.repeat(295)}${TOKEN}${'x'.repeat(999)}`),
      secrets,
    );
    expect(what).not.toContain('ghs');
    expect(what.length).toBeLessThan(400);
  });
});

test('a network error is explained with its causes, without the token', () => {
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
])('the message of the body %j is %j', (text, words) => {
  const response = { status: 400, headers: {}, body: Buffer.from(text), truncated: false, responseMs: 0 };
  expect(new GitHubResponseError(LOCATION, response).message).toBe(words);
});

test('a timeout stops new deployments', () => {
  const explained = explainDeploymentError(new GitHubTimeoutError('GitHub did not respond.'), secrets);
  expect(explained).toMatchObject({
    cause: 'network',
    what: 'GitHub did not respond.',
    stops: 'new deployments',
  });
});

test('a run that cannot have deployments gets advice', () => {
  const explained = explainDeploymentError(
    new DeploymentsImpossibleError('No commit.', 'Leave it out.'),
    secrets,
  );
  expect(explained).toMatchObject({
    what: 'No commit.',
    advice: 'Leave it out.',
    stops: 'deployments and statuses',
  });
});

test.each([new Error('odd'), Object.assign(new Error('odd'), { status: 1 }), 'odd'])(
  'any other error stops nothing: %s',
  (error) => {
    expect(explainDeploymentError(error, secrets)).toMatchObject({ what: 'odd', stops: 'nothing' });
  },
);
