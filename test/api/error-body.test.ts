import { describe, expect, test } from 'vitest';
import {
  type ErrorBody,
  formatErrorBody,
  readErrorBody,
  readStorageErrorBody,
} from '../../src/api/error-body.ts';
import { fastestMs } from '../doubles/environment.ts';

describe('service words', () => {
  const read = (body: string) => readErrorBody(body, (text) => text);

  describe('readServiceWords', () => {
    test.each<[string, string, ErrorBody]>([
      [
        'the body of the spec',
        '{"statusCode":401,"error":"Unauthorized","message":"Invalid token"}',
        { error: 'Unauthorized', message: 'Invalid token' },
      ],
      ['error alone', '{"error":"Bad Request"}', { error: 'Bad Request' }],
      ['message alone', '{"message":"no"}', { message: 'no' }],
      ['fields of other types', '{"error":5,"message":["a"]}', {}],
      ['an object of something else', '{"detail":"no"}', {}],
      ['nothing', '', {}],
      ['blanks', ' \n ', {}],
      ['text', 'Bad Gateway', { message: 'Bad Gateway' }],
      ['an array', '["no"]', { message: '["no"]' }],
      ['a string of JSON', '"no"', { message: '"no"' }],
      ['null', 'null', { message: 'null' }],
      ['half of a JSON', '{"message":', { message: '{"message":' }],
    ])('%s', (_what, text, words) => {
      expect(read(text)).toEqual(words);
    });

    test('makes one line of each, without the query of an address', () => {
      const body = JSON.stringify({
        error: 'a\nb',
        message: 'c\r\n::error::d https://s.example/b?sig=secret',
      });
      expect(read(body)).toEqual({ error: 'a b', message: 'c ::error::d https://s.example/b' });
    });

    test('cuts what is too long to be read', () => {
      expect(read('x'.repeat(1_000)).message).toHaveLength(300);
    });
  });

  describe('sayServiceWords', () => {
    test.each<[ErrorBody, string]>([
      [{ error: 'Forbidden', message: 'no' }, 'Forbidden: no'],
      [{ error: 'Forbidden' }, 'Forbidden'],
      [{ message: 'no' }, 'no'],
      [{ error: '', message: 'no' }, 'no'],
      [{ error: '', message: '' }, 'no explanation was given'],
      [{}, 'no explanation was given'],
    ])('%o', (words, sentence) => {
      expect(formatErrorBody(words)).toBe(sentence);
    });
  });
});

describe('error body', () => {
  const read = (body: string) => readStorageErrorBody(body, (text) => text);

  const S3 = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match.</Message>
<StringToSign>AWS4-HMAC-SHA256 secret</StringToSign><SignatureProvided>secret</SignatureProvided>
<CanonicalRequest>PUT /b/a.png X-Amz-Signature=secret</CanonicalRequest><RequestId>R1</RequestId></Error>`;

  describe('the XML of S3', () => {
    test('gives its code and its message, and nothing else', () => {
      expect(read(S3)).toEqual({
        code: 'SignatureDoesNotMatch',
        message: 'The request signature we calculated does not match.',
      });
    });

    test.each([
      ['without a declaration', '<Error><Code>C</Code><Message>M</Message></Error>'],
      ['with blanks around it', '\n <Error><Code>C</Code><Message>M</Message></Error>\n'],
      [
        'with a byte order mark',
        '\uFEFF<?xml version="1.0"?><Error><Code>C</Code><Message>M</Message></Error>',
      ],
      ['with a namespace', '<Error xmlns="http://x.example/"><Code>C</Code><Message>M</Message></Error>'],
      ['with CDATA', '<Error><Code><![CDATA[C]]></Code><Message><![CDATA[M]]></Message></Error>'],
      ['with its elements the other way round', '<Error><Message> M </Message><Code> C </Code></Error>'],
    ])('%s is read', (_what, xml) => {
      expect(read(xml)).toEqual({ code: 'C', message: 'M' });
    });

    test('with references gives the characters', () => {
      const xml = '<Error><Code>C</Code><Message>a &amp; b &lt;c&gt; &#33;</Message></Error>';
      expect(read(xml)).toEqual({ code: 'C', message: 'a & b <c> !' });
    });

    test.each([
      ['without a message', '<Error><Code>C</Code></Error>', { code: 'C' }],
      ['without a code', '<Error><Message>M</Message></Error>', { message: 'M' }],
      ['with empty elements', '<Error><Code/><Message></Message></Error>', {}],
      ['with neither', '<Error/>', {}],
    ])('%s gives what there is', (_what, xml, refusal) => {
      expect(read(xml)).toEqual(refusal);
    });

    test('gives one line, without the query of an address', () => {
      const xml =
        '<Error><Code>C\nC</Code><Message>No\n::error::x at https://s.example/b?X-Amz-Signature=secret</Message></Error>';
      expect(read(xml)).toEqual({
        code: 'C C',
        message: 'No ::error::x at https://s.example/b',
      });
    });

    test('is read however much the storage explains', () => {
      // A signature over a session token is explained in some 10 KB, most of them hexadecimal.
      const bytes = '50 55 54 0a '.repeat(1_000);
      const long = S3.replace('</Error>', `<CanonicalRequestBytes>${bytes}</CanonicalRequestBytes></Error>`);
      expect(read(long).code).toBe('SignatureDoesNotMatch');
    });

    test('expands no entity that it brings along', () => {
      const bomb = `<!DOCTYPE Error [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <Error><Code>C</Code><Message>&b;</Message></Error>`;
      expect(read(bomb).message ?? '').not.toContain('aaaaaaaaaaaa');
    });
  });

  describe('anything else', () => {
    test.each(['', ' \n'])('nothing (%o) says nothing', (text) => {
      expect(read(text)).toEqual({});
    });

    test('HTML is read as its text', () => {
      const html =
        '<html>\n<head><title>403</title></head>\n<body><h1>Forbidden</h1><p>by the proxy</p></body></html>';
      expect(read(html)).toEqual({ message: '403 Forbidden by the proxy' });
    });

    test.each([
      ['text', 'quota exceeded', 'quota exceeded'],
      ['JSON', '{"message":"no"}', '{"message":"no"}'],
      ['XML of another kind', '<Fault><Code>C</Code></Fault>', 'C'],
      ['XML that is cut', '<Error><Code>C</Code><Mess', 'C <Mess'],
    ])('%s is quoted', (_what, text, message) => {
      expect(read(text)).toEqual({ message });
    });

    test('a long text is cut', () => {
      expect(read('x'.repeat(1_000)).message).toHaveLength(300);
    });

    test('elements nested deeper than any stack are no crash', () => {
      expect(() => read('<a>'.repeat(100_000))).not.toThrow();
    });

    test.each([
      ['brackets', '<'],
      ['open elements', '<a '],
      ['dots', 'a.'],
    ])('48 KiB of %s are read in no time', (_what, unit) => {
      // An answer may have twenty times that. Linear work takes milliseconds, quadratic work seconds and then minutes.
      const text = unit.repeat((48 * 1024) / unit.length);
      expect(fastestMs(() => read(text))).toBeLessThan(250);
    });
  });
});
