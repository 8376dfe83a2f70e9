import { expect, test } from 'vitest';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import { readGitHubToken } from '../../../src/action/inputs/read-github-token.ts';
import { envWith } from '../env-with.ts';

function read(token: string) {
  const reader = new InputReader(envWith({ 'github-token': token }));
  return { token: readGitHubToken(reader), problems: reader.problems };
}

test('the token for GitHub may have white space around it', () => {
  expect(read(' ghs_0123456789\n')).toEqual({ token: 'ghs_0123456789', problems: [] });
});

test.each(['', ' \n'])('is not given where it is empty: %j', (token) => {
  expect(read(token)).toEqual({ token: undefined, problems: [] });
});

test.each(['ghs_s3cr3t s3cr3t', 's3cr3t\ns3cr3t', 's3cr3té', 'token s3cr3t'])(
  'of anything but printable ASCII is told and never quoted: %j',
  (token) => {
    const { problems } = read(token);
    expect(problems).toEqual([expect.stringMatching(/^`github-token` must be one line of printable ASCII/)]);
    expect(problems.join()).not.toContain('s3cr3t');
  },
);
