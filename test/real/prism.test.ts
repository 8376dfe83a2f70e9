import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { components } from '../../api/schema.generated.ts';
import type { StepResult } from '../../scripts/local-runner.ts';
import { expectGreen } from '../e2e/assertions.ts';
import {
  type ActionResult,
  inputsFor,
  runAction,
  runSubAction,
  type Settings,
  TOKEN,
} from '../e2e/run-action.ts';
import { type MockedService, type MockOptions, PRISM, startMockedService } from './mocked-service.ts';
import { startRecorder, startS3, testWith, VERSITYGW } from './programs.ts';
import { fetchObject, signAddress } from './signing-service.ts';

/* The actions against a server that follows api/openapi.yaml, and a storage, neither of which is part of this project. */

const testDelivery = testWith(PRISM, VERSITYGW);
const test = testWith(PRISM);

const FILES = {
  'index.html': [randomBytes(5000), 'text/html'],
  'größe/a+b.mp3': [randomBytes(300 * 1024), 'audio/mpeg'],
  'empty.json': [Buffer.alloc(0), 'application/json'],
} as const;

type Path = keyof typeof FILES;
const PATHS = Object.keys(FILES) as Path[];
const BYTES = Object.fromEntries(PATHS.map((path) => [path, FILES[path][0]]));

/** The id of a path's example in the mock. The header `Prefer` allows only plain text. */
const idOf = (path: unknown): string => `asset-${PATHS.indexOf(path as Path) + 1}`;

const deliver = (baseUrl: string, inputs: Settings = {}): Promise<ActionResult> =>
  runAction({
    files: BYTES,
    inputs: inputsFor(baseUrl, {
      assets: '**',
      'file-name': 'path',
      variant: 'v-1, v-2',
      network: 'unity',
      ...inputs,
    }),
  });

/** Expects a green run without a request or response that violates the contract. */
function expectValid(result: StepResult, { exchanges }: MockedService): void {
  expectGreen(result);
  for (const { call, status, violations } of exchanges)
    expect({ call, status, violations }).toEqual({ call, status: 200, violations: undefined });
}

/** A storage with an upload URL for each path. */
async function startStorage(paths: readonly Path[]) {
  const recorder = await startRecorder(await startS3());
  const origin = `http://127.0.0.1:${recorder.port}`;
  const targets = paths.map(async (path) => {
    const contentType = FILES[path][1];
    const uploadUrl = await signAddress({ method: 'PUT', origin, key: path, contentType });
    return [idOf(path), { uploadUrl, assetId: idOf(path) }] as const;
  });
  return {
    uploadTargets: Object.fromEntries(await Promise.all(targets)),
    puts: () => recorder.requests(),
    sent: () => recorder.sent(),
    expectStored: async (path: Path) => {
      const [bytes, contentType] = FILES[path];
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const stored = await fetchObject(await signAddress({ method: 'GET', origin, key: path }));
      expect(stored).toEqual({ status: 200, contentType, size: bytes.length, sha256 });
    },
  };
}

testDelivery('delivers files and triggers exports without a request that violates the contract', async () => {
  const storage = await startStorage(PATHS);
  const service = await startMockedService({
    uploadTargets: storage.uploadTargets,
    prefer: ({ call, body }) =>
      call === 'POST /storage/urls' ? `example=${idOf((body as { fileName: string }).fileName)}` : undefined,
  });
  const result = await deliver(service.baseUrl);

  expectValid(result, service);
  expect(service.exchanges.map(({ call }) => call).sort()).toEqual([
    ...['POST /export', 'POST /export'],
    ...['POST /storage/urls', 'POST /storage/urls', 'POST /storage/urls'],
  ]);
  expect(storage.puts()).toHaveLength(PATHS.length);
  expect(storage.sent()).not.toContain(TOKEN);
  for (const path of PATHS) await storage.expectStored(path);
  expect(JSON.parse(result.outputs['asset-ids'] ?? '')).toEqual(
    Object.fromEntries(PATHS.map((path) => [path, idOf(path)])),
  );
  expect(JSON.parse(result.outputs['exports'] ?? '')).toEqual(
    ['v-1', 'v-2'].map((variantId) => ({ variantId, network: 'unity', status: 'triggered' })),
  );
  expect(result.manifest).toMatchObject({ conclusion: 'success', organizationId: 'org-1' });
  expect(result.manifest.assets).toHaveLength(PATHS.length);
  for (const { path, status, assetId, size, contentType } of result.manifest.assets) {
    const [bytes, type] = FILES[path as Path];
    expect({ status, assetId, size, contentType }).toEqual({
      status: 'uploaded',
      assetId: idOf(path),
      size: bytes.length,
      contentType: type,
    });
  }
});

testDelivery('accepts responses that are generated from the contract', async () => {
  const storage = await startStorage(['index.html']);
  const service = await startMockedService({ uploadTargets: storage.uploadTargets, dynamic: true });
  const result = await deliver(service.baseUrl, { assets: 'index.html' });
  expectValid(result, service);
  await storage.expectStored('index.html');
  expect(result.manifest.assets).toMatchObject([{ status: 'uploaded', assetId: expect.stringMatching(/./) }]);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '1', 'export-count': '2' });
});

test('the mock rejects requests that violate the contract', async () => {
  const { baseUrl, exchanges } = await startMockedService();
  const { status } = await fetch(`${baseUrl}/export`, {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    body: JSON.stringify({ variantId: 1 }),
  });
  expect(status).toBe(422);
  expect(exchanges).toMatchObject([{ violations: expect.stringContaining("required property 'network'") }]);
});

type GamePage = components['schemas']['GamePage'];

const POP = { id: 'game-1', name: 'Bubble Pop', createdAt: '2027-01-04T09:30:00.000Z' };
const DUEL = { id: 'game-2', name: 'Word Duel', createdAt: '2027-02-11T16:05:00.000Z' };
const RUN = { id: 'game-3', name: 'Sky Run', createdAt: '2027-03-01T08:00:00.000Z' };

const pageOf = (page: number, totalPages: number, total: number, ...data: GamePage['data']): GamePage => ({
  data,
  meta: { page, limit: 2, total, totalPages },
});

const TWO_PAGES: Pick<MockOptions, 'gamePages' | 'prefer'> = {
  gamePages: { 'page-1': pageOf(1, 2, 3, POP, DUEL), 'page-2': pageOf(2, 2, 3, RUN) },
  prefer: ({ call, query }) =>
    call === 'GET /games' ? `example=page-${query.get('page') ?? '1'}` : undefined,
};

const CREATE = { name: 'Sky Run', 'create-if-missing': 'true', organization: 'org-1' };

async function run(
  name: 'games' | 'assets',
  inputs: Settings,
  options: MockOptions = {},
): Promise<{ result: StepResult; service: MockedService; calls: string[] }> {
  const service = await startMockedService(options);
  const all = inputsFor(service.baseUrl, { organization: '', ...inputs });
  const result = await runSubAction({ action: name, inputs: all });
  return { result, service, calls: service.exchanges.map(({ call }) => call) };
}

test('games: lists all games of all pages of a size', async () => {
  const ran = await run('games', { 'page-size': '2' }, TWO_PAGES);
  expectValid(ran.result, ran.service);
  expect(ran.calls).toEqual(['GET /games', 'GET /games']);
  expect(ran.service.exchanges.map(({ query }) => query.get('limit'))).toEqual(['2', '2']);
  const { outputs } = ran.result;
  expect(JSON.parse(outputs['games'] ?? '')).toEqual([POP, DUEL, RUN]);
  expect(JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'))).toEqual([POP, DUEL, RUN]);
  expect(outputs['created']).toBe('false');
});

test('games: creates a missing game, and finds it by its name after an empty response', async () => {
  let isThere = false;
  const ran = await run('games', CREATE, {
    gamePages: { before: pageOf(1, 1, 2, POP, DUEL), after: pageOf(1, 1, 3, POP, DUEL, RUN) },
    prefer: ({ call }) => {
      if (call === 'POST /games') isThere = true;
      return call === 'GET /games' ? `example=${isThere ? 'after' : 'before'}` : undefined;
    },
  });
  expectValid(ran.result, ran.service);
  expect(ran.calls).toEqual(['GET /games', 'POST /games', 'GET /games']);
  expect(ran.service.exchanges[1]?.body).toEqual({ name: 'Sky Run', organizationId: 'org-1' });
  expect(ran.result.outputs).toMatchObject({ 'game-id': 'game-3', created: 'true' });
});

test.each([
  ['nothing', undefined, ''],
  ['the game', DUEL, JSON.stringify(DUEL)],
])('games: fetches a game by its id if the response is %s', async (_, shown, game) => {
  const notShown = shown === undefined ? {} : { 'GET /games/{game_id}': shown };
  const ran = await run('games', { game: 'game-2' }, { notShown });
  expectValid(ran.result, ran.service);
  expect(ran.calls).toEqual(['GET /games/game-2']);
  expect(ran.result.outputs).toMatchObject({ 'game-id': 'game-2', game });
});

const ASSETS = [{ assetId: 'asset-1', fileName: 'index.html' }];

test.each([
  ['nothing', undefined, ''],
  ['an array', ASSETS, JSON.stringify(ASSETS)],
])('assets: lists the assets if the response is %s', async (_, shown, assets) => {
  const notShown = shown === undefined ? {} : { 'GET /assets': shown };
  const ran = await run('assets', { organization: 'org 1&2' }, { notShown });
  expectValid(ran.result, ran.service);
  expect(ran.service.exchanges.map(({ call, query }) => [call, query.get('organizationId')])).toEqual([
    ['GET /assets', 'org 1&2'],
  ]);
  expect(ran.result.outputs['assets']).toBe(assets);
  expect(await readFile(ran.result.outputs['assets-file'] ?? '', 'utf8')).toBe(assets);
});
