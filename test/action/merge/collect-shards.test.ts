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

/** Collects these manifests, which are given by their paths. */
async function collect(manifests: Manifests, inputs: Readonly<Record<string, string>> = {}) {
  const workspace = await temporaryFolder();
  for (const [path, content] of Object.entries(manifests)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const env = envWith({ manifests: '**/*.json', token: TOKEN, ...inputs }, { GITHUB_WORKSPACE: workspace });
  const stdout = captureStdout();
  const { signal } = new AbortController();
  const { inputs: read } = readMergeInputs(env);
  const joinedPath = read.manifestPath ?? join(workspace, 'nowhere.json');
  const collected = await collectShards(read, joinedPath, { log: new Log(), origin: {}, signal });
  return { collected, lines: stdout.lines };
}

async function problemsOf(manifests: Manifests, inputs: Readonly<Record<string, string>> = {}) {
  const { collected } = await collect(manifests, inputs);
  if (collected === undefined || 'stored' in collected) throw new Error('they were joined');
  return collected.problems;
}

function parts(): Record<string, LooseManifest> {
  const manifests = shardManifests(PARTS, 'https://service').map((manifest) => ({ ...manifest }));
  return Object.fromEntries(manifests.map((manifest, index) => [`m-${index + 1}/m.json`, manifest]));
}

test('complete parts are logged in their order and joined', async () => {
  const { 'm-1/m.json': first = {}, ...others } = parts();
  const { collected, lines } = await collect({ 'z/m.json': first, ...others });
  expect(collected).toMatchObject({ baseUrl: 'https://service', stored: [{}, {}, {}] });
  expect(lines).toEqual([
    '3 manifests found',
    '  part 1 of 3: 2 files (2 B), z/m.json',
    '  part 2 of 3: 1 file (1 B), m-2/m.json',
    '  part 3 of 3: 0 files (0 B), m-3/m.json',
    'All parts together: 3 files (3 B)',
  ]);
});

test('the joined manifest of an earlier run is ignored', async () => {
  const manifests = { ...parts(), 'all.json': { version: 1 } };
  const { collected, lines } = await collect(manifests, { manifest: 'all.json' });
  expect(collected).toHaveProperty('stored');
  expect(lines).toContain('  ignored: all.json, because the joined manifest is written there');
});

describe('a problem', () => {
  test('is reported for each pattern without a file, and if there is only the joined manifest', async () => {
    const words = 'were the manifests of the other jobs downloaded there?';
    expect(await problemsOf({ 'x.txt': '' }, { manifests: 'a/*.json\nb.json' })).toEqual([
      `\`manifests\` matches no file with a/*.json. Hint: there is no folder a; ${words}`,
      `\`manifests\` matches no file with b.json: ${words}`,
    ]);
    const nothing = '`manifests` matches no manifest of a part';
    expect(await problemsOf({ 'all.json': { version: 1 } }, { manifest: 'all.json' })).toEqual([nothing]);
  });

  test('is reported for lines without an effect with `if-pattern-unmatched: error`, even if all parts are there', async () => {
    const manifests = '*/m.json\nother/*.json\n!old/*.json\n!*.bak.json';
    const texts = ['matches no file with other/*.json', 'excludes what does not exist with !old/*.json'];
    const expected = texts.map((text) => expect.stringContaining(text));
    expect(await problemsOf(parts(), { manifests, 'if-pattern-unmatched': 'error' })).toEqual(expected);
    const { collected, lines } = await collect(parts(), { manifests });
    expect(collected).toHaveProperty('stored');
    expect(lines).toContain('1 exclusion leaves nothing out: !*.bak.json');
    for (const text of texts) expect(lines.join('\n')).toContain(text);
  });

  test.each([
    ['- */m.json', 'Hint: each line is one pattern, .* Write: `*/m.json`'],
    ['M-1/m.json', 'Hint: there is no M-1, but there is m-1; .* Write: `m-1/m.json`'],
    ['gone/*.json', 'Hint: there is no folder gone; were the manifests of the other jobs downloaded there?'],
  ])('is reported with what to write instead of %j', async (manifests, hint) => {
    const words = hint.split(' .* ').map((part) => expect.stringContaining(part));
    const [problem] = await problemsOf(parts(), { manifests });
    for (const word of words) expect(problem).toEqual(word);
  });

  test('is reported for an unusable file, even if all parts are there', async () => {
    expect(
      await problemsOf({
        ...parts(),
        'x.json': 'SECRET=hush',
        'y.json': { ...parts()['m-1/m.json'], shard: undefined },
      }),
    ).toEqual([
      "`manifests` has x.json, which can't be used: it is not a manifest",
      "`manifests` has y.json, which can't be used: it is of a run without `shard`",
    ]);
  });

  test('never shows the token', async () => {
    const manifests = {
      ...parts(),
      [`${TOKEN}.json`]: '{',
      [`${TOKEN}/m.json`]: parts()['m-1/m.json'] ?? '',
    };
    const problems = (await problemsOf(manifests)).join('\n');
    expect(problems).toContain("***.json, which can't be used");
    expect(problems).toMatch(/part 1 of 3 in 2 manifests: m-1\/m\.json, .*\*\*\*[\\/]m\.json/);
    expect(problems).not.toContain(TOKEN);
  });
});
