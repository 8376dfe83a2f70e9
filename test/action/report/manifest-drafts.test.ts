import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OutcomeRecorder } from '../../../src/action/progress/outcome-recorder.ts';
import { ManifestDrafts } from '../../../src/action/report/manifest-drafts.ts';
import type { PipelineEvents } from '../../../src/pipeline/events.ts';
import { buildManifest } from '../../../src/pipeline/manifest/build-manifest.ts';
import type { ExportOutcome, UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import type { Clock } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

const REQUEST = { variantId: 'v', network: 'n' };
const UPLOADED = {} as UploadOutcome;

/** A draft begins in the next turn of the event loop, so that the calls of a turn share one. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}

interface Settings extends Pick<Clock, 'sleep'> {
  readonly takesMs: number;
  readonly mayReplace: boolean;
  readonly name: string;
}

/** Drafts of which each has a number, and may take some time. */
async function startDrafts({
  takesMs = 0,
  mayReplace = true,
  name = 'm.json',
  ...fakes
}: Partial<Settings> = {}) {
  const clock = Object.assign(new FakeClock(), fakes);
  const path = join(await temporaryFolder(), name);
  const drafts = new ManifestDrafts(clock, new AbortController().signal);
  const recorder = new OutcomeRecorder();
  recorder.plan({
    assets: [],
    exports: ['a', 'b', 'c', 'd', 'e', 'f'].map((network) => ({ ...REQUEST, network })),
  });
  /** The networks of each draft whose exports may have been requested. */
  const built: string[][] = [];
  const head = { conclusion: 'failure', baseUrl: '', organizationId: '', startedAt: new Date() } as const;
  drafts.start({
    path,
    mayReplace: () => mayReplace,
    build: () => {
      const requested = recorder.report().exports.filter(({ status }) => status === 'unknown');
      built.push(requested.map(({ network }) => network));
      clock.advance(takesMs);
      return { ...buildManifest(head, { uploads: [], exports: [] }), organizationId: String(built.length) };
    },
  });
  const events: Partial<PipelineEvents> = {
    ...drafts.listener,
    beforeExport: async (request) => {
      void recorder.listener.beforeExport?.(request);
      await drafts.listener.beforeExport?.(request);
    },
    exportSettled: (outcome) => {
      recorder.listener.exportSettled?.(outcome);
      drafts.listener.exportSettled?.(outcome);
    },
  };
  const written = async (): Promise<string> => JSON.parse(await readFile(path, 'utf8')).organizationId;
  return { clock, drafts, events, built, written };
}

test('the first upload waits for a draft', async () => {
  const { events, written } = await startDrafts();
  await events.beforeUploads?.([]);
  expect(await written()).toBe('1');
});

test.each([
  [2, 100],
  [500, 9_500],
])('after a draft that took %i ms, uploads share one that comes %i ms later', async (takesMs, pauseMs) => {
  const { clock, drafts, events, built, written } = await startDrafts({ takesMs });
  await events.beforeUploads?.([]);
  clock.advance(pauseMs - 30);
  for (let n = 0; n < 3; n += 1) events.uploadSettled?.(UPLOADED);
  expect(built).toHaveLength(1);
  await settled();
  expect(clock.sleeps).toEqual([30]);
  expect(built).toHaveLength(2);
  await drafts.stop();
  expect(await written()).toBe('2');
});

test('the last draft does not wait for the pause', async () => {
  let isAsleep = false;
  const sleep = async (_: number, signal: AbortSignal): Promise<void> => {
    isAsleep = true;
    await once(signal, 'abort');
    isAsleep = false;
  };
  const { drafts, events, built } = await startDrafts({ sleep });
  await events.beforeUploads?.([]);
  events.uploadSettled?.(UPLOADED);
  await settled();
  expect(isAsleep).toBe(true);
  await drafts.stop();
  await settled();
  expect(isAsleep).toBe(false);
  expect(built).toHaveLength(1);
});

test('an export waits for a draft that lists it, and the exports of a turn share one', async () => {
  const { events, built, written } = await startDrafts();
  const request = (network: string) => events.beforeExport?.({ ...REQUEST, network });
  await Promise.all(['a', 'b', 'c'].map(request));
  expect(built).toHaveLength(1);
  expect(await written()).toBe('1');
  expect(built[0]).toEqual(['a', 'b', 'c']);
  const next = request('d');
  await nextTurn();
  // They come while a draft is written that does not have them.
  await Promise.all([next, ...['e', 'f'].map(request)]);
  expect(await written()).toBe('3');
  expect(built.map(({ length }) => length)).toEqual([3, 4, 6]);
  events.exportSettled?.({ ...REQUEST, network: 'a', status: 'triggered' } as ExportOutcome);
  await settled();
  expect(built.at(-1)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('exports that this run does not request need no draft', async () => {
  const { events, built } = await startDrafts();
  events.exportSettled?.({ ...REQUEST, network: 'a', status: 'not-attempted' });
  await settled();
  expect(built).toEqual([]);
});

test('an earlier manifest that must stay is not replaced', async () => {
  const { events, built } = await startDrafts({ mayReplace: false });
  await events.beforeUploads?.([]);
  expect(built).toEqual([]);
});

test('a draft that cannot be written stops nothing', async () => {
  const { events, built } = await startDrafts({ name: '' });
  await events.beforeUploads?.([]);
  expect(built).toHaveLength(1);
});
