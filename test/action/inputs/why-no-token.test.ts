import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { whyNoToken } from '../../../src/action/inputs/connection.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

const ALL = /forks.*Dependabot.*secrets: inherit/;

async function whyFor(event: unknown, variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = join(await temporaryFolder(), 'event.json');
  await writeFile(path, typeof event === 'string' ? event : JSON.stringify(event));
  return whyNoToken({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path, ...variables });
}

function pullRequest(from: unknown, to = 'owner/game'): unknown {
  return { pull_request: { head: { repo: from }, base: { repo: { full_name: to, fork: false } } } };
}

describe('a run without a token', () => {
  test('that Dependabot started is told so', () => {
    const why = whyNoToken({ GITHUB_ACTOR: 'dependabot[bot]' });
    expect(why).toMatch(/^Dependabot started this run.*Settings, Secrets, Dependabot/);
    expect(why).not.toMatch(/fork/);
  });

  test('for a pull request from a fork is told so, and what can be done there', async () => {
    const why = await whyFor(pullRequest({ full_name: 'other/game', fork: true }));
    expect(why).toMatch(/pull request from a fork.*`dry-run: true`/);
    expect(why).not.toMatch(/Dependabot/);
  });

  test('for a pull request within a repository that is itself a fork is none from a fork', async () => {
    expect(await whyFor(pullRequest({ full_name: 'owner/game', fork: true }))).toMatch(ALL);
  });

  test('for a pull request to the target, which has secrets, is told all reasons', async () => {
    const fork = pullRequest({ full_name: 'other/game', fork: true });
    expect(await whyFor(fork, { GITHUB_EVENT_NAME: 'pull_request_target' })).toMatch(ALL);
  });

  test.each([pullRequest(null), {}, null, 7, '', '{', '[]', { pull_request: 'x' }])(
    'whose event says nothing is told all reasons: %j',
    async (event) => {
      expect(await whyFor(event)).toMatch(ALL);
    },
  );

  test('whose event is not there is told all reasons', () => {
    expect(whyNoToken({ GITHUB_EVENT_PATH: '/nowhere/event.json' })).toMatch(ALL);
    expect(whyNoToken({})).toMatch(ALL);
  });
});
