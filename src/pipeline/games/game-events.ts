import type { CallError } from '../../api/call.ts';
import type { ServiceClient } from '../../api/service-client.ts';
import type { Clock, WaitTimer } from '../../retry/clock.ts';
import type { RetryWait } from '../../retry/retry.ts';

/** The part of the list of games that has been read. */
export interface PagesProgress {
  readonly pages: number;
  /** Games so far, without duplicates. */
  readonly games: number;
  /** Games in the whole list, according to the latest response. It may change from page to page. */
  readonly total: number;
  /** Pages of the whole list, according to the latest response. */
  readonly totalPages: number;
}

/** Progress of the work on games. Listeners must not throw. */
export interface GameEvents {
  /** @param pass 1 at first; more if the list is read again because a pass may miss games */
  listStarted(pass: number): void;
  pageRead(progress: PagesProgress): void;
  listEnded(progress: PagesProgress): void;
  /** The game with this id is requested. */
  fetching(id: string): void;
  creating(name: string): void;
  /** The service has confirmed the creation. */
  created(): void;
  /** The game may exist in spite of this error, so the list is searched for it. */
  creationFailed(error: CallError): void;
  /** The list is searched for the new game after this time. */
  searchDelayed(waitMs: number): void;
  /** A request to the service waits before its next attempt. */
  waiting(wait: RetryWait<CallError>): void;
}

export interface GameContext {
  readonly service: ServiceClient;
  /** Games per page; `undefined` for the default of the service. */
  readonly pageSize: number | undefined;
  readonly events: GameEvents;
  readonly clock: Clock;
  /** Adds up all waits. */
  readonly waitTimer: WaitTimer;
  readonly signal: AbortSignal;
}
