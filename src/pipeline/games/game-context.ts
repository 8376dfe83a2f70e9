import type { ServiceClient } from '../../api/service-client.ts';
import type { Clock } from '../../retry/clock.ts';
import type { WaitingTime } from '../../retry/waiting-time.ts';
import type { GameEvents } from './game-events.ts';

/** What all work on games needs. */
export interface GameContext {
  readonly service: ServiceClient;
  /** Games a page; where it is absent the service decides. */
  readonly pageSize: number | undefined;
  readonly events: GameEvents;
  readonly clock: Clock;
  /** Where all waits are added up. */
  readonly waiting: WaitingTime;
  readonly signal: AbortSignal;
}
