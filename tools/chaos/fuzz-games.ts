import { type FuzzResult, Random, runChecked } from './checked-run.ts';
import { encode, type Reply, startDouble, type Wire } from './fuzz-service.ts';

interface Game {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

const NAME = 'Bubble Pop';
const CREATIONS = 'right|right|empty|error|reset|conflict|busy first|refused'.split('|');

/** Changes the list of games between its pages. The game exists, appears meanwhile, or must be created. */
export async function fuzzGames(seed: number, folder: string): Promise<FuzzResult> {
  const random = new Random('games', seed);
  let made = 0;
  const newGame = (name = `Game ${made}`): Game => {
    made += 1;
    return { id: `game-${made}`, name, createdAt: '2026-01-01T00:00:00Z' };
  };
  const games = Array.from({ length: random.int(14) }, () => newGame());
  const insert = (game: Game): void => void games.splice(random.int(games.length + 1), 0, game);
  const isThere = (): boolean => games.some(({ name }) => name === NAME);
  const existed = random.chance(0.3);
  if (existed) insert(newGame(NAME));
  const firstPage = random.int(2);
  const churn = random.pick([0, 0.05, 0.2, 0.5]);
  const settlesAt = random.int(25);
  let pageSize = 1 + random.int(6);
  const emptyIds = random.chance(0.1);
  const creation = random.pick(CREATIONS);
  const appearsAt = random.chance(0.2) ? random.int(12) : -1;
  let requests = 0;
  let posts = 0;
  let created = 0;

  function change(): void {
    requests += 1;
    if (requests === appearsAt && !isThere()) insert(newGame(NAME));
    if (requests > settlesAt && posts === 0) return;
    // Two changes at once may keep the count, and hide a game from a good pass (docs/decisions/014-games-without-guesses.md).
    const at = random.int(games.length);
    const grows = random.chance(0.5);
    if (random.chance(churn) && grows) insert(newGame());
    if (random.chance(churn) && !grows && games[at] !== undefined && games[at].name !== NAME)
      games.splice(at, 1);
    if (random.chance(churn / 4)) pageSize = 1 + random.int(6);
  }
  function list(path: string): Reply {
    const page = Number(new URL(path, 'http://x').searchParams.get('page') ?? firstPage);
    const start = (page - firstPage) * pageSize;
    const data = games
      .slice(start, start + pageSize)
      .map((game) => (emptyIds && random.chance(0.3) ? { ...game, id: '' } : game));
    const totalPages = Math.ceil(games.length / pageSize);
    if (data.length === 0 && start > 0 && random.chance(0.3))
      return { status: 404, body: '{"statusCode":404}' };
    const body = JSON.stringify({ data, meta: { page, limit: pageSize, total: games.length, totalPages } });
    return { status: 200, headers: ['content-type: application/json'], body };
  }
  function create(): Wire {
    posts += 1;
    if (creation === 'busy first' && posts === 1)
      return { bytes: encode({ status: 429, headers: ['retry-after: 0'], body: '' }) };
    if (creation === 'refused') return { bytes: encode({ status: 422, body: '{"message":"no"}' }) };
    if (creation === 'conflict') {
      if (!isThere()) insert(newGame(NAME));
      return { bytes: encode({ status: 409, body: '' }) };
    }
    created += 1;
    const game = newGame(NAME);
    insert(game);
    if (creation === 'reset') return { bytes: Buffer.alloc(0), end: 'reset' };
    if (creation === 'error') return { bytes: encode({ status: 500, body: '' }) };
    return { bytes: encode({ status: 201, body: creation === 'empty' ? '' : JSON.stringify(game) }) };
  }
  await using double = await startDouble(({ method, path }) => {
    change();
    return method === 'POST' ? create() : { bytes: encode(list(path)) };
  });
  const run = await runChecked({
    entry: 'games',
    folder,
    inputs: { 'base-url': double.baseUrl, name: NAME, 'create-if-missing': 'true', 'request-timeout': '2' },
  });
  const problems = [...run.problems];
  const id = run.outputs['game-id'];
  const exists = games.some((game) => game.name === NAME && game.id === id);
  if (created > 1) problems.push(`this run created ${created} games of one name`);
  if (existed && posts > 0) problems.push('the game existed from the start, but was to be created');
  if (run.exitCode === 0 && !exists) problems.push(`the run succeeded, but no game is ${id}`);
  if (run.outputs['created'] === 'true' && created === 0) problems.push('the run claims a creation');
  if (run.exitCode === 0 && run.outputs['created'] === 'false' && created > 0)
    problems.push('the run conceals a creation');
  const outcome = existed ? 'the game exists' : `creation ${creation}`;
  return { run, problems, faults: `${requests} requests, ${posts} POST; churn ${churn * 100} %, ${outcome}` };
}
