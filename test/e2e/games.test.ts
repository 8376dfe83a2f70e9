import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Emulator } from '../../emulator/src/start-emulator.ts';
import { callApi } from '../../emulator/test/client.ts';
import { startGamesService } from '../action/games/games-service.ts';
import { readDeclared } from '../action/input-env.ts';
import { hereIfPossible } from '../action/run-step-here.ts';
import { expectGreen, expectRed, expectWellFormed } from './assertions.ts';
import {
  inputsFor,
  killAfter,
  runSubAction,
  type Settings,
  type SubActionResult,
  type SubActionRun,
  startEmulator,
} from './run-action.ts';

/* The sub-action `games/`, against the emulator, and against a service that responds incorrectly. */

function run(
  baseUrl: string,
  inputs: Settings = {},
  more: Partial<SubActionRun> = {},
): Promise<SubActionResult> {
  const all = inputsFor(baseUrl, { organization: '', ...inputs });
  return runSubAction({ action: 'games', inputs: all, ...hereIfPossible(more), ...more });
}

/** The contents of `games-file`. */
async function fileOf({ outputs }: SubActionResult): Promise<unknown> {
  return JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'));
}

const OUTPUTS = [...readDeclared('games').outputs].sort();

function expectSuccess(result: SubActionResult): void {
  expectGreen(result);
  expectWellFormed(result, OUTPUTS);
}

/** Expects a red run that read no games, and returns the message of its only error. */
async function expectFailure(result: SubActionResult, title: string): Promise<string> {
  const message = expectRed(result, title);
  expectWellFormed(result, OUTPUTS);
  expect(result.outputs).toMatchObject({ 'game-id': '', game: '', games: '', 'games-file': '' });
  expect(await readdir(result.temp)).not.toContainEqual(expect.stringMatching(/^playable-games/));
  return message;
}

/** An emulator with games of these names. */
async function emulatorWith(names: readonly string[]): Promise<Emulator> {
  const emulator = await startEmulator();
  for (const name of names) {
    await callApi(emulator, 'POST', '/games', { body: { name, organizationId: 'org-1' } });
  }
  return emulator;
}

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };

describe('against the emulator', () => {
  // Every list: test/action/games.
  test('lists all games', async () => {
    const names = Array.from({ length: 45 }, (_, index) => `Game ${index}`);
    const { baseUrl } = await emulatorWith(names);
    const result = await run(baseUrl, { 'page-size': '7' });
    expectSuccess(result);
    const { games = '' } = result.outputs;
    expect(JSON.parse(games).map(({ name }: { name: string }) => name)).toEqual(names);
    expect(await fileOf(result)).toEqual(JSON.parse(games));
    expect(result.outputs).toMatchObject({ 'game-id': '', game: '', created: 'false' });
  });

  test('finds a game by its name, and fetches it by its id', async () => {
    const { baseUrl } = await emulatorWith(['a', 'b "2"', 'c']);
    const found = await run(baseUrl, { name: 'b "2"', 'page-size': '1' });
    expectSuccess(found);
    const { 'game-id': id = '', game = '' } = found.outputs;
    expect(JSON.parse(game)).toMatchObject({ id, name: 'b "2"' });
    const fetched = await run(baseUrl, { game: id });
    expectSuccess(fetched);
    for (const { outputs } of [found, fetched]) {
      expect(outputs).toMatchObject({ 'game-id': id, game, games: `[${game}]`, created: 'false' });
    }
    expect(await fileOf(fetched)).toEqual([JSON.parse(game)]);
  });

  test('creates a missing game in the first run, and finds it in the next', async () => {
    const emulator = await emulatorWith(['a']);
    const [first, next] = [await run(emulator.baseUrl, CREATE), await run(emulator.baseUrl, CREATE)];
    for (const result of [first, next]) expectSuccess(result);
    expect(first.outputs['created']).toBe('true');
    expect(next.outputs['created']).toBe('false');
    expect(first.outputs['game-id']).toBe(next.outputs['game-id']);
    const { body } = await callApi(emulator, 'GET', '/games');
    expect(body).toMatchObject({ data: [{ name: 'a' }, { name: 'new' }] });
  });
});

test.each([
  ['while listing', 'SIGINT', {}, 'list', 'Nothing was changed.', 1],
  ['while creating', 'SIGTERM', CREATE, 'create', 'The game may have been created.', 2],
] as const)(
  'Cancelled: ends without a response %s, by %s',
  async (_when, signal, inputs, kind, words, arrived) => {
    const service = await startGamesService({ [kind]: () => () => undefined });
    const result = await run(service.baseUrl, inputs, killAfter(service.stub, arrived, signal));
    const message = await expectFailure(result, 'Cancelled');
    expect(message).toContain(`The run was cancelled (${signal}). ${words}`);
    expect(result.outputs['created']).toBe('false');
  },
);
