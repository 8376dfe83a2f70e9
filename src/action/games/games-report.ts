import type { Game } from '../../api/responses.ts';
import type { ServiceClient } from '../../api/service-client.ts';
import type { RetryFailure } from '../../retry/results.ts';
import type { Progress } from '../progress/progress.ts';

/** Every request about games needs these. */
export interface GamesContext {
  readonly service: ServiceClient;
  /** Games per page; `undefined` for the default of the service. */
  readonly pageSize: number | undefined;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** It is called at once when the service has confirmed a creation, so that a crash after it still tells it. */
  readonly onCreated: () => void;
}

/** It says whether this run created a game. */
export type CreationStatus = 'yes' | 'no' | 'unknown';

export interface GamesReport<T = unknown> {
  /** The requested games, as the service returns them. */
  readonly games: readonly T[];
  /** The game, if exactly one was requested and found. */
  readonly game?: { readonly id: string; readonly content: unknown };
  readonly created: CreationStatus;
  readonly error?: GamesError;
}

export type GamesError =
  | { readonly kind: 'call'; readonly failure: RetryFailure }
  /** Each pass through the list may have missed games. These are the numbers of the last one. */
  | { readonly kind: 'incomplete'; readonly games: number; readonly pages: number; readonly total: number }
  /** Several games have the name. */
  | { readonly kind: 'several'; readonly games: readonly Game[] }
  /** No game has the name, and these have one that the service may take for it. */
  | { readonly kind: 'alike'; readonly name: string; readonly games: readonly Game[] }
  /** No game has the name, or one that the service may take for it. */
  | { readonly kind: 'none'; readonly name: string; readonly listed: readonly string[] }
  /** The game was created, but the service gave it another name. */
  | { readonly kind: 'renamed'; readonly name: string; readonly given: string; readonly id: string }
  /** The game was created, but neither the response nor the list has its id. */
  | { readonly kind: 'lost' };

export const NO_GAMES: GamesReport<never> = { games: [], created: 'no' };

export function callError(failure: RetryFailure): GamesReport<never> {
  return { ...NO_GAMES, error: { kind: 'call', failure } };
}
