import { expect, test } from 'vitest';
import { explainShardProblems } from '../../../src/action/merge/shard-problems.ts';
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

/** The sentences, without the name of the input that each begins with. */
function explain(...problems: readonly ShardProblem[]): string[] {
  const sentences = explainShardProblems(problems, CONTEXT);
  for (const sentence of sentences) expect(sentence).toMatch(/^`manifests` /);
  return sentences.map((sentence) => sentence.replace('`manifests` ', ''));
}

/** Part 2, which is of another run than part 1. */
function other(
  field: Extract<ShardProblem, { kind: 'other-run' }>['field'],
  change: Partial<ShardRecord>,
  more: { readonly record?: ShardRecord; readonly usual?: undefined } = {},
): ShardProblem {
  return { kind: 'other-run', field, record: part(2, change), usual: part(1), ...more };
}

const THIRTY = Array.from({ length: 30 }, (_, index) => index + 1);
const AFTER = ': did every job succeed, and was every manifest downloaded?';
const UNFINISHED = 'has m/1.json (part 1 of 3), which is unfinished: its run ended as';
const RECORDS = [part(1), part(2), part(2)];
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
    { kind: 'twice', records: [part(2), part(2, { path: '/repository/2.json' })] },
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
    'a file in several parts',
    { kind: 'one-path', collisions: [{ fileName: 'a/b', paths: ['a/b', 'a/b'] }], records: RECORDS },
    'has 1 file in more than one part (part 1 of 3, part 2 of 3): a/b',
  ],
  [
    'files with one name',
    { kind: 'one-name', collisions: NAMES, records: RECORDS },
    'has 2 names for more than one file (part 1 of 3, part 2 of 3): x (a/x, b/x), y (a/y, b/y, c/y and 1 more)',
  ],
  [
    'files with one asset id',
    { kind: 'one-id', collisions: [{ fileName: 'id-1', paths: ['a', 'b'] }], records: [part(1)] },
    'has 1 asset id for more than one file (part 1 of 3): id-1 (a, b)',
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

const ALONE = { usual: undefined };
const LEFT_BEHIND = 'was it left behind?';

test.each<[ShardProblem, string]>([
  [other('run.id', { run: { ...RUN, id: 8 } }), 'its `run.id` is "8", in the other jobs it is "7"'],
  [other('run.commit', { run: undefined }), 'its `run.commit` is missing, in the other jobs it is "c0ffee"'],
  [
    other('base-url', { baseUrl: 'https://other' }),
    'its `base-url` is "https://other", not "https://service"',
  ],
  [other('organization', { organizationId: 'a"b' }), 'its `organization` is "a\\"b", not "org-1"'],
  [
    other('files', { whole: { files: 1, bytes: 5, sha256: 'b' } }),
    'its job found 1 file (5 B), the other jobs 9 files (2 KiB)',
  ],
  [
    other('files', { whole: { files: 9, bytes: 2_048, sha256: 'b' } }),
    'its job found other files, although of the same number and size',
  ],
  // There is no usual value, so it is compared with an input.
  [other('base-url', {}, ALONE), 'its `base-url` is "https://service", not "https://asked"'],
  [
    other('run.id', {}, ALONE),
    `its \`run.id\` is "7", not "987": ${LEFT_BEHIND} If that run made all parts, give its id as \`run-id\``,
  ],
  [
    other('run.id', { run: undefined }, ALONE),
    `it has no \`run.id\`, and was not made by run "987": ${LEFT_BEHIND}`,
  ],
])('a part of another run is named with the difference: %#', (problem, difference) => {
  expect(explain(problem)).toEqual([`has m/2.json (part 2 of 3) from another run: ${difference}`]);
});

test('parts of another run come first, and share a sentence if they differ in the same way', () => {
  const of = (index: number, organizationId: string) =>
    other('organization', {}, { record: part(index, { organizationId }) });
  const total = other('total', { shard: { index: 2, total: 4 } });
  const missing: ShardProblem = { kind: 'missing', indexes: [3], total: 3 };
  expect(explain(missing, of(1, 'x'), of(2, 'y'), of(3, 'x'), total)).toEqual([
    'has m/1.json (part 1 of 3), m/3.json (part 3 of 3) from another run: its `organization` is "x", not "org-1"',
    'has m/2.json (part 2 of 3) from another run: its `organization` is "y", not "org-1"',
    'has m/2.json (part 2 of 4) from another run: it has 4 parts, the other jobs have 3',
    `lacks part 3 of 3${AFTER}`,
  ]);
});
