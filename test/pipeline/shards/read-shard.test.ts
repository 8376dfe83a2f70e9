import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Secrets } from '../../../src/api/redaction/secrets.ts';
import { readShardRecord, type ShardRecord } from '../../../src/pipeline/shards/read-shard.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { type LooseManifest, shardManifests, uploaded } from '../../doubles/shard-manifests.ts';

const TOKEN = 'token-5b1f0c77';
const BASE_URL = 'https://api.example.com/v1';
const SHA256 = 'ab'.repeat(32);
const ASSET = uploaded('a.txt');
const FILE = { path: 'a.txt', fileName: 'a.txt', contentType: 'text/plain', size: 5 };
const [MANIFEST] = shardManifests([['a.txt'], ['b.txt', 'c.txt']], BASE_URL);

async function read(content: LooseManifest | string): Promise<ShardRecord | string> {
  const path = join(await temporaryFolder(), 'manifest.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readShardRecord(path, 'm/1.json', new Secrets(TOKEN));
}

/** The record of the manifest with these changes. */
async function recordOf(change: LooseManifest = {}): Promise<ShardRecord> {
  const record = await read({ ...MANIFEST, ...change });
  if (typeof record === 'string') throw new Error(record);
  return record;
}

describe('the manifest of a shard', () => {
  test('has the stored files, the shard, the destination and the start', async () => {
    expect(await recordOf()).toStrictEqual({
      path: 'm/1.json',
      shard: { index: 1, total: 2 },
      whole: MANIFEST?.whole,
      run: { repository: 'owner/name', id: 7, attempt: 1, commit: 'c0ffee' },
      conclusion: 'success',
      baseUrl: BASE_URL,
      organizationId: 'org-1',
      startedAt: new Date('2026-02-03T04:00:00.000Z'),
      stored: [
        {
          status: 'uploaded',
          asset: FILE,
          assetId: 'id-of-a.txt',
          attempts: 1,
          durationMs: 5,
        },
      ],
      missing: 0,
      exported: false,
      files: [ASSET],
    });
  });

  test('has the hashes of uploaded and of reused files', async () => {
    const reused = { ...ASSET, path: 'b', status: 'reused', sha256: SHA256, attempts: 0, durationMs: 0 };
    const { stored } = await recordOf({ assets: [{ ...ASSET, sha256: SHA256 }, reused] });
    expect(stored).toMatchObject([
      { status: 'uploaded', sha256: SHA256 },
      { status: 'reused', sha256: SHA256, assetId: 'id-of-a.txt' },
    ]);
  });

  test('may have no files, and fields that a later version adds, and be the last of 1,000 outside a workflow', async () => {
    const shard = { index: 1_000, total: 1_000 };
    const record = await recordOf({ assets: [], shard, run: undefined, new: { deep: [] } });
    expect(record).toMatchObject({ stored: [], missing: 0, shard, run: undefined });
  });

  test('has its files as they are, for the digest, even if they contain the token', async () => {
    const changes = [
      { path: `a/${TOKEN}` },
      { path: 'b', fileName: TOKEN },
      { path: 'c', contentType: TOKEN },
    ];
    const assets = changes.map((change) => ({ ...ASSET, ...change }));
    const files = changes.map((change) => ({ ...FILE, ...change }));
    expect(await read({ ...MANIFEST, assets })).toMatchObject({ files });
  });

  test.each<LooseManifest>([
    // Even if it has the id of an earlier run.
    ...['failed', 'planned', 'something', undefined].map((status) => ({ status, sha256: SHA256 })),
    { status: 'failed', assetId: undefined },
    ...[undefined, -1, 1.5, '1'].map((attempts) => ({ attempts })),
    ...[{ durationMs: undefined }, { durationMs: 1e300 }, { status: 'reused' }],
    { assetId: undefined },
    { status: 'reused', sha256: SHA256, assetId: undefined },
  ])('counts a file as missing if it has %j', async (change) => {
    const assets = [uploaded('b'), { ...ASSET, ...change }];
    expect(await recordOf({ assets })).toMatchObject({ missing: 1, stored: [{ asset: { path: 'b' } }] });
  });

  test.each([
    ['triggered', true],
    ['failed', true],
    ['unknown', true],
    ['not-attempted', false],
  ])('says whether the run triggered exports: one has the status %s', async (status, exported) => {
    const [first, second] = ['a', 'b'].map((network) => ({
      variantId: 'v',
      network,
      status: 'not-attempted',
    }));
    expect(await recordOf({ exports: [first, { ...second, status }] })).toMatchObject({ exported });
  });

  test('does not contain the token, even if several fields of the manifest do', async () => {
    const { files, ...record } = await recordOf({
      conclusion: TOKEN,
      baseUrl: `https://${TOKEN}.example`,
      organizationId: encodeURIComponent(TOKEN),
      assets: [{ ...ASSET, path: `a/${TOKEN}`, assetId: Buffer.from(TOKEN).toString('base64') }],
    });
    expect(JSON.stringify(record)).not.toContain(TOKEN);
    expect(record).toMatchObject({ baseUrl: 'https://***.example', stored: [{ asset: { path: 'a/***' } }] });
  });
});

describe('a manifest is rejected', () => {
  test.each<[LooseManifest | string, string]>([
    ['', 'it is missing or empty'],
    ['SECRET=hush', 'it is not a manifest'],
    [{ version: 2 }, 'it was not written by this version of the action'],
    [{ assets: [7] }, 'it is damaged: its asset 1 is not what a run writes'],
    [{ shard: undefined }, 'it is of a run without `shard`'],
    [{ exports: [{ status: 'later' }] }, 'it is damaged: its export 1 is not what a run writes'],
  ])('if it is or has %j: %s', async (content, why) => {
    expect(await read(typeof content === 'string' ? content : { ...MANIFEST, ...content })).toBe(why);
  });

  const NO_TEXT = [null, 7, ['text'], {}];

  test.each(
    Object.entries({
      exports: [undefined, null, {}],
      shard: [
        ...[null, 1, '1/2', [1, 2], {}, { index: 1 }, { index: '1', total: '2' }],
        ...[0, 3, 1.5, -1].map((index) => ({ index, total: 2 })),
        ...[1_001, 2 ** 32 - 1, Number.MAX_SAFE_INTEGER, 1e300].map((total) => ({ index: 1, total })),
      ],
      run: [
        ...[null, 7, [], {}],
        ...[{ id: -1 }, { id: '7' }, { commit: 1 }, { commit: undefined }, { repository: undefined }].map(
          (change) => ({ ...MANIFEST?.run, ...change }),
        ),
        { ...MANIFEST?.run, attempt: '1' },
      ],
      whole: [
        ...[undefined, null, 'text', [], {}, { files: 1, bytes: 1 }],
        ...[{ files: -1 }, { bytes: '1' }, { sha256: [SHA256] }].map((change) => {
          return { files: 1, bytes: 1, sha256: SHA256, ...change };
        }),
      ],
      conclusion: [undefined, ...NO_TEXT],
      baseUrl: NO_TEXT,
      organizationId: NO_TEXT,
      startedAt: [undefined, ...NO_TEXT, '', 'yesterday', { toString: 1, valueOf: 1 }],
    }).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
  )('if its %s is %j', async (field, value) => {
    expect(await read({ ...MANIFEST, [field]: value })).toBe(
      `it is damaged: its \`${field}\` is not what a run writes`,
    );
  });

  test('if its fields come from a prototype', async () => {
    const { shard, ...rest } = { ...MANIFEST };
    const text = JSON.stringify(rest).replace('{', `{"__proto__":${JSON.stringify({ shard })},`);
    expect(await read(text)).toBe('it is of a run without `shard`');
    expect(Object.prototype).not.toHaveProperty('shard');
  });
});
