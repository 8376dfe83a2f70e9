import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/action/upload/upload-inputs.ts';
import { envWith } from '../env-with.ts';
import { NEEDED } from '../needed-inputs.ts';

/** The problems of a run that uploads and exports, but for these inputs. */
function problemsWith(changes: Readonly<Record<string, string>>): readonly string[] {
  return parseInputs(envWith({ ...NEEDED, ...changes })).problems;
}

describe('half of what an export needs', () => {
  test.each([
    ['variant', 'network'],
    ['network', 'variant'],
  ])('is something to do: a lone `%s` is told to need `%s`, and no more', (given, missing) => {
    expect(problemsWith({ assets: '', [missing]: '' })).toEqual([
      `\`${missing}\` must be given with \`${given}\``,
    ]);
  });
});

describe('a token', () => {
  test('may stand in no input that is told', () => {
    expect(problemsWith({ variant: 'v-token-5b1f0c77' })).toEqual(['`variant` must not contain the token']);
  });

  test('for GitHub may stand in none, either', () => {
    const problems = problemsWith({ 'github-token': 'ghs_0123456789', network: 'ghs_0123456789' });
    expect(problems).toEqual(['`network` must not contain the `github-token`']);
  });

  test('for the service may not be the one for GitHub', () => {
    const problems = problemsWith({ 'github-token': 'token-5b1f0c77' });
    expect(problems).toEqual([expect.stringMatching(/^`github-token` must not be the `token`/)]);
  });
});

describe('the environment of a deployment', () => {
  const long = 'v'.repeat(300);

  test.each([
    { variant: long, environment: 'ads/{variant}' },
    { network: long, environment: 'ads/{network}' },
  ])('must have room for the longest name that is filled in: %o', (inputs) => {
    expect(problemsWith({ ...inputs, 'github-token': 'ghs_0123456789' })).toEqual([
      expect.stringMatching(/^`environment` must be at most 255 characters long/),
    ]);
  });

  test('may be of any length where there are no deployments', () => {
    expect(problemsWith({ variant: long, environment: 'ads/{variant}' })).toEqual([]);
  });
});
