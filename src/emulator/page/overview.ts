import { open, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal, JournalEntry } from '../http/journal.ts';
import type { AssetStorage } from '../storage/disk-storage.ts';
import type { AssetRecord, AssetTable, AssetTotals } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import type { ExportRecord, ExportTable } from '../store/exports.ts';
import type { GameTable, OwnedGame } from '../store/games.ts';
import { type FileKind, fileKind } from './file-kind.ts';

/** What the page is made from. */
export interface OverviewServices {
  readonly assets: AssetTable;
  readonly data: DataDirectory;
  readonly exports: ExportTable;
  readonly games: GameTable;
  readonly journal: Journal;
  readonly storage: AssetStorage;
  /** Wall clock in Unix milliseconds. */
  readonly now: () => number;
}

/** The last ones of a list, newest first, and how many there are in all. */
export interface Newest<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** An asset with what can be shown of it. */
export type ShownAsset = AssetRecord & { readonly preview: Preview };

/** What the page shows, as it was at one moment, in Unix milliseconds. */
export interface Overview {
  readonly atMs: number;
  readonly games: Newest<OwnedGame>;
  readonly assets: Newest<ShownAsset> & AssetTotals;
  readonly exports: Newest<ExportRecord>;
  readonly requests: Newest<JournalEntry>;
}

/** Most entries of one list. */
const LIMIT = 100;

/** Reads at most 100 of each list. */
export async function readOverview(services: OverviewServices): Promise<Overview> {
  const { assets, data, exports, games, journal, now, storage } = services;
  const organizations = assets.newest(LIMIT).map(({ organizationId }) => organizationId);
  await settleBriefly(storage, new Set(organizations));
  const requests = journal.entries.slice(-LIMIT).reverse();
  const overview = {
    atMs: now(),
    games: { items: games.newest(LIMIT), total: games.countAll() },
    exports: { items: exports.newest(LIMIT), total: exports.count() },
    // The journal may have let go of the first ones.
    requests: { items: requests, total: requests[0]?.sequence ?? 0 },
  };
  const [records, totals] = [assets.newest(LIMIT), assets.totals()];
  const items = await Promise.all(
    records.map(async (asset) => ({ ...asset, preview: await readPreview(asset, data) })),
  );
  return { ...overview, assets: { items, ...totals } };
}

/** What of an asset can be shown. */
type Preview =
  | { readonly kind: Exclude<FileKind, 'text'> }
  | { readonly kind: 'text'; readonly beginning: string; readonly isWhole: boolean }
  /** Its bytes have not arrived, or are with another storage. */
  | { readonly kind: 'none' };

const BEGINNING_BYTES = 600;

/** Looks at an asset's file: whether it is there, and of a text its beginning. */
async function readPreview(asset: AssetRecord, data: DataDirectory): Promise<Preview> {
  if (asset.status !== 'uploaded') return { kind: 'none' };
  const path = data.filePath(asset.assetId);
  const kind = fileKind(asset.contentType);
  try {
    if (kind === 'text') return await readBeginning(path);
    await stat(path);
    return { kind };
  } catch {
    return { kind: 'none' };
  }
}

async function readBeginning(path: string): Promise<Preview> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES + 1), 0, BEGINNING_BYTES + 1, 0);
  const isWhole = bytesRead <= BEGINNING_BYTES;
  // A character that the cut goes through is left out.
  const decoder = new TextDecoder();
  const bytes = buffer.subarray(0, Math.min(bytesRead, BEGINNING_BYTES));
  return { kind: 'text', beginning: decoder.decode(bytes, { stream: !isWhole }), isWhole };
}

/** How long a person waits for hashes, or for a bucket's answers. */
const MAX_SETTLE_MS = 1_000;

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
  const longest = sleep(MAX_SETTLE_MS, undefined, { signal: enough.signal, ref: false }).catch(
    () => undefined,
  );
  await Promise.race([Promise.all(running.values()), longest]);
  enough.abort();
}
