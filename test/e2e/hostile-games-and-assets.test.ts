import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../doubles/hostile-text.ts';
import { runnerCommands } from '../doubles/runner-commands.ts';
import { type StubReply, startStub } from '../doubles/stub-server.ts';
import { startGamesService } from '../pipeline/games/games-service.ts';
import { expectOwnCommandsOnly } from './assertions.ts';
import { runSubAction, type SubActionResult, TOKEN } from './run-action.ts';
import { json, refusal } from './stub-service.ts';

/** Whatever the service says to `games/` and `assets/`: it is data, in the log, the outputs and the files. */

const TITLES = [
  'Invalid input',
  'Token rejected (401)',
  'Permission denied (403)',
  'Service error',
  'Output left empty',
  'Games missing',
];

/** Few at a time, since each is a run, and never made smaller: the same seed says all. */
const RUNS = { numRuns: 3, endOnFailure: true };

/** In every text, since few of those that a service says are told in the log. */
const COMMANDS = 'a\n::error::b\r ::add-mask::c\u2028##[error]d';

const text = hostileText().map((some) => `${COMMANDS}${some}`);
const texts = fc.array(text, { minLength: 20, maxLength: 20 });
/** One that can be given as an input. */
const input = text.map((some) => some.toWellFormed().replaceAll('\0', '').trim());

async function run(
  action: 'games' | 'assets',
  baseUrl: string,
  inputs: Readonly<Record<string, string>>,
): Promise<SubActionResult> {
  const given = { token: TOKEN, 'base-url': baseUrl, 'allow-http': 'true', 'max-attempts': '1' };
  const result = await runSubAction({ action, inputs: { ...given, ...inputs } });
  expectOwnCommandsOnly(result, TITLES);
  return result;
}

/** A text as JSON brings it from a service: without halves of a pair it is what a file of UTF-8 holds. */
function asSent(value: unknown): unknown {
  return JSON.parse(Buffer.from(JSON.stringify(value)).toString('utf8'));
}

test('games of hostile names, with fields of any kind', async () => {
  const property = fc.asyncProperty(texts, input, async (said, name) => {
    const of = (nth: number): string => said[nth % said.length] ?? '';
    const service = await startGamesService({ names: [...said, name] });
    for (const [index, game] of service.games.entries()) {
      Object.assign(game, {
        id: `${index}${of(index)}`,
        createdAt: of(index + 1),
        [of(index)]: of(index + 2),
      });
      Object.assign(game, { name: index === said.length ? name : `${index} ${of(index)}` });
    }
    const listed = await run('games', service.baseUrl, { 'page-size': '7' });
    expect(listed.exitCode).toBe(0);
    const file = await readFile(listed.outputs['games-file'] ?? '', 'utf8');
    expect(JSON.parse(file)).toEqual(asSent(service.games));
    const { games = '' } = listed.outputs;
    if (games !== '') expect(games).toBe(file);

    const found = await run('games', service.baseUrl, { name });
    expect(found.exitCode).toBe(0);
    const game = service.games.at(-1);
    expect(JSON.parse(await readFile(found.outputs['games-file'] ?? '', 'utf8'))).toEqual([asSent(game)]);
    const none = await run('games', service.baseUrl, { name: `${name}?` });
    expect(none.exitCode).toBe(1);
  });
  await fc.assert(property, RUNS);
});

test('two games of one name with hostile ids', async () => {
  const property = fc.asyncProperty(text, text, input, async (one, another, name) => {
    const service = await startGamesService({ names: [name, name] });
    Object.assign(service.games[0] ?? {}, { id: `1${one}` });
    Object.assign(service.games[1] ?? {}, { id: `2${another}` });
    const result = await run('games', service.baseUrl, { name });
    expect(result.exitCode).toBe(1);
    const errors = runnerCommands(result.stdout).filter((command) => command.name === 'error');
    expect(errors.map(({ properties }) => properties)).toEqual([{ title: 'Invalid input' }]);
  });
  await fc.assert(property, RUNS);
});

test('a game that is created with a hostile name, and answers of any kind to it', async () => {
  const property = fc.asyncProperty(input, text, text, async (name, one, another) => {
    const create = { name, 'create-if-missing': 'true', organization: 'org-1' };
    const answers: StubReply[] = [
      json({ id: one, name, [one]: another }),
      { status: 200, body: one },
      refusal(422, one, another),
      refusal(401, one, another),
      refusal(403, one, `Insufficient permissions. Required: ${another}`),
    ];
    for (const answer of answers) {
      const service = await startGamesService({
        create: (_nth, make) => {
          make();
          return answer;
        },
      });
      const result = await run('games', service.baseUrl, create);
      expect(result.exitCode).toBe(answer.status === 200 ? 0 : 1);
      expect(JSON.parse(service.creations()[0] ?? '')).toEqual({ name, organizationId: 'org-1' });
      const { 'game-id': id } = result.outputs;
      if (result.exitCode === 0 && answer.body === one) expect(id).toBe('g-1');
    }
  });
  await fc.assert(property, { ...RUNS, numRuns: 2 });
});

test('assets of any kind', async () => {
  const property = fc.asyncProperty(texts, input, async (said, organization) => {
    const bodies = [said.join('\n'), JSON.stringify(said.map((name) => ({ name }))), said[0] ?? ''];
    for (const body of bodies) {
      const sent = Buffer.from(body).toString('utf8');
      const stub = (await startStub()).next({ status: 200, body });
      const result = await run('assets', stub.origin, { organization });
      expect(result.exitCode).toBe(0);
      expect(await readFile(result.outputs['assets-file'] ?? '', 'utf8')).toBe(sent);
      expect(new URLSearchParams(stub.only.path.replace(/^[^?]*/, '')).get('organizationId')).toBe(
        organization,
      );
    }
    const [error = '', message = ''] = said;
    const stub = (await startStub()).next(refusal(400, error, message));
    expect((await run('assets', stub.origin, { organization })).exitCode).toBe(1);
  });
  await fc.assert(property, RUNS);
});
