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
  expect(show(body)).toEqual({ words });
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
  expect(show('', { location: url })).toEqual({ words: '', link });
});

test('people see a `Location` without an origin, without its query', () => {
  expect(show('', { location: '/exports/7?key=1' })).toEqual({ words: '', link: { text: '/exports/7' } });
});

test.each(['', ' \n'])('people see nothing of %j', (body) => expect(show(body)).toBeUndefined());

test('people get no link to an address that is not https:, nor to one in the body', () => {
  const location = 'http://play.example/';
  expect(show('', { location })).toEqual({ words: '', link: { text: location } });
  expect(show('"https://play.example/a"')).toEqual({ words: '"https://play.example/a"' });
});
