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
  const errors: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (errors.length > 0 || stopped()) return;
      try {
        await work(item, index);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  if (errors.length > 0) throw errors[0];
}
