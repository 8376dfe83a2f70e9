import { expect, test } from 'vitest';
import { Canary } from '../doubles/canary.ts';
import { type StubReply, startStub } from '../doubles/stub-server.ts';
import { allThatWasWritten } from './assertions.ts';
import { annotations, runSubAction } from './run-action.ts';
import { json, refusal } from './stub-service.ts';

/** The contract's "Never" for `games/` and `assets/`: whatever repeats the token, it is nowhere, in no spelling. */

const PAGE = { page: 1, limit: 9, total: 1, totalPages: 1 };

interface Telling {
  readonly where: string;
  readonly action: 'games' | 'assets';
  readonly inputs?: Readonly<Record<string, string>>;
  /** Answered in turn, the last one to all further requests. */
  readonly answers: (token: string, elsewhere: string) => readonly StubReply[];
  /** The title of the error annotation; absent where the run is green. */
  readonly title?: string;
}

function listOf(...data: readonly unknown[]): StubReply {
  return json({ data, meta: { ...PAGE, total: data.length } });
}

function gameOf(token: string) {
  return { id: `g-${token}`, name: `by ${token}`, createdAt: 'now', [token]: [{ deep: `Bearer ${token}` }] };
}

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };
const ORGANIZATION = { organization: 'org-1' };

const TELLINGS: readonly Telling[] = [
  { where: 'games are listed', action: 'games', answers: (token) => [listOf(gameOf(token))] },
  {
    where: 'a list names them in its meta, too',
    action: 'games',
    answers: (token) => [json({ data: [], meta: { ...PAGE, total: 0, next: token }, links: [token] })],
  },
  {
    where: 'two games have one name',
    action: 'games',
    inputs: { name: 'a' },
    answers: (token) => [
      listOf({ ...gameOf(token), name: 'a' }, { ...gameOf(token), id: `h-${token}`, name: 'a' }),
    ],
    title: 'Invalid input',
  },
  {
    where: 'no game has the name',
    action: 'games',
    inputs: { name: 'by' },
    answers: (token) => [listOf(gameOf(token))],
    title: 'Invalid input',
  },
  {
    where: 'a game is fetched',
    action: 'games',
    inputs: { game: 'g-1' },
    answers: (token) => [json(gameOf(token))],
  },
  {
    where: 'a game is fetched as a text',
    action: 'games',
    inputs: { game: 'g-1' },
    answers: (token) => [{ status: 200, body: `Bearer ${token} ${encodeURIComponent(token)}` }],
  },
  {
    where: 'a game is created',
    action: 'games',
    inputs: CREATE,
    answers: (token) => [listOf(), json({ ...gameOf(token), name: 'new' }, 201)],
  },
  {
    where: 'a creation fails, and may have been done',
    action: 'games',
    inputs: { ...CREATE, 'max-attempts': '1' },
    answers: (token) => [listOf(), refusal(500, token, `Bearer ${token}`), listOf()],
    title: 'Service error',
  },
  ...[400, 401, 403, 404, 500].map(
    (status): Telling => ({
      where: `a list of games is answered with ${status}`,
      action: 'games',
      inputs: { 'max-attempts': '1' },
      answers: (token) => [refusal(status, token, `Insufficient permissions. Required: ${token}`)],
      title: { 401: 'Token rejected (401)', 403: 'Permission denied (403)' }[status] ?? 'Service error',
    }),
  ),
  {
    where: 'a list of games redirects',
    action: 'games',
    answers: (token, elsewhere) => [
      { status: 307, headers: { location: `${elsewhere}/?token=${encodeURIComponent(token)}` } },
    ],
    title: 'Service error',
  },
  {
    where: 'assets are listed',
    action: 'assets',
    inputs: ORGANIZATION,
    answers: (token) => [{ status: 200, body: `{ "by": ${JSON.stringify(token)}, "size": 1.0 }` }],
  },
  {
    where: 'assets are listed as a text',
    action: 'assets',
    inputs: ORGANIZATION,
    answers: (token) => [{ status: 200, body: `by ${token}, ${Buffer.from(token).toString('base64')}` }],
  },
  {
    where: 'assets are listed in other spellings',
    action: 'assets',
    inputs: ORGANIZATION,
    answers: (token) => [
      {
        status: 200,
        body: JSON.stringify([token, { [token]: encodeURIComponent(token) }]).replaceAll('/', '\\/'),
      },
    ],
  },
  ...[401, 403, 422, 503].map(
    (status): Telling => ({
      where: `a list of assets is answered with ${status}`,
      action: 'assets',
      inputs: { ...ORGANIZATION, 'max-attempts': '1' },
      answers: (token) => [refusal(status, token, `Token does not have the required scope: ${token}`)],
      title: { 401: 'Token rejected (401)', 403: 'Permission denied (403)' }[status] ?? 'Service error',
    }),
  ),
  {
    where: 'a list of assets redirects',
    action: 'assets',
    inputs: ORGANIZATION,
    answers: (token, elsewhere) => [
      { status: 302, headers: { location: `${elsewhere}/${encodeURIComponent(token)}` } },
    ],
    title: 'Service error',
  },
];

test.each(TELLINGS)('the token is not told where $where', async ({ action, inputs, answers, title }) => {
  const canary = new Canary();
  const [service, elsewhere] = [await startStub(), await startStub()];
  const replies = [...answers(canary.token, elsewhere.origin)];
  service.always(async ({ receive, answer }) => {
    await receive();
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    answer(reply ?? { status: 500 });
  });
  const result = await runSubAction({
    action,
    inputs: { token: canary.token, 'base-url': service.origin, 'allow-http': 'true', ...inputs },
    env: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' },
    envOf: (workspace) => ({ HOME: workspace, TMPDIR: workspace }),
  });
  expect(annotations(result, 'error').map((error) => error.title)).toEqual(
    title === undefined ? [] : [title],
  );
  expect(result.exitCode).toBe(title === undefined ? 0 : 1);
  expect(canary.leaksIn(await allThatWasWritten(result))).toEqual([]);
  expect(elsewhere.connections).toBe(0);
  for (const { headers, path, body } of service.journal) {
    expect(headers.authorization).toBe(`Bearer ${canary.token}`);
    expect(canary.leaksIn({ path, body: body.toString('utf8') })).toEqual([]);
  }
});
