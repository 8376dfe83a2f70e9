import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ManifestFile } from '../../../src/action/report/manifest-file.ts';
import type { PipelineEvents } from '../../../src/pipeline/events.ts';
import { EarlierManifest } from '../../../src/pipeline/manifest/earlier-manifest.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { RunRecord } from '../../../src/pipeline/manifest/run-record.ts';
import type { UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import type { Clock } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { DESTINATION, earlierManifest, triggered } from '../../pipeline/some-outcomes.ts';

const REQUEST = { variantId: 'v', network: 'n' };
const UPLOADED = {} as UploadOutcome;

/** A write begins in the next turn of the event loop, so that the calls of a turn share one. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}

interface Settings extends Pick<Clock, 'sleep'> {
  readonly takesMs: number;
  readonly name: string;
}

/** A file that is written while a step goes on. Each write may take some time. */
async function startFile({ takesMs = 0, name = 'm.json', ...fakes }: Partial<Settings> = {}) {
  const clock = Object.assign(new FakeClock(), fakes);
  const folder = await temporaryFolder();
  const path = join(folder, name);
  /** The networks of each write whose exports may have been requested. */
  const built: string[][] = [];
  class SlowRecord extends RunRecord {
    override manifest(...given: Parameters<RunRecord['manifest']>): Manifest {
      const requested = this.report().exports.filter(({ status }) => status === 'unknown');
      built.push(requested.map(({ network }) => network));
      clock.advance(takesMs);
      return super.manifest(...given);
    }
  }
  const record = new SlowRecord({ run: undefined, startedAt: new Date() });
  const exports = ['a', 'b', 'c', 'd', 'e', 'f'].map((network) => ({ ...REQUEST, network }));
  record.plan({ ...DESTINATION, assets: [], exports });
  const { signal } = new AbortController();
  const file = new ManifestFile(record, { env: { RUNNER_TEMP: folder }, clock, signal });
  file.share(path);
  const events: Partial<PipelineEvents> = {
    ...file.listener,
    beforeExport: async (request) => {
      void record.listener.beforeExport?.(request);
      await file.listener.beforeExport?.(request);
    },
    exportSettled: (outcome) => {
      record.listener.exportSettled?.(outcome);
      file.listener.exportSettled?.(outcome);
    },
  };
  const written = async (): Promise<Manifest> => JSON.parse(await readFile(path, 'utf8'));
  return { clock, record, file, path, events, built, written };
}

test('the first upload waits for a write, which does not say when the step ended', async () => {
  const { events, written } = await startFile();
  await events.beforeUploads?.([]);
  expect(await written()).not.toHaveProperty('finishedAt');
});

test.each([
  [2, 100],
  [500, 9_500],
])('after a write that took %i ms, uploads share one that comes %i ms later', async (takesMs, pauseMs) => {
  const { clock, file, events, built } = await startFile({ takesMs });
  await events.beforeUploads?.([]);
  clock.advance(pauseMs - 30);
  for (let n = 0; n < 3; n += 1) events.uploadSettled?.(UPLOADED);
  expect(built).toHaveLength(1);
  await settled();
  expect(clock.sleeps).toEqual([30]);
  expect(built).toHaveLength(2);
  await file.stop();
});

test('the last write does not wait for the pause', async () => {
  let isAsleep = false;
  const sleep = async (_: number, signal: AbortSignal): Promise<void> => {
    isAsleep = true;
    await once(signal, 'abort');
    isAsleep = false;
  };
  const { file, events, built, written } = await startFile({ sleep });
  await events.beforeUploads?.([]);
  events.uploadSettled?.(UPLOADED);
  await settled();
  expect(isAsleep).toBe(true);
  await file.finish('success', new Date(0));
  await settled();
  expect(isAsleep).toBe(false);
  expect(built).toHaveLength(2);
  expect(await written()).toMatchObject({ conclusion: 'success', finishedAt: '1970-01-01T00:00:00.000Z' });
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
  events.exportSettled?.(triggered({ ...REQUEST, network: 'a' }));
  await settled();
  expect(built.at(-1)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('no write is needed for exports that this run does not request, nor for uploads without `manifest`', async () => {
  const { file, events, built } = await startFile();
  events.exportSettled?.({ ...REQUEST, network: 'a', status: 'not-attempted' });
  await settled();
  file.share(undefined);
  events.uploadSettled?.(UPLOADED);
  await settled();
  expect(built).toEqual([]);
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
  const { events, built } = await startFile({ name: '' });
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
