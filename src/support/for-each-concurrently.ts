/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item is started once `stopped` says so.
 *
 * @throws what the first `work` that rejects throws, after all that had been started have settled
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number,
  stopped: () => boolean,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failed || stopped()) return;
      try {
        await work(item, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(limit, items.length) }, worker);
  const settled = await Promise.allSettled(workers);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
}
