import { existsSync } from 'node:fs';
import { shorten } from '../format.ts';
import type { JournalEntry } from '../http/journal.ts';
import { isArchive, openArchive } from '../play/archive.ts';
import { networkInPath } from '../play/networks.ts';
import { type PlayedPage, playUrl } from '../play/play-app.ts';
import { type FileKind, fileKind } from '../play/uploaded-files.ts';
import type { Services } from '../services.ts';
import type { AssetRecord, AssetTable, AssetTotals } from '../store/asset-table.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import type { ExportRecord } from '../store/export-table.ts';
import type { OwnedGame } from '../store/game-table.ts';

/** The newest items of a list, newest first, and the number of all items. */
export interface Newest<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export type ShownAsset = AssetRecord & { readonly preview: Preview };

/** The assets of a release on a page. */
export interface ShownRelease {
  /** Absent for assets that wait for their files. */
  readonly release?: ReturnType<AssetTable['releaseTotals']> & { readonly number: number };
  readonly organizationId: string;
  /** Playable pages first, then the newest. */
  readonly items: readonly ShownAsset[];
  /** Pages of an earlier release, to be played with the files of this one, which has no page. */
  readonly earlierPages: readonly Playable[];
}

/** A page of the assets that match the search. */
interface AssetPage {
  /** The newest first. */
  readonly releases: readonly ShownRelease[];
  /** The number of all assets that match. */
  readonly found: number;
  /** From 1; the last one, if the query asks for a later one. */
  readonly page: number;
}

/** The content of the page at one moment. */
export interface Overview {
  /** Unix milliseconds. */
  readonly atMs: number;
  readonly games: Newest<OwnedGame>;
  readonly assets: AssetPage & AssetTotals;
  readonly exports: Newest<ExportRecord>;
  readonly requests: Newest<JournalEntry>;
}

/** Maximum number of items per list. */
export const PAGE_SIZE = 100;

/** @param playOrigin where playables run */
export async function readOverview(
  services: Services,
  query: PageQuery,
  playOrigin: string,
): Promise<Overview> {
  const { assets, data, exports, games, journal, now } = services;
  const requests = journal.entries.slice(-PAGE_SIZE).reverse();
  const overview = {
    atMs: now(),
    games: { items: games.newest(PAGE_SIZE), total: games.countAll() },
    exports: { items: exports.newest(PAGE_SIZE), total: exports.count() },
    // A journal with a limit has fewer entries than there were requests.
    requests: { items: requests, total: requests[0]?.sequence ?? 0 },
  };
  const [{ records, ...position }, totals] = [findAssets(assets, query), assets.totals()];
  const items = await Promise.all(
    records.map(async (asset) => ({ ...asset, preview: await previewOf(asset, data, playOrigin) })),
  );
  return {
    ...overview,
    assets: { releases: toReleases(items, services, playOrigin), ...position, ...totals },
  };
}

function toReleases(
  items: readonly ShownAsset[],
  { assets, data }: Services,
  playOrigin: string,
): ShownRelease[] {
  const groups = Map.groupBy(items, ({ release, organizationId }) =>
    JSON.stringify([release, organizationId]),
  );
  return [...groups].map(([key, group]) => {
    const [number, organizationId] = JSON.parse(key);
    if (number === null) return { organizationId, items: group, earlierPages: [] };
    const earlierPages = assets
      .pagesUpTo(organizationId, number)
      .filter((page) => page.release < number && existsSync(data.filePath(page.file)))
      .map((page) => toPlayable({ ...page, release: number }, playOrigin));
    const release = { ...assets.releaseTotals(organizationId, number), number };
    return { release, organizationId, items: group, earlierPages };
  });
}

function findAssets(assets: AssetTable, { search, page: wanted }: PageQuery) {
  const found = assets.countFound(search);
  const page = Math.max(1, Math.min(wanted, Math.ceil(found / PAGE_SIZE)));
  return { records: assets.search(search, PAGE_SIZE, (page - 1) * PAGE_SIZE), found, page };
}

/** A page that can be played, with its address for the network that its path names, if any. */
export interface Playable extends PlayedPage {
  readonly network: string;
  readonly url: string;
}

function toPlayable(page: PlayedPage, playOrigin: string, path = page.fileName): Playable {
  const network = networkInPath(path)?.id ?? '';
  return { ...page, network, url: playUrl(playOrigin, page, network) };
}

type Preview =
  /** `files` are the names of all files of a zip. */
  | { readonly kind: 'page'; readonly page: Playable; readonly files?: readonly string[] }
  /** `url` is its address at the origin of playables. */
  | { readonly kind: Exclude<FileKind, 'page'>; readonly url: string }
  /** Why a zip can't be played. */
  | { readonly kind: 'unplayable'; readonly why: string }
  /** The file has not arrived. */
  | { readonly kind: 'none' };

async function previewOf(asset: AssetRecord, data: DataDirectory, playOrigin: string): Promise<Preview> {
  if (asset.status === 'pending' || !existsSync(data.filePath(asset.file))) return { kind: 'none' };
  const kind = fileKind(asset.contentType);
  if (kind === 'page') return { kind, page: toPlayable(asset, playOrigin) };
  if (!isArchive(asset)) return { kind, url: playUrl(playOrigin, asset) };
  try {
    const { entries, page: fileName } = await openArchive(data.filePath(asset.file));
    const page = toPlayable({ ...asset, fileName }, playOrigin, `${asset.fileName}/${fileName}`);
    return { kind: 'page', page, files: [...entries.keys()] };
  } catch (error) {
    return { kind: 'unplayable', why: (error as Error).message };
  }
}

/** What the query of the page's address asks for. */
export interface PageQuery {
  /** A part of the name, the type or the id of an asset; empty for all assets. */
  readonly search: string;
  /** The page of assets, from 1. */
  readonly page: number;
  /** Whether the page reloads itself. */
  readonly isRefreshing: boolean;
}

const MAX_SEARCH_LENGTH = 200;

export function readQuery(read: (name: string) => string | undefined): PageQuery {
  const [page = '1'] = /^[1-9]\d{0,6}$/.exec(read('page') ?? '') ?? [];
  return {
    search: shorten((read('q') ?? '').trim(), MAX_SEARCH_LENGTH),
    page: Number(page),
    isRefreshing: read('refresh') !== undefined,
  };
}

/** The address of the page with another query. */
export function pageLink({ search, page, isRefreshing }: PageQuery): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (page > 1) query.set('page', String(page));
  if (isRefreshing) query.set('refresh', '');
  return query.size === 0 ? '/' : `/?${query}`;
}
