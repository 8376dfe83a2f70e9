import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import type { components } from '../../src/api/schema.generated.ts';
import { annotations } from '../e2e/assertions.ts';
import { TOKEN } from '../e2e/run-action.ts';
import { type MockedService, type MockOptions, PRISM, startMockedService } from './mocked-service.ts';
import { testWith } from './programs.ts';
import { runBundle } from './signing-service.ts';

/** The sub-actions against a service that others wrote, made of api/openapi.yaml alone. */

const test = testWith(PRISM);

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

async function run(
  name: 'games' | 'assets',
  inputs: Readonly<Record<string, string>>,
  options: MockOptions = {},
): Promise<{ result: StepResult; service: MockedService; calls: string[] }> {
  const service = await startMockedService(options);
  const result = await runBundle(name, {
    token: TOKEN,
    'base-url': service.baseUrl,
    'allow-http': 'true',
    ...inputs,
  });
  return { result, service, calls: service.exchanges.map(({ call }) => call) };
}

/** A good run: nothing in it is against the contract. */
function expectGreen({ result, service }: { result: StepResult; service: MockedService }): void {
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  for (const { call, status, violations } of service.exchanges)
    expect({ call, status, violations }).toEqual({ call, status: 200, violations: undefined });
}

test('games: all are listed, over all pages', async () => {
  const ran = await run('games', {}, TWO_PAGES);
  expectGreen(ran);
  expect(ran.calls).toEqual(['GET /games', 'GET /games']);
  const { outputs } = ran.result;
  expect(JSON.parse(outputs['games'] ?? '')).toEqual([POP, DUEL, RUN]);
  expect(JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'))).toEqual([POP, DUEL, RUN]);
  expect(outputs['created']).toBe('false');
});

test('games: a page size is asked for as the contract has it', async () => {
  const ran = await run('games', { 'page-size': '2' }, TWO_PAGES);
  expectGreen(ran);
  expect(ran.service.exchanges.map(({ query }) => query.get('limit'))).toEqual(['2', '2']);
});

test('games: one is found by its name on the last page', async () => {
  const ran = await run('games', { name: 'Sky Run' }, TWO_PAGES);
  expectGreen(ran);
  expect(ran.result.outputs).toMatchObject({ 'game-id': 'game-3', created: 'false' });
  expect(JSON.parse(ran.result.outputs['game'] ?? '')).toEqual(RUN);
});

test('games: one that is not there is created, and found by its name where the answer is empty', async () => {
  let isThere = false;
  const ran = await run(
    'games',
    { name: 'Sky Run', 'create-if-missing': 'true', organization: 'org-1' },
    {
      gamePages: { before: pageOf(1, 1, 2, POP, DUEL), after: pageOf(1, 1, 3, POP, DUEL, RUN) },
      prefer: ({ call }) => {
        if (call === 'POST /games') isThere = true;
        return call === 'GET /games' ? `example=${isThere ? 'after' : 'before'}` : undefined;
      },
    },
  );
  expectGreen(ran);
  expect(ran.calls).toEqual(['GET /games', 'POST /games', 'GET /games']);
  expect(ran.service.exchanges[1]?.body).toEqual({ name: 'Sky Run', organizationId: 'org-1' });
  expect(ran.result.outputs).toMatchObject({ 'game-id': 'game-3', created: 'true' });
});

test('games: what the answer to a creation is does not matter where it has an id', async () => {
  const ran = await run(
    'games',
    { name: 'Sky Run', 'create-if-missing': 'true', organization: 'org-1' },
    { ...TWO_PAGES, gamePages: { 'page-1': pageOf(1, 1, 1, POP) }, notShown: { 'POST /games': RUN } },
  );
  expectGreen(ran);
  expect(ran.calls).toEqual(['GET /games', 'POST /games']);
  expect(ran.result.outputs).toMatchObject({ 'game-id': 'game-3', created: 'true' });
});

test.each([
  ['nothing', undefined, ''],
  ['the game', DUEL, JSON.stringify(DUEL)],
])('games: one is fetched by its id, where the service shows %s', async (_, shown, game) => {
  const notShown = shown === undefined ? {} : { 'GET /games/{game_id}': shown };
  const ran = await run('games', { game: 'game-2' }, { notShown });
  expectGreen(ran);
  expect(ran.calls).toEqual(['GET /games/game-2']);
  expect(ran.result.outputs).toMatchObject({ 'game-id': 'game-2', game });
});

test('games: an id with any characters is asked for as the contract has it', async () => {
  const ran = await run('games', { game: 'a b/ü?#%' });
  expectGreen(ran);
  expect(ran.calls).toEqual(['GET /games/a%20b%2F%C3%BC%3F%23%25']);
});

const ASSETS = [{ assetId: 'asset-1', fileName: 'index.html' }];

test.each([
  ['nothing', undefined, ''],
  ['an array', ASSETS, JSON.stringify(ASSETS)],
])('assets: they are listed, where the service shows %s', async (_, shown, assets) => {
  const notShown = shown === undefined ? {} : { 'GET /assets': shown };
  const ran = await run('assets', { organization: 'org 1&2' }, { notShown });
  expectGreen(ran);
  expect(ran.service.exchanges.map(({ call, query }) => [call, query.get('organizationId')])).toEqual([
    ['GET /assets', 'org 1&2'],
  ]);
  expect(ran.result.outputs['assets']).toBe(assets);
  expect(await readFile(ran.result.outputs['assets-file'] ?? '', 'utf8')).toBe(assets);
});

const CALLS = [
  ['games', 'GET /games', {}],
  ['games', 'GET /games/game-1', { game: 'game-1' }],
  ['assets', 'GET /assets', { organization: 'org-1' }],
] as const;

const REFUSALS = [
  ['code=403, example=a', 'Permission denied (403)', 1],
  ['code=403, example=b', 'Permission denied (403)', 1],
  ['code=429', 'Rate limited (429)', 2],
  ['code=500', 'Service error', 2],
] as const;

test.each(
  CALLS.flatMap(([name, call, inputs]) =>
    REFUSALS.map(([answer, title, times]) => [answer, call, title, name, inputs, times] as const),
  ),
)('%s to %s ends as %s', async (answer, call, title, name, inputs, times) => {
  const { result, calls } = await run(name, { 'max-attempts': '2', ...inputs }, { prefer: () => answer });
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error').map((error) => error.title)).toEqual([title]);
  expect(calls).toEqual(Array.from({ length: times }, () => call));
});

test.each(REFUSALS)('%s to POST /games ends as %s', async (answer, title) => {
  const { result, calls } = await run(
    'games',
    { name: 'Sky Run', 'create-if-missing': 'true', organization: 'org-1', 'max-attempts': '1' },
    { prefer: ({ call }) => (call === 'POST /games' ? answer : undefined) },
  );
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error').map((error) => error.title)).toEqual([title]);
  expect(result.outputs).toMatchObject({ 'game-id': '', created: 'false' });
  expect(calls.filter((call) => call === 'POST /games')).toHaveLength(1);
});

test.each(CALLS)('%s: a 401 of the mock itself to %s without a token', async (name, call, inputs) => {
  const { result, calls } = await run(name, inputs, { withoutToken: true });
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error').map(({ title }) => title)).toEqual(['Token rejected (401)']);
  expect(calls).toEqual([call]);
});
