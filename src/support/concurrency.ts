/** A number that may change while the work goes on. */
export interface ChangingLimit {
  readonly limit: number;
  /** @param changed to be called after each change */
  onChange(changed: () => void): void;
}

/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item is started once `stopped` says so. Where
 * the limit falls, what has been started goes on, and as much less is started after it.
 *
 * @throws what the first `work` that rejects throws, after all that had been started have settled
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number | ChangingLimit,
  stopped: () => boolean,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const most = typeof limit === 'number' ? () => limit : () => limit.limit;
  const errors: unknown[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let workers = 0;
  let begun = 0;
  const goesOn = (): boolean => begun < items.length && errors.length === 0 && !stopped();
  const worker = async (): Promise<void> => {
    workers += 1;
    while (workers <= most() && goesOn()) {
      const index = begun;
      begun += 1;
      try {
        // There is one: `begun` was below the length.
        await work(items[index] as T, index);
      } catch (error) {
        errors.push(error);
      }
    }
    workers -= 1;
    if (workers === 0) finish();
  };
  const addWorkers = (): void => {
    while (workers < most() && goesOn()) void worker();
  };
  if (typeof limit !== 'number') limit.onChange(addWorkers);
  addWorkers();
  if (workers > 0) await finished;
  if (errors.length > 0) throw errors[0];
}
