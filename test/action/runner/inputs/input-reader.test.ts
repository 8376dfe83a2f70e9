import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../../src/action/report/failures/failures.ts';
import { InputReader } from '../../../../src/action/runner/inputs/input-reader.ts';
import { envWith } from '../../input-env.ts';

describe('a quoted value', () => {
  test('has escapes for everything that is not visible', () => {
    const reader = new InputReader({});
    expect(reader.quote('a "b"\n\u0001c')).toBe('"a \\"b\\"\\n\\u0001c"');
    expect(reader.quote('7\u200b \u00a0')).toBe('"7\\u{200b} \\u{a0}"');
    expect(reader.quote('')).toBe('""');
  });

  test('is truncated between characters', () => {
    const reader = new InputReader({});
    expect(reader.quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
    expect(reader.quote('x'.repeat(61))).toBe(`"${'x'.repeat(59)}…"`);
    expect(reader.quote(`x${'🎈'.repeat(60)}`)).toMatch(/^"x(?:🎈)+…"$/u);
  });

  test('never contains a token, not even in part if it is truncated', () => {
    const fromInput = new InputReader(envWith({ token: ' s3cr3t\n' }));
    expect(fromInput.quote('my s3cr3t, twice: s3cr3t')).toBe('"my ***, twice: ***"');
    expect(new InputReader({ PLAYABLE_TOKEN: 's3cr3t' }).quote('s3cr3t')).toBe('"***"');
    const token = 's3cr3t'.repeat(20);
    expect(new InputReader(envWith({ token })).quote(`${'x'.repeat(50)}${token}`)).not.toContain('s3cr3t');
  });
});

describe('an input', () => {
  test("is read by the runner's name for it: upper case, hyphens kept", () => {
    const env = { 'INPUT_BASE-URL': 'right', INPUT_BASE_URL: 'wrong', 'input_base-url': 'wrong' };
    expect(new InputReader(env).text('base-url')).toBe('right');
  });

  test.each([
    ['token', { PLAYABLE_TOKEN: ' variable\n' }, 'variable', ''],
    ['base-url', { PLAYABLE_BASE_URL: 'variable' }, 'variable', ''],
    ['organization', { PLAYABLE_ORGANIZATION: 'variable' }, 'variable', ''],
    ['token', { PLAYABLE_TOKEN: '' }, '', ''],
    ['organization', { PLAYABLE_ORGANIZATION: ' \n' }, '', ''],
    ['concurrency', { PLAYABLE_CONCURRENCY: 'variable' }, 'auto', 'auto'],
    ['assets', { PLAYABLE_ASSETS: 'variable' }, '', ''],
  ])('`%s` takes precedence over its variable and default', (name, variables, fallback, none) => {
    expect(new InputReader(envWith({ [name]: ' input\n' }, variables)).text(name)).toBe('input');
    expect(new InputReader(envWith({ [name]: ' \n' }, variables)).text(name)).toBe(fallback);
    expect(new InputReader(variables).text(name)).toBe(fallback);
    expect(new InputReader({}).text(name)).toBe(none);
    expect(new InputReader(envWith({ [name]: ' input\n' }, variables)).given(name)).toBe('input');
    expect(new InputReader(variables).given(name)).toBe('');
  });

  test('is rejected with the variable that its value comes from', () => {
    const reject = (env: NodeJS.ProcessEnv): readonly string[] => {
      const reader = new InputReader(env);
      reader.addProblem('base-url', 'must be right');
      reader.addProblem('assets', 'must be right');
      return reader.problems.map(formatProblem);
    };
    const variables = { PLAYABLE_BASE_URL: 'wrong', PLAYABLE_ASSETS: 'unknown' };
    const assets = '`assets` must be right';
    expect(reject(variables)).toEqual(['`base-url` (from PLAYABLE_BASE_URL) must be right', assets]);
    expect(reject(envWith({ 'base-url': ' ' }, variables))[0]).toMatch(/^`base-url` \(from /);
    expect(reject(envWith({ 'base-url': 'wrong' }, variables))).toEqual(['`base-url` must be right', assets]);
    expect(reject({ PLAYABLE_BASE_URL: ' ' })).toEqual(['`base-url` must be right', assets]);
  });
});
