import { describe, expect, test } from 'vitest';
import {
  type ErrorBody,
  formatErrorBody,
  readErrorBody,
  readStorageErrorBody,
} from '../../src/api/error-body.ts';
import { costRatio } from '../doubles/environment.ts';

describe('an error body of the service', () => {
  const read = (body: string) => readErrorBody(body, (text) => text, 400);

  const HTML =
    '<!doctype html>\n<title>404</title><style>p { a: b }</style><!-- x --><p>Not&nbsp;found</p><script>a()';

  describe('is read', () => {
    test.each<[string, ErrorBody]>([
      ['{"statusCode":401,"error":"Unauthorized","message":"no"}', { code: 'Unauthorized', message: 'no' }],
      ['{"error":"Bad Request"}', { code: 'Bad Request' }],
      // Words that end like a status.
      ['{"message":"Failed with status: 503"}', { message: 'Failed with status: 503' }],
      ['{"error":5,"message":[7],"detail":{}}', { message: 'error: 5, message: 7' }],
      ['{"statusCode":500,"requestId":"r"}', {}],
      ['{"error":{"code":"E1","message":"no"}}', { code: 'E1', message: 'no' }],
      // JSON:API, and lists of messages.
      ['{"errors":[{"detail":"a"},{"detail":"b"}]}', { message: 'a; b' }],
      ['{"reason":"quota","max":5}', { message: 'reason: quota, max: 5' }],
      ['{"error":"Bad","message":["a","","b"]}', { code: 'Bad', message: 'a; b' }],
      ['{"detail":[{"loc":["a"],"msg":"required"},{"msg":"b"}]}', { message: 'required; b' }],
      ['\uFEFF{"message":"no"}', { message: 'no' }],
      // RFC 9457.
      ['{"title":"Out","detail":"of credit"}', { code: 'Out', message: 'of credit' }],
      ['{"title":"Out","message":"no"}', { code: 'Out', message: 'no' }],
      ['{"title":"Out","message":[]}', { code: 'Out' }],
      ['', {}],
      ['Bad Gateway', { message: 'Bad Gateway' }],
      // One line per field, in which URLs have no queries.
      ['{"error":"a\\nb","message":"c\\r\\n::error::d"}', { code: 'a b', message: 'c ::error::d' }],
      ['{"message":"https://s.example/b?sig=secret"}', { message: 'https://s.example/b' }],
      ['{"message":', { message: '{"message":' }],
      [HTML, { message: '404 Not&nbsp;found' }],
    ])('from %j', (text, words) => {
      expect(read(text)).toEqual(words);
    });

    const PAGE = '<!-- x --><html><title>Sign in</title><p>Ask IT</p>';

    test.each<[number, string, ErrorBody]>([
      ...[200, 201, 401, 403, 407].map((status): [number, string, ErrorBody] => [
        status,
        PAGE,
        { message: 'the body is a web page: "Sign in"', isWebPage: true },
      ]),
      [403, '<html><p>Ask IT</p>', { message: 'the body is a web page: "Ask IT"', isWebPage: true }],
      [400, '<html><title>400</title>No required SSL', { message: '400 No required SSL' }],
      [403, '<html>', { message: 'the body is a web page', isWebPage: true }],
      [403, '<p>Ask IT</p>', { message: 'Ask IT' }],
      ...[429, 500, 503].map((status): [number, string, ErrorBody] => [status, PAGE, { message: 'Sign in' }]),
      [502, '<html><p>Ask IT</p>', { message: 'Ask IT' }],
      [404, PAGE, { message: 'Sign in Ask IT' }],
    ])('from a web page with status %i: %s', (status, text, words) => {
      expect(readErrorBody(text, (part) => part, status)).toEqual(words);
      expect(readStorageErrorBody(text, (part) => part, status)).toEqual(words);
    });

    test('with secrets redacted that have signs of HTML, or that are cut off', () => {
      const redact = (text: string) => text.replaceAll('a<b>c', '***');
      expect(readErrorBody(`<p>a<b>c</p>`, redact, 400)).toEqual({ message: '***' });
      const inCdata = 'broken <Error><Message>a<b<![CDATA[>c]]></Message>';
      expect(readStorageErrorBody(inCdata, redact, 400)).toEqual({ message: 'broken ***' });
      const text = `${'<br>'.repeat(1_023)}xa<b>c`;
      expect(readErrorBody(text, redact, 400).message).not.toContain('a');
      expect(readStorageErrorBody(text, redact, 400).message).not.toContain('a');
    });
  });
});

describe('an error body of the storage', () => {
  const read = (body: string) => readStorageErrorBody(body, (text) => text, 400);

  const S3 = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>SignatureDoesNotMatch</Code><Message>No.</Message>
<StringToSign>AWS4-HMAC-SHA256 secret</StringToSign><SignatureProvided>secret</SignatureProvided>
<CanonicalRequest>PUT /b/a.png X-Amz-Signature=secret</CanonicalRequest><RequestId>R1</RequestId>
<CanonicalRequestBytes>${'50 55 54 0a '.repeat(1_000)}</CanonicalRequestBytes></Error>`;
  const PLAIN = '<Code>C</Code><Message>M</Message></Error>';
  const C_M = { code: 'C', message: 'M' };

  test.each<[string, string, ErrorBody]>([
    ['S3 without what a signature is made of', S3, { code: 'SignatureDoesNotMatch', message: 'No.' }],
    ['XML with a byte order mark', `\uFEFF<?xml version="1.0"?><Error>${PLAIN}`, C_M],
    ['CDATA', '<Error><Code><![CDATA[C]]></Code><Message><![CDATA[M]]></Message></Error>', C_M],
    ['references', '<Error><Message>&amp; &lt;c&gt; &#33;</Message></Error>', { message: '& <c> !' }],
    ['empty elements', '<Error><Code/><Message></Message></Error>', {}],
    ['a field without a name and a truth value', '{"":"no bucket","fatal":true}', { details: 'no bucket' }],
    ['JSON without fields', '["no"]', { message: '["no"]' }],
    ['incomplete XML', '<Error><Code>C</Code><Mess', { message: 'C <Mess' }],
  ])('is read from %s', (_what, text, words) => {
    expect(read(text)).toEqual(words);
  });

  const xml = (fields: string) => `<Error><Code>C</Code><Message>M</Message>${fields}</Error>`;

  test.each([
    ['C: M (HeaderName: x, HeaderValue: y)', xml('<HeaderName>x</HeaderName><HeaderValue>y</HeaderValue>')],
    ['C: M (Details: The policy says no)', xml('<Details>The policy says no</Details><HostId>h</HostId>')],
    ['C: M (Endpoint: b.s3.eu.example)', xml('<Endpoint>b.s3.eu.example</Endpoint><Token-0>t</Token-0>')],
    ['C: M (MaxSizeAllowed: 5)', xml('<MaxSizeAllowed>5</MaxSizeAllowed><Resource>/b/a</Resource>')],
    ['C: M (Type: Sender)', `<ErrorResponse>${xml('<Type>Sender</Type>')}</ErrorResponse>`],
    ['Reason: gone', '<Error><Reason>gone</Reason></Error>'],
    ['Access denied', '<Error>Access denied</Error>'],
    ['C: M (reason: a)', '{"error":{"code":"C","message":"M","errors":[{"reason":"a","message":"M"}]}}'],
    ['InvalidJWT: jwt expired', '{"statusCode":"400","error":"InvalidJWT","message":"jwt expired"}'],
    ['expired_auth_token', '{"code":"expired_auth_token","message":"","status":401}'],
  ])('is formatted as %s', (words, body) => {
    expect(formatErrorBody(read(body))).toBe(words);
  });

  test('has bounds: 100 fields, 6 levels, 600 characters of details, with secrets redacted', () => {
    const redact = (text: string) => text.replaceAll('secret', '*');
    const fields = Array.from({ length: 150 }, (_, nth) => `<F${nth}>secret${nth}</F${nth}>`).join('');
    const read = readStorageErrorBody(`<Error>${fields}</Error>`, redact, 400).details ?? '';
    expect(read).toMatch(/^F0: \*0, F1: \*1, .*…$/);
    expect(read).toHaveLength(600);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, nth) => [`f${nth}`, 'secret']));
    expect(readStorageErrorBody(JSON.stringify(many), redact, 400).details).toHaveLength(600);
    expect(readStorageErrorBody(`${'{"a":'.repeat(40)}"deep"${'}'.repeat(40)}`, redact, 400)).toEqual({});
    expect(readStorageErrorBody(`${'<Error>'.repeat(900)}x${'</Error>'.repeat(900)}`, redact, 400)).toEqual(
      {},
    );
  });

  test('expands no entity of its own', () => {
    const bomb = `<!DOCTYPE Error [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <Error><Code>C</Code><Message>&b;</Message></Error>`;
    expect(read(bomb).message ?? '').not.toContain('aaaaaaaaaaaa');
  });

  test('does not overflow the stack if elements are nested deeply', () => {
    expect(() => read('<a>'.repeat(100_000))).not.toThrow();
  });

  test.each(['<', '<a ', '<script>', 'a.'])('is read in linear time if it repeats %j', async (unit) => {
    const reading = (text: string) => () => read(text);
    const [less, more] = [8 * 1_024, 32 * 1_024].map((size) => unit.repeat(size / unit.length));
    // A response may have 1 MiB. Quadratic work would take 16 times as long.
    expect(await costRatio(reading(more ?? ''), reading(less ?? ''), 8)).toBeLessThan(8);
  });
});

test.each<[string, (words: string) => string]>([
  ['JSON', (words) => JSON.stringify({ message: words })],
  ['a list of messages', (words) => JSON.stringify({ message: [words] })],
  ['text', (words) => words],
  ['a web page', (words) => `<html><title>${words}</title><p>${words}</p></html>`],
  ['XML', (words) => `<Error><Code>A</Code><Message>${words}</Message></Error>`],
])('a secret of 16 KiB is redacted whole in %s', (_, write) => {
  const secret = `${'0123456789abcdefghij'.repeat(820)}!`;
  const redact = (text: string): string => text.replaceAll(secret, '***');
  const body = write(`bad credential Bearer ${secret} given`);
  for (const read of [readErrorBody(body, redact, 400), readStorageErrorBody(body, redact, 403)])
    expect(JSON.stringify(read)).not.toContain('0123456789');
});
