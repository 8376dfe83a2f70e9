import type { Manifest, ManifestAsset } from '../../src/pipeline/manifest/manifest.ts';
import { digestList } from '../../src/pipeline/shards/split.ts';

/** A manifest whose fields may be anything. */
export type LooseManifest = Readonly<Record<string, unknown>>;

/** The manifests of shards that have these files, in the order of all of them, each as a run writes it. */
export function shardManifests(parts: readonly (readonly string[])[], baseUrl: string): Manifest[] {
  const shards = parts.map((paths) => paths.map(uploaded));
  const all = shards.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
  const whole = digestList(all);
  return shards.map((assets, position) => ({
    version: 1,
    run: { repository: 'owner/name', id: 7, attempt: 1, commit: 'c0ffee' },
    shard: { index: position + 1, total: parts.length },
    whole,
    conclusion: 'success',
    baseUrl,
    organizationId: 'org-1',
    startedAt: `2026-02-03T04:0${position % 10}:00.000Z`,
    finishedAt: '2026-02-03T04:30:00.000Z',
    assets,
    exports: [],
  }));
}

/** These manifests, each with the digest of the files that they have together. */
export function withDigest(...manifests: readonly LooseManifest[]): LooseManifest[] {
  const all = manifests.flatMap(({ assets }) => assets as ManifestAsset[]);
  const whole = digestList(all.sort((a, b) => (a.path < b.path ? -1 : 1)));
  return manifests.map((manifest) => ({ ...manifest, whole }));
}

/** A file of as many bytes as its path has characters. */
export function uploaded(path: string): ManifestAsset {
  const file = { path, fileName: path, contentType: 'text/plain', size: path.length };
  return { ...file, status: 'uploaded', assetId: `id-of-${path}`, attempts: 1, durationMs: 5 };
}
