import type { components } from '../../../api/schema.generated.ts';
import type { GamesContext } from '../../../src/action/games/query-games.ts';
import { Progress } from '../../../src/action/report/progress/progress.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { ServiceClient } from '../../../src/api/service-client.ts';
import { callContext, openTransport } from '../../doubles/call-context.ts';
import { FakeTime } from '../../doubles/clocks.ts';
import { type Received, type Script, type StubServer, startStub } from '../../doubles/stub-server.ts';
import { json } from '../../e2e/stub-service.ts';
import { type CapturedStdout, captureStdout } from '../run-here.ts';

export interface GamesOptions {
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
  /** Measures the progress. */
  readonly time?: FakeTime;
}

export interface PreparedGames extends GamesContext {
  readonly stdout: CapturedStdout;
}

/** A context for the service at this URL. Its requests wait without taking time, and it logs to `stdout`. */
export function prepareGames(baseUrl: string, options: GamesOptions = {}): PreparedGames {
  const { pageSize, signal = new AbortController().signal, time } = options;
  const transport = openTransport();
  return {
    service: new ServiceClient({ baseUrl, token: 'dev', transport, context: callContext(), allowHttp: true }),
    pageSize,
    progress: new Progress(new Log(), time ?? new FakeTime()),
    signal,
    stdout: captureStdout(),
  };
}

type Game = components['schemas']['Game'];
export type GamePage = components['schemas']['GamePage'];

/** The responses to the nth request of a kind, counted from 1; `undefined` for the default response. */
interface Deviations {
  /** @param page the default response */
  readonly list?: (nth: number, page: GamePage, service: GamesService) => Script | undefined;
  /** @param create creates the game; if it is not called, no game is created */
  readonly create?: (nth: number, create: () => Game) => Script | undefined;
  readonly fetch?: (nth: number) => Script | undefined;
}

export interface GamesServiceOptions extends Deviations {
  /** Names of the games at the start. Their ids are `g-1`, `g-2`, … */
  readonly names?: readonly string[];
  /** The number of the first page. Default 1. */
  readonly firstPage?: number;
  /** Games per page if the request has no `limit`. Default 2. */
  readonly pageSize?: number;
  /** Maximum games per page. Default 100. */
  readonly maxPageSize?: number;
}

export interface GamesService {
  readonly stub: StubServer;
  readonly baseUrl: string;
  /** The current games. Tests may change the list. */
  readonly games: Game[];
  readonly add: (name: string, at?: number) => Game;
  /** The queries of the requests for the list so far. */
  readonly listed: () => readonly string[];
  /** The bodies of the requests to create a game so far. */
  readonly creations: () => readonly string[];
}

/** A service that keeps its promises except for the given deviations. It appends new games to the list. */
export async function startGamesService(options: GamesServiceOptions = {}): Promise<GamesService> {
  const { names = [], firstPage = 1, pageSize = 2, maxPageSize = 100 } = options;
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
    const limit = Math.min(Number(query.get('limit') ?? pageSize), maxPageSize);
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
  const respondTo = (received: Received): Script => {
    if (isList(received)) {
      counts.list += 1;
      const page = pageOf(new URL(received.path, stub.origin).searchParams);
      return options.list?.(counts.list, page, service) ?? json(page);
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
    const script = received === undefined ? { status: 500 } : respondTo(received);
    if (typeof script === 'function') await script(exchange);
    else exchange.respond(script);
  });
  const service: GamesService = {
    stub,
    baseUrl: `${stub.origin}/v1`,
    games,
    add,
    listed: () => stub.journal.filter(isList).map(({ path }) => new URL(path, stub.origin).search),
    creations: () => stub.journal.filter(isCreation).map(({ body }) => body.toString('utf8')),
  };
  return service;
}

/** Ends the connection without a response. */
export const hangUp: Script = ({ reset }) => reset();

/** A list whose `meta` has these values. */
export function withMeta(change: Partial<GamePage['meta']>): NonNullable<Deviations['list']> {
  return (_nth, { data, meta }) => json({ data, meta: { ...meta, ...change } });
}

/** A creation that is carried out, or more than one, but has this response. */
export function createThen(script: Script, games = 1): NonNullable<Deviations['create']> {
  return (_nth, create) => {
    for (let made = 0; made < games; made += 1) create();
    return script;
  };
}

/** A list that changes after the responses with these numbers. */
export function changing(
  changes: Readonly<Record<number, (service: GamesService) => unknown>>,
): NonNullable<Deviations['list']> {
  return (nth, page, service) => {
    const response = json(page);
    changes[nth]?.(service);
    return response;
  };
}
