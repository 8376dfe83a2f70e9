import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { type ApiCall, callApi } from './client.ts';
import { runEmulator } from './run-emulator.ts';

type Request = readonly [method: string, path: string, call: ApiCall];

const get = (path: string, call: ApiCall = {}): Request => ['GET', path, call];
const post = (path: string, body?: unknown, call: ApiCall = {}): Request => ['POST', path, { ...call, body }];

const GAME = { name: 'Pop', organizationId: 'org-1' };
const ASSET = { fileName: 'ball.png', contentType: 'image/png', organizationId: 'org-1' };
const TWICE = ['Bearer dev', 'Bearer dev'] as unknown as string;
const MIB = 1024 * 1024;
const LONG = 'a'.repeat(1025);

const game = (fields: object) => post('/games', fields);
const exported = (fields: object) => post('/export', fields);
const asset = (fields: object) => post('/storage/urls', { ...ASSET, ...fields });
const authorized = (authorization: string) => get('/games', { token: null, headers: { authorization } });
const typed = (type: string) => post('/games', GAME, { headers: { 'content-type': type } });

/** Each message with the requests that it rejects. */
const REJECTIONS: Readonly<Record<number, Readonly<Record<string, readonly Request[]>>>> = {
  400: {
    'The body must be JSON in UTF-8': ['{"name":', '', Buffer.from('{"name":"\xff"}', 'latin1')].map((body) =>
      post('/games', body),
    ),
    'The body must be a JSON object': ['[]', 'null', '"text"', '1'].map((body) => post('/games', body)),
    'name is required': [game({ organizationId: 'org-1' })],
    'organizationId is required': [game({ name: 'x' })],
    'name is required; organizationId is required': [game({})],
    'name must not be empty': [game({ ...GAME, name: '' })],
    'name must have at most 1024 characters': [1025, 500_000].map((length) =>
      game({ ...GAME, name: 'é'.repeat(length) }),
    ),
    'name must have at most 1024 characters; organizationId must have at most 1024 characters': [
      game({ name: LONG, organizationId: LONG }),
    ],
    'variantId must have at most 1024 characters; network must have at most 1024 characters': [
      exported({ variantId: LONG, network: LONG }),
    ],
    'unknown fields: "id"': [game({ ...GAME, id: 'mine' })],
    'variantId is required; network is required': [exported({})],
    'variantId must not be empty; network must be a string': [exported({ variantId: '', network: 1 })],
    'unknown fields: "organizationId"': [exported({ variantId: 'v', network: 'n', organizationId: 'org-1' })],
    'fileName must not be empty; contentType must be a media type, such as image/png; organizationId must be a string; unknown fields: "size", "__proto__"':
      [
        post(
          '/storage/urls',
          '{"fileName":"","contentType":"png","organizationId":1,"size":2,"__proto__":3}',
        ),
      ],
    'fileName must not be empty': [asset({ fileName: '' })],
    'fileName must not contain control characters': ['a\nb', 'a\u0000', 'a\u0085'].map((fileName) =>
      asset({ fileName }),
    ),
    'fileName must have at most 1024 characters': [asset({ fileName: LONG })],
    'fileName must be well-formed Unicode': [asset({ fileName: 'a\ud800' })],
    'contentType must be a media type, such as image/png': [
      ...['', 'png', 'image/', '/png', 'image/png/x', 'image /png', ' image/png', 'image/png ', 'image/png;'],
      ...['image/png; charset', 'image/png; charset=', 'image/png; a="b', 'image/png\r\nX-Evil: 1'],
      ...['image/pñg', 'image/png\n', 'image/p\u0000ng', 'image/png; a="\u0001"', '*'],
      'image/png; a="\u007f"',
    ].map((contentType) => asset({ contentType })),
    'contentType must have at most 1024 characters': [asset({ contentType: `image/${'x'.repeat(1019)}` })],
    'organizationId is required, once': [
      ...['', '?organizationId=', '?organizationId=org-1&organizationId=org-2', '?organization=org-1'],
    ].map((query) => get(`/assets${query}`)),
    'page must be a whole number from 1': [
      ...['0', '-1', '1.5', '', 'x', '1e3', '+1', '%201', '0x10', '9007199254740992', '1&page=2'],
    ].map((page) => get(`/games?page=${page}`)),
    'limit must be a whole number from 1 to 100': ['0', '101', '-1', '1.5', '', 'x'].map((limit) =>
      get(`/games?limit=${limit}`),
    ),
    'page must be a whole number from 1; limit must be a whole number from 1 to 100': [
      get('/games?page=0&limit=0'),
    ],
  },
  401: {
    'The bearer token is missing': [
      get('/games', { token: null }),
      ...['Basic dev', 'dev', 'Bearer', 'Bearer dev dev', 'Bearerdev', TWICE].map(authorized),
      // Authentication comes before the path, the method and the body.
      get('/nowhere', { token: null }),
      ['DELETE', '/games', { token: null }],
      post('/games', 'no JSON', { token: null }),
    ],
    'The token is invalid': ['other', 'de', 'devv', 'DEV'].map((token) => get('/games', { token })),
  },
  403: {
    'Token does not belong to organization org-2': [
      get('/assets?organizationId=org-2'),
      game({ ...GAME, organizationId: 'org-2' }),
      asset({ organizationId: 'org-2' }),
    ],
  },
  404: {
    'There is no such endpoint': [
      ...['', '/', '/nowhere', '/games/', '/games/one/two', '/storage'],
      ...['/storage/urls/', '/Games', '/exports'],
    ].map((path) => get(path)),
    'There is no such game': ['none', 'a%2Fb', '..%2Fgames', '%00', '%'].map((id) => get(`/games/${id}`)),
  },
  415: {
    'Content-Type must be application/json': [
      post('/games'),
      ...['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', 'application', ''].map(
        typed,
      ),
    ],
  },
};

const ROWS = Object.entries(REJECTIONS).flatMap(([status, messages]) =>
  Object.entries(messages).flatMap(([message, requests]) =>
    requests.map(([method, path, call]) => {
      return { status, method, path, call, sent: JSON.stringify(call).slice(0, 80), message };
    }),
  ),
);

test.each(ROWS)(
  'the API responds with $status to $method $path with $sent: $message',
  async ({ status, method, path, call, message }) => {
    const emulator = await runEmulator();
    const { headers, ...response } = await callApi(emulator, method, path, call);
    const error = status === '403' ? 'INSUFFICIENT_PERMISSIONS' : STATUS_CODES[status];
    const statusCode = Number(status);
    expect(response).toEqual({ status: statusCode, body: { statusCode, error, message } });
    expect(headers['content-type']).toBe('application/json');
    expect(headers['www-authenticate']).toBe(status === '401' ? 'Bearer' : undefined);
    expect((await callApi(emulator, 'GET', '/games')).body).toMatchObject({ data: [] });
    expect((await callApi(emulator, 'GET', '/assets?organizationId=org-1')).body).toEqual([]);
    expect(emulator.exports()).toEqual([]);
  },
);

test.each([
  ['DELETE', '/games', 'GET, HEAD, POST'],
  ['PUT', '/games/one', 'GET, HEAD'],
  ['POST', '/assets', 'GET, HEAD'],
  ['GET', '/storage/urls', 'POST'],
  ['OPTIONS', '/storage/urls', 'POST'],
  ['GET', '/export', 'POST'],
  ['PATCH', '/export', 'POST'],
])('the API responds with 405 to %s %s and allows %s', async (method, path, allow) => {
  const { status, headers, body } = await callApi(await runEmulator(), method, path);
  expect([status, headers.allow]).toEqual([405, allow]);
  const message = `${method} is not allowed here, only ${allow}`;
  expect(body).toEqual({ statusCode: 405, error: 'Method Not Allowed', message });
});

test.each([
  ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000), 400, 'The body must be a JSON object'],
  ['1 MiB + 1 byte', JSON.stringify(GAME).padEnd(MIB + 1), 413, 'The body must have at most 1048576 bytes'],
])('the API rejects a body of %s', async (_, body, statusCode, message) => {
  const emulator = await runEmulator();
  const { status, body: error } = await callApi(emulator, 'POST', '/games', { body });
  expect(status).toBe(statusCode);
  expect(error).toEqual({ statusCode, error: STATUS_CODES[statusCode], message });
});
