import type { AssetTable, NewAssetRecord } from './asset-table.ts';

/** Clients that do not name themselves begin a new release after this time with no upload in flight. */
const MAX_PAUSE_MS = 10_000;

/** The uploads of an organization whose clients do not name themselves. */
interface Unnamed {
  /** The release that they go on with; `undefined` if the next file begins one. */
  release: number | undefined;
  inFlight: number;
  /** Unix milliseconds of the end of the last one. */
  endedAtMs: number;
}

type Uploader = Pick<NewAssetRecord, 'organizationId' | 'client'>;

/** The digits of a process of the action in its `User-Agent`; empty for another client. */
export function clientOf(userAgent = ''): string {
  return /^playable-export-action\/\S+ \(([\da-f]{16})\)/.exec(userAgent)?.[1] ?? '';
}

export type Releases = ReturnType<typeof releaseCounter>;

/**
 * Which release an upload belongs to: one for each process of the action. Other clients begin a new one after an export, after 10 s with
 * nothing in flight, and with a name that their release has under another asset id.
 *
 * @param now Unix milliseconds
 */
export function releaseCounter(assets: AssetTable, now: () => number) {
  const unnamed = new Map<string, Unnamed>();
  const unnamedOf = (organizationId: string): Unnamed => {
    const uploads = unnamed.get(organizationId) ?? { release: undefined, inFlight: 0, endedAtMs: 0 };
    unnamed.set(organizationId, uploads);
    return uploads;
  };
  return {
    /** Notes the start of a request of an upload, and returns what is to be called at its end. */
    begin({ organizationId, client }: Uploader): () => void {
      if (client !== '') return () => undefined;
      const uploads = unnamedOf(organizationId);
      const hasPaused = uploads.inFlight === 0 && now() - uploads.endedAtMs > MAX_PAUSE_MS;
      if (hasPaused) uploads.release = undefined;
      uploads.inFlight += 1;
      return () => {
        uploads.inFlight -= 1;
        uploads.endedAtMs = now();
      };
    },
    /** At an export. */
    end(organizationId: string): void {
      unnamedOf(organizationId).release = undefined;
    },
    /** The release of a file that is now stored, from 1. */
    of({ organizationId, client, fileName }: Uploader & Pick<NewAssetRecord, 'fileName'>): number {
      const next = assets.lastRelease.get(organizationId).release + 1;
      if (client !== '') return assets.releaseOf.get(organizationId, client)?.release ?? next;
      const uploads = unnamedOf(organizationId);
      const { release = next } = uploads;
      const namesake = assets.nearestNamed.get({ organizationId, release, fileName });
      uploads.release = namesake?.release === release ? next : release;
      return uploads.release;
    },
  };
}
