/**
 * How long `merge/` takes to join the manifests of very many files, and how much memory: one run of the bundle, as a runner
 * starts it, without exports.
 *
 * Usage: node bench/merge.ts [--parts 16] [--files 1000000]
 */
import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import type { Manifest } from '../src/pipeline/manifest/manifest.ts';
import { runBundle } from './run-action.ts';
import { runBench } from './run-bench.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { Workshop } from './workshop.ts';

await runBench(async (signal) => {
  const { values } = parseArgs({
    options: { parts: { type: 'string', default: '16' }, files: { type: 'string', default: '1000000' } },
  });
  const parts = numberOption('parts', values.parts, { min: 1, whole: true });
  const files = numberOption('files', values.files, { min: 1, whole: true });
  await using temporary = await temporaryFolder();
  const workshop = new Workshop(temporary);
  const folder = await workshop.newFolder('manifests');
  for (let part = 1; part <= parts; part += 1) {
    await writeFile(
      join(folder, `manifest-${part}.json`),
      JSON.stringify(manifestOf(part, parts, files), undefined, 2),
    );
  }
  const meter = ['--import', pathToFileURL(await workshop.script('report-peak-memory.ts')).href];
  const { durationMs, note } = await runBundle(
    {
      bundle: 'merge',
      workspace: folder,
      temp: await workshop.newFolder('temp'),
      nodeOptions: meter,
      inputs: { manifests: '*.json' },
    },
    signal,
  );
  const peakMib = Math.round(Number(note) / 1024);
  process.stdout.write(
    `${parts} manifests of ${files} files joined in ${(durationMs / 1000).toFixed(1)} s, peak ${peakMib} MiB\n`,
  );
  return true;
});

/** A part's manifest; all parts together have so many files. */
function manifestOf(part: number, parts: number, files: number): Manifest {
  const of = (position: number): number => Math.floor((files * position) / parts);
  const assets = Array.from({ length: of(part) - of(part - 1) }, (_, index) => {
    const path = `set-${part}/folder-${index % 100}/level-${index}.json`;
    const file = { path, fileName: path, contentType: 'application/json', size: 1_000 };
    const sha256 = createHash('sha256').update(path).digest('hex');
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
    shard: { index: part, total: parts },
    whole: { files, bytes: files * 1_000, sha256: '0'.repeat(64) },
    conclusion: 'success',
    baseUrl: 'https://api.example.com/v1',
    organizationId: 'org-1',
    startedAt: now,
    finishedAt: now,
    assets,
    exports: [],
  };
}
