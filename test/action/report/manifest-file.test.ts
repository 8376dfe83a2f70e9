import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ManifestFile } from '../../../src/action/report/manifest-file.ts';
import { fanOut } from '../../../src/pipeline/events.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { assetAt, recordOf } from '../../pipeline/some-outcomes.ts';

const REQUEST = { variantId: 'v', network: 'n' };

interface Settings extends Pick<Parameters<typeof recordOf>[0], 'assets' | 'earlier'> {
  readonly name?: string;
  readonly isShared?: boolean;
}

/** A file that is written while a step goes on. */
async function startFile({ name = 'm.json', isShared = false, ...given }: Settings = {}) {
  const folder = await temporaryFolder();
  const path = join(folder, name);
  const exports = ['a', 'b', 'c', 'd', 'e', 'f'].map((network) => ({ ...REQUEST, network }));
  const record = recordOf({ ...given, exports });
  /** The networks of each write whose exports may have been requested. */
  const written: string[][] = [];
  const toManifest = record.manifest.bind(record);
  record.manifest = (...given) => {
    const requested = record.report().exports.filter(({ status }) => status === 'unknown');
    written.push(requested.map(({ network }) => network));
    return toManifest(...given);
  };
  const context = { env: { RUNNER_TEMP: folder }, signal: new AbortController().signal };
  const file = new ManifestFile(record, context, isShared ? path : undefined);
  const events = fanOut([record.listener, file.listener]);
  const read = async (): Promise<Manifest> => JSON.parse(await readFile(file.path, 'utf8'));
  return { record, file, path, events, written, read, folder };
}

test('the first PUT waits for a write, which does not say when the step ended', async () => {
  const { events, read } = await startFile({ assets: [assetAt('a')] });
  expect(await events.beforeFirstPut?.()).toBeUndefined();
  expect(await read()).not.toHaveProperty('finishedAt');
});

test('an export waits for a write that lists it, and the exports of a turn share one', async () => {
  const { events, written, read } = await startFile();
  const request = (network: string) => events.beforeExport?.({ ...REQUEST, network });
  await Promise.all(['a', 'b', 'c'].map(request));
  expect(written).toEqual([['a', 'b', 'c']]);
  const next = request('d');
  for (const _ of [1, 2]) await nextTurn();
  // They come while a manifest is written that does not have them.
  await Promise.all([next, ...['e', 'f'].map(request)]);
  expect(written.map(({ length }) => length)).toEqual([3, 4, 6]);
  expect((await read()).exports.every(({ status }) => status === 'unknown')).toBe(true);
});

test('the error of a write is that of everything that waits for it, and the first one is kept', async () => {
  const { events, file, folder, written } = await startFile({
    name: 'taken/m.json',
    isShared: true,
  });
  await writeFile(join(folder, 'taken'), '');
  await file.begin();
  const [a, b] = await Promise.all(
    ['a', 'b'].map((network) => events.beforeExport?.({ ...REQUEST, network })),
  );
  expect(a).toBeInstanceOf(Error);
  expect(b).toBe(a);
  const { failure } = file;
  expect(failure).toMatchObject({ title: 'Manifest not written', kind: 'manifest-not-written' });
  expect(written).toHaveLength(1);
  await rm(join(folder, 'taken'));
  expect(await events.beforeExport?.({ ...REQUEST, network: 'c' })).toBeUndefined();
  expect(file.failure).toBe(failure);
});

test.each<[string, Settings]>([
  ['a step that only exports', { earlier: { complete: true } }],
  ['an upload whose manifest has no folder yet', { assets: [], name: 'no/folder.json' }],
])('%s writes nothing when it is shared', async (_, settings) => {
  const { file, written } = await startFile({ ...settings, isShared: true });
  await file.begin();
  expect(written).toEqual([]);
});
