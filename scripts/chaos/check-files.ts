import { posix } from 'node:path';
import type { Manifest, ManifestAsset } from '../../src/pipeline/manifest/manifest.ts';
import type { ChaosRun } from './chaos-run.ts';

/** Whether the storage holds what the manifest says of every file; a sentence for each that it does not. */
export function checkFiles({ plan, files, stored, journal }: ChaosRun, manifest: Manifest): string[] {
  const problems: string[] = [];
  const say = (path: string, problem: string): void => void problems.push(`${path}: ${problem}`);
  const told = new Map(manifest.assets.map((asset) => [asset.path, asset]));
  const byId = new Map(stored.map((file) => [file.assetId, file]));
  if (manifest.assets.length !== files.length || told.size !== files.length) {
    problems.push(
      `the manifest has ${manifest.assets.length} assets, not one for each of ${files.length} files`,
    );
  }
  const requested = Map.groupBy(journal, ({ body }) => fileNameOf(body));
  for (const { path, size, sha256 } of files) {
    const asset = told.get(path);
    if (asset === undefined) {
      say(path, 'it is not in the manifest');
      continue;
    }
    const fileName = plan.naming === 'path' ? path : posix.basename(path);
    if (asset.fileName !== fileName || asset.size !== size) say(path, 'its name or size is not what it is');
    if ((asset.status === 'failed') !== (asset.error !== undefined))
      say(path, 'failed or not, without a reason');
    switch (asset.status) {
      case 'uploaded': {
        const file = byId.get(asset.assetId ?? '');
        if (file === undefined) say(path, `uploaded as ${asset.assetId}, where nothing is stored`);
        else if (file.fileName !== fileName)
          say(path, `uploaded as ${asset.assetId}, which is ${file.fileName}`);
        else if (file.sha256 !== sha256) say(path, 'uploaded, but other bytes are stored');
        break;
      }
      case 'failed':
        if (asset.assetId !== undefined) say(path, 'failed, but it has an asset id');
        break;
      case 'not-attempted':
        if (asset.assetId !== undefined) say(path, 'not attempted, but it has an asset id');
        if (requested.has(fileName)) say(path, 'not attempted, but an address was asked for');
        break;
      default:
        say(path, `an ending that a run under faults does not have: ${asset.status}`);
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
