import { describe, expect, test } from 'vitest';
import type { Manifest, ManifestRun } from '../../../src/pipeline/manifest/manifest.ts';
import {
  type ExpectedShards,
  type JoinedShards,
  joinShards,
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
    ...rest,
    shard,
    whole,
    run,
    path: `m/${shard.index}.json`,
    missing: 0,
    exported: false,
    files: assets,
    startedAt: new Date(rest.startedAt),
    stored: assets.map(({ assetId = '', ...asset }) => {
      return { status: 'uploaded', asset, assetId, attempts: 1, durationMs: 5 };
    }),
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

function join(records: readonly ShardRecord[], expected: Partial<ExpectedShards> = {}) {
  return joinShards(records, { baseUrl: '', runId: undefined, ...expected }, JSON.stringify);
}

function joined(...of: Parameters<typeof join>): JoinedShards {
  const result = join(...of);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result;
}

/** The problems with these records. */
function problems(...of: Parameters<typeof join>): readonly string[] {
  const result = join(...of);
  if (!('problems' in result)) throw new Error('the shards were joined');
  return result.problems;
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

  test.each([
    ['are about the given service', recordsOf(), { baseUrl: BASE_URL }, RUN],
    ['are of the given run', recordsOf(), { runId: 7 }, RUN],
    ['are of any run, if none is given', recordsOf(), {}, RUN],
    ['do not know their run, and none is given', outside(), {}, undefined],
    ['are of several attempts of the run', changed(1, { run: { ...RUN, attempt: 2 } }), { runId: 7 }, RUN],
  ])('if they %s', (_, records, expected, run) => {
    const result = joined(records, expected);
    expect(result.stored).toHaveLength(4);
    expect(result.run).toEqual(run);
  });

  test.each([
    [[['a'], [], ['b']], 2],
    [[[], []], 0],
    [[['a', 'b']], 2],
  ])('if they have the files %j', (parts, files) => {
    expect(joined(recordsOf(parts)).stored).toHaveLength(files);
  });

  test('in the order of JavaScript strings', () => {
    const paths = ['Z', 'a', 'ä', '__proto__', 'é', '\u{1f388}', '\uffff'];
    expect(joined(recordsOf([paths])).stored.map(({ asset }) => asset.path)).toEqual(paths.toSorted());
  });
});

/** The records, of which the last file has this instead of what was split. */
function otherFile(change: Partial<ShardRecord['files'][number]>): ShardRecord[] {
  return changed(3, { files: recordsOf()[2]?.files.map((file) => ({ ...file, ...change })) ?? [] });
}

const ALL = 'm/1.json (part 1 of 3), m/2.json (part 2 of 3), m/3.json (part 3 of 3)';
const AFTER = ': did every job succeed, and was every manifest downloaded?';
const UNFINISHED = 'which is unfinished: its run ended as';
const AGAIN = changed(2, { path: 'm/again.json' }).slice(1, 2);
const CHANGED =
  'has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?';
const LEFT_BEHIND = ': was it left behind? If another run made all parts, give its id as `run-id`';

describe('shards are not joined if', () => {
  test.each<[string, ShardRecord[], string[]]>([
    ['one is missing', changed(2, {}).toSpliced(1, 1), [`lacks part 2 of 3${AFTER}`]],
    ['several are missing', recordsOf().slice(2), [`lacks parts 1, 2 of 3${AFTER}`]],
    [
      'more are missing than a sentence names',
      recordsOf(Array(24).fill([])).slice(1, 2),
      [
        `lacks parts 1, ${Array.from({ length: 19 }, (_, index) => index + 3).join(', ')} and 3 more of 24${AFTER}`,
      ],
    ],
    [
      'one is there twice, and another is missing',
      [...recordsOf().slice(0, 2), ...AGAIN],
      ['has part 2 of 3 in 2 manifests: m/2.json, m/again.json', `lacks part 3 of 3${AFTER}`],
    ],
    [
      'the run of one did not succeed',
      changed(2, { conclusion: 'any"thing' }),
      [`has m/2.json (part 2 of 3), ${UNFINISHED} "any\\"thing"; run that job again`],
    ],
    [
      'files of one may not be stored, even if its run succeeded',
      changed(3, { missing: 1_200 }),
      [
        `has m/3.json (part 3 of 3), ${UNFINISHED} "success" with 1,200 files not uploaded; run that job again`,
      ],
    ],
    [
      'one has triggered exports',
      changed(1, { exported: true }),
      ['has m/1.json (part 1 of 3), whose run has triggered exports itself: they would be triggered twice'],
    ],
    [
      'two files have the same asset id',
      changed(3, { stored: recordsOf()[2]?.stored.map((file) => ({ ...file, assetId: 'id-of-b' })) ?? [] }),
      ['has 1 asset id for more than one file: id-of-b (b, c)'],
    ],
    [
      'two have the same file',
      changed(3, {
        files: recordsOf()
          .flatMap(({ files }) => files)
          .slice(1),
      }),
      ['has 6 files (6 B) in all parts together, but 4 files (4 B) were split'],
    ],
    ['a file has another path', otherFile({ path: 'x' }), [CHANGED]],
    [
      'a file has another size',
      otherFile({ size: 2 }),
      ['has 4 files (5 B) in all parts together, but 4 files (4 B) were split'],
    ],
    [
      'several things are wrong, which are all named',
      changed(1, { conclusion: 'failure', organizationId: 'org-2', exported: true }).slice(0, 2),
      ['from another run', 'unfinished', 'triggered exports itself', 'lacks'],
    ],
  ])('%s', (_, records, sentences) => {
    expect(problems(records)).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
  });

  test.each<[string, Partial<ShardRecord>, string]>([
    ['number of parts', { shard: { index: 1, total: 4 } }, '"4", not "3"'],
    ['`run.id`', { run: { ...RUN, id: 8 } }, '"8", not "7"'],
    ['`run.commit`', { run: { ...RUN, commit: 'be"ef' } }, '"be\\"ef", not "c0ffee"'],
    ['`run.commit`', { run: { ...RUN, commit: '' } }, 'missing, not "c0ffee"'],
    ['`base-url`', { baseUrl: 'https://other' }, `"https://other", not "${BASE_URL}"`],
    ['`organization`', { organizationId: 'org-2' }, '"org-2", not "org-1"'],
    [
      'list of files',
      { whole: { files: 4, bytes: 4, sha256: '0'.repeat(64) } },
      '"4 files (4 B, SHA-256 00000000)", not "4 files (4 B, SHA-256 ',
    ],
  ])('one has another %s: %#', (name, change, difference) => {
    const [problem, ...others] = problems(changed(1, change));
    expect(problem).toMatch(/^has m\/1\.json \(part 1 of \d\) from another run: /);
    expect(problem).toContain(`: its ${name} is ${difference}`);
    expect(problem).toMatch(/ as in m\/3\.json \(part 3 of 3\)$/);
    expect(others).toEqual([]);
  });

  test('some are of other runs, which share a sentence if they differ in the same way', () => {
    const [first, second, third, fourth] = recordsOf([['a'], ['b'], ['c'], ['d']]) as ShardRecord[];
    const of = (record: ShardRecord | undefined, organizationId: string) =>
      ({ ...record, organizationId }) as ShardRecord;
    const records = [of(first, 'x'), of(second, 'y'), of(third, 'x'), fourth as ShardRecord];
    const rest = 'not "org-1" as in m/4.json (part 4 of 4)';
    expect(problems(records)).toEqual([
      `has m/1.json (part 1 of 4), m/3.json (part 3 of 4) from another run: its \`organization\` is "x", ${rest}`,
      `has m/2.json (part 2 of 4) from another run: its \`organization\` is "y", ${rest}`,
    ]);
  });

  test('one has the same index and another number of parts, which is not a duplicate', () => {
    expect(problems(changed(1, { shard: { index: 2, total: 4 } }))).toEqual([
      'has m/1.json (part 2 of 4) from another run: its number of parts is "4", not "3" as in m/3.json (part 3 of 3)',
      `lacks part 1 of 3${AFTER}`,
    ]);
  });

  test('most are of an earlier run, and these are named, not the one that started last', () => {
    const run = { ...RUN, id: 8 };
    expect(problems(changed(2, { run, startedAt: new Date('2026-02-04T04:00:00.000Z') }))).toEqual([
      'has m/1.json (part 1 of 3), m/3.json (part 3 of 3) from another run: its `run.id` is "7", not "8" as in m/2.json (part 2 of 3)',
    ]);
  });

  test('most are of an earlier run, and these are named, not those of the own run', () => {
    const own = recordsOf([['a']]).map((record) => ({ ...record, run: { ...RUN, id: 8, commit: 'beef' } }));
    const left = recordsOf().map((record) => ({ ...record, path: `left/${record.path}` }));
    const found = problems([...own, ...left], { runId: 8 });
    expect(found).toContain(
      `has ${ALL.replaceAll('m/', 'left/m/')} from another run: its \`run.id\` is "7", not "8"${LEFT_BEHIND}`,
    );
    for (const problem of found) expect(problem).toMatch(/^has left\/m\/1\.json/);
  });

  test.each([
    [
      'all are of another run than the given one',
      recordsOf(),
      { runId: 8 },
      `\`run.id\` is "7", not "8"${LEFT_BEHIND}`,
    ],
    [
      'none knows its run, but one is given',
      outside(),
      { runId: 8 },
      `\`run.id\` is missing, not "8"${LEFT_BEHIND}`,
    ],
    [
      'all are about another service than the given one',
      recordsOf(),
      { baseUrl: 'https://other/' },
      `\`base-url\` is "${BASE_URL}", not "https://other"`,
    ],
  ])('%s', (_, records, expected, difference) => {
    expect(problems(records, expected)).toEqual([`has ${ALL} from another run: its ${difference}`]);
  });

  test('one does not know its run', () => {
    const texts = ['`run.id` is missing, not "7"', '`run.commit` is missing, not "c0ffee"'];
    const expected = texts.map((text) => expect.stringContaining(text));
    expect(problems(changed(1, { run: undefined }))).toEqual(expected);
  });
});
