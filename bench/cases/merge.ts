import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { FileIdentity } from '../../src/pipeline/outcomes.ts';
import { digestList, type ListDigest } from '../../src/pipeline/shards/split.ts';
import { compare } from '../compare.ts';
import { runBundle } from '../contenders.ts';

const PARTS = 16;
const FILES = 1_000_000;

/** The last job of an upload in parts, without exports. */
export const MERGE = compare({
  name: 'merge',
  title: 'join 16 manifests of 1,000,000 files in total',
  runs: 1,
  onlyByName: true,
  files: { count: 0, bytes: 0 },
  peakAtMostMb: 1_600,
  contenders: [
    {
      name: 'merge',
      delivers: 'nothing',
      prepare: async ({ workspace }) => {
        const all = Array.from({ length: PARTS }, (_, index) => filesOf(index + 1)).flat();
        const whole = digestList(all.sort((a, b) => (a.path < b.path ? -1 : 1)));
        for (let part = 1; part <= PARTS; part += 1) {
          const json = JSON.stringify(manifestOf(part, whole), undefined, 2);
          await writeFile(join(workspace, `manifest-${part}.json`), json);
        }
      },
      run: (place) => runBundle('merge', place, { manifests: 'manifest-*.json' }),
    },
  ],
});

function filesOf(part: number): FileIdentity[] {
  return Array.from({ length: FILES / PARTS }, (_, index) => {
    const path = `set-${part}/folder-${index % 100}/level-${index}.json`;
    return { path, fileName: path, contentType: 'application/json', size: 1_000 };
  });
}

function manifestOf(part: number, whole: ListDigest): Manifest {
  const assets = filesOf(part).map((file) => {
    const sha256 = createHash('sha256').update(file.path).digest('hex');
    return {
      ...file,
      status: 'uploaded',
      assetId: randomUUID(),
      sha256,
      attempts: 1,
      durationMs: 20,
    } as const;
  });
  const now = new Date().toISOString();
  return {
    version: 1,
    shard: { index: part, total: PARTS },
    whole,
    conclusion: 'success',
    baseUrl: 'https://api.example.com/v1',
    organizationId: 'org-1',
    startedAt: now,
    finishedAt: now,
    assets,
    exports: [],
  };
}
