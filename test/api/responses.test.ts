import { describe, expect, test } from 'vitest';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { parseGamePage, parseResponseBody, parseUploadTarget } from '../../src/api/responses.ts';

test.each<[string, string, unknown]>([
  ['empty', '', undefined],
  ['blank', ' \r\n', undefined],
  ['an object', '{"id":"e-1"}', { id: 'e-1' }],
  ['an object after a byte order mark', '\uFEFF{"id":"e-1"}', { id: 'e-1' }],
  ['a string of JSON', '"queued"', '"queued"'],
  ['null', 'null', 'null'],
  ['lists without end', '['.repeat(100_000), '['.repeat(100_000)],
  ['text', 'queued', 'queued'],
  ['incomplete JSON', '{"id":', '{"id":'],
])('an unspecified body is parsed from %s', (_what, text, value) => {
  expect(parseResponseBody(text)).toEqual({ value });
});

describe('the response of POST /storage/urls', () => {
  const NOW = Date.UTC(2026, 10, 22, 12);
  const body = (fields: Record<string, unknown>): string => JSON.stringify(fields);
  const uploadUrl = 'https://storage.example/b/a%20b.png?X-Amz-Signature=secret%2Fsig';
  const parse = (text: string, allowHttp = false) =>
    parseUploadTarget(text, ['a b.png'], NOW, new Secrets(), allowHttp);
  const requestTarget = '/b/a%20b.png?X-Amz-Signature=secret%2Fsig';
  /** 20 s for a URL that does not say when it expires. */
  const usableMs = 0.9 * 19_000;

  test.each([{}, { expiresIn: 60 }])('is parsed, and may have additional fields: %o', (more) => {
    const parsed = parse(body({ uploadUrl, assetId: 'a-1', ...more }));
    expect(parsed).toEqual({
      value: { uploadUrl: new URL(uploadUrl), requestTarget, assetId: 'a-1', usableMs },
    });
    expect(typeof parsed !== 'string' && parsed.value.uploadUrl.href).toBe(uploadUrl);
  });

  test('says how long the upload URL can be used: for nine tenths of its life, without a second for rounding', () => {
    const expiring = `${uploadUrl}&X-Amz-Date=20261122T115930Z&X-Amz-Expires=60`;
    expect(parse(body({ uploadUrl: expiring, assetId: 'a-1' }))).toMatchObject({
      value: { usableMs: 0.9 * 29_000 },
    });
  });

  test('keeps an asset id that names the object in the upload URL', () => {
    const assetId = '0123456789abcdef0123456789abcdef';
    const address = `https://s.example/o?name=assets%2F${assetId}&x-amz-meta-id=${assetId}`;
    expect(parse(body({ uploadUrl: address, assetId }))).toMatchObject({ value: { assetId } });
  });

  test.each([
    ['signature', undefined, 'a-0123456789abcdef'],
    ['token', 'tok-0123456789', 'a-tok-0123456789'],
  ])('is an error if the asset id holds the %s', (_, token, assetId) => {
    const text = body({ uploadUrl: 'https://s.example/b?X-Amz-Signature=0123456789abcdef', assetId });
    expect(parseUploadTarget(text, [], NOW, new Secrets(token), false)).toMatch(/holds the token or a sig/);
  });

  test.each<[string, string, RegExp]>([
    ['empty', '', /empty/],
    ['text', 'ok', /not a JSON object/],
    ['null', 'null', /not a JSON object/],
    ['no uploadUrl', body({ assetId: 'a-1' }), /no uploadUrl/],
    ['an empty uploadUrl', body({ assetId: 'a-1', uploadUrl: '' }), /no uploadUrl/],
    ['an uploadUrl of another type', body({ assetId: 'a-1', uploadUrl: 7 }), /no uploadUrl/],
    ['a relative uploadUrl', body({ assetId: 'a-1', uploadUrl: '/b?sig=secret' }), /not an address/],
    ['an uploadUrl of http:', body({ assetId: 'a-1', uploadUrl: 'http://s.example/b?sig=secret' }), /https:/],
    ['an uploadUrl of http: on loopback', body({ assetId: 'a', uploadUrl: 'http://127.0.0.1/' }), /https:/],
    [
      'an uploadUrl of another scheme',
      body({ assetId: 'a-1', uploadUrl: 'ftp://s.example/secret' }),
      /https:/,
    ],
    ['a line break', body({ uploadUrl: 'https://s.example/secret\nb', assetId: 'a-1' }), /not an address/],
    ['no assetId', body({ uploadUrl }), /no assetId/],
    ['an empty assetId', body({ uploadUrl, assetId: '' }), /no assetId/],
    ['an assetId of another type', body({ uploadUrl, assetId: 7 }), /no assetId/],
    ['the fields one level down', body({ data: { uploadUrl, assetId: 'a-1' } }), /no assetId/],
  ])('with %s is rejected, without quoting it', (_what, text, words) => {
    const parsed = parse(text);
    expect(parsed).toMatch(words);
    expect(parsed).not.toContain('secret');
  });

  test('may have an uploadUrl of http: if allow-http is set, and of no other scheme', () => {
    const http = 'http://127.0.0.1:8787/storage/a-1?sig=x';
    expect(parse(body({ uploadUrl: http, assetId: 'a-1' }), true)).toEqual({
      value: { uploadUrl: new URL(http), requestTarget: '/storage/a-1?sig=x', assetId: 'a-1', usableMs },
    });
    expect(parse(body({ uploadUrl: 'ftp://s.example/a', assetId: 'a-1' }), true)).toMatch(/https:/);
  });

  test.each([
    ['https://s.example', '/'],
    ['https://s.example?sig=a#b', '/?sig=a'],
    ['https://s.example/a/../b?x=a:b', '/a/../b?x=a:b'],
    ['https://[::1]:8443/é', '/%C3%A9'],
  ])('sends a request to %s for %s', (address, requestTarget) => {
    expect(parse(body({ uploadUrl: address, assetId: 'a-1' }))).toMatchObject({ value: { requestTarget } });
  });
});

describe('the response of GET /games', () => {
  const game = { id: 'g-1', name: 'Bubbles', createdAt: '2026-01-01T00:00:00Z' };
  const meta = { page: 1, limit: 20, total: 1, totalPages: 1 };

  test.each<[string, { data: unknown[]; meta: object }]>([
    ['with no games', { data: [], meta: { ...meta, total: 0, totalPages: 0 } }],
    ['with additional fields of a game', { data: [{ ...game, genre: 'puzzle' }], meta }],
  ])('%s is parsed', (_, page) => {
    expect(parseGamePage(JSON.stringify(page), new Secrets())).toEqual({ value: page });
  });

  test.each<[string, unknown, RegExp]>([
    ['a bare array', [game], /not a JSON object/],
    ['no data', { meta }, /no data/],
    ['data that is no array', { data: game, meta }, /no data/],
    ['a game without an id', { data: [{ ...game, id: undefined }], meta }, /no data/],
    ['a game with an empty id', { data: [{ ...game, id: '' }], meta }, /no data/],
    ['an id of another type', { data: [{ ...game, id: 1 }], meta }, /no data/],
    ['a game that is null', { data: [null], meta }, /no data/],
    ['no meta', { data: [game] }, /no meta/],
    ['a total of another type', { data: [game], meta: { ...meta, total: '1' } }, /no meta/],
    ['no totalPages', { data: [game], meta: { page: 1, limit: 20, total: 1 } }, /no meta/],
  ])('with %s is rejected', (_what, page, words) => {
    expect(parseGamePage(JSON.stringify(page), new Secrets())).toMatch(words);
  });

  test('with a number that becomes Infinity is rejected', () => {
    const text = JSON.stringify({ data: [game], meta }).replace(/"total":\d+/, '"total":1e999');
    expect(parseGamePage(text, new Secrets())).toMatch(/no meta/);
  });
});
