import { describe, expect, test } from 'vitest';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import { readToken } from '../../../src/action/inputs/read-token.ts';
import { envWith } from '../env-with.ts';

function read(token: string, needed = true): { token: string | undefined; problems: readonly string[] } {
  const env = envWith({ token });
  const reader = new InputReader(env);
  return { token: readToken(reader, { needed, env }), problems: reader.problems };
}

describe('a token', () => {
  test.each(['a', 'pt_0123456789abcdefABCDEF', 'eyJhbGciOi.J9.x-_=', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])(
    'may be any line of printable ASCII: %s',
    (token) => {
      expect(read(token)).toEqual({ token, problems: [] });
    },
  );

  test.each(['token\n', '  token', '\ttoken \r\n'])('may have white space around it: %j', (text) => {
    expect(read(text)).toEqual({ token: 'token', problems: [] });
  });

  test.each([
    's3cr3t s3cr3t',
    's3cr3t\ns3cr3t',
    's3cr3t\r\ns3cr3t',
    's3cr3t\ts3cr3t',
    's3cr3t\0',
    's3cr3t\u007fs3cr3t',
    's3cr3t\u00a0s3cr3t',
    'Bearer s3cr3t',
    's3cr3té',
    '“s3cr3t”',
    's3cr3t\u200b',
    's3cr3t🎈',
  ])('of anything else is told and never quoted: %j', (token) => {
    const { problems } = read(token);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^`token` must be one line of printable ASCII/);
    expect(problems[0]).not.toContain('s3cr3t');
  });

  test('that is missing comes with the reasons that are likely', () => {
    const { token, problems } = read('');
    expect(token).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(/PLAYABLE_TOKEN.*forks.*Dependabot.*secrets: inherit/)]);
  });

  test('may be missing where none is needed', () => {
    expect(read('', false)).toEqual({ token: undefined, problems: [] });
  });

  test('that is wrong is told even where none is needed', () => {
    expect(read('with space', false).problems).toHaveLength(1);
  });
});
