/** Leave to send one request; what came of it is told to the pace with it. */
export interface Ticket {
  /** Pauses and releases seen when it was given: one of before says nothing about now. */
  readonly era: number;
  /** The order in which they were given. */
  readonly order: number;
}

/** When a request may be sent. */
export type Turn =
  /** At `atMs`, if the ticket still holds then; else by another turn. */
  | { readonly kind: 'given'; readonly atMs: number; readonly ticket: Ticket }
  /** Ask again at `atMs`, or as soon as something has changed. */
  | { readonly kind: 'later'; readonly atMs: number };

/** A refusal to take a request now. In milliseconds. */
export interface Throttling {
  /** The wait that the answer asks for, if it does. */
  readonly askedMs?: number | undefined;
  /** The wait that the request would choose by itself. */
  readonly backoffMs: number;
}
