import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { type LooseManifest, shardManifests, uploaded } from '../doubles/shard-manifests.ts';
import { runEmulator } from '../emulator/run-emulator.ts';
import {
  annotations,
  newFolder,
  runAction,
  runSubAction,
  type SubActionResult,
  type SubActionRun,
  TOKEN,
} from './run-action.ts';
import {
  deploymentsOf,
  GITHUB_TOKEN,
  json,
  onGitHub,
  refusal,
  type StubService,
  startStubGitHub,
  startStubService,
} from './stub-service.ts';

/** The sub-action `merge/` as GitHub runs it: parts that make up a whole are exported, and others send nothing at all. */

const PARTS = [['a.txt', 'd/e.txt'], ['b.txt'], ['c.txt']];
const EARLIER = '{"an earlier":"run"}';

type Settings = Readonly<Record<string, string>>;

interface MergeResult extends SubActionResult {
  readonly manifest: Manifest;
}

async function merge(
  inputs: Settings,
  files: Readonly<Record<string, string>>,
  more: Partial<SubActionRun> = {},
): Promise<MergeResult> {
  const given = { manifests: 'm/*.json', 'allow-http': 'true', ...inputs };
  const result = await runSubAction({ action: 'merge', inputs: given, files, ...more });
  expect(result.stderr).toBe('');
  expect(Object.keys(result.outputs).sort()).toEqual(OUTPUTS);
  expect(result.stdout).not.toMatch(/undefined|\[object |\n\s+at /);
  expect(result.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN);
  const manifest: Manifest = JSON.parse(await readFile(result.outputs['manifest'] ?? '', 'utf8'));
  return { ...result, manifest };
}

const OUTPUTS = [
  'asset-ids',
  'export-count',
  'exports',
  'failed-count',
  'manifest',
  'reused-count',
  'uploaded-bytes',
  'uploaded-count',
];

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

function exportsAt(baseUrl: string, more: Settings = {}): Settings {
  return { token: TOKEN, 'base-url': baseUrl, variant: 'v-1', network: 'unity, applovin', ...more };
}

function statusesOf({ manifest }: MergeResult): string[] {
  return manifest.exports.map(({ status }) => status);
}

/** A service where nothing may arrive, and what the run says. */
async function expectRefusal(
  files: (baseUrl: string) => Readonly<Record<string, string>>,
  inputs: Settings = {},
  more: Partial<SubActionRun> = {},
): Promise<string> {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await merge(
    exportsAt(emulator.baseUrl, { manifest: 'all.json', ...inputs }),
    { 'all.json': EARLIER, ...files(emulator.baseUrl) },
    more,
  );
  expect(result.exitCode).toBe(1);
  expect(emulator.journal.entries).toEqual([]);
  expect(emulator.exports()).toEqual([]);
  expect(await readFile(join(result.workspace, 'all.json'), 'utf8')).toBe(EARLIER);
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
  expect(result.manifest).toMatchObject({
    conclusion: 'failure',
    baseUrl: '',
    organizationId: '',
    assets: [],
  });
  expect(statusesOf(result)).toEqual(['not-attempted', 'not-attempted']);
  const errors = annotations(result, 'error');
  expect(errors.map(({ title }) => title)).toEqual(['Invalid input']);
  const message = errors[0]?.message ?? '';
  expect(message).toContain('Nothing was sent.');
  expect(result.summary).toContain('Invalid input');
  return message;
}

describe('parts that make up a whole', () => {
  test('of three real uploads are joined, and every export is triggered once', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`l/${index}.json`, `{"n":${index}}`]),
    );
    const manifests: Record<string, string> = {};
    for (const part of [1, 2, 3]) {
      const upload = { assets: '**', 'file-name': 'path', organization: 'org-1', shard: `${part}/3` };
      const { manifest } = await runAction({
        files,
        inputs: { token: TOKEN, 'base-url': emulator.baseUrl, 'allow-http': 'true', ...upload },
      });
      manifests[`m/manifest-${part}/manifest-${part}.json`] = JSON.stringify(manifest);
    }
    const before = emulator.journal.entries.length;
    const result = await merge(
      exportsAt(emulator.baseUrl, { manifests: 'm/**/*.json', manifest: 'out/all.json' }),
      manifests,
    );
    expect(annotations(result, 'error')).toEqual([]);
    expect(annotations(result, 'warning')).toEqual([]);
    expect(result.exitCode).toBe(0);
    expect(emulator.journal.entries.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/export',
      'POST /v1/export',
    ]);
    expect(
      emulator
        .exports()
        .map(({ variantId, network }) => `${variantId} ${network}`)
        .sort(),
    ).toEqual(['v-1 applovin', 'v-1 unity']);
    const ids = result.manifest.assets.map(({ assetId }) => assetId);
    expect(new Set(ids)).toEqual(new Set(emulator.storedAssets().map(({ assetId }) => assetId)));
    expect(ids).toHaveLength(30);
    expect(result.manifest).toMatchObject({ conclusion: 'success', organizationId: 'org-1' });
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
    expect(result.summary).toMatch(/^## ✅ Playable content delivered/);
    expect(result.summary).toContain('**30 of 30 files** uploaded');
    expect(result.summary).toContain('\nsection Join parts\n');
  });

  test('are joined without a token and an address where nothing is to be exported', async () => {
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

  test('may have parts without a file, and no file at all', async () => {
    const some = await merge({}, parts('https://x', {}, [['a'], []]));
    expect(some.outputs['uploaded-count']).toBe('1');
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const none = await merge(exportsAt(emulator.baseUrl), parts(emulator.baseUrl, {}, [[], []]));
    expect(none.exitCode).toBe(0);
    expect(none.outputs).toMatchObject({ 'asset-ids': '{}', 'export-count': '2' });
  });

  test('may lie outside of the workspace, and others beside them be left out', async () => {
    const folder = await newFolder();
    for (const [path, content] of Object.entries(parts('https://x'))) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await writeFile(join(folder, 'm/old.json'), 'anything');
    const manifests = `${folder}/**/*.json\n!**/old.json`;
    expect((await merge({ manifests }, {})).exitCode).toBe(0);
  });

  test('are joined again by a second run, whose patterns match what the first one wrote', async () => {
    const inputs = { manifests: '**/*.json', manifest: 'm/all.json' };
    const first = await merge(inputs, parts('https://x'));
    expect(first.exitCode).toBe(0);
    const files = { ...parts('https://x'), 'm/all.json': JSON.stringify(first.manifest) };
    const second = await merge(inputs, files);
    expect(second.exitCode).toBe(0);
    expect(second.manifest.assets).toEqual(first.manifest.assets);
  });

  test('are joined to a manifest of which a later run reuses what it has a hash of', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const files = { a: 'aaa', b: 'bbb', c: 'ccc' };
    const upload = {
      token: TOKEN,
      'base-url': emulator.baseUrl,
      'allow-http': 'true',
      organization: 'org-1',
      assets: '**',
      'reuse-unchanged': 'true',
    };
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

  test('are exported with a token and an address from the environment', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const env = { PLAYABLE_TOKEN: TOKEN, PLAYABLE_BASE_URL: `${emulator.baseUrl}/` };
    const result = await merge(exportsAt('', { token: '' }), parts(emulator.baseUrl), { env });
    expect(result.exitCode).toBe(0);
    expect(emulator.exports()).toHaveLength(2);
  });

  test('have no summary where none is wanted', async () => {
    expect((await merge({ summary: 'false' }, parts('https://x'))).summary).toBe('');
    expect((await merge({ summary: 'false', manifests: 'no' }, {})).summary).toBe('');
  });
});

describe('nothing is sent where', () => {
  const without = (files: Readonly<Record<string, string>>, ...names: readonly string[]) =>
    Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));

  test('a part is missing', async () => {
    expect(await expectRefusal((url) => without(parts(url), 'm/2.json'))).toContain(
      '`manifests` lacks part 2 of 3',
    );
    expect(await expectRefusal((url) => without(parts(url), 'm/1.json', 'm/3.json'))).toContain(
      '`manifests` lacks parts 1, 3 of 3',
    );
  });

  test('a part is there twice', async () => {
    const message = await expectRefusal((url) => ({
      ...parts(url),
      'm/again.json': parts(url)['m/2.json'] ?? '',
    }));
    expect(message).toContain('has part 2 of 3 in 2 manifests: m/2.json, m/again.json');
  });

  test.each(['failure', 'cancelled', 'planned'])('the run of a part ended as %s', async (conclusion) => {
    const assets = [{ ...uploaded('b.txt'), status: 'not-attempted', assetId: undefined }];
    const message = await expectRefusal((url) => parts(url, { 2: { conclusion, assets } }));
    expect(message).toContain(
      `has m/2.json (part 2 of 3), which is unfinished: its run ended as "${conclusion}" with 1 file not uploaded`,
    );
  });

  test('a file of a part was not uploaded, whatever its run says', async () => {
    const assets = [{ ...uploaded('b.txt'), status: 'failed', sha256: 'ab'.repeat(32) }];
    const message = await expectRefusal((url) => parts(url, { 2: { assets } }));
    expect(message).toContain(
      'part 2 of 3), which is unfinished: its run ended as "success" with 1 file not',
    );
  });

  test.each<[string, LooseManifest, string]>([
    ['number of parts', { shard: { index: 3, total: 4 } }, 'with 4 parts and not 3'],
    [
      'base-url',
      { baseUrl: 'https://other.example/v1' },
      'with `base-url` "https://other.example/v1" and not',
    ],
    ['organization', { organizationId: 'org-2' }, 'with `organization` "org-2" and not "org-1"'],
    [
      'list of files',
      { whole: { files: 5, bytes: 30, sha256: 'ab' } },
      'whose job found 5 files (30 B) and not 4 files (22 B)',
    ],
  ])('a part has another %s', async (_, change, words) => {
    const message = await expectRefusal((url) => parts(url, { 3: change }));
    expect(message).toMatch(/has m\/3\.json \(part 3 of [34]\), which is of another run, wi?/);
    expect(message).toContain(words);
  });

  test('all parts are of another service', async () => {
    const message = await expectRefusal(() => parts('https://other.example/v1'));
    expect(message).toContain(
      'm/1.json (part 1 of 3), m/2.json (part 2 of 3), m/3.json (part 3 of 3), which are of',
    );
  });

  test('a part has triggered exports itself', async () => {
    const exports = [{ variantId: 'v-1', network: 'unity', status: 'triggered', attempts: 1 }];
    const message = await expectRefusal((url) => parts(url, { 1: { exports } }));
    expect(message).toContain('has m/1.json (part 1 of 3), whose run has triggered exports itself');
  });

  test('a manifest is of a run without shard', async () => {
    const message = await expectRefusal((url) => parts(url, { 2: { shard: undefined } }));
    expect(message).toContain("has m/2.json, which can't be used: it is of a run without `shard`");
    expect(message).toContain('lacks part 2 of 3');
  });

  test('a file is in two parts, or two files have one name', async () => {
    const file = await expectRefusal((url) => parts(url, { 3: { assets: [uploaded('a.txt')] } }));
    expect(file).toContain('has 1 file in more than one part (part 1 of 3, part 3 of 3): a.txt');
    const assets = [{ ...uploaded('c.txt'), fileName: 'b.txt' }];
    const name = await expectRefusal((url) => parts(url, { 3: { assets } }));
    expect(name).toContain(
      'has 1 name for more than one file (part 2 of 3, part 3 of 3): b.txt (b.txt, c.txt)',
    );
  });

  test('files of a part were taken away', async () => {
    const message = await expectRefusal((url) => parts(url, { 1: { assets: [] } }));
    expect(message).toContain('has 2 files in all parts together, which were cut from 4 files');
  });

  test('no file is there, or only what an earlier run left', async () => {
    expect(await expectRefusal(() => ({}))).toContain('`manifests` matches no file with m/*.json');
    expect(await expectRefusal(() => ({}), { manifests: 'all.json' })).toContain(
      '`manifests` matches no manifest of a part',
    );
  });

  test('all that was found is excluded', async () => {
    const message = await expectRefusal((url) => parts(url), { manifests: 'm/1.json\nm/*.json\n!m' });
    expect(message).toContain('matches no file with m/1.json');
  });

  test.each([
    ['empty', ''],
    ['cut off', '{"version":1,"shard":'],
    ['another file', 'PASSWORD=hush'],
    ['of another version', '{"version":2}'],
    ['an array', '[{"version":1}]'],
    ['too deep', `{"version":1,"assets":${'['.repeat(2_000_000)}`],
  ])('a manifest is %s', async (_, content) => {
    const message = await expectRefusal((url) => ({ ...parts(url), 'm/2.json': content }));
    expect(message).toContain("has m/2.json, which can't be used: it ");
    expect(message).toContain('lacks part 2 of 3');
    expect(message).not.toContain('hush');
  });

  test('a manifest is a named pipe, or far too large', async () => {
    const message = await expectRefusal(
      (url) => parts(url),
      {},
      {
        prepare: async (workspace) => {
          execFileSync('mkfifo', [join(workspace, 'm/pipe.json')]);
          await writeFile(join(workspace, 'm/zeros.json'), '');
          await truncate(join(workspace, 'm/zeros.json'), 65 * 1024 * 1024);
        },
      },
    );
    for (const name of ['pipe', 'zeros'])
      expect(message).toContain(
        `has m/${name}.json, which can't be used: it is no file of a size that a run writes`,
      );
  });

  test('very much is wrong: the log has all of it', async () => {
    const lists = Array.from({ length: 40 }, (_, index) => [`f-${index}`]);
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const change = Object.fromEntries(lists.map((_, index) => [index + 1, { conclusion: 'failure' }]));
    const result = await merge(exportsAt(emulator.baseUrl), parts(emulator.baseUrl, change, lists));
    const [error] = annotations(result, 'error');
    expect(error?.message).toContain('`manifests` has 37 more problems');
    for (let part = 1; part <= 40; part += 1)
      expect(result.stdout).toContain(`m/${part}.json (part ${part} of 40), which is unfinished`);
    expect(emulator.journal.entries).toEqual([]);
  });
});

describe('Invalid input', () => {
  test('names every wrong input at once, and sends nothing', async () => {
    const service = await startStubService({});
    const result = await merge(
      {
        token: 'two words',
        'base-url': service.origin,
        manifests: '!',
        network: 'n',
        manifest: 'm',
        summary: 'perhaps',
        'github-token': 'two words',
        environment: '',
        'max-attempts': '51',
        'max-retry-wait': 'long',
        'request-timeout': '0',
        'allow-http': 'yes',
      },
      { 'm/x': '' },
    );
    expect(result.exitCode).toBe(1);
    const [error, ...others] = annotations(result, 'error');
    expect(others).toEqual([]);
    const named = [...(error?.message.matchAll(/(?:^| · )`([\w-]+)`/gm) ?? [])].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual([
      'allow-http',
      'base-url',
      'github-token',
      'manifest',
      'manifests',
      'max-attempts',
      'max-retry-wait',
      'request-timeout',
      'summary',
      'token',
      'variant',
    ]);
    expect(service.journal).toEqual([]);
  });

  test('the token in another input is repeated nowhere', async () => {
    for (const name of ['variant', 'network', 'manifests', 'environment', 'manifest']) {
      const inputs = exportsAt('https://service.invalid', { 'allow-http': '', [name]: `a-${TOKEN}` });
      const result = await merge(inputs, {});
      expect(annotations(result, 'error')[0]?.message).toContain(`\`${name}\` must not contain the token`);
      expect(JSON.stringify([result.outputs, result.manifest, result.summary])).not.toContain(TOKEN);
    }
  });
});

describe('an export that is refused', () => {
  async function refuse(triggerExport: StubService['triggerExport'], inputs: Settings = {}) {
    const service = await startStubService({ ...(triggerExport && { triggerExport }) });
    const result = await merge(
      exportsAt(service.origin, { network: 'a,b,c', manifest: 'all.json', ...inputs }),
      parts(service.origin),
    );
    expect(result.exitCode).toBe(1);
    expect(result.manifest.conclusion).toBe('failure');
    expect(result.manifest.assets).toHaveLength(4);
    expect(result.outputs['manifest']).toBe(join(result.workspace, 'all.json'));
    expect(result.outputs).toMatchObject({ 'uploaded-count': '4', 'failed-count': '0' });
    const errors = annotations(result, 'error');
    return { result, service, titles: errors.map(({ title }) => title), message: errors[0]?.message ?? '' };
  }

  test.each([
    [401, 'Token rejected (401)'],
    [403, 'Permission denied (403)'],
  ])('with %i ends it all', async (status, title) => {
    const { result, service, titles } = await refuse(() => refusal(status, 'No', 'Not you'));
    expect(titles).toEqual([title]);
    expect(service.journal).toHaveLength(1);
    expect(statusesOf(result)).toEqual(['failed', 'not-attempted', 'not-attempted']);
  });

  test('with 429 is tried again, and speaks of no input that there is not', async () => {
    const { service, titles, message } = await refuse(
      () => ({ status: 429, headers: { 'retry-after': '0' } }),
      {
        network: 'a',
        'max-attempts': '3',
      },
    );
    expect(titles).toEqual(['Rate limited (429)']);
    expect(service.journal).toHaveLength(3);
    expect(message).toContain('v-1 to a');
    expect(message).not.toContain('concurrency');
  });

  test('with a wait above the limit ends at once, naming both numbers', async () => {
    const { service, titles, message } = await refuse(
      () => ({ status: 429, headers: { 'retry-after': '99' } }),
      {
        network: 'a',
        'max-retry-wait': '7',
      },
    );
    expect(titles).toEqual(['Rate limited (429)']);
    expect(message).toContain('99 s');
    expect(message).toContain('7 s');
    expect(service.journal).toHaveLength(1);
  });

  test('with 422 does not stop the others', async () => {
    const { result, titles, message } = await refuse((nth) =>
      nth === 1 ? refusal(422, 'Unprocessable', 'No such network') : json({ queued: nth }),
    );
    expect(titles).toEqual(['Service error']);
    expect(message).toContain('No such network');
    expect(statusesOf(result).toSorted()).toEqual(['failed', 'triggered', 'triggered']);
    expect(result.outputs['export-count']).toBe('2');
  });

  test('with 500 may have been triggered, and is not tried again', async () => {
    const { result, service, titles, message } = await refuse(() => ({ status: 500 }), { network: 'a' });
    expect(titles).toEqual(['Service error']);
    expect(message).toContain('may have been triggered');
    expect(statusesOf(result)).toEqual(['unknown']);
    expect(JSON.parse(result.outputs['exports'] ?? '')).toEqual([
      { variantId: 'v-1', network: 'a', status: 'unknown' },
    ]);
    expect(service.journal).toHaveLength(1);
  });

  test('by nobody being there is a network failure', async () => {
    const url = 'http://127.0.0.1:9';
    const result = await merge(exportsAt(url, { 'max-attempts': '1' }), parts(url));
    expect(annotations(result, 'error').map(({ title }) => title)).toEqual(['Network failure']);
    expect(statusesOf(result)).toEqual(['failed', 'failed']);
  });
});

describe('a cancellation in the middle of exports', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('by %s is told with what was done', async (signal) => {
    let end = (): void => undefined;
    const service = await startStubService({
      triggerExport: (nth) => {
        if (nth === 1) return json({ queued: true });
        end();
        return undefined;
      },
    });
    const started = performance.now();
    const result = await merge(
      exportsAt(service.origin, { network: 'a,b', manifest: 'all.json' }),
      parts(service.origin),
      {
        started: (child) => {
          end = () => child.kill(signal);
        },
      },
    );
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(result.exitCode).toBe(1);
    const [error, ...others] = annotations(result, 'error');
    expect(others).toEqual([]);
    expect(error?.title).toBe('Cancelled');
    expect(error?.message).toContain(`(${signal}): 4 of 4 files uploaded, 1 of 2 exports triggered.`);
    expect(error?.message).toContain(
      'May have been triggered, so check the service before you run it again: v-1 to b',
    );
    expect(statusesOf(result)).toEqual(['triggered', 'unknown']);
    expect(result.manifest.conclusion).toBe('cancelled');
    expect(result.manifest.assets).toHaveLength(4);
    expect(existsSync(join(result.workspace, 'all.json'))).toBe(true);
  });
});

describe('deployments', () => {
  test('are recorded for every export, each token on its own side', async () => {
    const api = await startStubGitHub();
    const service = await startStubService({});
    const result = await merge(
      exportsAt(service.origin, { 'github-token': GITHUB_TOKEN, environment: '{variant}-{network}' }),
      parts(service.origin),
      { env: onGitHub(api) },
    );
    expect(result.exitCode).toBe(0);
    const done = ['in_progress', 'success'];
    expect(deploymentsOf(api).sort((a, b) => (a.environment < b.environment ? -1 : 1))).toEqual([
      { environment: 'v-1-applovin', states: done },
      { environment: 'v-1-unity', states: done },
    ]);
    const told = [
      result.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
      result.summary,
      result.outputs,
      result.manifest,
    ];
    expect(JSON.stringify(told)).not.toContain(GITHUB_TOKEN);
    expect(JSON.stringify(service.journal.map(({ headers, body }) => [headers, String(body)]))).not.toContain(
      GITHUB_TOKEN,
    );
    expect(JSON.stringify(api.journal.map(({ headers, body }) => [headers, String(body)]))).not.toContain(
      TOKEN,
    );
  });

  test('are none where parts are missing, or nothing is exported', async () => {
    const api = await startStubGitHub();
    const inputs = { 'github-token': GITHUB_TOKEN };
    const env = onGitHub(api);
    await merge(
      exportsAt('http://x.invalid', inputs),
      { 'm/1.json': parts('http://x.invalid')['m/1.json'] ?? '' },
      { env },
    );
    await merge(inputs, parts('https://x'), { env });
    expect(api.journal).toEqual([]);
  });
});
