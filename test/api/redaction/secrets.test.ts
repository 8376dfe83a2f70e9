import { describe, expect, test } from 'vitest';
import { Secrets } from '../../../src/api/redaction/secrets.ts';

const redactToken = (token: string | undefined) => (text: string) => new Secrets(token).redact(text);

test.each([
  ['t0ken', 't0ken: Bearer t0ken, xt0kenx', '***: Bearer ***, x***x'],
  ['t0ken', 'T0KEN t0 ken {"a":"\\/"}', 'T0KEN t0 ken {"a":"\\/"}'],
  [undefined, 'any text', 'any text'],
  ['', 'any text', 'any text'],
  // Neither is a pattern.
  ['a.b*c$&', 'a.b*c$& aXbbc', '*** aXbbc'],
  // References of HTML.
  [`a&b<c>"d'0123`, 'a&amp;b&LT;c&gt;&quot;d&apos;0123 y &#38; &#x26; &#999;', '*** y &#38; &#x26; &#999;'],
  // Neither hex nor base64 is taken off.
  ['dev', 'ZGV2 646576 %64ev', 'ZGV2 646576 ***'],
])('the token %s in "%s" becomes "%s"', (token, text, redacted) => {
  expect(redactToken(token)(text)).toBe(redacted);
});

/** Tokens that end like an escape begins, or hold what looks like one. */
const ODD =
  String.raw`pcs_0123n\ pcs_0123n% pcs_0123&amp kT9\uQ7w0 ab\u0041cd %70%63%73_1 a"%5Cb%25c abcd&lt;e &#97;&#x62;cd 50%2541\\n`.split(
    ' ',
  );

const unicode = (sign: string): string =>
  `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

test.each<[string, (token: string) => string]>([
  ['as it is', String],
  ['as JSON.stringify writes it', (token) => JSON.stringify(token)],
  ['with every slash escaped, as PHP writes it', (token) => JSON.stringify(token).replaceAll('/', '\\/')],
  [
    'with all that HTML could read escaped, as Go and Rails write it',
    (token) => JSON.stringify(token).replace(/[<>&'=+]/g, (sign) => unicode(sign).toLowerCase()),
  ],
  ['with every character by its number', (token) => `"${[...token].map(unicode).join('')}"`],
  ['in JSON within JSON', (token) => JSON.stringify(JSON.stringify(token).replaceAll('/', '\\/'))],
  ['percent-encoded', encodeURIComponent],
  ['percent-encoded twice', (token) => encodeURIComponent(encodeURIComponent(token))],
  [
    'percent-encoded in lower case',
    (token) => encodeURIComponent(token).replace(/%../g, (code) => code.toLowerCase()),
  ],
  ['as references of HTML', (token) => token.replace(/\W/g, (sign) => `&#${sign.charCodeAt(0)};`)],
  [
    'as hexadecimal references of HTML',
    (token) => token.replace(/./g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
  ],
])('a token is redacted %s', (_, write) => {
  const ofLength = (length: number): string => 'Aa1+/=x9'.repeat(length / 8).padEnd(length, 'z');
  const given = ['plain-token_1.x', 'base64/with+signs==', 'quote"back\\slash', "a<b>&'c'", ...ODD];
  for (const token of [...given, ...[8, 40, 800, 1_850, 16_384].map(ofLength)]) {
    // What is around it stays.
    const quotes = write('');
    const redacted = `${quotes.slice(0, quotes.length / 2)}***${quotes.slice(quotes.length / 2)}`;
    expect(redactToken(token)(`a ${write(token)} z`)).toBe(`a ${redacted} z`);
  }
});

const ASSET_ID = '0197b1c2-8f6e-7c3a-9d55-1f2e3d4c5b6a';
const HEX = '5f2b8c0d'.repeat(8);
const BASE64 = 'aB3/dE6+hI9/kL2+nO5/qR8+tU1/wX4+zA7/cD0+fG8=';
const TOKEN = `FwoGZXIvYXdzEBYaD${'Ab1+'.repeat(20)}`;

/** Upload URLs of known storages: the query, its signatures, the other values that give access, and values that give none. */
const DIALECTS: readonly [string, string, string[], string[], string[]][] = [
  [
    'S3, version 4',
    `X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20261122%2Feu-west-1%2Fs3%2Faws4_request&X-Amz-Date=20261122T120000Z&X-Amz-Expires=900&X-Amz-SignedHeaders=content-type%3Bhost%3Bx-amz-meta-id&x-amz-meta-id=${ASSET_ID}&x-id=PutObject&X-Amz-Security-Token=${encodeURIComponent(TOKEN)}&X-Amz-Signature=${HEX}`,
    [HEX],
    [TOKEN],
    ['AKIAIOSFODNN7EXAMPLE', 'content-type;host;x-amz-meta-id', ASSET_ID, 'AWS4-HMAC-SHA256', 'aws4_request'],
  ],
  [
    'S3, version 2',
    `AWSAccessKeyId=AKIAIOSFODNN7EXAMPLE&Signature=${encodeURIComponent(BASE64)}&Expires=1795348800`,
    [BASE64],
    [],
    ['AKIAIOSFODNN7EXAMPLE', '1795348800'],
  ],
  [
    'GCS, version 4',
    `X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=uploader%40acme-playables.iam.gserviceaccount.com%2F20261122%2Fauto%2Fstorage%2Fgoog4_request&X-Goog-SignedHeaders=content-type%3Bhost&X-Goog-Signature=${HEX.repeat(8)}`,
    [HEX.repeat(8)],
    [],
    ['acme-playables', 'uploader@acme-playables.iam.gserviceaccount.com', 'content-type;host'],
  ],
  [
    'Azure',
    `sv=2026-02-06&se=2026-11-22T13%3A00%3A00Z&sr=b&sp=cw&skoid=${ASSET_ID}&sktid=11111111-2222-3333-4444-555555555555&sig=${encodeURIComponent(BASE64)}`,
    [BASE64],
    [],
    ['11111111-2222-3333-4444-555555555555', '2026-11-22T13:00:00Z'],
  ],
  [
    'CloudFront',
    `Policy=eyJTdGF0ZW1lbnQiOlt7IlJlc291cmNlIjoiaHR0cHM6&Signature=${BASE64.replace(/[+/=]/g, '~')}&Key-Pair-Id=K2JCJMDEHXQW5F`,
    [BASE64.replace(/[+/=]/g, '~')],
    ['eyJTdGF0ZW1lbnQiOlt7IlJlc291cmNlIjoiaHR0cHM6'],
    ['K2JCJMDEHXQW5F'],
  ],
  [
    'OSS, version 4',
    `x-oss-signature-version=OSS4-HMAC-SHA256&x-oss-credential=LTAIEXAMPLE%2F20261125%2Fcn-hangzhou%2Foss%2Faliyun_v4_request&x-oss-date=20261125T000000Z&x-oss-expires=900&x-oss-signature=${HEX}&x-oss-security-token=${encodeURIComponent(TOKEN)}`,
    [HEX],
    [TOKEN],
    ['LTAIEXAMPLE/20261125/cn-hangzhou/oss/aliyun_v4_request', 'OSS4-HMAC-SHA256'],
  ],
  [
    'COS',
    `q-sign-algorithm=sha1&q-ak=AKIDEXAMPLEEXAMPLEEXAMPLE&q-sign-time=1795348800;1795352400&q-key-time=1795348800;1795352400&q-header-list=host&q-signature=${HEX}&x-cos-security-token=${encodeURIComponent(TOKEN)}`,
    [HEX],
    [TOKEN],
    ['AKIDEXAMPLEEXAMPLEEXAMPLE', '1795348800;1795352400'],
  ],
  ['Firebase', `name=assets%2F${ASSET_ID}&uploadType=media`, [], [], [`assets/${ASSET_ID}`, 'uploadType']],
  [
    'resumable uploads of Google',
    `uploadType=resumable&upload_id=ABPtcPr${'x9Yz'.repeat(10)}`,
    [],
    [`ABPtcPr${'x9Yz'.repeat(10)}`],
    ['resumable'],
  ],
  [
    'another storage',
    `key=${HEX}&folder=acme-playables-gmbh%2Fsounds&file=end%20card%20with%20sound.html&at=2026-11-25T00%3A00%3A00.000Z`,
    [],
    [HEX],
    [
      'acme-playables-gmbh',
      'acme-playables-gmbh/sounds',
      'end card with sound.html',
      '2026-11-25T00:00:00.000Z',
    ],
  ],
];

describe.each(DIALECTS)('an upload URL of %s', (_, query, signatures, others, harmless) => {
  const secrets = new Secrets();
  secrets.addUploadUrl(new URL(`https://s3.example/bucket/a.png?${query}`), [
    ASSET_ID,
    'acme-playables-gmbh',
    'end card with sound.html',
  ]);

  test('has what gives access redacted in text, in any encoding', () => {
    const encodings: ((text: string) => string)[] = [
      String,
      encodeURIComponent,
      (text) => JSON.stringify(text).replaceAll('/', '\\/'),
      (text) => text.replace(/[^a-z\d]/gi, (sign) => `&#${sign.charCodeAt(0)};`),
    ];
    for (const secret of [...signatures, ...others])
      for (const encode of encodings)
        expect(secrets.redact(`${encode(secret)} is wrong`)).toMatch(/^"?\*\*\*"? is wrong$/);
  });

  test('has only signatures redacted in data', () => {
    for (const secret of signatures) expect(secrets.redactData(`{"by":"${secret}"}`)).toBe('{"by":"***"}');
    for (const secret of others) expect(secrets.redactData(secret)).toBe(secret);
  });

  test('leaves everything else as it is, names of parameters included', () => {
    const names = new URLSearchParams(query).keys();
    const host = 'https://cdn.s3.example/bucket/a.png of AKIAOTHER, 0123456789abcdef';
    for (const text of [...harmless, ...names, host]) expect(secrets.redact(text)).toBe(text);
  });
});

test.each(['%', '&', '&#'])(
  'a signature is redacted behind %s, which may begin an encoded character',
  (before) => {
    const signature = 'deadbeef'.repeat(8);
    const secrets = new Secrets();
    secrets.addUploadUrl(new URL(`https://s.example/a?X-Amz-Signature=${signature}`), []);
    for (const redact of [secrets.redact, secrets.redactData])
      expect(redact.call(secrets, `bad ${before}${signature};`)).toBe(`bad ${before}***;`);
  },
);

test('the user info of an upload URL is redacted in text', () => {
  const secrets = new Secrets();
  secrets.addUploadUrl(new URL('https://uploader:p%40ssw0rd-1@s3.example/a.png'), []);
  expect(secrets.redact('no access for p@ssw0rd-1')).toBe('no access for ***');
});

test('two upload URLs may share a session token, and the UUID of a session is a key, that of an upload is not', () => {
  const token = 'FwoGZXIvYXdzEBYaD';
  const secrets = new Secrets();
  for (const signature of ['0123456789', '9876543210'])
    secrets.addUploadUrl(
      new URL(
        `https://s.example/a?X-Amz-Security-Token=${token}&X-Amz-Signature=${signature}&session_id=${ASSET_ID}&upload_id=${HEX.slice(0, 8)}-0000-0000-0000-${HEX.slice(0, 12)}`,
      ),
      [],
    );
  expect(secrets.redact(`${token} ${ASSET_ID} 9876543210`)).toBe('*** *** ***');
  expect(secrets.redact(`${HEX.slice(0, 8)}-0000-0000-0000-${HEX.slice(0, 12)}`)).not.toContain('*');
});

test('data keeps a short token, which is a part of many ids and names', () => {
  const text = '{"dev-1":["dev","a dev game",7]}';
  expect(new Secrets('dev').redactData(text)).toBe(text);
});

test.each([
  ['{ "id": "dev-1", "size": 1.0 }', '{ "id": "dev-1", "size": 1.0 }'],
  ['{ "by": "a-long-token", "size": 1.0 }', '{ "by": "***", "size": 1.0 }'],
  ['{"a-long-token" :"a-long\\u002dtoken"}', '{"a-long-token" :"***"}'],
  ['["a-long-token","a\\"-long-token","\\"a-long-token\\\\"]', '["***","a\\"-long-token","\\"***\\\\"]'],
  ['by "a-long-token": a-long-token\n', 'by "***": ***\n'],
])('data has the token redacted, and nothing else: %j', (text, redacted) => {
  expect(new Secrets('a-long-token').redactData(text)).toBe(redacted);
});

test.each([
  [
    '1234567890',
    '{"n":[1234567890,-12345678900.5],"1234567890":"1234567890"}',
    '{"n":[1234567890,-12345678900.5],"1234567890":"***"}',
  ],
  ['":true,"a', '{"a":true,"a\\":true,\\"a":"\\":true,\\"a"}', '{"a":true,"a\\":true,\\"a":"***"}'],
  ['u0041bcdef', '["\\u0041bcdef","u0041bcdef"]', '["\\u0041bcdef","***"]'],
  ['ab\\u0041cdef', '["ab\\u0041cdef","ab\\\\u0041cdef"]', '["***","***"]'],
  ['n-of-token', '["\\n-of-token","C:\\\\n-of-token"]', '["\\n-of-token","C:\\\\***"]'],
])('JSON stays what it is with the token %s: %s', (token, text, redacted) => {
  expect(new Secrets(token).redactData(text)).toBe(redacted);
  JSON.parse(redacted);
});

test.each([
  ['abababab', 'xababababababy abababa', 'x***y abababa'],
  ['a-long-token', 'a%2Dlong%2dtoken%2D a-long\\u002Dtoken\\n', '***%2D ***\\n'],
])('the token %s in "%s" is all that is replaced: "%s"', (token, text, redacted) => {
  expect(redactToken(token)(text)).toBe(redacted);
});

test('a text of 300,000 backslashes is redacted in time', () => {
  const secrets = new Secrets('tok-0123456789');
  secrets.addUploadUrl(new URL('https://s.example/a?sig=0123456789abcdef'), []);
  const text = '\\'.repeat(300_000);
  expect(secrets.redact(text)).toBe(text);
});

test('2,500 upload URLs that share long words and beginnings are redacted in a response that lists them', () => {
  const secrets = new Secrets('cn_0123456789abcdef');
  const keys = Array.from(
    { length: 2_500 },
    (_, index) => `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x${index}${HEX}`,
  );
  const urls = keys.map(
    (key) => `https://s.example/a?name=organizations%2Fprod%2F${ASSET_ID}.png&token=${key}`,
  );
  for (const url of urls) secrets.addUploadUrl(new URL(url), []);
  const text = JSON.stringify(urls);
  expect(secrets.redactData(text)).toBe(text);
  expect(secrets.redact(text)).toBe(text.replaceAll(/eyJ[^"]*/g, '***'));
  expect(secrets.redact('the organizations/prod')).toBe('the organizations/prod');
});

test.each([
  ['organizations/prod/0197b1c2-8f6e-7c3a-9d55-1f2e3d4c5b6a.png', true],
  ['acme-playables-gmbh/Sounds/end card (1)_300x250.html', true],
  ['q8Zr4TnV6wX2yB9cD1eF3gH5', false],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', false],
  ['aB3/dE6+hI9/kL2+nO5/qR8+tU1', false],
])('the value %s under an unknown parameter is a path or words: %s', (value, isHarmless) => {
  const secrets = new Secrets();
  secrets.addUploadUrl(new URL(`https://s.example/a?name=${encodeURIComponent(value)}`), []);
  expect(secrets.redact(`no ${value}`)).toBe(isHarmless ? `no ${value}` : 'no ***');
});
