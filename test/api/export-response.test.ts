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

test.each<[string, string, readonly string[]]>([
  ['its id and its status', '{"status":"queued","jobId":"j-0","id":"e-1"}', ['e-1', 'queued']],
  [
    'an id that is one level down',
    '{"data":{"job_id":12345678901234567890,"state":"new"}}',
    ['12345678901234567890', 'new'],
  ],
  [
    'the id of the export beside others',
    '{"requestId":"r","variant":{"id":"v"},"data":{"exportId":"e-3"}}',
    ['e-3'],
  ],
  ['no empty text', '{"id":"","exportID":"e-5","status":" ","state":"new"}', ['e-5', 'new']],
  ['no query with quotes', `see https://b.example/x?n=''g.zip&sig=secret1`, ['see https://b.example/x']],
  ['no id that the request named', '{"variantId":"v","organization_id":"o","exportId":"e-1"}', ['e-1']],
  [
    'the beginning of a text',
    `queued\n::error::x ${'y'.repeat(99)}`,
    [`queued ::error::x ${'y'.repeat(61)}…`],
  ],
  ['a path without its query', '/exports/7?key=1', ['/exports/7']],
  ['no secret', `{"id":"${TOKEN}","status":"IQoJb3JpZ2lu"}`, ['***', '***']],
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
    { text: `play.example/${'a'.repeat(146)}…`, url: `https://play.example/${'a'.repeat(300)}` },
  ],
  ['an address with a query', 'https://play.example/a?sig=1', { text: 'play.example/a' }],
  ['an address with a fragment', 'https://play.example/a#key', { text: 'play.example/a' }],
  ['an address with user info', 'https://me:key@play.example/a', { text: 'play.example/a' }],
  ['an address with a secret', `https://play.example/IQoJb3JpZ2lu`, { text: 'play.example/***' }],
])('people see %s, and may follow it only if it gives no access', (_, url, link) => {
  expect(show(JSON.stringify({ deep: [{ url }] }))).toEqual({ words: [], links: [link] });
});

test('people see the address of an empty response', () => {
  expect(show('', { location: 'https://play.example/7' })).toMatchObject({
    links: [{ text: 'play.example/7' }],
  });
});

test.each(['', '{}', '[]', '{"id":"","url":"http://play.example/","note":"x"}', `[${'0,'.repeat(99_999)}0]`])(
  'people see nothing of %.60j',
  (body) => expect(show(body)).toBeUndefined(),
);

test('people see three links of many', () => {
  const urls = Array.from({ length: 9 }, (_, index) => `https://play.example/${index}`);
  expect(show(JSON.stringify(urls))?.links).toHaveLength(3);
});
