import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Secrets } from '../../../src/api/redaction/secrets.ts';
import { readShardRecord, type ShardRecord } from '../../../src/pipeline/shards/read-shard.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { type LooseManifest, shardManifests, uploaded } from '../../doubles/shard-manifests.ts';
import { damagedManifests, makeUnreadable } from '../manifest/damaged-manifests.ts';

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

/** The reason why the manifest is unusable with these changes. */
async function whyNot(change: LooseManifest): Promise<unknown> {
  return read({ ...MANIFEST, ...change });
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

  test('may have no files', async () => {
    expect(await recordOf({ assets: [] })).toMatchObject({ stored: [], missing: 0 });
  });

  test('may lack its run, and may have fields that a later version adds', async () => {
    expect((await recordOf({ run: undefined, new: { deep: [] } })).run).toBeUndefined();
  });

  test('may be the last of 1,000', async () => {
    const shard = { index: 1_000, total: 1_000 };
    expect(await recordOf({ shard })).toMatchObject({ shard });
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

  test.each(['failed', 'planned', 'something', undefined])(
    'counts a file with the status %s as missing, even if it has the id of a previous run',
    async (status) => {
      const record = await recordOf({ assets: [{ ...ASSET, status, sha256: SHA256 }, uploaded('b')] });
      expect(record).toMatchObject({ missing: 1, stored: [{ asset: { path: 'b' } }] });
      expect(await recordOf({ assets: [{ ...ASSET, status, assetId: undefined }] })).toMatchObject({
        missing: 1,
      });
    },
  );

  test.each<LooseManifest>([
    ...[undefined, -1, 1.5, '1'].map((attempts) => ({ attempts })),
    ...[{ durationMs: undefined }, { durationMs: 1e300 }, { status: 'reused' }],
    { assetId: undefined },
    { status: 'reused', sha256: SHA256, assetId: undefined },
  ])('counts an uploaded file as missing if it has %j', async (change) => {
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
  test('if it is missing', async () => {
    const path = join(await temporaryFolder(), 'nothing.json');
    expect(await readShardRecord(path, '', new Secrets())).toBe('it is missing or empty');
  });

  test.each(damagedManifests({ ...MANIFEST }, { ...ASSET }))('if it %s', async (_, content, why) => {
    expect(await read(content)).toBe(why);
  });

  test('if it is a folder, a named pipe or too large', async () => {
    for (const [path, why] of await makeUnreadable())
      expect(await readShardRecord(path, '', new Secrets())).toBe(why);
  });

  test.each<[LooseManifest, string]>([
    [{ shard: undefined }, 'it is of a run without `shard`'],
    [{ exports: undefined }, 'it is damaged: its `exports` is not what a run writes'],
    [{ exports: {} }, 'it is damaged: its `exports` is not what a run writes'],
    [{ exports: [{ status: 'later' }] }, 'it is damaged: its export 1 is not what a run writes'],
  ])('if it has %j', async (change, why) => {
    expect(await whyNot(change)).toBe(why);
  });

  test.each([
    ...[null, 1, '1/2', [1, 2], {}, { index: 1 }, { index: '1', total: '2' }],
    ...[0, 3, 1.5, -1].map((index) => ({ index, total: 2 })),
    ...[1_001, 2 ** 32 - 1, Number.MAX_SAFE_INTEGER, 1e300].map((total) => ({ index: 1, total })),
  ])('if its shard is %j', async (shard) => {
    expect(await whyNot({ shard })).toBe('it is damaged: its `shard` is not what a run writes');
  });

  test.each([
    ...[null, 7, [], {}, { id: -1 }, { id: '7' }, { commit: 1 }, { commit: undefined }],
    ...[{ repository: undefined }, { attempt: '1' }],
  ])('if its run is or has %j', async (change) => {
    const isChange = typeof change === 'object' && change !== null && Object.keys(change).length > 0;
    const run = isChange ? { ...MANIFEST?.run, ...change } : change;
    expect(await whyNot({ run })).toBe('it is damaged: its `run` is not what a run writes');
  });

  test.each([
    ...[undefined, null, 'text', [], {}, { files: 1, bytes: 1 }],
    ...[{ files: -1 }, { bytes: '1' }, { sha256: [SHA256] }].map((change) => {
      return { files: 1, bytes: 1, sha256: SHA256, ...change };
    }),
  ])('if its digest is %j', async (whole) => {
    expect(await whyNot({ whole })).toBe('it is damaged: its `whole` is not what a run writes');
  });

  test.each(['conclusion', 'baseUrl', 'organizationId'])('if its %s is not a text', async (field) => {
    for (const value of [null, 7, ['text'], {}])
      expect(await whyNot({ [field]: value })).toBe(
        `it is damaged: its \`${field}\` is not what a run writes`,
      );
  });

  test.each([undefined, null, 7, '', 'yesterday', ['2026-02-03'], { toString: 1, valueOf: 1 }])(
    'if its run started at %j',
    async (startedAt) => {
      expect(await whyNot({ startedAt })).toBe('it is damaged: its `startedAt` is not what a run writes');
    },
  );

  test('if its fields come from a prototype', async () => {
    const { shard, ...rest } = { ...MANIFEST };
    const text = JSON.stringify(rest).replace('{', `{"__proto__":${JSON.stringify({ shard })},`);
    expect(await read(text)).toBe('it is of a run without `shard`');
    expect(Object.prototype).not.toHaveProperty('shard');
  });
});

test('no content makes the reader throw, and no reason quotes the content', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  const some = fc.jsonValue();
  const content = fc.record(
    {
      version: fc.constant(1),
      shard: fc.oneof(fc.constant({ index: 1, total: 2 }), some),
      run: some,
      whole: fc.oneof(fc.constant(MANIFEST?.whole), some),
      conclusion: fc.oneof(fc.constant('success'), some),
      baseUrl: fc.oneof(fc.constant(BASE_URL), some),
      organizationId: fc.oneof(fc.constant('org-1'), some),
      startedAt: fc.oneof(fc.constant('2026-02-03T04:00:00.000Z'), some),
      assets: fc.oneof(fc.array(fc.oneof(fc.constant(ASSET), some)), some),
      exports: fc.oneof(fc.constant([]), some),
    },
    { requiredKeys: ['version'] },
  );
  await fc.assert(
    fc.asyncProperty(content, async (value) => {
      await writeFile(path, JSON.stringify(value));
      const record = await readShardRecord(path, '', new Secrets(TOKEN));
      if (typeof record === 'string') expect(record).toMatch(/^it (?:is|has|was|does) [\w :,`'-]+$/);
    }),
    { numRuns: 300 },
  );
});
