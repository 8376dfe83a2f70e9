import { expect, test } from 'vitest';
import { Secrets } from '../../../src/api/redaction/secrets.ts';
import { SPELLINGS } from '../../doubles/spellings.ts';

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
  ['abababab', 'xababababababy abababa', 'x***y abababa'],
  ['a-long-token', 'a%2Dlong%2dtoken%2D a-long\\u002Dtoken\\n', '***%2D ***\\n'],
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

test.each(Object.entries(SPELLINGS))('a token is redacted %s, and what is around it stays', (_, spell) => {
  const given = ['plain-token_1.x', 'base64/with+signs==', 'quote"back\\slash', "a<b>&'c'", ...ODD];
  const ofLength = (length: number): string => 'Aa1+/=x9'.repeat(length / 8).padEnd(length, 'z');
  for (const token of [...given, ...[8, 40, 800, 1_850, 16_384].map(ofLength)])
    expect(redactToken(token)(`a ${spell(token)} z`)).toBe('a *** z');
  for (const token of given)
    for (const twice of Object.values(SPELLINGS))
      expect(redactToken(token)(`a ${twice(spell(token))} z`)).toBe('a *** z');
});

const ASSET_ID = '0197b1c2-8f6e-7c3a-9d55-1f2e3d4c5b6a';
const HEX = '5f2b8c0d'.repeat(8);
const BASE64 = 'aB3/dE6+hI9/kL2+nO5/qR8+tU1/wX4+zA7/cD0+fG8=';
const TOKEN = `FwoGZXIvYXdzEBYaD${'Ab1+'.repeat(20)}`;

/** The parameters of upload URLs: signatures, others that give access, and those that give none. */
interface Dialect {
  readonly signature?: Parameters;
  readonly other?: Parameters;
  readonly open?: Parameters;
}
type Parameters = Readonly<Record<string, string>>;

const DIALECTS: Readonly<Record<string, Dialect>> = {
  'S3, version 4': {
    signature: { 'X-Amz-Signature': HEX },
    other: { 'X-Amz-Security-Token': TOKEN },
    open: {
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20261122/eu-west-1/s3/aws4_request',
      'X-Amz-SignedHeaders': 'content-type;host;x-amz-meta-id',
      'x-amz-meta-id': ASSET_ID,
    },
  },
  'S3, version 2': { signature: { Signature: BASE64 }, open: { AWSAccessKeyId: 'AKIAIOSFODNN7EXAMPLE' } },
  'GCS, version 4': {
    signature: { 'X-Goog-Signature': HEX.repeat(8) },
    open: {
      'X-Goog-Credential': 'uploader@acme.iam.gserviceaccount.com/20261122/auto/storage/goog4_request',
    },
  },
  Azure: {
    signature: { sig: BASE64 },
    open: { se: '2026-11-22T13:00:00Z', sktid: '11111111-2222-3333-4444-555555555555', skoid: ASSET_ID },
  },
  CloudFront: {
    signature: { Signature: BASE64.replace(/[+/=]/g, '~') },
    other: { Policy: 'eyJTdGF0ZW1lbnQiOlt7IlJlc291cmNlIjoiaHR0cHM6' },
    open: { 'Key-Pair-Id': 'K2JCJMDEHXQW5F' },
  },
  'OSS, version 4': {
    signature: { 'x-oss-signature': HEX },
    other: { 'x-oss-security-token': TOKEN },
    open: { 'x-oss-credential': 'LTAIEXAMPLE/20261125/cn-hangzhou/oss/aliyun_v4_request' },
  },
  COS: {
    signature: { 'q-signature': HEX },
    other: { 'x-cos-security-token': TOKEN },
    open: { 'q-ak': 'AKIDEXAMPLEEXAMPLEEXAMPLE', 'q-sign-time': '1795348800;1795352400' },
  },
  Firebase: { open: { name: `assets/${ASSET_ID}`, uploadType: 'media' } },
  'resumable uploads of Google': { other: { upload_id: `ABPtcPr${'x9Yz'.repeat(10)}` } },
  // Under unknown names, a value that is neither a path nor words may give access.
  'another storage': {
    other: {
      key: HEX,
      ticket: 'q8Zr4TnV6wX2yB9cD1eF3gH5',
      jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
      base64: 'aB3/dE6+hI9/kL2+nO5/qR8+tU1',
    },
    open: {
      folder: 'acme-playables-gmbh/sounds',
      object: `organizations/prod/${ASSET_ID}.png`,
      file: 'end card with sound.html',
      source: 'acme-playables-gmbh/Sounds/end card (1)_300x250.html',
      at: '2026-11-25T00:00:00.000Z',
    },
  },
};

test.each(Object.entries(DIALECTS))(
  'of an upload URL of %s, what gives access is redacted in text, and only signatures in data',
  (_, { signature = {}, other = {}, open = {} }) => {
    const [query, secrets] = [{ ...open, ...signature, ...other }, new Secrets()];
    const known = [ASSET_ID, 'acme-playables-gmbh', 'end card with sound.html'];
    secrets.addUploadUrl(new URL(`https://s3.example/a.png?${new URLSearchParams(query)}`), known);
    for (const secret of Object.values({ ...signature, ...other }))
      for (const spell of Object.values(SPELLINGS))
        expect(secrets.redact(`${spell(secret)} is wrong`)).toBe('*** is wrong');
    for (const secret of Object.values(signature))
      expect(secrets.redactData(`{"by":"${secret}"}`)).toBe('{"by":"***"}');
    for (const secret of Object.values(other)) expect(secrets.redactData(secret)).toBe(secret);
    const host = 'https://cdn.s3.example/bucket/a.png of AKIAOTHER, 0123456789abcdef';
    for (const text of [...Object.values(open), ...Object.keys(query), host])
      expect(secrets.redact(text)).toBe(text);
  },
);

function secretsOf(...addresses: readonly string[]): Secrets {
  const secrets = new Secrets();
  for (const address of addresses) secrets.addUploadUrl(new URL(address), []);
  return secrets;
}

test('a signature is redacted behind what may begin an encoded character', () => {
  const secrets = secretsOf(`https://s.example/a?X-Amz-Signature=${HEX}`);
  for (const before of ['%', '&', '&#'])
    for (const redact of [secrets.redact, secrets.redactData])
      expect(redact.call(secrets, `bad ${before}${HEX};`)).toBe(`bad ${before}***;`);
});

test('the user info of an upload URL is redacted in text', () => {
  const secrets = secretsOf('https://uploader:p%40ssw0rd-1@s3.example/a.png');
  expect(secrets.redact('no access for p@ssw0rd-1')).toBe('no access for ***');
});

test('a signature in the path of an upload URL is a secret, and a name there is none', () => {
  const secrets = secretsOf(
    'https://s.example/sig=Zx9-Zx9-Zx9;id=org-1-org-1/X-Amz-Signature=AbCdEf01/a.png',
  );
  expect(secrets.redact('Zx9-Zx9-Zx9 org-1-org-1 AbCdEf01 a.png')).toBe('*** org-1-org-1 *** a.png');
});

test('two upload URLs may share a session token, and the UUID of a session is a key, that of an upload is not', () => {
  const [token, uploadId] = ['FwoGZXIvYXdzEBYaD', '5f2b8c0d-0000-0000-0000-5f2b8c0d5f2b'];
  const shared = `X-Amz-Security-Token=${token}&session_id=${ASSET_ID}&upload_id=${uploadId}`;
  const signed = ['0123456789', '9876543210'].map((one) => `https://s.example/a?${shared}&sig=${one}`);
  const words = `${token} ${ASSET_ID} 9876543210 ${uploadId}`;
  expect(secretsOf(...signed).redact(words)).toBe(`*** *** *** ${uploadId}`);
});

const NUMBERS = '{"n":[1234567890,-12345678900.5],"1234567890":"***"}';

test.each([
  ['dev', '{"dev-1":["dev","a dev game",7]}', '{"dev-1":["dev","a dev game",7]}'],
  ['a-long-token', '{ "id": "dev-1", "size": 1.0 }', '{ "id": "dev-1", "size": 1.0 }'],
  ['a-long-token', '{ "by": "a-long-token", "size": 1.0 }', '{ "by": "***", "size": 1.0 }'],
  ['a-long-token', '{"a-long-token" :"a-long\\u002dtoken"}', '{"a-long-token" :"***"}'],
  ['a-long-token', '["a\\"-long-token","\\"a-long-token\\\\"]', '["a\\"-long-token","\\"***\\\\"]'],
  ['1234567890', '{"n":[1234567890,-12345678900.5],"1234567890":"1234567890"}', NUMBERS],
  ['":true,"a', '{"a":true,"a\\":true,\\"a":"\\":true,\\"a"}', '{"a":true,"a\\":true,\\"a":"***"}'],
  ['u0041bcdef', '["\\u0041bcdef","u0041bcdef"]', '["\\u0041bcdef","***"]'],
  ['ab\\u0041cdef', '["ab\\u0041cdef","ab\\\\u0041cdef"]', '["***","***"]'],
  ['n-of-token', '["\\n-of-token","C:\\\\n-of-token"]', '["\\n-of-token","C:\\\\***"]'],
])(
  'JSON has the token %s redacted in texts, unless it is short, and nothing else: %s',
  (token, text, redacted) => {
    expect(new Secrets(token).redactData(text)).toBe(redacted);
    JSON.parse(redacted);
  },
);

test('another text of the service has the token redacted wherever it stands', () => {
  const redacted = new Secrets('a-long-token').redactData('by "a-long-token": a-long-token\n');
  expect(redacted).toBe('by "***": ***\n');
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
