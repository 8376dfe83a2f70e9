import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findOnPath } from '../../scripts/find-program.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { ROOT, readWorkflows, type WorkflowFile } from './read-workflows.ts';

const OWN = readWorkflows('.github/workflows');
const EXAMPLES = readWorkflows('examples/workflows');
const ALL = [...OWN, ...EXAMPLES];
const byPath = (files: readonly WorkflowFile[]) => files.map((file) => [file.path, file] as const);

/** This repository: a local path, or its name in the examples. */
const OURS = /^(?:\.\/[\w./-]*|[\w-]+\/playable-export-action(?:\/\w+)?@(?:v0|v[\d.]+))$/;

const TOOLS = ['bash', 'jq'].every((name) => findOnPath(name) !== undefined);

/** Runs the script of a step as the runner does. */
function runScript(script: string | undefined, variables: Readonly<Record<string, string>>, cwd = ROOT) {
  const env = { ...process.env, ...variables };
  return spawnSync('bash', ['-e', '-c', script ?? 'false'], { env, cwd, encoding: 'utf8' });
}

// Permissions, pins, credentials and values in scripts: zizmor, in CI.
test('every use of an action has the same commit and version', () => {
  const pins = new Map<string, Set<string>>();
  for (const { text } of ALL) {
    for (const [, action = '', pin = ''] of text.matchAll(
      /uses: ([\w-]+\/[\w-]+)[\w/-]*@([0-9a-f]{40} # .+)$/gm,
    )) {
      pins.set(action, (pins.get(action) ?? new Set()).add(pin));
    }
  }
  expect(pins.size).toBeGreaterThan(5);
  for (const [action, found] of pins) expect([action, [...found]]).toEqual([action, [expect.any(String)]]);
});

describe('ci-ok', () => {
  const { jobs } = OWN.find(({ path }) => path.endsWith('/ci.yml'))?.workflow ?? { jobs: {} };

  test('waits for every other job, and runs after any result', () => {
    expect(jobs['ci-ok']?.if).toMatch(/^\$\{\{ always\(\) \}\}$/);
    const others = Object.keys(jobs).filter((id) => id !== 'ci-ok');
    expect(others.length).toBeGreaterThan(2);
    expect([...(jobs['ci-ok']?.needs ?? [])].sort()).toEqual(others.sort());
  });

  test.runIf(TOOLS).each([
    ['green', ['success', 'success'], 0],
    ['red if one has failed', ['success', 'failure'], 1],
    ['red if one was cancelled', ['cancelled', 'success'], 1],
    ['red if one was skipped', ['success', 'skipped'], 1],
  ])('is %s', (_, results, status) => {
    const script = jobs['ci-ok']?.steps?.[0]?.run ?? '';
    const needs = Object.fromEntries(
      results.map((outcome, index) => [`job-${index}`, { result: outcome, outputs: {} }]),
    );
    const result = runScript(script, { NEEDS: JSON.stringify(needs) });
    expect(result.stdout).toBe(results.map((outcome, index) => `job-${index}: ${outcome}\n`).join(''));
    expect(result.status).toBe(status);
  });
});

describe.runIf(TOOLS && process.platform !== 'win32')('the step of reuse.yml that finds the manifest', () => {
  const { steps } = EXAMPLES.find(({ path }) => path.endsWith('/reuse.yml'))?.workflow.jobs['export'] ?? {};

  /** Runs it at the tag v2, with releases from the oldest to the newest, each with its files. */
  async function find(...releases: readonly (readonly [tag: string, ...files: string[]])[]) {
    const folder = await temporaryFolder();
    const [cwd, all] = [join(folder, 'workspace'), join(folder, 'releases')];
    await Promise.all([mkdir(cwd), mkdir(all)]);
    for (const [index, [tag, ...files]] of releases.entries()) {
      await mkdir(join(all, tag));
      for (const file of files) await writeFile(join(all, tag, file), tag);
      await utimes(join(all, tag), index, index);
    }
    const run = () => {
      const path = [join(ROOT, 'test/fixtures/bin'), process.env['PATH']].join(delimiter);
      const variables = { GH_TOKEN: 'token', GITHUB_REPOSITORY: 'o/game', GITHUB_REF_NAME: 'v2' };
      const script = steps?.find(({ run }) => run?.includes('gh release download'))?.run;
      const { status } = runScript(script, { ...variables, RELEASES: all, PATH: path }, cwd);
      const found = join(cwd, MANIFEST);
      return [status, existsSync(found) ? readFileSync(found, 'utf8') : undefined];
    };
    return { folder, run };
  }
  const MANIFEST = 'playable-manifest.json';

  test.each<[string, string | undefined, [string, ...string[]][]]>([
    ['there is no release', undefined, []],
    ['no release has one', undefined, [['v1'], ['v1.1', 'notes.txt']]],
    ['the newest has one', 'v1.1', ['v1', 'v1.1'].map((tag) => [tag, 'a.txt', MANIFEST])],
    ['an older one has it', 'v1', [['v1', MANIFEST], ['v1.1']]],
    ['the release of its own tag has one', 'v2', ['v2', 'v3'].map((tag) => [tag, MANIFEST])],
  ])('is green, and finds what it can, if %s: %s', async (_, expected, releases) => {
    const { run } = await find(...releases);
    expect(run()).toEqual([0, expected]);
  });

  test('is red if GitHub fails', async () => {
    const { folder, run } = await find(['v1', MANIFEST]);
    await writeFile(join(folder, 'outage'), '');
    expect(run()).toEqual([1, undefined]);
  });
});

test('deliver.yml waits for the approval of its caller, and keeps the defaults of the action', () => {
  const deliver = OWN.find(({ path }) => path.endsWith('/deliver.yml'));
  const job = deliver?.workflow.jobs['deliver'];
  expect(job?.environment).toMatch(/^\$\{\{ inputs\.environment \}\}$/);
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')).inputs;
  const inputs = deliver?.workflow.on?.workflow_call?.inputs ?? {};
  const { environment, name: _, artifact, 'runs-on': runsOn, ...passed } = inputs;
  expect([environment, artifact, runsOn]).toMatchObject([
    { required: true },
    {},
    { default: 'ubuntu-latest' },
  ]);
  // What a caller gives as a secret, what the workflow decides, and what the runner fills in.
  const own = ['token', 'github-token', 'manifest', 'retry-unknown', 'summary', 'matrix'];
  expect(Object.keys(passed).sort()).toEqual(
    Object.keys(action)
      .filter((name) => ![...own, 'environment'].includes(name))
      .sort(),
  );
  const given = job?.steps?.find(({ uses }) => OURS.test(uses ?? ''))?.with ?? {};
  for (const [name, { default: value }] of Object.entries(passed)) {
    expect([name, value]).toEqual([name, action[name].default]);
    expect(given[name]).toMatch(new RegExp(`\\$\\{\\{ inputs\\.${name} `));
  }
});

test.each(byPath([...OWN, ...EXAMPLES].filter(({ text }) => /PLAYABLE_VARIANT|inputs\.variant/.test(text))))(
  '%s has nothing for its re-run but the variable that the annotation of an unknown export names',
  (_, file) => {
    const steps = Object.values(file.workflow.jobs).flatMap((job) => job.steps ?? []);
    const exporting = steps.filter((step) => step.with?.['network'] !== undefined);
    expect(exporting.map((step) => step.with?.['retry-unknown'])).toEqual([
      expect.stringMatching(
        /^\$\{\{ (?:inputs\.reuse-unchanged != 'false' && )?vars\.PLAYABLE_RETRY_UNKNOWN \|\| 'false' }}$/,
      ),
    ]);
    expect(file.text).not.toMatch(/actions\/cache|run_attempt/);
  },
);

test('no two examples have one concurrency group, and a tag waits for another only if they share a game or a record', () => {
  const groups = EXAMPLES.map(({ workflow }) => String(workflow.concurrency?.['group']));
  expect(new Set(groups.map((group) => group.replace(/-\$.*/, ''))).size).toBe(groups.length);
  const shared = groups.filter((group) => !group.includes('github.ref'));
  expect(shared).toEqual(['playable-game-bubble-pop', 'playable-reuse']);
});

describe('the release', () => {
  const release = OWN.find(({ path }) => path.endsWith('/release.yml'));
  const jobs = Object.entries(release?.workflow.jobs ?? {});
  const writes = ([, job]: (typeof jobs)[number]) => Object.values(job.permissions ?? {}).includes('write');

  test('uses no cache, which other runs can write', () => {
    expect(release?.text).not.toMatch(/actions\/cache|^ *cache:/m);
    for (const [, job] of jobs) {
      for (const step of job.steps ?? []) {
        if (!step.uses?.startsWith('actions/setup-node@')) continue;
        expect(step.with).toMatchObject({ 'package-manager-cache': false });
      }
    }
  });

  test('runs packages only in jobs without write permission', () => {
    const installs = jobs.filter(([, job]) => job.steps?.some(({ run = '' }) => /\bnpm\b/.test(run)));
    expect(installs.map(([id]) => id)).toEqual(['verify']);
    expect(installs.filter(writes)).toEqual([]);
  });

  test('is attested and then published after dist was compared with a build', () => {
    const { verify, attest, publish } = release?.workflow.jobs ?? {};
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.check.split(' && ')).toContain('node scripts/check.ts');
    expect(readFileSync(join(ROOT, 'scripts/check.ts'), 'utf8')).toContain("['node scripts/check-dist.ts', ");
    expect(verify?.steps?.map(({ run }) => run)).toEqual(
      expect.arrayContaining(['npm run check', 'npm test']),
    );
    expect([attest?.needs].flat()).toContain('verify');
    expect([publish?.needs].flat()).toContain('attest');
  });

  test('moves the major tag only after an approval', () => {
    const moving = jobs.filter(([, job]) =>
      job.steps?.some(({ run = '' }) => run.includes('release.ts move-major-tag')),
    );
    expect(moving.map(([, job]) => job.environment)).toEqual(['release']);
  });
});
