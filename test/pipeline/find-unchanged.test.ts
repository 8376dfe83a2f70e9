import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fanOut, type PipelineEvents } from '../../src/pipeline/events.ts';
import { findUnchanged } from '../../src/pipeline/find-unchanged.ts';
import type { Asset } from '../../src/pipeline/outcomes.ts';
import { replaceBuiltin } from '../doubles/environment.ts';
import { makeAssets } from './prepare-run.ts';
import { notAttempted, recordOf, storedBefore } from './some-outcomes.ts';

type Upload = Asset & { readonly assetId: string; readonly sha256: string };

const NEVER = new AbortController().signal;

/** A previous upload of the asset with this content. */
function upload(asset: Asset, content: string | Buffer = asset.path): Upload {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...asset, assetId: `id of ${asset.path}`, sha256 };
}

function find(
  assets: readonly Asset[],
  earlier: readonly Upload[],
  signal = NEVER,
  listener: Partial<PipelineEvents> = {},
) {
  const context = { events: fanOut([listener]), concurrency: 3, signal };
  const entries = earlier.map(({ assetId, sha256, ...asset }) => storedBefore(asset, { assetId, sha256 }));
  return findUnchanged(assets, recordOf({ assets: [], earlier: { assets: entries } }), context);
}

async function makeAsset(content: string | Buffer = 'a'): Promise<Asset> {
  const [asset] = await makeAssets(['a']);
  if (asset === undefined) throw new Error('no asset');
  await writeFile(asset.absolutePath, content);
  return { ...asset, size: content.length };
}

describe('a file', () => {
  test('is unchanged if it has the bytes of the previous upload', async () => {
    const asset = await makeAsset();
    const { assetId, sha256 } = upload(asset);
    const expected = { ...notAttempted(asset), status: 'reused', assetId, sha256 };
    expect(await find([asset], [upload(asset)])).toEqual([expected]);
  });

  test('larger than a block is hashed to its end', async () => {
    const content = Buffer.alloc(1_000_000, 'content');
    const asset = await makeAsset(content);
    expect(await find([asset], [upload(asset, content)])).toHaveLength(1);
    await writeFile(asset.absolutePath, content.fill('x', content.length - 1));
    expect(await find([asset], [upload(asset, Buffer.alloc(1_000_000, 'content'))])).toEqual([]);
  });

  test.each<[string, (path: string) => Promise<unknown>]>([
    ['got other bytes', (path) => writeFile(path, 'b')],
    ['vanished', (path) => rm(path)],
    ['grew', (path) => writeFile(path, 'longer than it was')],
    ['became a folder', (path) => rm(path).then(() => mkdir(path))],
  ])('that %s since it was found has changed', async (_, change) => {
    const asset = await makeAsset();
    await change(asset.absolutePath);
    expect(await find([asset], [upload(asset)])).toEqual([]);
  });
});

test('files that may be unchanged are reported first, and returned in the order of the assets', async () => {
  const assets = await makeAssets(40);
  const same = assets.filter((_, index) => index % 3 !== 0);
  const reported: (readonly Asset[])[] = [];
  const listener = { comparisonStarted: (candidates: readonly Asset[]) => void reported.push(candidates) };
  const found = await find(
    assets,
    same.map((asset) => upload(asset)),
    NEVER,
    listener,
  );
  expect(found.map(({ path }) => path)).toEqual(same.map(({ path }) => path));
  expect(reported).toEqual([same]);
});

test('an error that is not about the file is not taken for a change', async () => {
  const asset = await makeAsset();
  replaceBuiltin(fs, 'openSync', () => {
    throw new TypeError('a bug');
  });
  await expect(find([asset], [upload(asset)])).rejects.toThrow(TypeError);
});

test('no file is read after a cancellation', async () => {
  const assets = await makeAssets(5);
  const previous = assets.map((asset) => upload(asset));
  expect(await find(assets, previous, AbortSignal.abort())).toEqual([]);
});

test('a cancellation stops reading a large file between two blocks', async () => {
  const content = Buffer.alloc(2_000_000, 'content');
  const asset = await makeAsset(content);
  const controller = new AbortController();
  const found = find([asset], [upload(asset, content)], controller.signal);
  controller.abort();
  expect(await found).toEqual([]);
});
