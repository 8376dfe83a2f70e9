import type { components } from '../../../src/api/schema.generated.ts';
import { ServiceClient } from '../../../src/api/service-client.ts';
import type { GameContext } from '../../../src/pipeline/games/game-events.ts';
import { callContext, type FakeCallContext, openTransport } from '../../doubles/call-context.ts';
import {
  type Received,
  type Script,
  type StubReply,
  type StubServer,
  startStub,
} from '../../doubles/stub-server.ts';

export interface GamesOptions extends Partial<FakeCallContext> {
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
  readonly idleTimeoutMs?: number;
  /** Called with each event, a line as in `told`. */
  readonly onEvent?: (line: string) => void;
}

export interface PreparedGames extends GameContext {
  /** The events so far, a line each. */
  readonly told: readonly string[];
  readonly calls: FakeCallContext;
}

/** All that the work on games needs to talk to the service at this address, with a clock whose waits take no time. */
export function prepareGames(baseUrl: string, options: GamesOptions = {}): PreparedGames {
  const { pageSize, signal = new AbortController().signal, idleTimeoutMs, onEvent, ...overrides } = options;
  const calls = callContext(overrides);
  const transport = openTransport(idleTimeoutMs === undefined ? {} : { idleTimeoutMs });
  const told: string[] = [];
  const tell = (line: string): void => {
    told.push(line);
    onEvent?.(line);
  };
  return {
    service: new ServiceClient({ baseUrl, token: 'dev', transport, context: calls, allowHttp: true }),
    pageSize,
    clock: calls.clock,
    waitTimer: calls.waitTimer,
    signal,
    told,
    calls,
    events: {
      listStarted: (walk) => tell(`walk ${walk}`),
      pageRead: ({ pages, games, total, totalPages }) =>
        tell(`page ${pages} of ${totalPages}: ${games} of ${total}`),
      listEnded: ({ pages, games }) => tell(`walked: ${games} on ${pages}`),
      fetching: (id) => tell(`fetching ${id}`),
      creating: (name) => tell(`creating ${name}`),
      created: () => tell('created'),
      searchDelayed: (waitMs) => tell(`looking again in ${waitMs}`),
      waiting: ({ attempt }) => tell(`waiting after attempt ${attempt}`),
    },
  };
}

type Game = components['schemas']['Game'];
type GamePage = components['schemas']['GamePage'];

/** What is done with the n-th request of a kind, counted from 1; `undefined` where it is what should be. */
interface Deviations {
  /** @param page what the service would answer, which may be changed */
  readonly list?: (nth: number, page: GamePage) => Script | undefined;
  /** @param create does what was asked for; without it nothing is created */
  readonly create?: (nth: number, create: () => Game) => Script | undefined;
  readonly fetch?: (nth: number) => Script | undefined;
}

export interface GamesServiceOptions extends Deviations {
  /** Names of the games that there are, the first one with the id `g-1`. */
  readonly names?: readonly string[];
  /** The number of the first page. Default 1. */
  readonly firstPage?: number;
  /** Games a page where nothing is asked for. Default 2. */
  readonly pageSize?: number;
  /** The most games a page. Default 100. */
  readonly largestPage?: number;
}

export interface GamesService {
  readonly stub: StubServer;
  readonly baseUrl: string;
  /** The games that there are, for the test to change. */
  readonly games: Game[];
  readonly add: (name: string, at?: number) => Game;
  /** The requests for a page of the list so far, by their query. */
  readonly listed: () => readonly string[];
  /** The requests to create a game so far, by their body. */
  readonly creations: () => readonly string[];
}

/** A service with games that does what it should where the test says nothing else. A new game is the last of the list. */
export async function startGamesService(options: GamesServiceOptions = {}): Promise<GamesService> {
  const { names = [], firstPage = 1, pageSize = 2, largestPage = 100 } = options;
  const stub = await startStub();
  const games: Game[] = [];
  let count = 0;
  const add = (name: string, at = games.length): Game => {
    count += 1;
    const game = { id: `g-${count}`, name, createdAt: '2026-01-01T00:00:00.000Z' };
    games.splice(at, 0, game);
    return game;
  };
  for (const name of names) add(name);
  const pageOf = (query: URLSearchParams): GamePage => {
    const page = Number(query.get('page') ?? firstPage);
    const limit = Math.min(Number(query.get('limit') ?? pageSize), largestPage);
    const start = (page - firstPage) * limit;
    const totalPages = Math.ceil(games.length / limit);
    return {
      data: start < 0 ? [] : games.slice(start, start + limit),
      meta: { page, limit, total: games.length, totalPages },
    };
  };
  const isList = ({ method, path }: Received): boolean => method === 'GET' && /\/games(?:\?|$)/.test(path);
  const isCreation = ({ method }: Received): boolean => method === 'POST';
  const counts = { list: 0, create: 0, fetch: 0 };
  const answerTo = (received: Received): Script => {
    if (isList(received)) {
      counts.list += 1;
      const page = pageOf(new URL(received.path, stub.origin).searchParams);
      return options.list?.(counts.list, page) ?? json(page);
    }
    if (isCreation(received)) {
      counts.create += 1;
      const create = (): Game => add(JSON.parse(received.body.toString('utf8')).name);
      return options.create?.(counts.create, create) ?? json(create(), 201);
    }
    counts.fetch += 1;
    const game = games.find(({ id }) => received.path.endsWith(`/${id}`));
    return options.fetch?.(counts.fetch) ?? (game === undefined ? { status: 404 } : json(game));
  };
  stub.always(async (exchange) => {
    const received = stub.journal.at(-1);
    await exchange.receive();
    const script = received === undefined ? { status: 500 } : answerTo(received);
    if (typeof script === 'function') await script(exchange);
    else exchange.answer(script);
  });
  return {
    stub,
    baseUrl: `${stub.origin}/v1`,
    games,
    add,
    listed: () => stub.journal.filter(isList).map(({ path }) => new URL(path, stub.origin).search),
    creations: () => stub.journal.filter(isCreation).map(({ body }) => body.toString('utf8')),
  };
}

export function json(value: unknown, status = 200): StubReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** Ends the connection without an answer. */
export const hangUp: Script = ({ reset }) => reset();
