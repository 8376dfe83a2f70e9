import { describe, expect, test } from 'vitest';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import { envWith } from '../input-env.ts';

describe('a value in a sentence about it', () => {
  test('is quoted so that everything in it is seen', () => {
    const reader = new InputReader({});
    expect(reader.quote('a "b"\n\u0001c')).toBe('"a \\"b\\"\\n\\u0001c"');
    expect(reader.quote('')).toBe('""');
  });

  test('is cut where it is long, between characters', () => {
    const reader = new InputReader({});
    expect(reader.quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
    expect(reader.quote('x'.repeat(61))).toBe(`"${'x'.repeat(59)}…"`);
    expect(reader.quote(`x${'🎈'.repeat(60)}`)).toMatch(/^"x(?:🎈)+…"$/u);
  });

  test('never holds the token, which may have been put into the wrong input', () => {
    const fromInput = new InputReader(envWith({ token: ' s3cr3t\n' }));
    expect(fromInput.quote('my s3cr3t, twice: s3cr3t')).toBe('"my ***, twice: ***"');
    const fromEnv = new InputReader({ PLAYABLE_TOKEN: 's3cr3t' });
    expect(fromEnv.quote('s3cr3t')).toBe('"***"');
  });

  test('has no half of the token either where it is cut', () => {
    const token = 's3cr3t'.repeat(20);
    const reader = new InputReader(envWith({ token }));
    expect(reader.quote(`${'x'.repeat(50)}${token}`)).not.toContain('s3cr3t');
  });
});

describe('an input', () => {
  test('is read by the name that the runner gives it: upper case, hyphens kept', () => {
    const env = { 'INPUT_BASE-URL': 'right', INPUT_BASE_URL: 'wrong', 'input_base-url': 'wrong' };
    expect(new InputReader(env).text('base-url')).toBe('right');
  });

  test('stands before the environment, which stands before the default', () => {
    expect(new InputReader(envWith({ concurrency: '1' }, { OTHER: '2' })).text('concurrency', 'OTHER')).toBe(
      '1',
    );
    expect(new InputReader({ OTHER: '2' }).text('concurrency', 'OTHER')).toBe('2');
    expect(new InputReader({}).text('concurrency', 'OTHER')).toBe('16');
    expect(new InputReader({}).text('token')).toBe('');
  });

  test('has its lines with their numbers', () => {
    const reader = new InputReader(envWith({ assets: '\r\n a \r\n#no\rb\n\n' }));
    expect(reader.lines('assets')).toEqual([
      { number: 2, text: 'a' },
      { number: 4, text: 'b' },
    ]);
  });
});
