import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactUntrusted } from '../../../src/api/redaction/untrusted-text.ts';
import { costRatio } from '../../doubles/environment.ts';
import { hostileText } from '../../doubles/hostile-text.ts';
import { SPELLINGS } from '../../doubles/spellings.ts';

test.each([
  ['line breaks', 'one\ntwo\r\nthree', 'one two three'],
  ['tabs and runs of blanks', 'one\t\t two', 'one two'],
  ['control characters', 'one\u0000\u001b[31mtwo', 'one [31mtwo'],
  ['the separators of Unicode', 'one\u2028two\u2029three\u0085four', 'one two three four'],
  ['blanks around it', '  one two \n', 'one two'],
  ['a long text', 'x'.repeat(301), `${'x'.repeat(299)}…`],
])('a text becomes one line of at most 300 characters: %s', (_what, text, line) => {
  expect(redactUntrusted(text)).toBe(line);
});

test('every text becomes one line of at most 300 characters, which stays the same when redacted again', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const redacted = redactUntrusted(text);
      expect(redacted).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(redacted.length).toBeLessThanOrEqual(300);
      expect(redactUntrusted(redacted)).toBe(redacted);
    }),
    { numRuns: 2_000 },
  );
});

describe('URLs keep only origin and path', () => {
  test.each([
    ['https://s.example/a/b.png?X-Amz-Signature=secret', 'https://s.example/a/b.png'],
    ['see https://s.example/a?sig=secret, please', 'see https://s.example/a please'],
    ['"https://s.example/a?sig=secret"', '"https://s.example/a"'],
    ['https://s.example/a#secret', 'https://s.example/a'],
    ['https://s.example/a?x=1&amp;sig=secret', 'https://s.example/a'],
    ['https://a.example/?sig=secret https://b.example/?sig=secret', 'https://a.example/ https://b.example/'],
    ['s3://bucket/key?sig=secret', 's3://bucket/key'],
    [`https://s.example/a?n=UTF-8''g.zip&sig=secret done`, 'https://s.example/a done'],
    [`'https://s.example/a?sig=secret', then`, `'https://s.example/a', then`],
    [
      'https://s.example/a?d=attachment; name="g"&X-Amz-Signature=secret',
      'https://s.example/a name="g"&X-Amz-Signature=***',
    ],
    ['X-Amz-Signature=secret is stale', 'X-Amz-Signature=*** is stale'],
    ['next%3Dhttps://s.example/a?sig=secret', 'next%3Dhttps://s.example/a'],
    ['//s.example/a?sig=secret', '//s.example/a'],
    [`/exports/1?f='a'&sig=secret`, '/exports/1'],
    ['{"url":"https://s.example/a?sig=secret","b":1}', '{"url":"https://s.example/a","b":1}'],
    ['https://name:secret@s.example/a', 'https://s.example/a'],
    ['//secret@s.example/a?b', '//s.example/a'],
    ['https://s.example/@name', 'https://s.example/@name'],
    // It is no URL.
    ['really? yes #1', 'really? yes #1'],
  ])('%s', (text, redacted) => {
    expect(redactUntrusted(text)).toBe(redacted);
  });

  test.each(Object.entries(SPELLINGS))('in any text around them, %s', (_, spell) => {
    const secret = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 64 });
    fc.assert(
      fc.property(hostileText(), secret, hostileText(), (before, signature, after) => {
        const query = `X-Amz-Credential=AKIA%2Fus&X-Amz-Expires=60&X-Amz-Signature=${signature}`;
        const text = before.slice(0, 150) + spell(`https://s.example:9000/bucket/a%20b.png?${query}`) + after;
        expect(redactUntrusted(text)).not.toContain(signature);
      }),
      { numRuns: 300 },
    );
  });
});

test.each(['a', 'a.', 'a-', ' ', 'a://', 'a://b?'])('a repeated %j takes linear time', async (unit) => {
  const redacting = (count: number) => () => redactUntrusted(unit.repeat(count));
  // A response may have 1 MiB. Quadratic work would take 16 times as long.
  expect(await costRatio(redacting(4_000), redacting(1_000), 8)).toBeLessThan(8);
});
