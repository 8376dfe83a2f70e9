import { expect, test } from 'vitest';
import {
  DeploymentError,
  toDeploymentError,
} from '../../../../src/action/report/deployments/deployment-error.ts';

const request = { url: 'https://api.github.example/repos/o/r/deployments' };

/** An error as Octokit throws it. */
function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error('Words'), { status, request, response: { headers } });
}

const PERMISSION = /`permissions: deployments: write`/;
const ONE = /rules of this environment/;
const LIMIT = /fewer exports/;

test.each<[number, Record<string, string>, RegExp, RegExp?]>([
  [401, {}, /`github.token`/],
  [403, {}, PERMISSION, ONE],
  [404, {}, PERMISSION, ONE],
  [403, { 'x-ratelimit-remaining': '4999' }, PERMISSION, ONE],
  [404, { 'retry-after': '60' }, PERMISSION, ONE],
  [429, {}, LIMIT],
  [403, { 'retry-after': '60' }, LIMIT],
  [422, {}, /`environment`/],
  [409, {}, /conflicts with the default branch, or its commit statuses/],
  [500, {}, /githubstatus/],
])(
  'a response %i with %j has advice like %s, and like %s after a creation',
  (status, headers, advice, later) => {
    const error = refusal(status, headers);
    expect(toDeploymentError(error).message).toBe(`POST ${request.url} answered ${status}: Words`);
    expect(toDeploymentError(error).advice).toMatch(advice);
    expect(toDeploymentError(error, true).advice).toMatch(later ?? advice);
  },
);

test('a network error is explained with its causes', () => {
  const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  const error = Object.assign(new Error('ECONNREFUSED', { cause }), { status: 500, request });
  expect(toDeploymentError(error).message).toBe(`POST ${request.url}: fetch failed: connect ECONNREFUSED`);
});

test.each<[unknown, string, RegExp]>([
  [new DeploymentError('No commit.', 'Leave it out.'), 'No commit.', /^Leave it out\.$/],
  [new Error('odd'), 'odd', /report/],
  [Object.assign(new Error('odd'), { status: 1 }), 'odd', /report/],
  ['odd', 'odd', /report/],
])('the error %s is %s, with advice like %s', (error, message, advice) => {
  const explained = toDeploymentError(error);
  expect(explained.message).toBe(message);
  expect(explained.advice).toMatch(advice);
});
