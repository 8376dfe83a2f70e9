import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { digestList } from '../../src/pipeline/shards/split.ts';
import { Canary } from '../doubles/canary.ts';
import { hostileFileName, hostileText } from '../doubles/hostile-text.ts';
import { readMarkdown } from '../doubles/read-markdown.ts';
import { type LooseManifest, shardManifests, uploaded } from '../doubles/shard-manifests.ts';
import { allThatWasWritten, expectOwnCommandsOnly } from './assertions.ts';
import { annotations, newFolder, runSubAction, type SubActionResult, TOKEN } from './run-action.ts';
import { startStubService } from './stub-service.ts';

/** Whatever is in the manifests that `merge/` is given: it is data, or else it is refused. */

const TITLES = ['Invalid input', 'Output left empty'];

/** Few at a time, since each is a run, and never made smaller: the same seed says all. */
const RUNS = { numRuns: 8, endOnFailure: true };

const COMMANDS = 'a\n::error::b\r ::add-mask::c\u2028##[error]d <b>[x](https://evil.example)';
const text = hostileText().map((some) => `${COMMANDS}${some}`.toWellFormed());

async function merge(manifests: readonly unknown[], inputs: Readonly<Record<string, string>> = {}) {
  const files = manifests.map((manifest, index) => {
    return [`m/${index}.json`, typeof manifest === 'string' ? manifest : JSON.stringify(manifest)] as const;
  });
  const result = await runSubAction({
    action: 'merge',
    inputs: { token: TOKEN, manifests: 'm/*.json', ...inputs },
    files: Object.fromEntries(files),
  });
  expectDataOnly(result);
  return result;
}

function expectDataOnly(result: SubActionResult): void {
  expectOwnCommandsOnly(result, TITLES);
  expect(result.stdout).not.toContain('Unexpected error');
  const shape = readMarkdown(result.summary).shape.replaceAll(OWN_MARKUP, '');
  expect(shape).not.toMatch(/html:|link\(|image\(|@\w|#\d/);
}

/** What the summary itself has: a list that can be opened, and of an error its lines, the last one in bold. */
const OWN_MARKUP =
  /html:<\/?details>(?:<summary>[^<]*<\/summary>)?|paragraph\((?:html:<br> )*html:<b> html:<\/b>\)/g;

test('hostile texts in all fields of manifests that can be joined', async () => {
  const property = fc.asyncProperty(fc.array(text, { minLength: 6, maxLength: 6 }), async (said) => {
    const [baseUrl = '', organizationId = '', ...rest] = said;
    const assets = rest.map((some, index) => ({
      ...uploaded(`${index}${some}`),
      fileName: `${index}${some}`,
      contentType: some,
      assetId: `id-${index}`,
    }));
    const sorted = assets.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const common = { ...shardManifests([[], []], '')[0], baseUrl, organizationId, whole: digestList(sorted) };
    const result = await merge([
      { ...common, shard: { index: 1, total: 2 }, assets: assets.slice(0, 2) },
      { ...common, shard: { index: 2, total: 2 }, assets: assets.slice(2) },
    ]);
    expect(annotations(result, 'error')).toEqual([]);
    expect(result.exitCode).toBe(0);
  });
  await fc.assert(property, RUNS);
});

test('hostile texts wherever a sentence speaks of a manifest', async () => {
  const property = fc.asyncProperty(text, text, async (one, another) => {
    const [first, second, third] = shardManifests([['a'], ['b'], ['c']], `https://${one}`) as [
      Manifest,
      Manifest,
      Manifest,
    ];
    const named = { ...uploaded('b'), path: one, fileName: another };
    const manifests: (readonly LooseManifest[])[] = [
      [first, { ...second, baseUrl: another }, third].map((manifest) => ({ ...manifest })),
      [
        { ...first, organizationId: one },
        { ...second, organizationId: another },
      ],
      [
        { ...first, conclusion: one },
        { ...second, conclusion: another },
      ],
      [{ ...first, assets: [named] }, { ...second, assets: [named] }, { ...third }],
      [{ ...first, assets: [named] }, { ...second, assets: [{ ...named, path: another }] }, { ...third }],
    ];
    for (const some of manifests) {
      const result = await merge(some);
      expect(result.exitCode).toBe(1);
      expect(annotations(result, 'error').map(({ title }) => title)).toEqual(['Invalid input']);
    }
  });
  await fc.assert(property, { ...RUNS, numRuns: 3 });
});

test('manifests with hostile names', async () => {
  const property = fc.asyncProperty(
    fc.uniqueArray(hostileFileName(), { minLength: 4, maxLength: 4 }),
    async (names) => {
      const folder = await newFolder();
      await mkdir(join(folder, 'm'));
      const [first, second] = shardManifests([['a'], ['b']], 'https://x').map((some) => JSON.stringify(some));
      const contents = [first, second, second, '{'];
      for (const [index, name] of names.entries())
        await writeFile(join(folder, 'm', `${index}${name}`.slice(0, 120)), contents[index] ?? '');
      const inputs = { token: TOKEN, manifests: `${folder}/m/*` };
      const refused = await runSubAction({ action: 'merge', inputs });
      expectDataOnly(refused);
      expect(annotations(refused, 'error').map(({ title }) => title)).toEqual(['Invalid input']);
      const all = await readdir(join(folder, 'm'));
      for (const name of all.filter((some) => /^[23]/.test(some))) await rm(join(folder, 'm', name));
      const joined = await runSubAction({ action: 'merge', inputs });
      expectDataOnly(joined);
      expect(joined.exitCode).toBe(0);
    },
  );
  await fc.assert(property, { ...RUNS, numRuns: 4 });
});

const [MANIFEST] = shardManifests([['a']], 'https://x');
const HUGE = Number.MAX_SAFE_INTEGER;

test.each<[string, string]>([
  ['a huge number of parts', JSON.stringify({ ...MANIFEST, shard: { index: 1, total: HUGE } })],
  [
    'as many parts as an array can have',
    JSON.stringify({ ...MANIFEST, shard: { index: 1, total: 2 ** 32 - 1 } }),
  ],
  ['a number that is none', JSON.stringify(MANIFEST).replace('"total":1', '"total":1e999')],
  [
    'a time that can not become a text',
    JSON.stringify({ ...MANIFEST, startedAt: { toString: 1, valueOf: 1 } }),
  ],
  ['arrays for objects', JSON.stringify({ ...MANIFEST, shard: [1, 1], whole: [], exports: [[]] })],
  ['an object for a list', JSON.stringify({ ...MANIFEST, assets: { length: 1, 0: uploaded('a') } })],
  ['all in its prototype', `{"__proto__":${JSON.stringify(MANIFEST)}}`],
  [
    'its part in its prototype',
    JSON.stringify({ ...MANIFEST, shard: undefined }).replace(
      '{',
      '{"__proto__":{"shard":{"index":1,"total":1}},',
    ),
  ],
  ['a file of a negative size', JSON.stringify({ ...MANIFEST, assets: [{ ...uploaded('a'), size: -1 }] })],
  [
    'an id with a line break',
    JSON.stringify({ ...MANIFEST, assets: [{ ...uploaded('a'), assetId: 'a\n::error::b' }] }),
  ],
  [
    'a very deep export',
    JSON.stringify({ ...MANIFEST, exports: 0 }).replace(
      '"exports":0',
      `"exports":${'['.repeat(400_000)}${']'.repeat(400_000)}`,
    ),
  ],
])('a manifest with %s is refused', async (_, manifest) => {
  const result = await merge([manifest]);
  expect(result.exitCode).toBe(1);
  const errors = annotations(result, 'error');
  expect(errors.map(({ title }) => title)).toEqual(['Invalid input']);
  expect(errors[0]?.message).toContain('m/0.json');
});

test('names that objects have are names of files like all others', async () => {
  const paths = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
  const result = await merge(shardManifests([paths.slice(0, 2), paths.slice(2)], 'https://x'));
  expect(result.exitCode).toBe(0);
  expect(Object.entries(JSON.parse(result.outputs['asset-ids'] ?? ''))).toEqual(
    paths.map((path) => [path, `id-of-${path}`]),
  );
});

test('sizes and times at the end of what a number holds are told as they are', async () => {
  const assets = [{ ...uploaded('a'), size: HUGE, durationMs: HUGE, attempts: HUGE }];
  const manifest = { ...MANIFEST, assets, whole: undefined, startedAt: '+275760-09-13T00:00:00.000Z' };
  const result = await merge([manifest]);
  expect(result.exitCode).toBe(0);
  expect(result.outputs['uploaded-bytes']).toBe(String(HUGE));
  expect(result.summary).not.toMatch(/NaN|Infinity|[^\d]-\d+ /);
});

/** Where in a manifest the token may be, each in another one. */
const TELLINGS: readonly [string, (token: string) => LooseManifest][] = [
  ['path', (token) => ({ assets: [{ ...uploaded('a'), path: `a/${token}`, fileName: token }] })],
  ['asset id', (token) => ({ assets: [{ ...uploaded('a'), assetId: `x${encodeURIComponent(token)}` }] })],
  [
    'content type',
    (token) => ({ assets: [{ ...uploaded('a'), contentType: Buffer.from(token).toString('base64') }] }),
  ],
  ['base-url', (token) => ({ baseUrl: `https://${token}@x/` })],
  ['organization', (token) => ({ organizationId: token })],
  ['conclusion', (token) => ({ conclusion: `Bearer ${token}` })],
  ['unknown field', (token) => ({ [token]: { [token]: token } })],
  [
    'error',
    (token) => ({ conclusion: 'failure', assets: [{ ...uploaded('a'), status: 'failed', error: token }] }),
  ],
  ['export', (token) => ({ exports: [{ status: token, response: token }] })],
];

test.each(TELLINGS)('the token in a manifest is not told: in its %s', async (where, tell) => {
  const canary = new Canary();
  const service = await startStubService({});
  const [one, two] = shardManifests([['a'], ['b']], service.origin) as [Manifest, Manifest];
  const manifests = [
    { ...one, ...tell(canary.token), whole: undefined },
    { ...two, whole: undefined },
  ];
  const folder = await newFolder();
  await Promise.all(
    manifests.map((some, index) => writeFile(join(folder, `${index}.json`), JSON.stringify(some))),
  );
  for (const inputs of [{}, { variant: 'v', network: 'n', 'base-url': service.origin }]) {
    const result = await runSubAction({
      action: 'merge',
      inputs: { token: canary.token, manifests: `${folder}/*.json`, 'allow-http': 'true', ...inputs },
      env: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' },
      envOf: (workspace) => ({ HOME: workspace, TMPDIR: workspace }),
    });
    expect(canary.leaksIn(await allThatWasWritten(result)), where).toEqual([]);
  }
  for (const { path, body } of service.journal)
    expect(canary.leaksIn({ path, body: body.toString('utf8') })).toEqual([]);
});
