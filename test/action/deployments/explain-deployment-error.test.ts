import { describe, expect, test } from 'vitest';
import { DeploymentsImpossibleError } from '../../../src/action/deployments/deployments-impossible-error.ts';
import { explainDeploymentTrouble } from '../../../src/action/deployments/explain-deployment-error.ts';
import { NoAnswerError } from '../../../src/action/deployments/within-time.ts';
import { Secrets } from '../../../src/api/redaction/secrets.ts';

const TOKEN = 'ghs_0123456789';
const secrets = new Secrets(TOKEN);
const REQUEST = { method: 'POST', url: 'https://api.github.example/repos/o/r/deployments?x=1' };

/** An error as Octokit throws it where GitHub answered. */
function answer(status: number, message = 'Words', headers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error(message), { status, request: REQUEST, response: { headers } });
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
  ])('of %i has the cause %s and forbids %s', (status, cause, forbids, headers) => {
    const trouble = explainDeploymentTrouble(answer(status, 'Words', headers), secrets);
    expect(trouble).toMatchObject({ cause, forbids });
    expect(trouble.what).toBe(
      `POST https://api.github.example/repos/o/r/deployments answered ${status}: Words`,
    );
    expect(trouble.advice).toMatch(/\.$/);
  });

  test('is told without its token, and not at any length', () => {
    const { what } = explainDeploymentTrouble(
      answer(500, `${'.'.repeat(295)}${TOKEN}${'x'.repeat(999)}`),
      secrets,
    );
    expect(what).not.toContain('ghs');
    expect(what.length).toBeLessThan(400);
  });
});

test('a network error is told with what caused it', () => {
  const cause = new TypeError('fetch failed', { cause: new Error(`connect ECONNREFUSED ${TOKEN}`) });
  const error = Object.assign(new Error('made up', { cause }), { status: 500, request: REQUEST });
  expect(explainDeploymentTrouble(error, secrets)).toMatchObject({
    cause: 'network',
    what: 'POST https://api.github.example/repos/o/r/deployments: fetch failed: connect ECONNREFUSED ***',
    forbids: 'nothing',
  });
  const bare = Object.assign(new Error('made up'), { status: 500, request: REQUEST });
  expect(explainDeploymentTrouble(bare, secrets).what).toMatch(/deployments: made up$/);
});

test('no answer is told as it is', () => {
  const trouble = explainDeploymentTrouble(new NoAnswerError('GitHub did not answer.'), secrets);
  expect(trouble).toMatchObject({
    cause: 'network',
    what: 'GitHub did not answer.',
    forbids: 'new deployments',
  });
});

test('what makes deployments impossible says what to do', () => {
  const trouble = explainDeploymentTrouble(
    new DeploymentsImpossibleError('No commit.', 'Leave it out.'),
    secrets,
  );
  expect(trouble).toMatchObject({
    what: 'No commit.',
    advice: 'Leave it out.',
    forbids: 'deployments and statuses',
  });
});

test.each([new Error('odd'), Object.assign(new Error('odd'), { status: 1 }), 'odd'])(
  'anything else is no reason to stop: %s',
  (error) => {
    expect(explainDeploymentTrouble(error, secrets)).toMatchObject({ what: 'odd', forbids: 'nothing' });
  },
);
