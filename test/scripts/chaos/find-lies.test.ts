import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChaosPlan, planChaos } from '../../../scripts/chaos/chaos-plan.ts';
import { CHAOS_TOKEN, type ChaosRun } from '../../../scripts/chaos/chaos-run.ts';
import { findLies } from '../../../scripts/chaos/find-lies.ts';
import { runChaos } from '../../../scripts/chaos/run-chaos.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';

/** Runs of the real bundle, made to lie afterwards: a check that finds nothing proves nothing. */

/** Edits a run. */
type Lie = (run: ChaosRun) => unknown;

/** All files arrive, and of some exports nobody knows. */
const GOOD: ChaosPlan = { ...planChaos(1, 8, 0.3), retryAfter: 'none', concurrency: 16, requestTimeoutS: 5 };
/** Some files fail, because nothing is tried again. */
const BAD: ChaosPlan = { ...GOOD, fileCount: 12, maxAttempts: 1 };

let folder = '';
let good: ChaosRun;
let bad: ChaosRun;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lies-'));
  good = await runChaos(GOOD, await mkdtemp(join(folder, 'good-')));
  bad = await runChaos(BAD, await mkdtemp(join(folder, 'bad-')));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function liesOf(run: ChaosRun, lie: Lie): string {
  const copy = structuredClone(run);
  lie(copy);
  return findLies(copy).join('\n');
}

/** The first one that is as it should be. */
function one<T>(things: readonly T[], isIt: (thing: T) => boolean = () => true): T {
  const found = things.find(isIt);
  if (found === undefined) throw new Error('There is none');
  return found;
}

function inStep(change: (step: ChaosRun['step']) => Partial<ChaosRun['step']>): Lie {
  return ({ step }) => Object.assign(step, change(step));
}

function inManifest(change: (manifest: Manifest) => Partial<Manifest>): Lie {
  return (run) => {
    const manifest: Manifest = JSON.parse(run.manifestText);
    Object.assign(run, { manifestText: JSON.stringify({ ...manifest, ...change(manifest) }) });
  };
}

/** Edits the first asset. */
function inAsset(change: (asset: Manifest['assets'][number]) => object): Lie {
  return inManifest(({ assets: [asset, ...others] }) => ({
    assets: asset === undefined ? [] : [{ ...asset, ...change(asset) }, ...others],
  }));
}

/** Edits the first export that has a status. */
function inExport(status: string, change: object): Lie {
  return inManifest(({ exports }) => {
    Object.assign(
      one(exports, (outcome) => outcome.status === status),
      change,
    );
    return { exports };
  });
}

function inOutput(name: string): [string, Lie, RegExp] {
  const lie = inStep(({ outputs }) => ({ outputs: { ...outputs, [name]: '77' } }));
  return [`another output ${name}`, lie, new RegExp(`the output ${name} is "77"`)];
}

function signatureIn({ journal }: ChaosRun): string {
  return /X-Signature=(\w+)/.exec(journal.map(({ query }) => query).join('\n'))?.[1] ?? '';
}

describe('findLies', () => {
  it('finds none in what the bundle told', () => {
    expect(findLies(good)).toEqual([]);
    expect(findLies(bad)).toEqual([]);
  });

  it.each<[string, Lie, RegExp]>([
    [
      'an upload of which nothing is stored',
      (run) => Object.assign(run, { stored: [] }),
      /where nothing is stored/,
    ],
    [
      'an upload of other bytes',
      ({ stored }) => {
        for (const file of stored) Object.assign(file, { sha256: '0'.repeat(64) });
      },
      /uploaded, but other bytes are stored/,
    ],
    [
      'an upload under the id of another file',
      ({ stored }) => {
        for (const file of stored) Object.assign(file, { fileName: 'x' });
      },
      /which is x/,
    ],
    [
      'a file left out',
      inManifest(({ assets }) => ({ assets: assets.slice(1) })),
      /7 assets, not one for each of 8 files\n.*: it is not in the manifest/,
    ],
    ['another size of a file', inAsset(({ size }) => ({ size: size + 1 })), /its name or size/],
    ['another name of a file', inAsset(() => ({ fileName: 'x' })), /its name or size/],
    ['a reason for a success', inAsset(() => ({ error: 'x' })), /failed or not, without a reason/],
    [
      'a failed file with an id',
      inAsset(() => ({ status: 'failed', error: 'x' })),
      /failed, but it has an asset id/,
    ],
    [
      'a file that was not attempted with an id',
      inAsset(() => ({ status: 'not-attempted' })),
      /not attempted, but it has an asset id/,
    ],
    [
      'a file that was not attempted, for which an address was asked',
      inAsset(() => ({ status: 'not-attempted', assetId: undefined })),
      /not attempted, but an address was asked for/,
    ],
    ['a file that is planned', inAsset(() => ({ status: 'planned' })), /an ending that a run .*: planned/],
    [
      'one id for two files',
      inManifest(({ assets }) => ({ assets: assets.map((asset) => ({ ...asset, assetId: 'a' })) })),
      /two files have one asset id/,
    ],
    [
      'an export that was triggered twice',
      (run) => Object.assign(run, { exports: [...run.exports, ...run.exports] }),
      /triggered 2 times/,
    ],
    [
      'an export that was never triggered',
      (run) => Object.assign(run, { exports: [] }),
      /told as triggered, triggered 0 times/,
    ],
    [
      'an export that was triggered and is told as failed',
      inExport('triggered', { status: 'failed', error: 'x' }),
      /told as failed, but triggered/,
    ],
    [
      'an export that was triggered and is told as not attempted',
      inExport('triggered', { status: 'not-attempted' }),
      /told as not-attempted, but triggered/,
    ],
    [
      'an export that was sent again in doubt',
      (run) => Object.assign(run, { journal: [...run.journal, ...run.journal] }),
      /sent again after its outcome was in doubt/,
    ],
    [
      'an export that was sent more often than allowed',
      (run) => Object.assign(run, { journal: Array(11).fill(run.journal).flat() }),
      /sent \d\d times/,
    ],
    ['another number of attempts', inExport('triggered', { attempts: 9 }), /told 9 attempts, sent \d times/],
    [
      'an export left out',
      inManifest(({ exports }) => ({ exports: exports.slice(1) })),
      /11 exports, not one for each of 12\n.*: it is not in the manifest/,
    ],
    ['doubt without a reason', inExport('unknown', { error: undefined }), /without a reason, or with one/],
    ['another conclusion', inManifest(() => ({ conclusion: 'success' })), /the conclusion is "success"/],
    ['another exit code', inStep(() => ({ exitCode: 0 })), /the exit code is 0, not 1/],
    ['an end by a signal', inStep(() => ({ exitCode: null })), /the exit code is null, not 1/],
    ['a word on stderr', inStep(() => ({ stderr: 'x' })), /stderr is "x"/],
    ['no annotation', inStep(() => ({ stdout: '' })), /that there are error annotations is false/],
    [
      'a summary of something else',
      inStep(() => ({ summary: '' })),
      /does not say: \*\*8 of 8 files\*\* uploaded\n.*of 12 exports/,
    ],
    ...['uploaded-count', 'reused-count', 'failed-count', 'uploaded-bytes'].map(inOutput),
    ...['export-count', 'asset-ids', 'exports'].map(inOutput),
    [
      'the token in stdout',
      inStep(({ stdout }) => ({ stdout: stdout + CHAOS_TOKEN })),
      /stdout holds the to/,
    ],
    ['the token on stderr', inStep(() => ({ stderr: CHAOS_TOKEN })), /stderr holds the token/],
    [
      'the token in an output',
      inStep(() => ({ outputs: { x: CHAOS_TOKEN } })),
      /the outputs holds the token/,
    ],
    ['the token in the summary', inStep(() => ({ summary: CHAOS_TOKEN })), /the summary holds the token/],
    ['the token in the manifest', inAsset(() => ({ assetId: CHAOS_TOKEN })), /the manifest holds the token/],
    [
      'a signature in stdout',
      (run) => inStep(({ stdout }) => ({ stdout: stdout + signatureIn(run) }))(run),
      /stdout holds a signature/,
    ],
    [
      'the token on its way to the storage',
      ({ journal }) => {
        const { headers } = one(journal, ({ method }) => method === 'PUT');
        Object.assign(headers, { authorization: `Bearer ${CHAOS_TOKEN}` });
      },
      /the storage was sent the token/,
    ],
    ['no manifest', (run) => Object.assign(run, { manifestText: '' }), /ended with 1 and without a manifest/],
  ])('finds %s', (_, lie, expected) => {
    expect(liesOf(good, lie)).toMatch(expected);
  });

  it.each<[string, Lie, RegExp]>([
    [
      'an export that was sent although a file failed',
      (run) => {
        const sent = { path: '/v1/export', body: { variantId: 'variant-1', network: 'network-1' } };
        Object.assign(run, { journal: [...run.journal, { ...one(run.journal), ...sent }] });
      },
      /exports were sent although not every file was uploaded/,
    ],
    [
      'a failed file that no annotation counts',
      inStep(({ stdout }) => ({ stdout: stdout.replace(/^::error .*\n/m, '') })),
      /the number of files that annotations name as not uploaded is \d+, not \d+/,
    ],
    [
      'a failed file without a reason',
      inManifest(({ assets }) => ({ assets: assets.map(({ error: _, ...asset }) => asset) })),
      /failed or not, without a reason/,
    ],
  ])('finds %s', (_, lie, expected) => {
    expect(liesOf(bad, lie)).toMatch(expected);
  });
});
