import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { gamesAction } from '../../../src/action/games/run-games.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { createThen, hangUp, json, startGamesService } from '../../pipeline/games/games-service.ts';
import { breakingEnv, readDeclared } from '../input-env.ts';
import { emitBeforeExit, type RunHere, runHere } from '../run-here.ts';

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };

function run(
  baseUrl: string,
  inputs: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
  clock?: FakeClock,
): Promise<RunHere> {
  const connection = { token: 't0ken-5b1f0c77', 'base-url': baseUrl, 'allow-http': 'true' };
  return runHere(
    (context) => gamesAction(context, clock),
    { ...connection, 'max-attempts': '1', ...inputs },
    { ...(signal && { signal }) },
  );
}

describe('the outputs', () => {
  test('are the outputs of action.yml, whether the run succeeds or fails', async () => {
    const service = await startGamesService({ names: ['a'] });
    const declared = [...readDeclared('games').outputs].sort();
    for (const inputs of [{}, { name: 'a' }, { name: 'b' }, { game: 'x' }, { 'page-size': '0' }]) {
      const { outputs } = await run(service.baseUrl, inputs);
      expect(Object.keys(outputs).sort()).toEqual(declared);
    }
  });

  test('have all games of a list', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    const { exitCode, outputs, lines } = await run(service.baseUrl);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ 'game-id': '', game: '', created: 'false' });
    expect(JSON.parse(outputs['games'] ?? '')).toEqual(service.games);
    expect(await readFile(outputs['games-file'] ?? '', 'utf8')).toBe(outputs['games']);
    expect(lines).toContain('3 games on 2 pages');
  });

  test('have the game that was created', async () => {
    const service = await startGamesService();
    const { exitCode, outputs, lines } = await run(service.baseUrl, CREATE);
    expect(exitCode).toBe(0);
    const game = JSON.stringify(service.games[0]);
    expect(outputs).toMatchObject({ 'game-id': 'g-1', game, games: `[${game}]`, created: 'true' });
    expect(lines).toContain('The game is g-1');
  });

  test('have no content for a game that the service does not show', async () => {
    const { baseUrl } = await startGamesService({ fetch: () => ({ status: 204 }) });
    const { exitCode, outputs } = await run(baseUrl, { game: 'x' });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ 'game-id': 'x', game: '', games: '[]' });
    expect(await readFile(outputs['games-file'] ?? '', 'utf8')).toBe('[]');
  });

  test('have the games of the same name, but no file if no list was read', async () => {
    const service = await startGamesService({ names: ['a', 'a'] });
    const several = await run(service.baseUrl, { name: 'a' });
    expect(several.exitCode).toBe(1);
    expect(JSON.parse(await readFile(several.outputs['games-file'] ?? '', 'utf8'))).toHaveLength(2);
    const none = await run(service.baseUrl, { name: 'b' });
    expect(none.outputs['games-file']).toBe('');
  });
});

test('a misspelled input is an error, and nothing is sent', async () => {
  const { baseUrl, stub } = await startGamesService();
  const { exitCode, annotations } = await run(baseUrl, { nam: 'a' });
  expect([exitCode, stub.journal]).toEqual([1, []]);
  expect(annotations).toMatchObject([{ level: 'error', title: 'Invalid input' }]);
});

describe('a creation that is answered 500', () => {
  const create = () => ({ status: 500, body: '{"error":"Oops","message":"try later"}' });

  test('is not repeated and is red, if no search for 60 s finds the game', async () => {
    const clock = new FakeClock();
    const service = await startGamesService({ create });
    const { exitCode, annotations, outputs, lines } = await run(service.baseUrl, CREATE, undefined, clock);
    expect(exitCode).toBe(1);
    expect(service.creations()).toHaveLength(1);
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
    expect(annotations).toEqual([
      {
        level: 'error',
        title: 'Service error',
        lines: [
          'The game may have been created.',
          `POST ${service.baseUrl}/games answered 500: Oops: try later.`,
          'Run it again: if the list has the game by then, it is not created twice.',
        ],
      },
    ]);
    expect(outputs).toMatchObject({ 'game-id': '', created: 'false' });
    expect(lines.filter((line) => line.startsWith('Looking the game up'))).toHaveLength(7);
  });

  test('is green if the list has the game 10 s later, and the log names the 500', async () => {
    const clock = new FakeClock();
    const createdMs = clock.monotonicMs();
    const isListed = (): boolean => clock.monotonicMs() >= createdMs + 10_000;
    const service = await startGamesService({
      create: createThen(create()),
      list: (_nth, { meta }) =>
        isListed() ? undefined : json({ data: [], meta: { ...meta, total: 0, totalPages: 0 } }),
    });
    const { exitCode, outputs, lines } = await run(service.baseUrl, CREATE, undefined, clock);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ 'game-id': 'g-1', created: 'true' });
    expect(service.games).toHaveLength(1);
    expect(lines).toContain(
      `POST ${service.baseUrl}/games answered 500: Oops: try later. The game may exist: looking it up by its name`,
    );
  });
});

test('a created game that no list has for 60 s is a service error', async () => {
  const service = await startGamesService({ create: () => ({ status: 204 }) });
  const clock = new FakeClock();
  const { annotations, outputs } = await run(service.baseUrl, CREATE, undefined, clock);
  expect(annotations).toMatchObject([
    { title: 'Service error', lines: [expect.stringContaining('The game was created'), expect.anything()] },
  ]);
  expect(outputs['created']).toBe('true');
  expect(service.creations()).toHaveLength(1);
});

describe('a cancellation', () => {
  /** Cancels the run when the first request of this kind arrives, which gets no response. */
  async function cancelAt(
    kind: 'list' | 'create' | 'fetch',
    inputs: Readonly<Record<string, string>>,
  ): Promise<RunHere> {
    const cancellation = new AbortController();
    const service = await startGamesService({ [kind]: () => () => cancellation.abort('SIGINT') });
    return run(service.baseUrl, inputs, cancellation.signal);
  }

  test.each([
    ['list', {}, 'Nothing was changed.'],
    ['fetch', { game: 'x' }, 'Nothing was changed.'],
    ['list', CREATE, 'Nothing was changed.'],
    ['create', CREATE, 'The game may have been created.'],
  ] as const)('during the request to %s says what was changed: %j', async (kind, inputs, words) => {
    const { exitCode, annotations } = await cancelAt(kind, inputs);
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([
      { title: 'Cancelled', lines: [`The run was cancelled (SIGINT). ${words}`, expect.anything()] },
    ]);
  });

  test('after the creation says that the game was created', async () => {
    const cancellation = new AbortController();
    const { baseUrl } = await startGamesService({
      create: () => ({ status: 204 }),
      list: (nth) => (nth > 2 ? () => cancellation.abort('SIGTERM') : undefined),
    });
    const { annotations, outputs } = await run(baseUrl, CREATE, cancellation.signal);
    expect(annotations).toMatchObject([
      { title: 'Cancelled', lines: [expect.stringContaining('The game was created.'), expect.anything()] },
    ]);
    expect(outputs['created']).toBe('true');
  });

  test('is reported in addition to an earlier failure', async () => {
    const cancellation = new AbortController();
    const { baseUrl } = await startGamesService({
      names: ['a', 'a'],
      list: (_nth, page) => {
        cancellation.abort('SIGINT');
        return json(page);
      },
    });
    const { annotations } = await run(baseUrl, { name: 'a' }, cancellation.signal);
    expect(annotations.map(({ title }) => title)).toContain('Cancelled');
  });
});

describe('a run that crashes', () => {
  test('fails and has all outputs', async () => {
    const { exitCode, outputs, annotations } = await runHere(
      gamesAction,
      { token: 't0ken-5b1f0c77' },
      { wrap: (env) => breakingEnv(env, 'INPUT_PAGE-SIZE') },
    );
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(outputs).toEqual({ 'game-id': '', game: '', games: '', 'games-file': '', created: 'false' });
  });

  test('reports a game that was created before', async () => {
    const known = new Set(process.listeners('beforeExit'));
    const { baseUrl } = await startGamesService({
      create: () => ({ status: 204 }),
      list: (nth) => (nth > 2 ? () => emitBeforeExit(known) : undefined),
    });
    const { outputs, annotations } = await run(baseUrl, CREATE);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(outputs['created']).toBe('true');
  });
});

test('a creation that may have been done is reported in one annotation', async () => {
  const cancellation = new AbortController();
  const service = await startGamesService({
    create: () => hangUp,
    list: (nth) => (nth > 2 ? () => cancellation.abort('SIGINT') : undefined),
  });
  const { annotations, outputs } = await run(service.baseUrl, CREATE, cancellation.signal);
  expect(annotations.map(({ title }) => title)).toEqual(['Network failure', 'Cancelled']);
  const mentions = annotations.map(({ lines }) => lines.join().includes('The game may have been created.'));
  expect(mentions).toEqual([true, false]);
  expect(outputs['created']).toBe('false');
});
