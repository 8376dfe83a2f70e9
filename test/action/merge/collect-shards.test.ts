import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectShards } from '../../../src/action/merge/collect-shards.ts';
import { readMergeInputs } from '../../../src/action/merge/merge-inputs.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { type LooseManifest, shardManifests } from '../../doubles/shard-manifests.ts';
import { envWith } from '../input-env.ts';
import { captureStdout } from '../run-here.ts';

const TOKEN = 'token-5b1f0c77';
const PARTS = [['a', 'b'], ['c'], []];

type Manifests = Readonly<Record<string, LooseManifest | string>>;

/** What comes of these manifests, by their paths, and what is told of them. */
async function gather(manifests: Manifests, inputs: Readonly<Record<string, string>> = {}) {
  const workspace = await temporaryFolder();
  for (const [path, content] of Object.entries(manifests)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const env = envWith({ manifests: '**/*.json', token: TOKEN, ...inputs }, { GITHUB_WORKSPACE: workspace });
  const stdout = captureStdout();
  const { signal } = new AbortController();
  const gathered = await collectShards(readMergeInputs(env).inputs, { log: new Log(), signal });
  return { gathered, lines: stdout.lines };
}

async function problemsOf(manifests: Manifests, inputs: Readonly<Record<string, string>> = {}) {
  const { gathered } = await gather(manifests, inputs);
  if (gathered === undefined || 'stored' in gathered) throw new Error('they were joined');
  return gathered.problems;
}

function parts(): Record<string, LooseManifest> {
  const manifests = shardManifests(PARTS, 'https://service').map((manifest) => ({ ...manifest }));
  return Object.fromEntries(manifests.map((manifest, index) => [`m-${index + 1}/m.json`, manifest]));
}

test('parts that make up a whole are told one by one, in their order, and joined', async () => {
  const { 'm-1/m.json': first = {}, ...others } = parts();
  const { gathered, lines } = await gather({ 'z/m.json': first, ...others });
  expect(gathered).toMatchObject({ baseUrl: 'https://service', stored: [{}, {}, {}] });
  expect(lines).toEqual([
    '3 manifests found',
    '  part 1 of 3: 2 files (2 B), z/m.json',
    '  part 2 of 3: 1 file (1 B), m-2/m.json',
    '  part 3 of 3: 0 files (0 B), m-3/m.json',
    'All parts together: 3 files (3 B)',
  ]);
});

test('the joined manifest of an earlier run is none of the parts', async () => {
  const manifests = { ...parts(), 'all.json': { version: 1 } };
  const { gathered, lines } = await gather(manifests, { manifest: 'all.json' });
  expect(gathered).toHaveProperty('stored');
  expect(lines).toContain('  without all.json, where the joined manifest is to be written');
});

describe('a problem', () => {
  test('is that there is no file, told for each pattern', async () => {
    expect(await problemsOf({}, { manifests: 'a/*.json\nb.json' })).toEqual([
      '`manifests` matches no file with a/*.json: were the manifests of the other jobs downloaded there?',
      '`manifests` matches no file with b.json: were the manifests of the other jobs downloaded there?',
    ]);
  });

  test('is that there is only the manifest of an earlier run', async () => {
    expect(await problemsOf({ 'all.json': { version: 1 } }, { manifest: 'all.json' })).toEqual([
      '`manifests` matches no manifest of a part',
    ]);
  });

  test('is a pattern without a match, also where all parts are there', async () => {
    expect(await problemsOf(parts(), { manifests: '*/m.json\nother/*.json' })).toEqual([
      expect.stringContaining('matches no file with other/*.json'),
    ]);
  });

  test('is a file that can not be used, also where all parts are there', async () => {
    expect(await problemsOf({ ...parts(), 'x.json': 'SECRET=hush', 'y.json': { version: 1 } })).toEqual([
      "`manifests` has x.json, which can't be used: it is damaged: it is not a JSON object",
      "`manifests` has y.json, which can't be used: it is of a run without `shard`",
    ]);
  });

  test('is told together with those of the parts that can be used', async () => {
    const { 'm-1/m.json': _, ...others } = parts();
    expect(await problemsOf({ ...others, 'm-1/m.json': '{' })).toEqual([
      expect.stringContaining("has m-1/m.json, which can't be used"),
      expect.stringContaining('lacks part 1 of 3'),
    ]);
  });

  test('is told without the token, wherever it was found', async () => {
    const manifests = {
      ...parts(),
      [`${TOKEN}.json`]: '{',
      [`${TOKEN}/m.json`]: parts()['m-1/m.json'] ?? '',
    };
    const problems = (await problemsOf(manifests)).join('\n');
    expect(problems).toContain("***.json, which can't be used");
    expect(problems).toContain('part 1 of 3 in 2 manifests: m-1/m.json, ***/m.json');
    expect(problems).not.toContain(TOKEN);
  });
});
