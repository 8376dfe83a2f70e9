import type { Game } from '../../api/responses.ts';
import type { ServiceClient } from '../../api/service-client.ts';
import type { Clock, WaitTimer } from '../../retry/clock.ts';
import type { RetryFailure } from '../../retry/results.ts';
import type { Progress } from '../progress/progress.ts';

/** What the requests about games are made with. */
export interface GamesContext {
  readonly service: ServiceClient;
  /** Games per page; `undefined` for the default of the service. */
  readonly pageSize: number | undefined;
  readonly progress: Progress;
  /** Measures the waits before a new game is looked up. */
  readonly clock: Clock;
  /** Adds up all waits. */
  readonly waitTimer: WaitTimer;
  readonly signal: AbortSignal;
  /** Called at once when the service has confirmed a creation, so that a crash after it still tells it. */
  readonly onCreated: () => void;
}

/** Whether this run created a game. */
export type CreationStatus = 'yes' | 'no' | 'unknown';

export interface GamesReport {
  /** The requested games, as the service returns them. */
  readonly games: readonly unknown[];
  /** The game, if exactly one was requested and found. */
  readonly game?: { readonly id: string; readonly content: unknown };
  readonly created: CreationStatus;
  readonly error?: GamesError;
}

export type GamesError =
  | { readonly kind: 'call'; readonly failure: RetryFailure }
  /** Several games have the name. */
  | { readonly kind: 'several'; readonly games: readonly Game[] }
  /** No game in the list has the name. */
  | { readonly kind: 'none'; readonly name: string; readonly listed: readonly Game[] }
  /** The game was created, but the service gave it another name. */
  | { readonly kind: 'renamed'; readonly name: string; readonly given: string; readonly id: string }
  /** Games are missing in the list. With `name`: no game in it has that name, and none was created. */
  | {
      readonly kind: 'incomplete';
      readonly name: string | undefined;
      readonly listed: number;
      readonly missing: number;
    }
  /** The list changed with every pass, or a pass did not end. With `name`: as in `incomplete`. */
  | { readonly kind: 'unsettled' | 'endless'; readonly name: string | undefined; readonly listed: number }
  /** The game was created, but neither the response nor the list has its id. */
  | { readonly kind: 'lost' };

export const NO_GAMES: GamesReport = { games: [], created: 'no' };

export function callError(failure: RetryFailure): GamesReport {
  return { ...NO_GAMES, error: { kind: 'call', failure } };
}
