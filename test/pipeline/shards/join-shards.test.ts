import { describe, expect, test } from 'vitest';
import type { Manifest, ManifestRun } from '../../../src/pipeline/manifest/manifest.ts';
import {
  type ExpectedShards,
  type JoinedShards,
  joinShards,
  type ShardProblem,
} from '../../../src/pipeline/shards/join-shards.ts';
import type { ShardRecord } from '../../../src/pipeline/shards/read-shard.ts';
import { shardManifests } from '../../doubles/shard-manifests.ts';

const BASE_URL = 'https://api.example.com/v1';
const PARTS = [['a', 'd'], ['b'], ['c']];
/** The run that made these parts. */
const RUN: ManifestRun = { repository: 'owner/name', id: 7, attempt: 1, commit: 'c0ffee' };

/** The records of the manifests of these shards. */
function recordsOf(parts: readonly (readonly string[])[] = PARTS): ShardRecord[] {
  return shardManifests(parts, BASE_URL).map(recordOf);
}

function recordOf({ shard, whole, run, assets, ...rest }: Manifest): ShardRecord {
  if (shard === undefined || whole === undefined) throw new Error('no shard');
  return {
    path: `/m/${shard.index}.json`,
    shard,
    whole,
    run,
    conclusion: rest.conclusion,
    baseUrl: rest.baseUrl,
    organizationId: rest.organizationId,
    startedAt: new Date(rest.startedAt),
    stored: assets.map(({ path, fileName, contentType, size, assetId = '' }) => {
      const asset = { path, fileName, contentType, size };
      return { status: 'uploaded', asset, assetId, attempts: 1, durationMs: 5 };
    }),
    missing: 0,
    exported: false,
    files: assets,
  };
}

/** The records. The nth has these changes. */
function changed(nth: number, change: Partial<ShardRecord>, records = recordsOf()): ShardRecord[] {
  return records.map((record, index) => (index === nth - 1 ? { ...record, ...change } : record));
}

/** The records of shards that ran outside of a workflow. */
function outside(): ShardRecord[] {
  return recordsOf().map((record) => ({ ...record, run: undefined }));
}

function join(records: readonly ShardRecord[], expected: Partial<ExpectedShards>) {
  return joinShards(records, { baseUrl: '', runId: undefined, ...expected });
}

function joined(records: readonly ShardRecord[], expected: Partial<ExpectedShards> = {}): JoinedShards {
  const result = join(records, expected);
  if (!('stored' in result)) throw new Error(JSON.stringify(result));
  return result;
}

/** The problems, with paths instead of records, and without the values of those of other runs. */
function problems(records: readonly ShardRecord[], expected: Partial<ExpectedShards> = {}): unknown[] {
  const result = join(records, expected);
  if ('stored' in result) throw new Error('the shards were joined');
  return result.map(brief);
}

function brief(problem: ShardProblem): unknown {
  const text = JSON.stringify(problem, (_, value) => (value?.stored === undefined ? value : value.path));
  const { value, expected, ...rest } = JSON.parse(text);
  return problem.kind === 'other-run' ? rest : JSON.parse(text);
}

describe('complete shards are joined', () => {
  test('with sorted files and the start of the first shard', () => {
    const result = joined(recordsOf().reverse());
    expect(result.stored.map(({ asset, assetId }) => [asset.path, assetId])).toEqual(
      ['a', 'b', 'c', 'd'].map((path) => [path, `id-of-${path}`]),
    );
    expect(result).toMatchObject({
      baseUrl: BASE_URL,
      organizationId: 'org-1',
      startedAt: new Date('2026-02-03T04:00:00.000Z'),
    });
  });

  test('if they are about the given service', () => {
    expect(joined(recordsOf(), { baseUrl: BASE_URL }).stored).toHaveLength(4);
  });

  test('if one or all of them have no file', () => {
    expect(joined(recordsOf([['a'], [], ['b']])).stored).toHaveLength(2);
    expect(joined(recordsOf([[], []])).stored).toEqual([]);
  });

  test('if there is only one', () => {
    expect(joined(recordsOf([['a', 'b']])).stored).toHaveLength(2);
  });

  test.each([
    ['of the given run', { runId: 7 }],
    ['of any run, if none is given', {}],
  ])('if they are %s', (_, expected) => {
    expect(joined(recordsOf(), expected).run).toEqual(RUN);
  });

  test('if none of them knows its run, and none is given', () => {
    expect(joined(outside())).toMatchObject({ run: undefined, stored: [{}, {}, {}, {}] });
  });

  test('if some are of another attempt of their run', () => {
    const records = changed(1, { run: { ...RUN, attempt: 2 } });
    expect(joined(records, { runId: 7 }).stored).toHaveLength(4);
  });

  test('in the order of JavaScript strings', () => {
    const paths = ['Z', 'a', 'ä', '__proto__', 'é', '\u{1f388}', '\uffff'];
    expect(joined(recordsOf([paths])).stored.map(({ asset }) => asset.path)).toEqual(paths.toSorted());
  });
});

describe('shards are not joined if', () => {
  test('one or more are missing', () => {
    const [first, , third] = recordsOf() as [ShardRecord, ShardRecord, ShardRecord];
    expect(problems([first, third])).toEqual([{ kind: 'missing', indexes: [2], total: 3 }]);
    expect(problems([third])).toEqual([{ kind: 'missing', indexes: [1, 2], total: 3 }]);
  });

  test.each([
    ['one is there twice', 3, []],
    ['one is there twice, and another is missing', 2, [{ kind: 'missing', indexes: [3], total: 3 }]],
  ])('%s', (_, count, more) => {
    const records = recordsOf().slice(0, count);
    const again = { ...(records[1] as ShardRecord), path: '/m/again.json' };
    const twice = { kind: 'twice', shard: 'part 2 of 3', records: ['/m/2.json', '/m/again.json'] };
    expect(problems([...records, again])).toEqual([twice, ...more]);
  });

  test.each(['failure', 'cancelled', 'planned', 'anything'])('the conclusion of one is %s', (conclusion) => {
    expect(problems(changed(2, { conclusion }))).toEqual([{ kind: 'unfinished', record: '/m/2.json' }]);
  });

  test('a file of one may not be stored, even if its run succeeded', () => {
    expect(problems(changed(3, { missing: 1 }))).toEqual([{ kind: 'unfinished', record: '/m/3.json' }]);
  });

  test('one has triggered exports', () => {
    expect(problems(changed(1, { exported: true }))).toEqual([{ kind: 'exported', record: '/m/1.json' }]);
  });

  test('one has the same index and another number of parts, which is not a duplicate', () => {
    expect(problems(changed(1, { shard: { index: 2, total: 4 } }))).toEqual([
      { kind: 'other-run', name: 'number of parts', record: '/m/1.json', reference: '/m/3.json' },
      { kind: 'missing', indexes: [1], total: 3 },
    ]);
  });

  test.each<[string, Partial<ShardRecord>]>([
    ['number of parts', { shard: { index: 1, total: 4 } }],
    ['`run.id`', { run: { ...RUN, id: 8 } }],
    ['`run.commit`', { run: { ...RUN, commit: 'beef' } }],
    ['`base-url`', { baseUrl: 'https://other' }],
    ['`organization`', { organizationId: 'org-2' }],
    ['list of files', { whole: { files: 4, bytes: 4, sha256: '0'.repeat(64) } }],
  ])('one has another %s', (name, change) => {
    const other = { kind: 'other-run', name, record: '/m/1.json', reference: '/m/3.json' };
    expect(problems(changed(1, change))).toEqual([other]);
  });

  test('most are of an earlier run, and these are named, not the one that started last', () => {
    const run = { ...RUN, id: 8 };
    expect(problems(changed(2, { run, startedAt: new Date('2026-02-04T04:00:00.000Z') }))).toEqual(
      ['/m/1.json', '/m/3.json'].map((record) => {
        return { kind: 'other-run', name: '`run.id`', record, reference: '/m/2.json' };
      }),
    );
  });

  test.each([
    ['all are of another run than the given one', recordsOf(), { runId: 8 }],
    ['none knows its run, but one is given', outside(), { runId: 8 }],
  ])('%s', (_, records, expected) => {
    expect(problems(records, expected)).toEqual(
      ['/m/1.json', '/m/2.json', '/m/3.json'].map((record) => ({
        kind: 'other-run',
        name: '`run.id`',
        record,
      })),
    );
  });

  test('most are of an earlier run, and these are named, not those of the own run', () => {
    const own = recordsOf([['a']]).map((record) => ({ ...record, run: { ...RUN, id: 8, commit: 'beef' } }));
    const left = recordsOf().map((record) => ({ ...record, path: `/left${record.path}` }));
    const named = problems([...own, ...left], { runId: 8 }) as { name?: string; record?: string }[];
    expect(named.filter(({ name }) => name === '`run.id`')).toHaveLength(3);
    expect(named.map(({ record }) => record)).not.toContain('/m/1.json');
  });

  test('one does not know its run', () => {
    expect(problems(changed(1, { run: undefined }))).toMatchObject([
      { kind: 'other-run', name: '`run.id`' },
      { kind: 'other-run', name: '`run.commit`' },
    ]);
  });

  test('all are about another service than the given one', () => {
    expect(problems(recordsOf(), { baseUrl: 'https://other' })).toEqual(
      ['/m/1.json', '/m/2.json', '/m/3.json'].map((record) => {
        return { kind: 'other-run', name: '`base-url`', record };
      }),
    );
  });

  test('two have the same file, even if they are of the same list', () => {
    const [first, second] = recordsOf([['a', 'b'], ['c']]) as [ShardRecord, ShardRecord];
    expect(problems([first, { ...second, files: [...second.files, ...first.files.slice(1)] }])).toMatchObject(
      [{ kind: 'other-files', found: { files: 4 }, expected: { files: 3 } }],
    );
  });

  test('two files have the same asset id', () => {
    const [first, second, third] = recordsOf() as [ShardRecord, ShardRecord, ShardRecord];
    const stored = third.stored.map((file) => ({ ...file, assetId: 'id-of-b' }));
    expect(problems([first, second, { ...third, stored }])).toEqual([
      { kind: 'one-id', collisions: [{ fileName: 'id-of-b', paths: ['b', 'c'] }] },
    ]);
  });

  test('they have fewer files than their list', () => {
    expect(problems(changed(1, { files: [] }))).toMatchObject([
      { kind: 'other-files', found: { files: 2 }, expected: { files: 4 } },
    ]);
  });

  test.each([{ path: 'x' }, { fileName: 'x' }, { contentType: 'a/b' }, { size: 2 }])(
    'a file has %j instead of what was split',
    (change) => {
      const files = recordsOf()[1]?.files.map((file) => ({ ...file, ...change })) ?? [];
      expect(problems(changed(2, { files }))).toMatchObject([{ kind: 'other-files' }]);
    },
  );

  test('there are several problems, which are all returned', () => {
    const records = changed(1, { conclusion: 'failure', organizationId: 'org-2', exported: true });
    const kinds = join(records.slice(0, 2), {}) as readonly ShardProblem[];
    expect(kinds.map(({ kind }) => kind)).toEqual(['other-run', 'unfinished', 'exported', 'missing']);
  });
});
