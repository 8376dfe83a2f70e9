import type { AssetTable, NewAssetRecord } from './asset-table.ts';

/** The digits of a process of the action in its `User-Agent`; empty for another client. */
export function clientOf(userAgent = ''): string {
  return /^playable-export-action\/\S+ \(([\da-f]{16})\)/.exec(userAgent)?.[1] ?? '';
}

export type Releases = ReturnType<typeof releaseCounter>;

/** Which release an upload belongs to: one for each process of the action. For other clients it is what lies between two exports. */
export function releaseCounter(assets: AssetTable) {
  /** By organization: the release that clients which do not name themselves go on with. */
  const unnamed = new Map<string, number>();
  return {
    /** At an export. */
    end(organizationId: string): void {
      unnamed.delete(organizationId);
    },
    /** The release of a file that is now stored, from 1. */
    of({ organizationId, client }: Pick<NewAssetRecord, 'organizationId' | 'client'>): number {
      const next = assets.lastRelease.get(organizationId).release + 1;
      if (client !== '') return assets.releaseOf.get(organizationId, client)?.release ?? next;
      const release = unnamed.get(organizationId) ?? next;
      unnamed.set(organizationId, release);
      return release;
    },
  };
}
