import { setTimeout as sleep } from 'node:timers/promises';
import type { AssetStorage } from '../storage/asset-storage.ts';

/** How long a person waits for hashes, or for a bucket's answers. */
const LONGEST_MS = 1_000;

/** What is still under way: a page that comes anew starts nothing twice. */
const underWay = new WeakMap<AssetStorage, Map<string, Promise<void>>>();

/**
 * Lets the records of these organizations say what is known of their files, as `AssetStorage.settle` does, but for a
 * second at most: what takes longer goes on, and is there another time. Trouble is left to those who use the service.
 */
export async function settleBriefly(storage: AssetStorage, organizations: Iterable<string>): Promise<void> {
  const running = underWay.get(storage) ?? new Map<string, Promise<void>>();
  underWay.set(storage, running);
  for (const organization of organizations) {
    if (running.has(organization)) continue;
    const settled = storage
      .settle(organization)
      .catch(() => undefined)
      .finally(() => running.delete(organization));
    running.set(organization, settled);
  }
  const enough = new AbortController();
  const longest = sleep(LONGEST_MS, undefined, { signal: enough.signal, ref: false }).catch(() => undefined);
  await Promise.race([Promise.all(running.values()), longest]);
  enough.abort();
}
