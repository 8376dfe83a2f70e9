import { setImmediate } from 'node:timers/promises';

/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item starts once `stopped` returns true.
 *
 * @param laterLimit resolves with a larger limit, if there is one
 *
 * @throws the first error of `work`, after all running work has settled
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number,
  stopped: () => boolean,
  work: (item: T, index: number) => Promise<void>,
  laterLimit?: Promise<number>,
): Promise<void> {
  const errors: unknown[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length && errors.length === 0 && !stopped()) {
      const index = next;
      next += 1;
      try {
        await work(items[index] as T, index);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  const workers: Promise<void>[] = [];
  const startWorkers = (count: number): void => {
    while (workers.length < Math.min(count, items.length)) workers.push(worker());
  };
  startWorkers(limit);
  void laterLimit?.then(startWorkers);
  // The list may grow meanwhile.
  for (const running of workers) await running;
  if (errors.length > 0) throw errors[0];
}

/** Writes one at a time. Ten calls in one turn of the event loop, or while a write is under way, share the next one. */
export class SharedWrite<T> {
  readonly #write: () => Promise<T>;
  /** The write that began last. */
  #last: Promise<T> | undefined;
  /** The one after it, which has not begun. */
  #next: Promise<T> | undefined;

  /** @param write must not reject */
  constructor(write: () => Promise<T>) {
    this.#write = write;
  }

  /** Writes what is there when the write begins. */
  run(): Promise<T> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  /** Waits for writes under way. */
  async settled(): Promise<void> {
    await (this.#next ?? this.#last);
  }

  async #begin(): Promise<T> {
    await Promise.all([this.#last, setImmediate()]);
    this.#next = undefined;
    this.#last = this.#write();
    return this.#last;
  }
}
