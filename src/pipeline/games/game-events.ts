import type { CallError } from '../../api/call.ts';
import type { components } from '../../api/schema.generated.ts';
import type { ServiceClient } from '../../api/service-client.ts';
import type { Clock, WaitTimer } from '../../retry/clock.ts';
import type { RetryWait } from '../../retry/retry.ts';

/** How far a walk through the list has come. */
export interface PagesProgress {
  readonly pages: number;
  /** Different games so far. */
  readonly games: number;
  /** What the service says of the whole list, which may change from page to page. */
  readonly total: number;
  readonly totalPages: number;
}

/** What the work on games tells while it goes on. Whoever listens must not throw. */
export interface GameEvents {
  /** The list is walked from its first page: for the first time, or once more because it changed on the way. */
  listStarted(walk: number): void;
  pageRead(soFar: PagesProgress): void;
  listEnded(soFar: PagesProgress): void;
  /** One game is asked for by its id. */
  fetching(id: string): void;
  creating(name: string): void;
  /** The service says that it was created. */
  created(): void;
  /** It is not known whether a game was created, or which: the list is looked at again after this time. */
  lookingUp(waitMs: number): void;
  /** A request to the service waits before its next attempt. */
  waiting(wait: RetryWait<CallError>): void;
}

/** What all work on games needs. */
export interface GameContext {
  readonly service: ServiceClient;
  /** Games a page; where it is absent the service decides. */
  readonly pageSize: number | undefined;
  readonly events: GameEvents;
  readonly clock: Clock;
  /** Where all waits are added up. */
  readonly waitTimer: WaitTimer;
  readonly signal: AbortSignal;
}

/** A game as the service lists it (service spec part 2), with whatever further fields it has. */
export type Game = components['schemas']['Game'];
