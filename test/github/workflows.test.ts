import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findOnPath } from '../../scripts/find-program.ts';
import { jobsOf, ROOT, readWorkflows, type WorkflowFile } from './read-workflows.ts';

const OWN = readWorkflows('.github/workflows');
const EXAMPLES = readWorkflows('examples/workflows');
const ALL = [...OWN, ...EXAMPLES];
const byPath = (files: readonly WorkflowFile[]) => files.map((file) => [file.path, file] as const);

const PIN = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
/** This repository: a local path, or its name in the examples. */
const OURS = /^(?:\.\/[\w./-]*|[\w-]+\/playable-export-action(?:\/\w+)?@(?:v0|main|v[\d.]+))$/;

test('the tests read all workflows of the project', () => {
  const names = OWN.map(({ path }) => path.replace('.github/workflows/', ''));
  expect(names).toEqual(
    expect.arrayContaining(['ci.yml', 'codeql.yml', 'e2e.yml', 'release.yml', 'scorecard.yml']),
  );
  expect(EXAMPLES.length).toBeGreaterThan(4);
});

describe.each(byPath(ALL))('%s', (_, { text, workflow }) => {
  test('gives no permission to a job by default', () => {
    expect(workflow.permissions).toEqual({});
  });

  test('defines its concurrency', () => {
    expect(workflow.concurrency).toMatchObject({
      group: expect.anything(),
      'cancel-in-progress': expect.anything(),
    });
  });

  test('pins every external action by its commit, with the version in a comment', () => {
    const used = [...text.matchAll(/^ *(?:- )?uses: (.+)$/gm)].map(([, name = '']) => name);
    const steps = Object.values(workflow.jobs).flatMap((job) => [job, ...(job.steps ?? [])]);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    expect(used.filter((name) => !PIN.test(name) && !OURS.test(name))).toEqual([]);
  });
});

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

describe.each(jobsOf(ALL))('%s', (_, job) => {
  test('has a name, permissions and a time limit', () => {
    expect(job).toMatchObject({ name: expect.any(String), permissions: expect.any(Object) });
    // GitHub allows no time limit on a job that calls a workflow; the called jobs have limits.
    if (job.uses === undefined) expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
  });

  test('keeps no credentials in the checkout', () => {
    for (const step of job.steps ?? []) {
      if (!step.uses?.startsWith('actions/checkout@')) continue;
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  test('passes values to scripts only through the environment', () => {
    for (const { run = '' } of job.steps ?? []) expect(run).not.toContain('${{');
  });
});

describe('ci-ok', () => {
  const { jobs } = OWN.find(({ path }) => path.endsWith('/ci.yml'))?.workflow ?? { jobs: {} };

  test('waits for every other job', () => {
    const others = Object.keys(jobs).filter((id) => id !== 'ci-ok');
    expect(others.length).toBeGreaterThan(2);
    expect([...(jobs['ci-ok']?.needs ?? [])].sort()).toEqual(others.sort());
  });

  test('runs after any result, so that it is red and not skipped', () => {
    expect(jobs['ci-ok']?.if).toMatch(/^\$\{\{ always\(\) \}\}$/);
  });

  const tools = ['bash', 'jq'].every((name) => findOnPath(name) !== undefined);
  test.runIf(tools).each([
    ['green', ['success', 'success'], 0],
    ['red if one has failed', ['success', 'failure'], 1],
    ['red if one was cancelled', ['cancelled', 'success'], 1],
    ['red if one was skipped', ['success', 'skipped'], 1],
  ])('is %s', (_, results, status) => {
    const script = jobs['ci-ok']?.steps?.[0]?.run ?? '';
    const needs = Object.fromEntries(
      results.map((outcome, index) => [`job-${index}`, { result: outcome, outputs: {} }]),
    );
    const env = { ...process.env, NEEDS: JSON.stringify(needs) };
    const result = spawnSync('bash', ['-e', '-c', script], { env, encoding: 'utf8' });
    expect(result.stdout).toBe(results.map((outcome, index) => `job-${index}: ${outcome}\n`).join(''));
    expect(result.status).toBe(status);
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
  const own = ['token', 'github-token', 'manifest', 'reuse-unchanged', 'retry-unknown', 'summary', 'matrix'];
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
