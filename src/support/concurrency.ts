/** A limit that may change while the work goes on. */
export interface ChangingLimit {
  readonly limit: number;
  /** @param changed called after each change */
  onChange(changed: () => void): void;
}

/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item starts once `stopped` returns true. If the
 * limit falls, running work finishes, and fewer items start after it.
 *
 * @throws the first error of `work`, after all running work has settled
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number | ChangingLimit,
  stopped: () => boolean,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const maxWorkers = typeof limit === 'number' ? () => limit : () => limit.limit;
  const errors: unknown[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let workers = 0;
  let next = 0;
  const hasNext = (): boolean => next < items.length && errors.length === 0 && !stopped();
  const worker = async (): Promise<void> => {
    workers += 1;
    while (workers <= maxWorkers() && hasNext()) {
      const index = next;
      next += 1;
      try {
        await work(items[index] as T, index);
      } catch (error) {
        errors.push(error);
      }
    }
    workers -= 1;
    if (workers === 0) finish();
  };
  const addWorkers = (): void => {
    while (workers < maxWorkers() && hasNext()) void worker();
  };
  if (typeof limit !== 'number') limit.onChange(addWorkers);
  addWorkers();
  if (workers > 0) await finished;
  if (errors.length > 0) throw errors[0];
}
