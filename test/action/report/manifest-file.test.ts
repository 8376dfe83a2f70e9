import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ManifestFile } from '../../../src/action/report/manifest-file.ts';
import type { PipelineEvents } from '../../../src/pipeline/events.ts';
import { EarlierManifest } from '../../../src/pipeline/manifest/earlier-manifest.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { RunRecord } from '../../../src/pipeline/manifest/run-record.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { DESTINATION, earlierManifest, triggered } from '../../pipeline/some-outcomes.ts';

const REQUEST = { variantId: 'v', network: 'n' };

/** A file that is written while a step goes on. */
async function startFile(name = 'm.json') {
  const folder = await temporaryFolder();
  const path = join(folder, name);
  /** The networks of each write whose exports may have been requested. */
  const built: string[][] = [];
  class WatchedRecord extends RunRecord {
    override manifest(...given: Parameters<RunRecord['manifest']>): Manifest {
      const requested = this.report().exports.filter(({ status }) => status === 'unknown');
      built.push(requested.map(({ network }) => network));
      return super.manifest(...given);
    }
  }
  const record = new WatchedRecord({ run: undefined, startedAt: new Date() });
  const exports = ['a', 'b', 'c', 'd', 'e', 'f'].map((network) => ({ ...REQUEST, network }));
  record.plan({ ...DESTINATION, assets: [], exports });
  const { signal } = new AbortController();
  const file = new ManifestFile(record, { env: { RUNNER_TEMP: folder }, signal });
  file.share(path);
  const events: Partial<PipelineEvents> = {
    ...file.listener,
    beforeExport: async (request) => {
      void record.listener.beforeExport?.(request);
      await file.listener.beforeExport?.(request);
    },
    exportSettled: (outcome) => {
      record.listener.exportSettled?.(outcome);
    },
  };
  const written = async (): Promise<Manifest> => JSON.parse(await readFile(path, 'utf8'));
  return { record, file, path, events, built, written };
}

test('the first upload waits for a write, which does not say when the step ended', async () => {
  const { events, written } = await startFile();
  await events.beforeUploads?.([]);
  expect(await written()).not.toHaveProperty('finishedAt');
});

test('an export waits for a write that lists it, and the exports of a turn share one', async () => {
  const { events, built, written } = await startFile();
  const request = (network: string) => events.beforeExport?.({ ...REQUEST, network });
  await Promise.all(['a', 'b', 'c'].map(request));
  expect(built).toEqual([['a', 'b', 'c']]);
  const next = request('d');
  await nextTurn();
  // They come while a manifest is written that does not have them.
  await Promise.all([next, ...['e', 'f'].map(request)]);
  expect(built.map(({ length }) => length)).toEqual([3, 4, 6]);
  expect((await written()).exports.every(({ status }) => status === 'unknown')).toBe(true);
});

test('the manifest of another service stays until an export is triggered', async () => {
  const { record, file, path, events, built } = await startFile();
  const { content } = earlierManifest();
  if (content === undefined) throw new Error('the manifest can be used');
  const other = { ...DESTINATION, baseUrl: 'https://elsewhere.example', run: undefined };
  record.earlier = new EarlierManifest({ kind: 'readable', content }, other);
  await events.beforeUploads?.([]);
  expect(built).toEqual([]);
  expect(file.path).not.toBe(path);
  events.exportSettled?.(triggered({ ...REQUEST, network: 'a' }));
  expect([file.path, file.unchanged]).toEqual([path, undefined]);
});

test('a write that fails stops nothing', async () => {
  const { events, built } = await startFile('');
  await events.beforeUploads?.([]);
  expect(built).toHaveLength(1);
});

test('an upload that begins makes the earlier manifest incomplete, and changes nothing else of it', async () => {
  const { record, file, path, written } = await startFile();
  record.isToUpload = true;
  record.earlier = earlierManifest({ complete: true, conclusion: 'success', finishedAt: 'then' });
  await writeFile(path, 'before');
  await file.markIncomplete();
  const { finishedAt: _, ...earlier } = record.earlier.content ?? {};
  expect(await written()).toEqual({ ...earlier, complete: false, conclusion: 'failure' });
});

test('the plan of an upload is written if there was no manifest, and says that nothing is stored yet', async () => {
  const { record, file, written } = await startFile();
  record.isToUpload = true;
  await file.writePlan();
  expect(await written()).toMatchObject({ complete: false, conclusion: 'failure', assets: [] });
});
