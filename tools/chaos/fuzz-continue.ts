import type { ChildProcess } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { FuzzResult } from './fuzz.ts';
import { encode, Random } from './fuzz-double.ts';
import { type FuzzRun, makeFiles, runFuzzStep } from './fuzz-run.ts';
import { FuzzService, isSuccess, type Spoil } from './fuzz-service.ts';

const NETWORKS = Array.from({ length: 12 }, (_, index) => `network-${index}`);
const FILES = 40;
const MAX_RUNS = 6;
/** Uploads of the last moments before the end of a run may be missing in the record, and are sent again. */
const RECORDED_AFTER_MS = 500;

type Interruption = 'SIGKILL' | 'SIGTERM' | 'rejected token' | 'dead service';

/**
 * Interrupts runs of one release at random moments, and continues it until it succeeds. Between two runs it does what a person
 * would do: it looks up each `unknown` export in the service, and removes those that are there from the inputs.
 */
export async function fuzzContinue(seed: number, folder: string): Promise<FuzzResult> {
  const random = new Random('continue', seed);
  let interruption: Interruption | undefined;
  let requestsLeft = 0;
  let child: ChildProcess | undefined;
  let killedAt = 0;
  const spoil: Spoil = (reply, { kind }) => {
    requestsLeft -= 1;
    const isOver = interruption !== undefined && requestsLeft < 0;
    if (isOver && interruption === 'dead service')
      return { bytes: Buffer.alloc(0), end: 'reset', confirms: false };
    if (isOver && interruption === 'rejected token' && kind !== 'put')
      return {
        bytes: encode({ status: 401, body: '{"statusCode":401,"error":"Unauthorized","message":"x"}' }),
      };
    if (isOver && (interruption === 'SIGKILL' || interruption === 'SIGTERM') && child?.exitCode === null) {
      killedAt ||= Date.now();
      child.kill(interruption);
    }
    return { bytes: encode(reply) };
  };
  const service = new FuzzService(spoil);
  await using _double = await service.start();
  service.latencyMs = random.pick([0, 2, 10, 30]);
  const sizes = Array.from({ length: FILES }, () => random.pick([0, 10, 5_000, 70_000, 300_000]));
  const hashes = await makeFiles(folder, sizes, random);
  const concurrency = random.pick(['1', '4', 'auto']);

  const problems: string[] = [];
  const faults: string[] = [];
  let networks = NETWORKS;
  let retryUnknown = false;
  let run: FuzzRun | undefined;
  let recorded: ReadonlySet<string> = new Set();
  for (let nth = 1; nth <= MAX_RUNS && run?.exitCode !== 0; nth += 1) {
    interruption =
      nth < MAX_RUNS - 1
        ? random.pick(['SIGKILL', 'SIGTERM', 'rejected token', 'dead service'] as const)
        : undefined;
    // So that open exports are not only those after the triggered ones.
    service.refusedNetworks = new Set(interruption && NETWORKS.filter(() => random.int(4) === 0));
    const uploadRequests = nth === 1 ? 2 * FILES : 0;
    requestsLeft = random.pick([
      random.int(uploadRequests + 1),
      uploadRequests + random.int(NETWORKS.length),
    ]);
    [child, killedAt] = [undefined, 0];
    const grants = service.owners.size;
    run = await runFuzzStep({
      folder,
      inputs: {
        'base-url': service.baseUrl,
        assets: 'assets/**',
        manifest: 'manifest.json',
        'reuse-unchanged': 'true',
        'retry-unknown': String(retryUnknown),
        variant: networks.length > 0 ? 'v' : '',
        network: networks.join(),
        'max-attempts': '2',
        concurrency,
      },
      started: (started) => {
        child = started;
      },
      mayLoseReports: () => interruption === 'SIGKILL',
    });
    const wasKilled = run.exitCode === null;
    await service.finishResponses();
    if (wasKilled) await removeTemporaryFiles(join(folder, 'workspace'));
    faults.push(wasKilled || run.exitCode === 1 ? `${interruption}` : 'none');
    problems.push(...run.problems.filter((problem) => !wasKilled || !/exit code|left behind/.test(problem)));
    const endedAt = killedAt || Date.now();
    if (run.manifest === undefined) continue;
    problems.push(...checkRecord(service, { grants, endedAt, recorded, manifest: run.manifest }));
    recorded = new Set(run.manifest.assets.flatMap(({ fileName, assetId }) => (assetId ? fileName : [])));
    problems.push(...service.checkClaims(run.manifest, hashes));
    const isDone = (network: string): boolean =>
      service.exports.some(({ name, status }) => name === `v ${network}` && isSuccess(status));
    const unknown = run.manifest.exports.filter(({ status }) => status === 'unknown');
    networks = networks.filter(
      (network) => !(isDone(network) && unknown.some((entry) => entry.network === network)),
    );
    retryUnknown = true;
  }
  if (run?.exitCode !== 0) problems.push('the release never succeeded');
  for (const network of NETWORKS) {
    const times = service.exports.filter(
      ({ name, status }) => name === `v ${network}` && isSuccess(status),
    ).length;
    if (times !== 1) problems.push(`${network} was triggered ${times} times`);
  }
  const reached = run?.manifest?.assets.filter(({ assetId }) => assetId !== undefined).length;
  if (reached !== FILES) problems.push(`${reached} of ${FILES} files have an id`);
  return { run: run as FuzzRun, problems, faults: `${faults.length} runs: ${faults.join(', ')}` };
}

interface Recorded {
  /** Number of upload URLs before the run. */
  readonly grants: number;
  readonly endedAt: number;
  /** Names of the files with an id in the manifest before the run. */
  readonly recorded: ReadonlySet<string>;
  /** The manifest after the run. */
  readonly manifest: Manifest;
}

/** Finds recorded files that a run uploaded again, and files that it uploaded some time before its end without recording them. */
function checkRecord(
  { owners, stored }: FuzzService,
  { grants, endedAt, recorded, manifest }: Recorded,
): string[] {
  const ids = new Set(manifest.assets.map(({ assetId }) => assetId));
  return [...owners].slice(grants).flatMap(([assetId, fileName]) => {
    if (recorded.has(fileName)) return `${fileName} was sent again`;
    const storedAt = Math.min(...(stored.get(assetId)?.values() ?? []));
    return storedAt < endedAt - RECORDED_AFTER_MS && !ids.has(assetId)
      ? `${fileName} is stored as ${assetId}, but not recorded`
      : [];
  });
}

/** A killed run may leave the file behind with which it was just replacing the manifest. */
async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.tmp')) await rm(join(folder, name));
}
