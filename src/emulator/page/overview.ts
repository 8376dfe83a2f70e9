import type { Journal, JournalEntry } from '../http/journal.ts';
import type { AssetStorage } from '../storage/asset-storage.ts';
import type { AssetRecord, AssetTable, AssetTotals } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import type { ExportRecord, ExportTable } from '../store/exports.ts';
import type { GameTable, OwnedGame } from '../store/games.ts';
import { type Preview, readPreview } from './read-preview.ts';
import { settleBriefly } from './settle-briefly.ts';

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
