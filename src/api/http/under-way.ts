/**
 * What a cancellation has to end.
 *
 * A list, not a `Set`: V8 keeps the tables that a set has grown out of linked to their successors, and once one of them has
 * come to the old generation, all that was in any of them is taken for alive until a full collection.
 */
export class UnderWay {
  readonly #list: { cancel(): void }[] = [];

  add(work: { cancel(): void }): void {
    this.#list.push(work);
  }

  delete(work: { cancel(): void }): void {
    const index = this.#list.indexOf(work);
    if (index === -1) return;
    const last = this.#list.pop();
    // Their order means nothing: the last one takes the place.
    if (last !== undefined && last !== work) this.#list[index] = last;
  }

  /** Those that end meanwhile may take themselves out. */
  cancelAll(): void {
    for (const work of [...this.#list]) work.cancel();
  }
}
