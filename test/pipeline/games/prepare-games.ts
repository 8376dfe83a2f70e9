import { ServiceClient } from '../../../src/api/service-client.ts';
import type { GameContext } from '../../../src/pipeline/games/game-context.ts';
import { callContext, type FakeCallContext } from '../../doubles/call-context.ts';
import { openTransport } from '../../doubles/open-transport.ts';

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
    waiting: calls.waiting,
    signal,
    told,
    calls,
    events: {
      walkStarted: (walk) => tell(`walk ${walk}`),
      pageRead: ({ pages, games, total, totalPages }) =>
        tell(`page ${pages} of ${totalPages}: ${games} of ${total}`),
      walkEnded: ({ pages, games }) => tell(`walked: ${games} on ${pages}`),
      fetching: (id) => tell(`fetching ${id}`),
      creating: (name) => tell(`creating ${name}`),
      created: () => tell('created'),
      lookingAgain: (waitMs) => tell(`looking again in ${waitMs}`),
      waiting: ({ attempt }) => tell(`waiting after attempt ${attempt}`),
    },
  };
}
