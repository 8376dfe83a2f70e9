import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findOnPath } from '../../scripts/find-program.ts';
import { jobsOf, ROOT, readWorkflows, type WorkflowFile } from './read-workflows.ts';

const OWN = readWorkflows('.github/workflows');
const EXAMPLES = readWorkflows('examples/workflows');
const ALL = [...OWN, ...EXAMPLES];
const byPath = (files: readonly WorkflowFile[]) => files.map((file) => [file.path, file] as const);

const PIN = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
/** This repository, in whatever place it is checked out, and in the examples under the name that people replace. */
const OURS = /^(?:\.\/[\w./-]*|your-organization\/playable-export-action(?:\/\w+)?@v0)$/;

test('the workflows of the project are all looked at', () => {
  const names = OWN.map(({ path }) => path.replace('.github/workflows/', ''));
  expect(names).toEqual(
    expect.arrayContaining(['ci.yml', 'codeql.yml', 'e2e.yml', 'release.yml', 'scorecard.yml']),
  );
  expect(EXAMPLES.length).toBeGreaterThan(4);
});

describe.each(byPath(ALL))('%s', (_, { text, workflow }) => {
  test('gives no job a permission that the job does not ask for', () => {
    expect(workflow.permissions).toEqual({});
  });

  test('says what becomes of two runs at a time', () => {
    expect(workflow.concurrency).toMatchObject({
      group: expect.anything(),
      'cancel-in-progress': expect.anything(),
    });
  });

  test('pins every action of others by its commit, with the version beside it', () => {
    const used = [...text.matchAll(/^ *(?:- )?uses: (.+)$/gm)].map(([, name = '']) => name);
    const steps = Object.values(workflow.jobs).flatMap((job) => [job, ...(job.steps ?? [])]);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    expect(used.filter((name) => !PIN.test(name) && !OURS.test(name))).toEqual([]);
  });
});

test('an action has the same commit and version wherever it is used', () => {
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
  test('has a name, permissions of its own, and an end', () => {
    expect(job).toMatchObject({ name: expect.any(String), permissions: expect.any(Object) });
    // GitHub allows no time limit on a job that calls a workflow; those that are called have theirs.
    if (job.uses === undefined) expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
  });

  test('keeps no credential in the folder of the checkout', () => {
    for (const step of job.steps ?? []) {
      if (!step.uses?.startsWith('actions/checkout@')) continue;
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  test('takes values into a script by its environment alone', () => {
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

  test('runs whatever became of them, so that it is red and not skipped', () => {
    expect(jobs['ci-ok']?.if).toMatch(/^\$\{\{ always\(\) \}\}$/);
  });

  const tools = ['bash', 'jq'].every((name) => findOnPath(name) !== undefined);
  test.runIf(tools).each([
    ['green', ['success', 'success'], 0],
    ['red, where one has failed', ['success', 'failure'], 1],
    ['red, where one was cancelled', ['cancelled', 'success'], 1],
    ['red, where one was skipped', ['success', 'skipped'], 1],
  ])('is %s', (_, results, status) => {
    const script = jobs['ci-ok']?.steps?.[0]?.run ?? '';
    const needs = Object.fromEntries(
      results.map((result, index) => [`job-${index}`, { result, outputs: {} }]),
    );
    const env = { ...process.env, NEEDS: JSON.stringify(needs) };
    const ended = spawnSync('bash', ['-e', '-c', script], { env, encoding: 'utf8' });
    expect(ended.stdout).toBe(results.map((result, index) => `job-${index}: ${result}\n`).join(''));
    expect(ended.status).toBe(status);
  });
});

describe('the release', () => {
  const release = OWN.find(({ path }) => path.endsWith('/release.yml'));
  const jobs = Object.entries(release?.workflow.jobs ?? {});
  const writes = ([, job]: (typeof jobs)[number]) => Object.values(job.permissions ?? {}).includes('write');

  test('takes nothing from a cache, which other runs can write', () => {
    expect(release?.text).not.toMatch(/actions\/cache|^ *cache:/m);
    for (const [, job] of jobs) {
      for (const step of job.steps ?? []) {
        if (!step.uses?.startsWith('actions/setup-node@')) continue;
        expect(step.with).toMatchObject({ 'package-manager-cache': false });
      }
    }
  });

  test('runs code of others only where nothing can be written', () => {
    const installs = jobs.filter(([, job]) => job.steps?.some(({ run = '' }) => /\bnpm\b/.test(run)));
    expect(installs.map(([id]) => id)).toEqual(['verify']);
    expect(installs.filter(writes)).toEqual([]);
  });

  test('is attested, and then published, once dist was compared with a build', () => {
    const { verify, attest, publish } = release?.workflow.jobs ?? {};
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.check.split(' && ')).toContain('node scripts/check-dist.ts');
    expect(verify?.steps?.map(({ run }) => run)).toEqual(
      expect.arrayContaining(['npm run check', 'npm test']),
    );
    expect([attest?.needs].flat()).toContain('verify');
    expect([publish?.needs].flat()).toContain('attest');
  });

  test('moves the major tag only after somebody has approved', () => {
    const moving = jobs.filter(([, job]) =>
      job.steps?.some(({ run = '' }) => run.includes('move-major-tag.ts')),
    );
    expect(moving.map(([, job]) => job.environment)).toEqual(['release']);
  });
});
