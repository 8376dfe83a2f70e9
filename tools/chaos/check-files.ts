import { posix } from 'node:path';
import type { Manifest, ManifestAsset } from '../../src/pipeline/manifest/manifest.ts';
import type { ChaosRun } from './run-chaos.ts';

/** Checks that the storage holds what the manifest says about every file: one sentence per contradiction. */
export function checkFiles({ plan, files, stored, journal }: ChaosRun, manifest: Manifest): string[] {
  const problems: string[] = [];
  const report = (path: string, problem: string): void => void problems.push(`${path}: ${problem}`);
  const reported = new Map(manifest.assets.map((asset) => [asset.path, asset]));
  const byId = new Map(stored.map((file) => [file.assetId, file]));
  if (manifest.assets.length !== files.length || reported.size !== files.length) {
    problems.push(
      `the manifest has ${manifest.assets.length} assets, not one for each of ${files.length} files`,
    );
  }
  const requested = Map.groupBy(journal, ({ body }) => fileNameOf(body));
  for (const { path, size, sha256 } of files) {
    const asset = reported.get(path);
    if (asset === undefined) {
      report(path, 'it is not in the manifest');
      continue;
    }
    const fileName = plan.naming === 'path' ? path : posix.basename(path);
    if (asset.fileName !== fileName || asset.size !== size)
      report(path, 'the manifest has another name or size');
    if ((asset.status === 'failed') !== (asset.error !== undefined))
      report(path, 'its status and its error do not agree');
    switch (asset.status) {
      case 'uploaded': {
        const file = byId.get(asset.assetId ?? '');
        if (file === undefined) report(path, `uploaded as ${asset.assetId}, but nothing is stored there`);
        else if (file.fileName !== fileName)
          report(path, `uploaded as ${asset.assetId}, which is ${file.fileName}`);
        else if (file.sha256 !== sha256) report(path, 'uploaded, but other bytes are stored');
        break;
      }
      case 'failed':
        if (asset.assetId !== undefined) report(path, 'failed, but it has an asset id');
        break;
      case 'not-attempted':
        if (asset.assetId !== undefined) report(path, 'not attempted, but it has an asset id');
        if (requested.has(fileName)) report(path, 'not attempted, but an upload URL was requested');
        break;
      default:
        report(path, `a status that a run with faults must not have: ${asset.status}`);
    }
  }
  return [...problems, ...checkIds(manifest.assets)];
}

function checkIds(assets: readonly ManifestAsset[]): string[] {
  const ids = assets.flatMap(({ assetId }) => assetId ?? []);
  return new Set(ids).size === ids.length ? [] : ['two files have one asset id'];
}

function fileNameOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'fileName' in body ? body.fileName : undefined;
}
