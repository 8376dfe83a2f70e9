import { expect, test } from 'vitest';
import {
  DeploymentError,
  explainDeploymentError,
  isForbidden,
  isRateLimit,
} from '../../../src/action/deployments/explain-deployment-error.ts';
import { Secrets } from '../../../src/api/redaction/secrets.ts';

const TOKEN = 'ghs_0123456789';
const secrets = new Secrets(TOKEN);
const request = { url: 'https://api.github.example/repos/o/r/deployments' };

/** An error as Octokit throws it. */
function refusal(status: number, message = 'Words', headers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error(message), { status, request, response: { headers } });
}

test.each<[number, string, RegExp, Record<string, string>?]>([
  [401, 'forbidden', /`github.token`/],
  [403, 'forbidden', /`permissions: deployments: write`/],
  [404, 'forbidden', /`permissions: deployments: write`/],
  [403, 'forbidden', /`permissions: deployments: write`/, { 'x-ratelimit-remaining': '4999' }],
  [429, 'a limit', /fewer exports/],
  [403, 'a limit', /fewer exports/, { 'retry-after': '60' }],
  [403, 'a limit', /fewer exports/, { 'x-ratelimit-remaining': '0' }],
  [422, 'else', /`environment`/],
  [409, 'else', /githubstatus/],
  [500, 'else', /githubstatus/],
])('a response %i is %s, with advice like %s: %j', (status, kind, advice, headers) => {
  const error = refusal(status, 'Words', headers);
  expect([isForbidden(error), isRateLimit(error)]).toEqual([kind === 'forbidden', kind === 'a limit']);
  const explained = explainDeploymentError(error, secrets);
  expect(explained.what).toBe(`POST ${request.url} answered ${status}: Words`);
  expect(explained.advice).toMatch(advice);
});

test('a long message is truncated, and its token is hidden', () => {
  const { what } = explainDeploymentError(
    refusal(500, `${'.'.repeat(225)}${TOKEN}${'x'.repeat(999)}`),
    secrets,
  );
  expect(what).not.toContain('ghs');
  expect(what.length).toBeLessThan(400);
});

test('a network error is explained with its causes, without the token', () => {
  const cause = new TypeError('fetch failed', { cause: new Error(`connect ECONNREFUSED ${TOKEN}`) });
  const error = Object.assign(new Error('ECONNREFUSED', { cause }), { status: 500, request });
  expect(explainDeploymentError(error, secrets).what).toBe(
    `POST ${request.url}: fetch failed: connect ECONNREFUSED ***`,
  );
});

test.each<[unknown, string, RegExp]>([
  [new DeploymentError('No commit.', 'Leave it out.'), 'No commit.', /^Leave it out\.$/],
  [new DOMException('aborted', 'TimeoutError'), 'GitHub did not respond in time.', /proxy/],
  [new Error('odd'), 'odd', /report/],
  [Object.assign(new Error('odd'), { status: 1 }), 'odd', /report/],
  ['odd', 'odd', /report/],
])('the error %s is %s, with advice like %s', (error, what, advice) => {
  const explained = explainDeploymentError(error, secrets);
  expect(explained.what).toBe(what);
  expect(explained.advice).toMatch(advice);
});
