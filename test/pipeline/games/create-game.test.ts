import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/pipeline/games/create-game.ts';
import { IMPATIENT } from '../../doubles/call-context.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import type { Script, StubReply } from '../../doubles/stub-server.ts';
import {
  type GamesOptions,
  type GamesService,
  hangUp,
  json,
  type PreparedGames,
  prepareGames,
  startGamesService,
} from './games-service.ts';

const GAME = { name: 'new', organizationId: 'org-1' };

/** How a creation ends of which it is not known whether it was done. */
const UNKNOWN: readonly (readonly [string, Script])[] = [
  ['a broken connection', hangUp],
  ['500', { status: 500 }],
  ['502', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['503 without Retry-After', { status: 503 }],
  ['408', { status: 408 }],
  ['425', { status: 425 }],
];

function create(
  { baseUrl }: GamesService,
  options: GamesOptions & { maxAttempts?: number } = {},
): { made: ReturnType<typeof createGame>; context: PreparedGames } {
  const context = prepareGames(baseUrl, options);
  return { made: createGame(GAME, options.maxAttempts ?? 3, context), context };
}

/** What the server has in the end is what matters. */
function named({ games }: GamesService): readonly string[] {
  return games.filter(({ name }) => name === GAME.name).map(({ id }) => id);
}

describe('a game is created', () => {
  test('by one request with its name and organization', async () => {
    const service = await startGamesService({ names: ['a'] });
    const { made, context } = create(service);
    expect(await made).toEqual({ status: 'created', id: 'g-2', game: service.games[1] });
    expect(service.creations()).toEqual(['{"name":"new","organizationId":"org-1"}']);
    expect(service.listed()).toEqual([]);
    expect(context.told).toEqual(['creating new', 'created']);
  });

  test('and is what the answer says, whatever else is in it', async () => {
    const answer = { id: 'other-id', slug: 'new', nested: [1] };
    const service = await startGamesService({ create: () => json(answer, 201) });
    expect(await create(service).made).toEqual({ status: 'created', id: 'other-id', game: answer });
  });

  test.each<[string, StubReply]>([
    ['nothing', { status: 204 }],
    ['an empty text', { status: 201, body: '' }],
    ['a text', { status: 201, body: 'created' }],
    ['an array', json([{ id: 'g-9', name: 'new' }], 201)],
    ['null', json(null, 201)],
    ['an envelope', json({ data: { id: 'g-9' } }, 201)],
    ['an empty id', json({ id: '', name: 'new' }, 201)],
    ['a number as id', json({ id: 9, name: 'new' }, 201)],
    ['another name', json({ id: 'g-9', name: 'New' }, 201)],
    ['half of a JSON', { status: 201, body: '{"id":"g-9","na' }],
  ])('and is looked for by its name where the answer is %s', async (_what, answer) => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      create: (_nth, make) => {
        make();
        return answer;
      },
    });
    const { made, context } = create(service);
    expect(await made).toEqual({ status: 'created', id: 'g-4', game: service.games[3] });
    expect(service.creations()).toHaveLength(1);
    expect(context.calls.clock.sleeps).toEqual([]);
  });

  test('and is looked for until the list has it', async () => {
    const service = await startGamesService({
      create: () => ({ status: 204 }),
      list: (nth) => {
        if (nth === 3) service.add('new');
        return undefined;
      },
    });
    const { made, context } = create(service);
    expect(await made).toMatchObject({ status: 'created', id: 'g-1' });
    expect(context.calls.clock.sleeps).toEqual([1_000, 2_000, 4_000]);
    expect(context.waitTimer.totalMs).toBe(7_000);
    expect(service.creations()).toHaveLength(1);
  });

  test('and is lost where the list never has it', async () => {
    const service = await startGamesService({ names: ['a'], create: () => ({ status: 204 }) });
    expect(await create(service).made).toEqual({ status: 'lost' });
    expect(service.listed()).toHaveLength(4);
    expect(service.creations()).toHaveLength(1);
  });

  test('and somebody else has made one of that name', async () => {
    const service = await startGamesService({
      create: (_nth, make) => {
        service.add('new');
        make();
        return { status: 204 };
      },
    });
    expect(await create(service).made).toMatchObject({
      status: 'several',
      created: 'yes',
      games: [{ id: 'g-1' }, { id: 'g-2' }],
    });
  });

  test.each([401, 403, 404])('and the list can not be read then: %i', async (status) => {
    const service = await startGamesService({
      create: () => ({ status: 204 }),
      list: () => ({ status }),
    });
    const made = await create(service).made;
    expect(made).toMatchObject({ status: 'failed', created: 'yes', failure: { because: 'permanent' } });
    expect(service.listed()).toHaveLength(1);
  });
});

describe('a creation is tried again', () => {
  test.each<[string, Script]>([
    ['429', { status: 429 }],
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '3' } }],
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '3' } }],
  ])('without a look where it was certainly not done: %s', async (_what, reply) => {
    const service = await startGamesService({ create: (nth) => (nth < 3 ? reply : undefined) });
    expect(await create(service).made).toMatchObject({ status: 'created', id: 'g-1' });
    expect(service.creations()).toHaveLength(3);
    expect(service.listed()).toEqual([]);
    expect(named(service)).toEqual(['g-1']);
  });

  test.each(UNKNOWN)('after three looks where it had not been done: %s', async (_what, script) => {
    const service = await startGamesService({
      names: ['a'],
      create: (nth) => (nth === 1 ? script : undefined),
    });
    const { made, context } = create(service);
    expect(await made).toMatchObject({ status: 'created', id: 'g-2' });
    expect(named(service)).toEqual(['g-2']);
    expect(context.calls.clock.sleeps).toEqual([1_000, 2_000, 4_000]);
    expect(service.stub.journal.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET', 'POST']);
  });

  test('as often as is allowed', async () => {
    const service = await startGamesService({ create: () => ({ status: 500 }) });
    expect(await create(service, { maxAttempts: 2 }).made).toMatchObject({
      status: 'failed',
      created: 'unknown',
      failure: { because: 'may-have-been-done', error: { status: 500 } },
    });
    expect(service.creations()).toHaveLength(2);
    expect(service.listed()).toHaveLength(6);
  });
});

describe('a creation is not repeated', () => {
  test.each(UNKNOWN)('where it had been done: %s', async (_what, script) => {
    const service = await startGamesService({
      names: ['a'],
      create: (_nth, make) => {
        make();
        return script;
      },
    });
    const { made } = create(service);
    expect(await made).toEqual({ status: 'created', id: 'g-2', game: service.games[1] });
    expect(service.creations()).toHaveLength(1);
    expect(named(service)).toEqual(['g-2']);
  });

  test('where the answer never comes', async () => {
    const service = await startGamesService({
      create: (_nth, make) => {
        make();
        return () => undefined;
      },
    });
    const { made } = create(service, IMPATIENT);
    expect(await made).toMatchObject({ status: 'created', id: 'g-1' });
    expect(service.creations()).toHaveLength(1);
  });

  test('where the game is in the list at the third look only', async () => {
    const service = await startGamesService({
      create: () => hangUp,
      list: (nth, page) => {
        const answer = json(page);
        // Between the second answer and the third.
        if (nth === 2) service.add('new');
        return answer;
      },
    });
    expect(await create(service).made).toMatchObject({ status: 'created', id: 'g-1' });
    expect(service.creations()).toHaveLength(1);
    expect(service.listed()).toHaveLength(3);
  });

  test('where the list counts a game that it does not show', async () => {
    const service = await startGamesService({
      names: ['a'],
      create: () => hangUp,
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 2 } }),
    });
    expect(await create(service).made).toMatchObject({ status: 'failed', created: 'unknown' });
    expect(service.creations()).toHaveLength(1);
  });

  test('where there are two of the name by then', async () => {
    const service = await startGamesService({
      create: (_nth, make) => {
        service.add('new');
        make();
        return hangUp;
      },
    });
    expect(await create(service).made).toMatchObject({ status: 'several', created: 'unknown' });
    expect(service.creations()).toHaveLength(1);
  });

  test.each<[string, StubReply]>([
    ['401', { status: 401 }],
    ['403', { status: 403 }],
    ['429', { status: 429 }],
    ['a wait that is too long', { status: 429, headers: { 'retry-after': '500' } }],
    ['500', { status: 500 }],
  ])('where the list can not be read: %s', async (_what, reply) => {
    const service = await startGamesService({ create: () => hangUp, list: () => reply });
    const made = await create(service).made;
    expect(made).toMatchObject({ status: 'failed', created: 'unknown' });
    expect(made.status === 'failed' && made.failure.because).not.toBe('may-have-been-done');
    expect(service.creations()).toHaveLength(1);
  });

  test.each([400, 401, 403, 404, 413, 422, 302])('where it is refused: %i', async (status) => {
    const service = await startGamesService({
      create: () => ({ status, headers: { location: 'https://else.example' } }),
    });
    expect(await create(service).made).toMatchObject({
      status: 'failed',
      created: 'no',
      failure: { because: 'permanent' },
    });
    expect(service.stub.journal).toHaveLength(1);
  });

  test.each<[string, StubReply, string]>([
    ['after all attempts', { status: 429 }, 'attempts-exhausted'],
    ['for too long', { status: 429, headers: { 'retry-after': '500' } }, 'wait-too-long'],
  ])('where it is limited %s', async (_what, reply, because) => {
    const service = await startGamesService({ create: () => reply });
    expect(await create(service).made).toMatchObject({
      status: 'failed',
      created: 'no',
      failure: { because },
    });
    expect(service.listed()).toEqual([]);
  });

  test('where nothing is reached', async () => {
    const context = prepareGames('http://127.0.0.1:1/v1');
    expect(await createGame(GAME, 3, context)).toMatchObject({
      status: 'failed',
      created: 'no',
      failure: { because: 'attempts-exhausted' },
    });
  });
});

test.each<[string, StubReply]>([
  ['400', { status: 400 }],
  ['403', { status: 403 }],
  ['409', { status: 409 }],
  ['429', { status: 429 }],
])(
  'an attempt that may have been done still may have been where the next one ends with %s',
  async (_what, reply) => {
    const service = await startGamesService({
      names: ['a'],
      create: (nth) => (nth === 1 ? hangUp : reply),
    });
    expect(await create(service).made).toMatchObject({ status: 'failed', created: 'unknown' });
    expect(named(service)).toEqual([]);
  },
);

describe('a conflict (409)', () => {
  test('is the game that somebody else has made meanwhile', async () => {
    const service = await startGamesService({
      names: ['a'],
      create: () => {
        service.add('new');
        return { status: 409 };
      },
    });
    expect(await create(service).made).toEqual({ status: 'found', id: 'g-2', game: service.games[1] });
    expect(service.creations()).toHaveLength(1);
  });

  test('is waited for until the list has the game', async () => {
    const service = await startGamesService({
      create: () => ({ status: 409 }),
      list: (nth, page) => {
        const answer = json(page);
        if (nth === 2) service.add('new');
        return answer;
      },
    });
    expect(await create(service).made).toMatchObject({ status: 'found', id: 'g-1' });
  });

  test('is our own game where an attempt before may have been done', async () => {
    const service = await startGamesService({
      create: (nth) => (nth === 1 ? hangUp : { status: 409 }),
      list: (nth, page) => {
        const answer = json(page);
        if (nth === 3) service.add('new');
        return answer;
      },
    });
    expect(await create(service).made).toMatchObject({ status: 'created', id: 'g-1' });
    expect(named(service)).toEqual(['g-1']);
  });

  test('is several games where there are', async () => {
    const service = await startGamesService({
      create: () => {
        for (const name of ['new', 'new']) service.add(name);
        return { status: 409 };
      },
    });
    expect(await create(service).made).toMatchObject({ status: 'several', created: 'no' });
  });

  test('is a failure where there is no such game', async () => {
    const service = await startGamesService({ names: ['a'], create: () => ({ status: 409 }) });
    expect(await create(service).made).toMatchObject({
      status: 'failed',
      created: 'no',
      failure: { error: { status: 409 } },
    });
    expect(service.creations()).toHaveLength(1);
  });

  test('is the failure of the list where it can not be read', async () => {
    const service = await startGamesService({
      create: () => ({ status: 409 }),
      list: () => ({ status: 404 }),
    });
    expect(await create(service).made).toMatchObject({
      status: 'failed',
      created: 'no',
      failure: { error: { status: 404 } },
    });
  });
});

describe('a cancellation', () => {
  test('before anything is sent creates nothing', async () => {
    const service = await startGamesService();
    const { made } = create(service, { signal: AbortSignal.abort() });
    expect(await made).toMatchObject({ status: 'failed', created: 'no', failure: { because: 'cancelled' } });
    expect(service.stub.journal).toEqual([]);
  });

  test('while it is not answered leaves it unknown', async () => {
    const cancellation = new AbortController();
    const service = await startGamesService({
      create: (_nth, make) => {
        make();
        return () => cancellation.abort();
      },
    });
    const { made } = create(service, { signal: cancellation.signal });
    expect(await made).toMatchObject({ status: 'failed', created: 'unknown' });
    expect(service.stub.journal).toHaveLength(1);
  });

  test('while its limit is waited for creates nothing', async () => {
    const cancellation = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => cancellation.abort() });
    const service = await startGamesService({ create: () => ({ status: 429 }) });
    const { made } = create(service, { signal: cancellation.signal, clock });
    expect(await made).toMatchObject({ status: 'failed', created: 'no', failure: { because: 'cancelled' } });
    expect(service.creations()).toHaveLength(1);
  });

  test('before the list is looked at keeps what happened', async () => {
    const cancellation = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => cancellation.abort() });
    const service = await startGamesService({ create: () => ({ status: 500 }) });
    const { made } = create(service, { signal: cancellation.signal, clock });
    expect(await made).toMatchObject({
      status: 'failed',
      created: 'unknown',
      failure: { error: { status: 500 } },
    });
    expect(service.stub.journal).toHaveLength(1);
  });

  test('while the list is looked at does not create once more', async () => {
    const cancellation = new AbortController();
    const service = await startGamesService({
      create: () => hangUp,
      list: () => () => cancellation.abort(),
    });
    const { made } = create(service, { signal: cancellation.signal });
    expect(await made).toMatchObject({ status: 'failed', created: 'unknown' });
    expect(service.creations()).toHaveLength(1);
  });

  test('while a game is looked for that was created does not say that it is lost', async () => {
    const cancellation = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => cancellation.abort() });
    const service = await startGamesService({ create: () => ({ status: 204 }) });
    const { made } = create(service, { signal: cancellation.signal, clock });
    expect(await made).toMatchObject({ status: 'failed', created: 'yes', failure: { because: 'cancelled' } });
  });
});
