import type { Exchange } from './exchange.ts';

/**
 * The exchanges that a cancellation has to end.
 *
 * A list, not a `Set`: V8 keeps the tables that a set has grown out of linked to their successors, and once one of them has
 * come to the old generation, all that was in any of them is taken for alive until a full collection.
 */
export class UnderWay {
  readonly #exchanges: Exchange[] = [];

  add(exchange: Exchange): void {
    this.#exchanges.push(exchange);
  }

  delete(exchange: Exchange): void {
    const index = this.#exchanges.indexOf(exchange);
    const last = this.#exchanges.pop();
    // Their order means nothing: the last one takes the place.
    if (last !== undefined && last !== exchange) this.#exchanges[index] = last;
  }

  /** Those that end meanwhile take themselves out. */
  cancelAll(): void {
    for (const exchange of [...this.#exchanges]) exchange.cancel();
  }
}
