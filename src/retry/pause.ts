import type { Ticket } from './turn.ts';

/** A time in which requests are held back, and what is known of it. In milliseconds of one monotonic clock. */
export interface Pause {
  readonly fromMs: number;
  untilMs: number;
  /** Whether the other side said how long it is; else a probe finds out whether it is over. */
  asked: boolean;
  /** Whether it lasts to the end of a period that was found out before. */
  readonly planned: boolean;
  /** The request that finds out whether it is over, and when another one may. */
  probe?: Ticket | undefined;
  nextProbeMs: number;
  /** Of the request that was refused. */
  readonly order: number;
  /** Whether it says nothing about the rate, because the request was sent before the pause before it. */
  readonly late: boolean;
  /** Whether another request was under way then. */
  readonly accompanied: boolean;
  /** Requests sent after it, by what became of them before the pause was over. */
  acceptedAfter: number;
  refusedAfter: number;
}
