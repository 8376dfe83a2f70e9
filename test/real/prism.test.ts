import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { request } from 'current-undici';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { components } from '../../api/schema.generated.ts';
import type { RealProgram } from '../../scripts/find-program.ts';
import type { StepResult } from '../../scripts/local-runner.ts';
import { startStub } from '../doubles/stub-server.ts';
import { expectGreen } from '../e2e/assertions.ts';
import { inputsFor, newFolder, runAction, runSubAction, type Settings } from '../e2e/run-action.ts';
import { startProgram, testWith } from './programs.ts';

/* The actions against Prism, which follows api/openapi.yaml and rejects every request that violates it. */

const PRISM: RealProgram = {
  name: 'prism',
  variable: 'PLAYABLE_PRISM',
  howToGet: 'npm install --global @stoplight/prism-cli@5.16.0',
};
const test = testWith(PRISM);
const DOCUMENT = resolve(import.meta.dirname, '../../api/openapi.yaml');

interface Exchange {
  /** `POST /storage/urls`, without the query. */
  readonly call: string;
  readonly query: string;
  /** The JSON body; empty without a body. */
  readonly body: unknown;
  readonly status: number;
  /** How it violates api/openapi.yaml, in the mock's words. */
  readonly violations: string | undefined;
}

type Page = components['schemas']['GamePage'];

interface Mocked {
  /** The responses to requests for games, by names. Otherwise they are the examples of the document. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** Which of them comes. */
  readonly pageFor?: (query: URLSearchParams, exchanges: readonly Exchange[]) => string;
  readonly uploadUrl?: string;
  /** Whether the mock makes responses from the schemas, instead of the examples. */
  readonly isDynamic?: boolean;
}

/** Starts Prism behind a server that chooses its responses and records them, for the running test. */
async function startMocked({ pages = {}, pageFor, uploadUrl, isDynamic = false }: Mocked = {}) {
  const document = parse(await readFile(DOCUMENT, 'utf8'));
  const { content } = document.paths['/games'].get.responses['2XX'];
  if (pageFor !== undefined)
    content['application/json'].examples = Object.fromEntries(
      Object.entries(pages).map(([name, value]) => [name, { value }]),
    );
  document.components.schemas.UploadTarget.properties.uploadUrl.enum = [uploadUrl];
  const target = document.paths['/storage/urls'].post.responses['2XX'].content['application/json'];
  target.example = { uploadUrl, assetId: 'asset-1' };
  const file = join(await newFolder(), 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const mode = isDynamic ? ['--dynamic', '--seed', '1'] : [];
  const port = await startProgram(PRISM, (free) => ['mock', '--errors', ...mode, '--port', `${free}`, file]);
  const exchanges: Exchange[] = [];
  const front = (await startStub()).always(async ({ request: incoming, respond }) => {
    const { method = '', url = '' } = incoming;
    const bytes = await buffer(incoming);
    const { pathname, search, searchParams } = new URL(url.replace('/v1', ''), front.origin);
    const call = `${method} ${pathname}`;
    const { host: _, connection: __, ...headers } = incoming.headers;
    const isList = call === 'GET /games' && pageFor !== undefined;
    const reply = await request(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: method as 'GET' | 'POST',
      headers: { ...headers, ...(isList && { prefer: `example=${pageFor(searchParams, exchanges)}` }) },
      ...(bytes.length > 0 && { body: bytes }),
    });
    const { 'content-type': type, 'sl-violations': violations } = reply.headers;
    const body = bytes.length > 0 ? JSON.parse(String(bytes)) : '';
    const status = reply.statusCode;
    exchanges.push({ call, query: search, body, status, violations: violations?.toString() });
    const own = type === undefined ? {} : { 'content-type': String(type) };
    respond({ status, headers: own, body: Buffer.from(await reply.body.arrayBuffer()) });
  });
  return { baseUrl: `${front.origin}/v1`, exchanges };
}

/** Expects a green run of these calls, without a request or response that violates the contract. */
function expectValid(result: StepResult, exchanges: readonly Exchange[], ...calls: readonly string[]): void {
  expectGreen(result);
  expect(exchanges).toMatchObject(calls.map((call) => ({ call, status: 200, violations: undefined })));
}

test.each([false, true])(
  'a delivery has no request that violates the contract, with responses from the schemas: %s',
  async (isDynamic) => {
    const storage = (await startStub()).always({ status: 200 });
    const { baseUrl, exchanges } = await startMocked({ uploadUrl: `${storage.origin}/a?sig=1`, isDynamic });
    const inputs = { assets: '**', 'file-name': 'path', variant: 'v-1, v-2', network: 'unity' };
    const files = { 'größe/a+b.mp3': 'sound' };
    const result = await runAction({ files, inputs: inputsFor(baseUrl, inputs) });
    expectValid(result, exchanges, 'POST /storage/urls', 'POST /export', 'POST /export');
    expect(storage.only).toMatchObject({ method: 'PUT', path: '/a?sig=1' });
    expect(result.outputs).toMatchObject({ 'uploaded-count': '1', 'export-count': '2' });
  },
);

const game = (id: string, name: string) => ({ id, name, createdAt: '2027-01-04T09:30:00.000Z' });
const [POP, DUEL, RUN] = [
  game('game-1', 'Bubble Pop'),
  game('game-2', 'Word Duel'),
  game('game-3', 'Sky Run'),
];
const pageOf = (page: number, totalPages: number, total: number, ...data: Page['data']): Page => ({
  data,
  meta: { page, limit: 2, total, totalPages },
});

async function query(action: 'games' | 'assets', inputs: Settings, mocked?: Mocked) {
  const { baseUrl, exchanges } = await startMocked(mocked);
  const result = await runSubAction({ action, inputs: inputsFor(baseUrl, { organization: '', ...inputs }) });
  return { result, exchanges };
}

test('all games of all pages of a size are listed', async () => {
  const { result, exchanges } = await query(
    'games',
    { 'page-size': '2' },
    {
      pages: { 'page-1': pageOf(1, 2, 3, POP, DUEL), 'page-2': pageOf(2, 2, 3, RUN) },
      pageFor: (asked) => `page-${asked.get('page') ?? '1'}`,
    },
  );
  expectValid(result, exchanges, 'GET /games', 'GET /games');
  expect(exchanges.map((exchange) => exchange.query)).toEqual(['?limit=2', '?page=2&limit=2']);
  expect(JSON.parse(result.outputs['games'] ?? '')).toEqual([POP, DUEL, RUN]);
});

test('a missing game is created, and found by its name after an empty response', async () => {
  const { result, exchanges } = await query(
    'games',
    { name: 'Sky Run', 'create-if-missing': 'true', organization: 'org-1' },
    {
      pages: { before: pageOf(1, 1, 2, POP, DUEL), after: pageOf(1, 1, 3, POP, DUEL, RUN) },
      pageFor: (_, earlier) => (earlier.length > 1 ? 'after' : 'before'),
    },
  );
  expectValid(result, exchanges, 'GET /games', 'POST /games', 'GET /games');
  expect(result.outputs).toMatchObject({ 'game-id': 'game-3', created: 'true' });
});

test('a game is fetched by its id, and the assets of an organization are listed', async () => {
  const fetched = await query('games', { game: 'game-2' });
  expectValid(fetched.result, fetched.exchanges, 'GET /games/game-2');
  const listed = await query('assets', { organization: 'org 1&2' });
  expectValid(listed.result, listed.exchanges, 'GET /assets');
  expect(listed.exchanges[0]?.query).toBe('?organizationId=org+1%262');
});
