import { describe, expect, test } from 'vitest';
import { Secrets, urlRedactor } from '../../../src/api/redaction/secrets.ts';

const redact = urlRedactor(
  new URL(
    'https://s.example/b/a.png?X-Amz-Credential=AKIAEXAMPLE%2F20260101&X-Amz-Signature=5f2b8c0d5f2b8c0d&X-Amz-Expires=60',
  ),
);

test.each([
  [
    'the query',
    'PUT /b/a.png?X-Amz-Credential=AKIAEXAMPLE%2F20260101&X-Amz-Signature=5f2b8c0d5f2b8c0d&X-Amz-Expires=60',
  ],
  ['values in another order', 'X-Amz-Signature=5f2b8c0d5f2b8c0d, X-Amz-Credential=AKIAEXAMPLE%2F20260101'],
  ['a value alone', 'Signature 5f2b8c0d5f2b8c0d is wrong'],
  ['a decoded value', 'Credential AKIAEXAMPLE/20260101 is wrong'],
])('redacts %s of a pre-signed URL', (_what, text) => {
  expect(redact(text)).not.toMatch(/AKIAEXAMPLE|5f2b8c0d/);
  expect(redact(text)).toContain('***');
});

test('redacts every occurrence', () => {
  expect(redact('5f2b8c0d5f2b8c0d 5f2b8c0d5f2b8c0d 5f2b8c0d5f2b8c0d')).toBe('*** *** ***');
});

test('keeps short values, which occur in any text', () => {
  expect(redact('try again in 60 s')).toBe('try again in 60 s');
});

test('changes nothing if the URL has no query', () => {
  expect(urlRedactor(new URL('https://s.example/b/a.png'))('No such key: /b/a.png')).toBe(
    'No such key: /b/a.png',
  );
});

const redactToken = (token: string | undefined) => (text: string) => new Secrets(token).redact(text);

describe('a text', () => {
  test('has the token redacted everywhere', () => {
    expect(redactToken('t0ken')('t0ken: Bearer t0ken, xt0kenx')).toBe('***: Bearer ***, x***x');
  });

  test('is unchanged without the token in it', () => {
    expect(redactToken('t0ken')('T0KEN t0 ken {"a":"\\/"}')).toBe('T0KEN t0 ken {"a":"\\/"}');
  });

  test('is unchanged if there is no token', () => {
    expect(redactToken(undefined)('any text')).toBe('any text');
    expect(redactToken('')('any text')).toBe('any text');
  });

  test('is not used as a pattern, and neither is the token', () => {
    expect(redactToken('a.b*c$&')('a.b*c$& aXbbc')).toBe('*** aXbbc');
  });

  test.each<[string, (token: string) => string]>([
    ['as JSON.stringify writes it', (token) => JSON.stringify(token)],
    ['with every slash escaped, as PHP writes it', (token) => JSON.stringify(token).replaceAll('/', '\\/')],
    [
      'with all that HTML could read escaped, as Go and Rails write it',
      (token) =>
        JSON.stringify(token).replace(/[<>&'=+]/g, (character) => {
          return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
        }),
    ],
    [
      'with every character by its number, in capital letters',
      (token) =>
        `"${[...token].map((character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join('')}"`,
    ],
  ])('that is JSON has the token redacted %s', (_, write) => {
    for (const token of ['plain-token_1.x', 'base64/with+signs==', 'quote"back\\slash', "a<b>&'c'"]) {
      const body = `{"echo":${write(token)},"list":[${write(`Bearer ${token}`)}]}`;
      expect(JSON.parse(body)).toMatchObject({ echo: token });
      const read: unknown = JSON.parse(redactToken(token)(body));
      expect(JSON.stringify(read)).not.toContain(JSON.stringify(token).slice(1, -1));
      expect(read).toEqual({ echo: '***', list: ['Bearer ***'] });
    }
  });
});

describe('an encoded token', () => {
  const TOKEN = 'cn+Abc123xyz/Def456==';

  test.each<[string, string]>([
    ['percent-encoded', encodeURIComponent(TOKEN)],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(TOKEN))],
    [
      'percent-encoded in lower case',
      encodeURIComponent(TOKEN).toLowerCase().replace('abc', 'Abc').replace('def', 'Def'),
    ],
    ['as HTML character references', TOKEN.replace(/\W/g, (sign) => `&#${sign.charCodeAt(0)};`)],
    [
      'as hexadecimal HTML character references',
      TOKEN.replace(/./g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
    ],
    ['in JSON within JSON', JSON.stringify(JSON.stringify({ TOKEN }).replaceAll('/', '\\/'))],
    ['in hex', Buffer.from(TOKEN).toString('hex')],
    ['in upper-case hex', Buffer.from(TOKEN).toString('hex').toUpperCase()],
  ])('is redacted %s', (_, text) => {
    expect(redactToken(TOKEN)(`a ${text} z`)).toMatch(/^a [^\w]*(?:TOKEN[^\w]*)?\*\*\*[^\w]* z$/);
  });

  test.each(['', 'c', 'ci', 'ci:', 'user:'])('is redacted in base64 after "%s"', (before) => {
    for (const encoding of ['base64', 'base64url'] as const) {
      const text = Buffer.from(`${before}${TOKEN}@host`).toString(encoding);
      const redacted = redactToken(TOKEN)(text);
      expect(redacted).toContain('***');
      expect(redacted.length).toBeLessThan(text.length - TOKEN.length);
    }
  });

  test('is redacted in both alphabets of base64', () => {
    const token = 'aaa???>>>aaa';
    for (const encoding of ['base64', 'base64url'] as const)
      expect(redactToken(token)(Buffer.from(token).toString(encoding))).toBe('***');
  });

  test('is not searched for in hex and base64 if it is shorter than 8 characters', () => {
    expect(redactToken('dev')('ZGV2 646576 %64ev')).toBe('ZGV2 646576 ***');
  });
});

describe('an upload URL', () => {
  const ADDRESS = new URL(
    'https://user:passwordpassword@s3.example/bucket/a.png?X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20260203%2Feu-west-1' +
      '&X-Amz-Expires=60&X-Amz-Signature=0123456789abcdef0123456789abcdef#fragmentfragment',
  );
  const secrets = new Secrets();
  secrets.addUploadUrl(ADDRESS);

  test('is unchanged before it is added', () => {
    expect(new Secrets().redact(ADDRESS.href)).toBe(ADDRESS.href);
  });

  test('is shown up to its path', () => {
    expect(secrets.redact(`No ${ADDRESS.href} here`)).toBe(
      'No https://user:***@s3.example/bucket/a.png?*** here',
    );
  });

  test.each([
    ['its signature', '0123456789abcdef0123456789abcdef', '***'],
    ['its signature in capitals', '0123456789ABCDEF0123456789ABCDEF', '***'],
    ['its key', 'AKIAIOSFODNN7EXAMPLE is unknown', '*** is unknown'],
    ['its key, percent-encoded', '%2FAKIAIOSFODNN7EXAMPLE%2F', '%2F***%2F'],
    ['its key, as JSON may write it', '\\u002fAKIAIOSFODNN7EXAMPLE\\u002F', '\\u002f***\\u002F'],
    ['its fragment', '#fragmentfragment', '#***'],
  ])('has %s redacted everywhere', (_, text, redacted) => {
    expect(secrets.redact(text)).toBe(redacted);
  });

  test('keeps parts that occur in other texts', () => {
    const text = 'the region eu-west-1 is wrong, after 60 s, see /docs?page=2#top';
    expect(secrets.redact(text)).toBe(text);
  });
});

describe('a JSON value', () => {
  test('has secrets redacted in strings, names of fields and numbers', () => {
    const secrets = new Secrets('1234567890');
    const value = {
      list: ['a 1234567890', 1234567890, 5, true, null],
      '1234567890': { deep: 'x1234567890' },
    };
    expect(secrets.redactValue(value)).toEqual({
      list: ['a ***', '***', 5, true, null],
      '***': { deep: 'x***' },
    });
  });

  test('keeps fields like __proto__ and constructor', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":"b"}');
    expect(JSON.stringify(new Secrets('1234567890').redactValue(value))).toBe(JSON.stringify(value));
  });

  test('that is not an object or array is unchanged', () => {
    for (const value of [undefined, null, true, 1.5, 'text'])
      expect(new Secrets('1234567890').redactValue(value)).toBe(value);
  });

  test('is redacted below a depth of 200', () => {
    const value: unknown = JSON.parse(`${'['.repeat(50_000)}"1234567890"${']'.repeat(50_000)}`);
    const text = JSON.stringify(new Secrets('1234567890').redactValue(value));
    expect(text).toBe(`${'['.repeat(201)}"***"${']'.repeat(201)}`);
  });

  test('is unchanged if it contains a short token', () => {
    const value = { 'dev-1': ['dev', 'a dev game', 7] };
    expect(new Secrets('dev').redactValue(value)).toEqual(value);
    expect(new Secrets('7').redactValue(value)).toEqual(value);
  });
});

test('thousands of upload URLs are redacted', () => {
  const secrets = new Secrets();
  const signature = (index: number): string => `signature${String(index).padStart(12, '0')}`;
  for (let index = 0; index < 4_500; index += 1)
    secrets.addUploadUrl(new URL(`https://s.example/a?sig=${signature(index)}`));
  for (const index of [0, 1_999, 2_000, 4_499])
    expect(secrets.redact(`see ${signature(index)}`)).toBe('see ***');
});

test.each([
  ['policy%252Fabcdefghijklmn', 'abcdefghijklmn'],
  ['policy%2Fabcdefghijklmn', 'abc%2Fabcdefghijklmn'],
  ['policy%2Fabcdefghijklmn', '2Fabcdefghijklmn'],
  ['%61bcdefghijklmn', 'abcdefghijklmn'],
  ['%61bcdefghijklmn', '%61bcdefghijklmn'],
  ['a%25deabcdefghijklmn', 'deabcdefghijklmn'],
  ['a&abcdefghijklmn;v=2', 'abcdefghijklmn'],
])('the query %s of an upload URL is recognized in %s', (query, text) => {
  const secrets = new Secrets();
  secrets.addUploadUrl(new URL(`https://s.example/a?sig=${query}`));
  expect(secrets.redact(`see ${text}`)).not.toContain('bcdefghijklmn');
});

test('a text of 300,000 backslashes is redacted in time', () => {
  const secrets = new Secrets('tok-0123456789');
  secrets.addUploadUrl(new URL('https://s.example/a?sig=0123456789abcdef'));
  const text = '\\'.repeat(300_000);
  expect(secrets.redact(text)).toBe(text);
});
