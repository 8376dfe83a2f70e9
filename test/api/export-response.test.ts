import { expect, test } from 'vitest';
import { parseExportResponse, type ResponseLink, type ShownResponse } from '../../src/api/export-response.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';

const TOKEN = 'pat-0123456789';

function show(body: string, headers = {}): ShownResponse | undefined {
  const secrets = new Secrets(TOKEN);
  const address = 'https://s.example/b?X-Amz-Signature=5f2b8c0d9e1a&X-Amz-Security-Token=IQoJb3JpZ2lu';
  secrets.addUploadUrl(new URL(address), []);
  return parseExportResponse(body, { headers, truncated: false }, secrets).value.shown;
}

test.each<[string, string, string]>([
  ['JSON as it came', '{"jobId":"j-0","size":1.10,"id":"e-1"}', '{"jobId":"j-0","size":1.10,"id":"e-1"}'],
  ['JSON in one line', '{\r\n\t"id": "e-1",\n\t"tags": []\n}\n', '{ "id": "e-1", "tags": [] }'],
  ['JSON that is empty', '{}', '{}'],
  ['a text in one line', 'queued\n::error::x', 'queued ::error::x'],
  ['the beginning of a long text', 'y'.repeat(121), `${'y'.repeat(119)}…`],
  [
    'an address in a text without its query',
    `at https://b.example/x?n=''g.zip&sig=s1`,
    'at https://b.example/x',
  ],
  ['a path without its query', '{"next":"/exports/7?key=1","id":7}', '{"next":"/exports/7","id":7}'],
  ['no secret', `{"id":"${TOKEN}","at":"\\u0049QoJb3JpZ2lu"}`, '{"id":"***","at":"***"}'],
])('people see %s', (_, body, words) => {
  expect(show(body)).toEqual({ words, links: [] });
});

test.each<[string, string, ResponseLink]>([
  [
    'an address of host and path',
    'https://play.example/a(b)',
    { text: 'play.example/a(b)', url: 'https://play.example/a(b)' },
  ],
  [
    'a long address',
    `https://play.example/${'a'.repeat(300)}`,
    { text: `play.example/${'a'.repeat(106)}…`, url: `https://play.example/${'a'.repeat(300)}` },
  ],
  [
    'an address that is too long to follow',
    `https://play.example/${'a'.repeat(988)}`,
    { text: `play.example/${'a'.repeat(106)}…` },
  ],
  ['an address with a query', 'https://play.example/a?sig=1', { text: 'play.example/a' }],
  ['an address with a fragment', 'https://play.example/a#key', { text: 'play.example/a' }],
  ['an address with user info', 'https://me:key@play.example/a', { text: 'play.example/a' }],
  ['an address with a secret', `https://play.example/IQoJb3JpZ2lu`, { text: 'play.example/***' }],
])('people see %s, and may follow it only if it gives no access', (_, url, link) => {
  expect(show(JSON.stringify({ deep: [{ url }] }))?.links).toEqual([link]);
  expect(show(`${url}\n`)).toEqual({ words: '', links: [link] });
  expect(show('', { location: url })).toEqual({ words: '', links: [link] });
});

test('people see a `Location` without an origin, without its query', () => {
  expect(show('', { location: '/exports/7?key=1' })).toEqual({ words: '', links: [{ text: '/exports/7' }] });
});

test('people see the `Location` first, and each address once', () => {
  const [a, b] = ['https://play.example/a', 'https://play.example/b'];
  const links = show(JSON.stringify({ a, b, c: a }), { location: b })?.links;
  expect(links?.map(({ url }) => url)).toEqual([b, a]);
});

test.each(['', ' \n'])('people see nothing of %j', (body) => expect(show(body)).toBeUndefined());

test('people get no link to an address that is not https:', () => {
  expect(show('{"url":"http://play.example/"}')?.links).toEqual([]);
});

test('people see three links of many', () => {
  const urls = Array.from({ length: 9 }, (_, index) => `https://play.example/${index}`);
  expect(show(JSON.stringify(urls))?.links).toHaveLength(3);
});

test.each([
  ['{"success":false}', '{"success":false}'],
  ['{"success":false,"id":"e-1","message":"no credits"}', 'no credits'],
  ['{"error":"quota exceeded"}', 'quota exceeded'],
  ['{"error":"Forbidden","message":"no credits"}', 'Forbidden: no credits'],
  ['{"error":{"message":"no credits"}}', 'no credits'],
  [`{"error":"${TOKEN}"}`, '***'],
])('the complaint of %s is what it says', (body, complaint) => {
  expect(show(body)?.complaint).toBe(complaint);
});

test.each([
  ...['{"error":"x","id":"e-1"}', '{"error":"x","status":"queued"}', '{"error":null}', '{"error":" "}'],
  ...['{"error":false}', '{"success":true}', '{"success":null}', '[{"success":false}]', '"error"', '{}'],
])('%s is no complaint', (body) => {
  expect(show(body)?.complaint).toBeUndefined();
});
