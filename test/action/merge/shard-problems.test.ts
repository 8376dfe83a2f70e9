import { describe, expect, test } from 'vitest';
import { explainShardProblems, formatManifestPath } from '../../../src/action/merge/shard-problems.ts';
import type { ShardProblem } from '../../../src/pipeline/shards/join-shards.ts';
import type { ShardRecord } from '../../../src/pipeline/shards/read-shard.ts';

const CONTEXT = {
  workspace: '/repo',
  quote: (text: string) => JSON.stringify(text),
  baseUrl: 'https://asked',
  runId: 987,
};

const RUN = { repository: 'owner/name', id: 7, attempt: 1, commit: 'c0ffee' };

function part(index: number, change: Partial<ShardRecord> = {}): ShardRecord {
  return {
    path: `/repo/m/${index}.json`,
    shard: { index, total: 3 },
    whole: { files: 9, bytes: 2_048, sha256: 'a' },
    run: RUN,
    conclusion: 'success',
    baseUrl: 'https://service',
    organizationId: 'org-1',
    startedAt: new Date(0),
    stored: [],
    missing: 0,
    kept: 0,
    exported: false,
    ...change,
  };
}

function explain(...problems: readonly ShardProblem[]): string[] {
  return explainShardProblems(problems, CONTEXT);
}

describe('missing parts', () => {
  const after = ': did every job succeed, and was every manifest downloaded?';

  test('are named if there is one', () => {
    expect(explain({ kind: 'missing', indexes: [2], total: 3 })).toEqual([
      `\`manifests\` lacks part 2 of 3${after}`,
    ]);
  });

  test('are named up to 20, and the others are counted', () => {
    const indexes = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(explain({ kind: 'missing', indexes, total: 31 })).toEqual([
      `\`manifests\` lacks parts ${indexes.slice(0, 20).join(', ')} and 10 more of 31${after}`,
    ]);
  });
});

test('a part that is given twice is named with its manifests', () => {
  const records = [part(2), part(2, { path: '/elsewhere/2.json' })];
  expect(explain({ kind: 'twice', records })).toEqual([
    '`manifests` has part 2 of 3 in 2 manifests: m/2.json, /elsewhere/2.json',
  ]);
});

describe('an unfinished part', () => {
  test('is named with the conclusion of its run', () => {
    expect(explain({ kind: 'unfinished', record: part(1, { conclusion: 'cancelled' }) })).toEqual([
      '`manifests` has m/1.json (part 1 of 3), which is unfinished: its run ended as "cancelled"; run that job again',
    ]);
  });

  test('is named with the number of missing files', () => {
    const record = part(1, { conclusion: 'failure', missing: 1_200 });
    expect(explain({ kind: 'unfinished', record })).toEqual([
      '`manifests` has m/1.json (part 1 of 3), which is unfinished: its run ended as "failure" with 1,200 files not uploaded; run that job again',
    ]);
  });
});

test('a part that has triggered exports is named', () => {
  expect(explain({ kind: 'exported', record: part(1) })).toEqual([
    '`manifests` has m/1.json (part 1 of 3), whose run has triggered exports itself: they would be triggered twice',
  ]);
});

describe('a part of another run', () => {
  function other(field: Extract<ShardProblem, { kind: 'other-run' }>['field'], change: Partial<ShardRecord>) {
    return { kind: 'other-run', field, record: part(2, change), usual: part(1) } as const;
  }

  test.each([
    [
      other('total', { shard: { index: 2, total: 4 } }),
      'm/2.json (part 2 of 4)',
      'it has 4 parts, the other jobs have 3',
    ],
    [
      other('run.id', { run: { ...RUN, id: 8 } }),
      'm/2.json (part 2 of 3)',
      'its `run.id` is "8", in the other jobs it is "7"',
    ],
    [
      other('run.commit', { run: undefined }),
      'm/2.json (part 2 of 3)',
      'its `run.commit` is missing, in the other jobs it is "c0ffee"',
    ],
    [
      other('base-url', { baseUrl: 'https://other' }),
      'm/2.json (part 2 of 3)',
      'its `base-url` is "https://other", not "https://service"',
    ],
    [
      other('organization', { organizationId: 'a"b' }),
      'm/2.json (part 2 of 3)',
      'its `organization` is "a\\"b", not "org-1"',
    ],
    [
      other('files', { whole: { files: 1, bytes: 5, sha256: 'b' } }),
      'm/2.json (part 2 of 3)',
      'its job found 1 file (5 B), the other jobs 9 files (2 KiB)',
    ],
    [
      other('files', { whole: { files: 9, bytes: 2_048, sha256: 'b' } }),
      'm/2.json (part 2 of 3)',
      'its job found other files, although of the same number and size',
    ],
  ])('problem %# names the part and the difference', (problem, name, difference) => {
    expect(explain(problem)).toEqual([`\`manifests\` has ${name} from another run: ${difference}`]);
  });

  test('is compared with the input if there is no usual value', () => {
    const problem = { kind: 'other-run', field: 'base-url', record: part(2), usual: undefined } as const;
    expect(explain(problem)).toEqual([
      '`manifests` has m/2.json (part 2 of 3) from another run: its `base-url` is "https://service", not "https://asked"',
    ]);
  });

  test.each([
    [
      RUN,
      'its `run.id` is "7", not "987": was it left behind? If that run made all parts, give its id as `run-id`',
    ],
    [undefined, 'it has no `run.id`, and was not made by run "987": was it left behind?'],
  ])('is compared with `run-id` if there is no usual run: %j', (run, difference) => {
    const problem = {
      kind: 'other-run',
      field: 'run.id',
      record: part(2, { run }),
      usual: undefined,
    } as const;
    expect(explain(problem)).toEqual([
      `\`manifests\` has m/2.json (part 2 of 3) from another run: ${difference}`,
    ]);
  });

  test('shares a sentence with the parts that differ in the same way', () => {
    const of = (index: number, organizationId: string) =>
      ({
        kind: 'other-run',
        field: 'organization',
        record: part(index, { organizationId }),
        usual: part(1),
      }) as const;
    expect(explain(of(1, 'x'), of(2, 'y'), of(3, 'x'))).toEqual([
      '`manifests` has m/1.json (part 1 of 3), m/3.json (part 3 of 3) from another run: its `organization` is "x", not "org-1"',
      '`manifests` has m/2.json (part 2 of 3) from another run: its `organization` is "y", not "org-1"',
    ]);
  });

  test('comes before other problems', () => {
    const [first, second] = explain(
      { kind: 'missing', indexes: [3], total: 3 },
      other('organization', { organizationId: 'x' }),
    );
    expect(first).toContain('from another run');
    expect(second).toContain('lacks part 3');
  });
});

describe('files that collide', () => {
  const records = [part(1), part(2), part(2)];

  test('are named with their parts', () => {
    const collisions = [{ fileName: 'a/b', paths: ['a/b', 'a/b'] }];
    expect(explain({ kind: 'one-path', collisions, records })).toEqual([
      '`manifests` has 1 file in more than one part (part 1 of 3, part 2 of 3): a/b',
    ]);
  });

  test('are named with the name that they share', () => {
    const collisions = [
      { fileName: 'x', paths: ['a/x', 'b/x'] },
      { fileName: 'y', paths: ['a/y', 'b/y', 'c/y', 'd/y'] },
    ];
    expect(explain({ kind: 'one-name', collisions, records })).toEqual([
      '`manifests` has 2 names for more than one file (part 1 of 3, part 2 of 3): x (a/x, b/x), y (a/y, b/y, c/y and 1 more)',
    ]);
  });

  test('are named with the asset id that they share', () => {
    const collisions = [{ fileName: 'id-1', paths: ['a', 'b'] }];
    expect(explain({ kind: 'one-id', collisions, records: records.slice(0, 1) })).toEqual([
      '`manifests` has 1 asset id for more than one file (part 1 of 3): id-1 (a, b)',
    ]);
  });
});

test.each([
  [{ files: 1, bytes: 5 }, 'has 1 file (5 B) in all parts together, but 3 files (9 B) were split'],
  [
    { files: 3, bytes: 9 },
    'has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?',
  ],
])('files that are not those of the list are reported: %j', (counts, words) => {
  const found = { ...counts, sha256: 'a' };
  const expected = { files: 3, bytes: 9, sha256: 'b' };
  expect(explain({ kind: 'other-files', found, expected })).toEqual([`\`manifests\` ${words}`]);
});

test('the path of a manifest is relative to the workspace if it is inside', () => {
  expect(formatManifestPath('/repo/m/1.json', '/repo')).toBe('m/1.json');
  expect(formatManifestPath('/repository/1.json', '/repo')).toBe('/repository/1.json');
});
