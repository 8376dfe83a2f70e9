import { expect, test } from 'vitest';
import { explainShardProblems } from '../../../src/action/merge/shard-problems.ts';
import type { ShardProblem } from '../../../src/pipeline/shards/join-shards.ts';
import type { ShardRecord } from '../../../src/pipeline/shards/read-shard.ts';

const CONTEXT = {
  workspace: '/repo',
  quote: (text: string) => JSON.stringify(text),
};

function part(index: number, change: Partial<ShardRecord> = {}): ShardRecord {
  return {
    path: `/repo/m/${index}.json`,
    shard: { index, total: 3 },
    whole: { files: 9, bytes: 2_048, sha256: 'a' },
    run: undefined,
    conclusion: 'success',
    baseUrl: 'https://service',
    organizationId: 'org-1',
    startedAt: new Date(0),
    stored: [],
    missing: 0,
    exported: false,
    files: [],
    ...change,
  };
}

/** The sentences, without the name of the input that each begins with. */
function explain(...problems: readonly ShardProblem[]): string[] {
  const sentences = explainShardProblems(problems, CONTEXT);
  for (const sentence of sentences) expect(sentence).toMatch(/^`manifests` /);
  return sentences.map((sentence) => sentence.replace('`manifests` ', ''));
}

type OtherRun = Extract<ShardProblem, { kind: 'other-run' }>;

/** Part 2, which is of another run than part 1. */
function other(
  name: OtherRun['name'],
  value: string,
  expected: string,
  change: Partial<OtherRun> = {},
): OtherRun {
  return { kind: 'other-run', name, value, expected, record: part(2), reference: part(1), ...change };
}

const THIRTY = Array.from({ length: 30 }, (_, index) => index + 1);
const AFTER = ': did every job succeed, and was every manifest downloaded?';
const UNFINISHED = 'has m/1.json (part 1 of 3), which is unfinished: its run ended as';
const NAMES = [
  { fileName: 'x', paths: ['a/x', 'b/x'] },
  { fileName: 'y', paths: ['a/y', 'b/y', 'c/y', 'd/y'] },
];
const EXPECTED = { files: 3, bytes: 9, sha256: 'b' };

test.each<[string, ShardProblem, string]>([
  ['a missing part', { kind: 'missing', indexes: [2], total: 3 }, `lacks part 2 of 3${AFTER}`],
  [
    'up to 20 missing parts, and counts the others',
    { kind: 'missing', indexes: THIRTY, total: 31 },
    `lacks parts ${THIRTY.slice(0, 20).join(', ')} and 10 more of 31${AFTER}`,
  ],
  [
    'the manifests of a part that is given twice, relative to the workspace if they are inside',
    { kind: 'twice', shard: 'part 2 of 3', records: [part(2), part(2, { path: '/repository/2.json' })] },
    'has part 2 of 3 in 2 manifests: m/2.json, /repository/2.json',
  ],
  [
    'an unfinished part with the conclusion of its run',
    { kind: 'unfinished', record: part(1, { conclusion: 'cancelled' }) },
    `${UNFINISHED} "cancelled"; run that job again`,
  ],
  [
    'an unfinished part with the number of missing files',
    { kind: 'unfinished', record: part(1, { conclusion: 'failure', missing: 1_200 }) },
    `${UNFINISHED} "failure" with 1,200 files not uploaded; run that job again`,
  ],
  [
    'a part that has triggered exports',
    { kind: 'exported', record: part(1) },
    'has m/1.json (part 1 of 3), whose run has triggered exports itself: they would be triggered twice',
  ],
  [
    'files with one asset id',
    { kind: 'one-id', collisions: NAMES },
    'has 2 asset ids for more than one file: x (a/x, b/x), y (a/y, b/y, c/y and 1 more)',
  ],
  [
    'another number of files than were split',
    { kind: 'other-files', found: { files: 1, bytes: 5, sha256: 'a' }, expected: EXPECTED },
    'has 1 file (5 B) in all parts together, but 3 files (9 B) were split',
  ],
  [
    'other files than were split',
    { kind: 'other-files', found: { ...EXPECTED, sha256: 'a' }, expected: EXPECTED },
    'has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?',
  ],
])('a problem names %s', (_, problem, sentence) => {
  expect(explain(problem)).toEqual([sentence]);
});

const GIVEN = { reference: undefined };

test.each<[ShardProblem, string]>([
  [
    other('`run.commit`', 'be"ef', 'c0ffee'),
    'its `run.commit` is "be\\"ef", not "c0ffee" as in m/1.json (part 1 of 3)',
  ],
  [
    other('`run.commit`', '', 'c0ffee'),
    'its `run.commit` is missing, not "c0ffee" as in m/1.json (part 1 of 3)',
  ],
  [
    other('`base-url`', 'https://service', 'https://asked', GIVEN),
    'its `base-url` is "https://service", not "https://asked"',
  ],
  [
    other('`run.id`', '7', '987', GIVEN),
    'its `run.id` is "7", not "987": was it left behind? If another run made all parts, give its id as `run-id`',
  ],
])('a part of another run is named with the difference: %#', (problem, difference) => {
  expect(explain(problem)).toEqual([`has m/2.json (part 2 of 3) from another run: ${difference}`]);
});

test('parts of another run come first, and share a sentence if they differ in the same way', () => {
  const of = (index: number, value: string) =>
    other('`organization`', value, 'org-1', { record: part(index) });
  const missing: ShardProblem = { kind: 'missing', indexes: [3], total: 3 };
  expect(explain(missing, of(1, 'x'), of(2, 'y'), of(3, 'x'))).toEqual([
    'has m/1.json (part 1 of 3), m/3.json (part 3 of 3) from another run: its `organization` is "x", not "org-1" as in m/1.json (part 1 of 3)',
    'has m/2.json (part 2 of 3) from another run: its `organization` is "y", not "org-1" as in m/1.json (part 1 of 3)',
    `lacks part 3 of 3${AFTER}`,
  ]);
});
