import { existsSync } from 'node:fs';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { makePipe } from '../doubles/conditions.ts';
import { type LooseManifest, shardManifests, uploaded } from '../doubles/shard-manifests.ts';
import type { StubReply, StubServer } from '../doubles/stub-server.ts';
import { annotations, expectRed, namedInputs, OUTPUTS, statusesOf, withoutMasks } from './assertions.ts';
import {
  inputsFor,
  killAfter,
  newFolder,
  runAction,
  runSubAction,
  type Settings,
  type SubActionResult,
  type SubActionRun,
  startEmulator,
  TOKEN,
} from './run-action.ts';
import {
  errorReply,
  GITHUB_TOKEN,
  json,
  onGitHub,
  sortedDeployments,
  startStubGitHub,
  startStubService,
} from './stub-service.ts';

/* The sub-action `merge/`, which exports complete sets of parts only. */

const PARTS = [['a.txt', 'd/e.txt'], ['b.txt'], ['c.txt']];
const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const EARLIER = '{"version":1,"baseUrl":"","organizationId":"","assets":[]}';

/** Contents by path. */
type Files = Readonly<Record<string, string>>;

interface MergeResult extends SubActionResult {
  readonly manifest: Manifest;
}

async function merge(inputs: Settings, files: Files, more: Partial<SubActionRun> = {}): Promise<MergeResult> {
  const given = { manifests: 'm/*.json', 'allow-http': 'true', ...inputs };
  const result = await runSubAction({ action: 'merge', inputs: given, files, ...more });
  expect(result.stderr).toBe('');
  expect(Object.keys(result.outputs).sort()).toEqual(OUTPUTS);
  expect(result.stdout).not.toMatch(/undefined|\[object |\n\s+at /);
  expect(withoutMasks(result.stdout)).not.toContain(TOKEN);
  const manifest: Manifest = JSON.parse(await readFile(result.outputs['manifest'] ?? '', 'utf8'));
  return { ...result, manifest };
}

const OTHER_RUN = 'has m/1.json (part 1 of 3) from another run: ';

/** Manifests of three parts, by their paths. */
function parts(
  baseUrl: string,
  change: Readonly<Record<number, LooseManifest>> = {},
  lists: readonly (readonly string[])[] = PARTS,
): Record<string, string> {
  const manifests = shardManifests(lists, baseUrl);
  return Object.fromEntries(
    manifests.map((manifest, index) => {
      return [`m/${index + 1}.json`, JSON.stringify({ ...manifest, ...change[index + 1] })];
    }),
  );
}

/** The runner's variables in this attempt of a run. */
function onRun(attempt: number): Settings {
  const run = { GITHUB_RUN_ID: '987', GITHUB_RUN_ATTEMPT: String(attempt) };
  return { GITHUB_REPOSITORY: 'owner/game', GITHUB_SHA: COMMIT, ...run };
}

function exportsAt(baseUrl: string, more: Settings = {}): Settings {
  return { token: TOKEN, 'base-url': baseUrl, variant: 'v-1', network: 'unity, applovin', ...more };
}

/** Expects that the run sends nothing and says so in the earlier manifest, and returns the message of its error. */
async function expectRejection(
  files: (baseUrl: string) => Files,
  inputs: Settings = {},
  more: Partial<SubActionRun> = {},
): Promise<string> {
  const emulator = await startEmulator();
  const result = await merge(
    exportsAt(emulator.baseUrl, { manifest: 'all.json', ...inputs }),
    { 'all.json': EARLIER, ...files(emulator.baseUrl) },
    more,
  );
  const message = expectRed(result, 'Invalid input');
  expect(emulator.journal.entries).toEqual([]);
  expect(emulator.exports()).toEqual([]);
  expect(JSON.parse(await readFile(join(result.workspace, 'all.json'), 'utf8'))).toEqual({
    ...JSON.parse(EARLIER),
    conclusion: 'failure',
    complete: false,
  });
  expect(result.outputs).toMatchObject({
    'asset-ids': '{}',
    'uploaded-count': '0',
    'reused-count': '0',
    'failed-count': '0',
    'uploaded-bytes': '0',
    'export-count': '0',
  });
  expect(JSON.parse(result.outputs['exports'] ?? '')).toEqual(
    ['unity', 'applovin'].map((network) => ({ variantId: 'v-1', network, status: 'not-attempted' })),
  );
  expect(message).toContain('Nothing was sent.');
  expect(result.summary).toContain('Invalid input');
  return message;
}

describe('the manifests of all parts', () => {
  test('of three uploads are joined, and every export is triggered once', async () => {
    const emulator = await startEmulator();
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`l/${index}.json`, `{"n":${index}}`]),
    );
    const manifests: Record<string, string> = {};
    for (const part of [1, 2, 3]) {
      const upload = { assets: '**', 'file-name': 'path', shard: `${part}/3` };
      const inputs = inputsFor(emulator.baseUrl, upload);
      // A part may be repeated in another attempt of the run.
      const { manifest } = await runAction({ files, inputs, env: onRun(part) });
      expect(manifest.run).toEqual({ repository: 'owner/game', id: 987, attempt: part, commit: COMMIT });
      manifests[`m/manifest-${part}/manifest-${part}.json`] = JSON.stringify(manifest);
    }
    const before = emulator.journal.entries.length;
    const result = await merge(
      exportsAt(emulator.baseUrl, { manifests: 'm/**/*.json', manifest: 'out/all.json' }),
      manifests,
      { env: onRun(4) },
    );
    expect(annotations(result, 'error')).toEqual([]);
    expect(annotations(result, 'warning')).toEqual([]);
    expect(result.exitCode).toBe(0);
    expect(emulator.journal.entries.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/export',
      'POST /v1/export',
    ]);
    const triggered = emulator.exports().map(({ variantId, network }) => `${variantId} ${network}`);
    expect(triggered.sort()).toEqual(['v-1 applovin', 'v-1 unity']);
    const ids = result.manifest.assets.map(({ assetId }) => assetId);
    expect(new Set(ids)).toEqual(new Set(emulator.storedAssets().map(({ assetId }) => assetId)));
    expect(ids).toHaveLength(30);
    expect(result.manifest).toMatchObject({ conclusion: 'success', organizationId: 'org-1' });
    expect(result.manifest.run).toMatchObject({ id: 987, attempt: 4 });
    expect(result.manifest).not.toHaveProperty('shard');
    expect(result.manifest).not.toHaveProperty('whole');
    expect(result.manifest.assets.map(({ path }) => path)).toEqual(Object.keys(files).toSorted());
    expect(result.outputs['manifest']).toBe(join(result.workspace, 'out/all.json'));
    expect(result.outputs).toMatchObject({
      'uploaded-count': '30',
      'export-count': '2',
      'failed-count': '0',
    });
    expect(Object.keys(JSON.parse(result.outputs['asset-ids'] ?? ''))).toHaveLength(30);
    expect(result.stdout).toContain('All parts together: 30 files');
    expect(result.summary).toMatch(/^## ✅ Exports triggered/);
    expect(result.summary).toContain('**30 of 30 files** uploaded');
  });

  test('are joined without token and base-url if there are no exports', async () => {
    const result = await merge({ 'allow-http': '' }, parts('https://service.invalid/v1'));
    expect(result.exitCode).toBe(0);
    expect(result.manifest).toMatchObject({
      conclusion: 'success',
      baseUrl: 'https://service.invalid/v1',
      organizationId: 'org-1',
      startedAt: '2026-02-03T04:00:00.000Z',
      exports: [],
    });
    expect(result.manifest.assets).toEqual(PARTS.flat().toSorted().map(uploaded));
    expect(result.outputs).toMatchObject({ exports: '[]', 'export-count': '0', 'uploaded-count': '4' });
  });

  test('may be of parts without a file', async () => {
    const emulator = await startEmulator();
    const result = await merge(exportsAt(emulator.baseUrl), parts(emulator.baseUrl, {}, [[], []]));
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ 'asset-ids': '{}', 'export-count': '2' });
  });

  test('may be outside of the workspace, and patterns can exclude other files', async () => {
    const folder = await newFolder();
    for (const [path, content] of Object.entries(parts('https://x'))) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await writeFile(join(folder, 'm/old.json'), 'anything');
    const manifests = `${folder}/**/*.json\n!**/old.json`;
    expect((await merge({ manifests }, {})).exitCode).toBe(0);
  });

  test('are joined to a manifest whose files a later run reuses', async () => {
    const emulator = await startEmulator();
    const files = { a: 'aaa', b: 'bbb', c: 'ccc' };
    const upload = inputsFor(emulator.baseUrl, { assets: '**', 'reuse-unchanged': 'true' });
    const manifests: Record<string, string> = {};
    for (const part of [1, 2]) {
      const inputs = { ...upload, shard: `${part}/2`, manifest: 'playable.json' };
      manifests[`m/${part}.json`] = JSON.stringify((await runAction({ files, inputs })).manifest);
    }
    const joined = await merge({}, manifests);
    const later = await runAction({
      files: { ...files, 'playable.json': JSON.stringify(joined.manifest) },
      inputs: { ...upload, manifest: 'playable.json' },
    });
    expect(later.outputs).toMatchObject({ 'uploaded-count': '0', 'reused-count': '3' });
  });
});

/** Manifests that are no complete set of parts, with the words of the error. `join-shards.test.ts` has the others. */
const PROBLEMS: readonly [string, (url: string) => Files, ...string[]][] = [
  [
    'two parts are missing',
    (url) => ({ 'm/2.json': parts(url)['m/2.json'] ?? '' }),
    '`manifests` lacks parts 1, 3 of 3',
  ],
  [
    'a part has two manifests',
    (url) => ({ ...parts(url), 'm/again.json': parts(url)['m/2.json'] ?? '' }),
    'has part 2 of 3 in 2 manifests: m/2.json, m/again.json',
  ],
  [
    'a run did not succeed, a file of a green one was not uploaded, and one has triggered exports itself',
    (url) =>
      parts(url, {
        1: { exports: [{ variantId: 'v-1', network: 'unity', status: 'triggered', attempts: 1 }] },
        2: { assets: [{ ...uploaded('b.txt'), status: 'failed', sha256: 'ab'.repeat(32) }] },
        3: { conclusion: 'cancelled', assets: [{ ...uploaded('c.txt'), status: 'not-attempted' }] },
      }),
    'has m/1.json (part 1 of 3), whose run has triggered exports itself',
    'part 2 of 3), which is unfinished: its run ended as "success" with 1 file not uploaded',
    'part 3 of 3), which is unfinished: its run ended as "cancelled" with 1 file not uploaded',
  ],
  [
    'a part is of another run and another service',
    (url) =>
      parts(url, {
        1: {
          baseUrl: 'https://other.example/v1',
          run: { repository: 'owner/name', id: 8, attempt: 1, commit: 'beef' },
        },
      }),
    `${OTHER_RUN}its \`base-url\` is "https://other.example/v1", not`,
    `${OTHER_RUN}its \`run.id\` is "8", not "7" as in m/3.json`,
    `${OTHER_RUN}its \`run.commit\` is "beef", not "c0ffee" as in m/3.json`,
  ],
  [
    'all parts are of another service',
    () => parts('https://other.example/v1'),
    'm/1.json (part 1 of 3), m/2.json (part 2 of 3), m/3.json (part 3 of 3) from another run: ',
  ],
  [
    'a file was replaced',
    (url) => parts(url, { 3: { assets: [{ ...uploaded('c.txt'), path: 'x.txt', fileName: 'x.txt' }] } }),
    'has files whose names, types and sizes do not give the digest in `whole`',
  ],
  [
    'a part lacks files',
    (url) => parts(url, { 1: { assets: [] } }),
    'has 2 files (10 B) in all parts together, but 4 files (22 B) were split',
  ],
  ['no manifest exists', () => ({}), '`manifests` matches no file with m/*.json'],
  [
    'files are no manifests of parts',
    (url) => ({
      ...parts(url, { 1: { assets: [{ ...uploaded('a.txt'), path: '' }] }, 2: { shard: undefined } }),
      'm/3.json': '{"version":1,"shard":',
      'm/4.json': 'PASSWORD=hush',
      'm/5.json': `{"version":1,"assets":${'['.repeat(2_000_000)}`,
    }),
    "has m/1.json, which can't be used: it is damaged: its asset 1 is not what a run writes",
    "has m/2.json, which can't be used: it is of a run without `shard`",
    "has m/3.json, which can't be used: it is not a manifest",
    'has 2 more problems',
  ],
];

describe('sends nothing', () => {
  test.each(PROBLEMS)('if %s', async (_, files, ...words) => {
    const message = await expectRejection(files);
    for (const some of words) expect(message).toContain(some);
    expect(message).not.toContain('hush');
  });

  test('if a folder with the parts of an earlier run was left behind', async () => {
    const left = { repository: 'owner/game', id: 986, attempt: 1, commit: COMMIT };
    const message = await expectRejection(
      (url) => parts(url, { 1: { run: left }, 2: { run: left }, 3: { run: left } }),
      {},
      { env: onRun(1) },
    );
    const names = [1, 2, 3].map((part) => `m/${part}.json (part ${part} of 3)`);
    expect(message).toContain(`${names.join(', ')} from another run: its \`run.id\` is "986", not "987"`);
  });

  test('if a manifest is a named pipe or larger than 512 MiB', async () => {
    const prepare = async (workspace: string): Promise<void> => {
      makePipe(join(workspace, 'm/pipe.json'));
      await writeFile(join(workspace, 'm/zeros.json'), '');
      await truncate(join(workspace, 'm/zeros.json'), 2 ** 29);
    };
    const message = await expectRejection((url) => parts(url), {}, { prepare });
    expect(message).toContain("has m/pipe.json, which can't be used: it is not a regular file");
    expect(message).toContain("has m/zeros.json, which can't be used: it is larger than 512 MiB");
  });

  test('if there are many problems, and logs all of them', async () => {
    const lists = Array.from({ length: 40 }, (_, index) => [`f-${index}`]);
    const emulator = await startEmulator();
    const change = Object.fromEntries(lists.map((_, index) => [index + 1, { conclusion: 'failure' }]));
    const result = await merge(exportsAt(emulator.baseUrl), parts(emulator.baseUrl, change, lists));
    expect(expectRed(result, 'Invalid input')).toContain('`manifests` has 37 more problems');
    for (let part = 1; part <= 40; part += 1)
      expect(result.stdout).toContain(`m/${part}.json (part ${part} of 40), which is unfinished`);
    expect(emulator.journal.entries).toEqual([]);
  });

  test('if inputs are wrong, and names all of them', async () => {
    const service = await startStubService({});
    const wrong = {
      token: 'two words',
      manifests: '!',
      'run-id': 'v1.2',
      manifest: 'm',
      summary: 'perhaps',
      'github-token': 'two words',
      'max-attempts': '51',
      'max-retry-wait': 'long',
      'request-timeout': '0',
      'allow-http': 'yes',
    };
    const inputs = { ...wrong, 'base-url': service.origin, network: 'n', environment: '' };
    const message = expectRed(await merge(inputs, { 'm/x': '' }), 'Invalid input');
    expect(namedInputs(message)).toEqual([...Object.keys(wrong), 'base-url', 'variant'].sort());
    expect(service.journal).toEqual([]);
  });
});

test.each<[StubReply, Settings, string, string[], number]>([
  [errorReply(403, 'No', 'Not you'), {}, 'Permission denied (403)', ['failed', 'not-attempted'], 1],
  [{ status: 429 }, { network: 'a', 'max-attempts': '3' }, 'Rate limited (429)', ['failed'], 3],
  [{ status: 500 }, { network: 'a' }, 'Service error', ['unknown'], 1],
])(
  '%o to an export fails the run, whose manifest is complete: %o',
  async (reply, inputs, title, statuses, requests) => {
    const service = await startStubService({ triggerExport: () => reply });
    const more = { network: 'a,b', manifest: 'all.json', ...inputs };
    const result = await merge(exportsAt(service.origin, more), parts(service.origin));
    // This action has no such input.
    expect(expectRed(result, title)).not.toContain('concurrency');
    expect(service.journal).toHaveLength(requests);
    expect(statusesOf(result, 'exports')).toEqual(statuses);
    expect(result.manifest).toMatchObject({ conclusion: 'failure', assets: [{}, {}, {}, {}] });
    expect(result.outputs['manifest']).toBe(join(result.workspace, 'all.json'));
    expect(result.outputs).toMatchObject({ 'uploaded-count': '4', 'failed-count': '0' });
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'reports the results so far at %s, without the last response',
  async (signal) => {
    const service = await startStubService({
      triggerExport: (nth) => (nth === 1 ? json({ queued: true }) : undefined),
    });
    const inputs = exportsAt(service.origin, { network: 'a,b', manifest: 'all.json' });
    const result = await merge(inputs, parts(service.origin), killAfter(service, 2, signal));
    const message = expectRed(result, 'Cancelled');
    expect(message).toContain(`(${signal}): 4 of 4 files uploaded, 1 of 2 exports triggered.`);
    expect(message).toContain(
      'May have been triggered, so check the service before you run it again: v-1 to b',
    );
    expect(statusesOf(result, 'exports')).toEqual(['triggered', 'unknown']);
    expect(result.manifest.conclusion).toBe('cancelled');
    expect(result.manifest.assets).toHaveLength(4);
    expect(existsSync(join(result.workspace, 'all.json'))).toBe(true);
  },
);

describe('deployments', () => {
  test('are recorded for every export, and each token goes only to its own server', async () => {
    const api = await startStubGitHub();
    const service = await startStubService({});
    const result = await merge(
      exportsAt(service.origin, {
        'github-token': GITHUB_TOKEN,
        environment: '{variant}-{network}',
        'run-id': '7',
      }),
      parts(service.origin),
      { env: onGitHub(api) },
    );
    expect(result.exitCode).toBe(0);
    const { stdout, summary, outputs, manifest } = result;
    const done = ['success'];
    expect(sortedDeployments(api)).toEqual([
      { environment: 'v-1-applovin', states: done },
      { environment: 'v-1-unity', states: done },
    ]);
    const created = api.journal.filter(({ path }) => path.endsWith('/deployments'));
    // The commit of the parts, not of the run that joins them.
    expect(created.map(({ body }) => JSON.parse(String(body)).ref)).toEqual(['c0ffee', 'c0ffee']);
    expect(manifest.run).toMatchObject({ id: 987, commit: 'c0ffee' });
    expect(summary).toContain('commit c0ffee');
    const texts = [withoutMasks(stdout), summary, outputs, manifest];
    const sentTo = ({ journal }: StubServer) => journal.map(({ headers, body }) => [headers, String(body)]);
    expect(JSON.stringify([texts, sentTo(service)])).not.toContain(GITHUB_TOKEN);
    expect(JSON.stringify(sentTo(api))).not.toContain(TOKEN);
  });
});
