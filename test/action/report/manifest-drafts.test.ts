import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ManifestDrafts } from '../../../src/action/report/manifest-drafts.ts';
import { buildManifest } from '../../../src/pipeline/manifest/manifest.ts';
import type { ExportOutcome, UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

const REQUEST = { variantId: 'v', network: 'n' };
const UPLOADED = {} as UploadOutcome;

/** Drafts of which each has a number, and may take some time. */
async function startDrafts({ takesMs = 0, mayReplace = true, name = 'm.json' } = {}) {
  const clock = new FakeClock();
  const path = join(await temporaryFolder(), name);
  const drafts = new ManifestDrafts(clock, new AbortController().signal);
  const built: string[][] = [];
  const head = { conclusion: 'failure', baseUrl: '', organizationId: '', startedAt: new Date() } as const;
  drafts.start({
    path,
    mayReplace: () => mayReplace,
    build: (requested) => {
      built.push([...requested]);
      clock.advance(takesMs);
      return { ...buildManifest(head, { uploads: [], exports: [] }), organizationId: String(built.length) };
    },
  });
  const written = async (): Promise<string> => JSON.parse(await readFile(path, 'utf8')).organizationId;
  return { clock, drafts, events: drafts.listener, built, written };
}

test('the first upload waits for a draft', async () => {
  const { events, written } = await startDrafts();
  await events.beforeUploads?.([]);
  expect(await written()).toBe('1');
});

test.each([
  [2, 100],
  [500, 9_500],
])('during uploads, drafts that take %i ms are written every %i ms', async (takesMs, intervalMs) => {
  const { clock, drafts, events, built } = await startDrafts({ takesMs });
  await events.beforeUploads?.([]);
  clock.advance(intervalMs - 1);
  events.uploadSettled?.(UPLOADED);
  expect(built).toHaveLength(1);
  clock.advance(1);
  events.uploadSettled?.(UPLOADED);
  events.uploadSettled?.(UPLOADED);
  expect(built).toHaveLength(2);
  await drafts.stop();
});

test('an export waits for a draft that lists it, and exports share one', async () => {
  const { events, built, written } = await startDrafts();
  const first = events.beforeExport?.(REQUEST);
  const others = ['a', 'b', 'c'].map((network) => events.beforeExport?.({ ...REQUEST, network }));
  await Promise.all([first, ...others]);
  expect(built.map(({ length }) => length)).toEqual([1, 4]);
  expect(await written()).toBe('2');
  events.exportSettled?.({ ...REQUEST, status: 'triggered' } as ExportOutcome);
  expect(built.at(-1)).toHaveLength(3);
});

test('an earlier manifest that must stay is not replaced', async () => {
  const { events, built } = await startDrafts({ mayReplace: false });
  await events.beforeUploads?.([]);
  expect(built).toEqual([]);
});

test('after the last draft none follows', async () => {
  const { drafts, events, built, written } = await startDrafts();
  void events.beforeExport?.(REQUEST);
  void events.beforeExport?.(REQUEST);
  await drafts.stop();
  await events.beforeExport?.(REQUEST);
  expect(await written()).toBe(String(built.length));
  expect(built.length).toBeLessThanOrEqual(2);
});

test('a draft that cannot be written stops nothing', async () => {
  const { events, built } = await startDrafts({ name: '' });
  await events.beforeUploads?.([]);
  expect(built).toHaveLength(1);
});
