import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/action/upload/upload-inputs.ts';
import { envWith } from '../env-with.ts';

const NEEDED = {
  token: 'token-5b1f0c77',
  'base-url': 'https://api.example.com/v1',
  organization: 'org-1',
  assets: '**',
};

function parsed(inputs: Readonly<Record<string, string>>): {
  readonly shard: unknown;
  readonly problems: readonly string[];
} {
  const { inputs: read, problems } = parseInputs(envWith({ ...NEEDED, ...inputs }));
  return { shard: read.shard, problems };
}

describe('shard', () => {
  test.each([
    ['1/1', 1, 1],
    ['2/3', 2, 3],
    [' 16 / 16\n', 16, 16],
    ['1000/1000', 1000, 1000],
    ['02/03', 2, 3],
  ])('may be %j', (shard, index, total) => {
    expect(parsed({ shard })).toEqual({ shard: { index, total }, problems: [] });
  });

  test.each([
    '1',
    '/3',
    '1/',
    '4/3',
    '1/0',
    '-1/3',
    '1.5/3',
    '1/1001',
    'one/three',
    '1/2/3',
    '1 of 3',
    '1/3 2/3',
    '9'.repeat(30),
  ])('must not be %j', (shard) => {
    const quoted = JSON.stringify(shard);
    expect(parsed({ shard }).problems).toEqual([
      `\`shard\` must be i/n, with i from 1 to n and n from 1 to 1000, not ${quoted}`,
    ]);
  });

  test('of 0 says from where parts are counted', () => {
    const { problems } = parsed({ shard: '0/3' });
    expect(problems).toEqual([
      '`shard` must be i/n, with i from 1 to n and n from 1 to 1000, not "0/3": the first part is 1, although `strategy.job-index` starts at 0',
    ]);
  });
});
