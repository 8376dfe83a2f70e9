import { shorten } from '../format.ts';

/** What the query of the page's address asks for. */
export interface PageQuery {
  /** A part of the name, the type or the id of an asset; empty for all assets. */
  readonly search: string;
  /** The page of assets, from 1. */
  readonly page: number;
  /** The id and the release of the game that was open, which page.js writes into the address; else empty and `NaN`. */
  readonly play: string;
  readonly release: number;
}

const MAX_SEARCH_LENGTH = 200;

export function readQuery(read: (name: string) => string | undefined): PageQuery {
  const [page = '1'] = /^[1-9]\d{0,6}$/.exec(read('page') ?? '') ?? [];
  return {
    search: shorten((read('q') ?? '').trim(), MAX_SEARCH_LENGTH),
    page: Number(page),
    play: read('play') ?? '',
    release: Number.parseInt(read('release') ?? '', 10),
  };
}

/** The address of the page with another query, where no game is open: page.js reads and writes which one is. */
export function pageLink({ search, page }: Pick<PageQuery, 'search' | 'page'>): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/' : `/?${query}`;
}
