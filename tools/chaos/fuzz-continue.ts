import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { type CheckedRun, type FuzzResult, makeFiles, Random, runChecked } from './checked-run.ts';
import { encode, FuzzService, isSuccess, type Spoil } from './fuzz-service.ts';

const NETWORKS = Array.from({ length: 12 }, (_, index) => `network-${index}`);
const FILES = 40;
const MAX_RUNS = 6;
/** Uploads of the last moments before a cancellation may be missing in the record, and are sent again. */
const RECORDED_AFTER_MS = 500;
/** The runner sends SIGTERM so long after SIGINT. */
const GRACE_MS = 7_500;

const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const INTERRUPTIONS = [...SIGNALS, 'rejected token', 'dead service'] as const;
const UNAUTHORIZED = '{"statusCode":401,"error":"Unauthorized","message":"x"}';

/**
 * Interrupts attempts of one workflow run at random moments, and continues it until it succeeds. Between two of them it does what a
 * person would do: it looks up each `unknown` export in the service, and removes those that are there from the inputs. A killed
 * attempt leaves no ids of its uploads: they are sent again.
 */
export async function fuzzContinue(seed: number, folder: string): Promise<FuzzResult> {
  const random = new Random('continue', seed);
  let interruption: (typeof INTERRUPTIONS)[number] | undefined;
  /** Requests until the interruption. */
  let requestsLeft = 0;
  let child: ChildProcess | undefined;
  let signalledAt: number | undefined;
  const sendSignal = (): void => {
    const signal = SIGNALS.find((name) => name === interruption);
    if (signal === undefined || child?.exitCode !== null) return;
    if (child.kill(signal)) signalledAt ??= Date.now();
  };
  const spoil: Spoil = (reply, { kind }) => {
    requestsLeft -= 1;
    const isOver = requestsLeft < 0;
    if (isOver && interruption === 'dead service')
      return { bytes: Buffer.alloc(0), end: 'reset', confirms: false };
    if (isOver && interruption === 'rejected token' && kind !== 'put')
      return { bytes: encode({ status: 401, body: UNAUTHORIZED }) };
    if (isOver) sendSignal();
    return { bytes: encode(reply) };
  };
  await using service = await FuzzService.start(spoil);
  const sizes = Array.from({ length: FILES }, () => random.pick([0, 10, 5_000, 70_000, 300_000, 700_000]));
  const hashes = await makeFiles(folder, sizes, random);
  const concurrency = random.pick(['1', '4', 'auto']);

  const problems: string[] = [];
  const faults: string[] = [];
  let networks = NETWORKS;
  let retryUnknown = false;
  let run: CheckedRun | undefined;
  let isDone = false;
  /** Asset ids by file name. */
  let recorded: ReadonlyMap<string, string> = new Map();
  for (let nth = 1; nth <= MAX_RUNS && !isDone; nth += 1) {
    interruption = nth < MAX_RUNS - 1 ? random.pick(INTERRUPTIONS) : undefined;
    const isSignal = SIGNALS.some((name) => name === interruption);
    // So that open exports are not only those after the triggered ones. A signal without any must end as a cancellation.
    const refuses = interruption !== undefined && !(isSignal && random.chance(0.5));
    service.refusedNetworks = new Set(refuses ? NETWORKS.filter(() => random.int(4) === 0) : []);
    const uploadRequests = nth === 1 ? 2 * FILES : 0;
    requestsLeft = random.pick([
      random.int(uploadRequests + 1),
      uploadRequests + random.int(NETWORKS.length),
    ]);
    // A signal may come at any time, also before the first request and after the last one.
    const delayMs = isSignal && random.chance(0.5) ? 80 + random.int(900) : undefined;
    if (delayMs !== undefined) requestsLeft = Number.POSITIVE_INFINITY;
    service.latencyMs = random.pick(delayMs === undefined ? [0, 2, 10, 30] : [0, 20, 60, 200]);
    [child, signalledAt] = [undefined, undefined];
    const grants = service.owners.size;
    run = await runChecked({
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
      env: {
        ...{ GITHUB_REPOSITORY: 'o/game', GITHUB_REPOSITORY_ID: '5', GITHUB_SHA: 'c0ffee' },
        ...{ GITHUB_RUN_ID: '987', GITHUB_RUN_ATTEMPT: String(nth) },
      },
      started: (started) => {
        child = started;
        if (delayMs !== undefined) void setTimeout(delayMs).then(sendSignal);
      },
      mayLoseReports: () => true,
    });
    const endedAt = Date.now();
    await service.finishResponses();
    const { exitCode, stdout, outputs, summary, manifest } = run;
    // A signal may come before Node can handle signals, or when it no longer does.
    const isUnhandled = interruption === 'SIGKILL' || stdout === '' || stdout.includes('\nManifest: ');
    const wasKilled = exitCode === null && isSignal && isUnhandled;
    // A signal that comes after all is written changes nothing. A later run would begin the release anew.
    isDone = exitCode === 0 || (wasKilled && manifest?.conclusion === 'success');
    faults.push(wasKilled || exitCode === 1 ? `${interruption}` : 'none');
    problems.push(...run.problems.filter((problem) => !wasKilled || !/exit code|left behind/.test(problem)));
    if (wasKilled) await removeTemporaryFiles(join(folder, 'workspace'));
    else {
      if (Object.keys(outputs).length === 0 || summary === '' || manifest === undefined)
        problems.push('there are no outputs, no job summary or no manifest');
      const isCancelled = stdout.includes('::error title=Cancelled::');
      const mayFail = !isSignal || service.refusedNetworks.size > 0;
      if (isCancelled ? exitCode !== 1 : exitCode === 1 && !mayFail)
        problems.push(`the exit code is ${exitCode}`);
      // A run that was cancelled before it did anything leaves the record as it was, and writes its own manifest elsewhere.
      const own = JSON.parse(await readFile(outputs['manifest'] ?? '', 'utf8').catch(() => '{}'));
      if (isCancelled !== (own.conclusion === 'cancelled')) problems.push('the conclusion is wrong');
    }
    if (signalledAt !== undefined && endedAt - signalledAt > GRACE_MS)
      problems.push(`the run ended ${endedAt - signalledAt} ms after the signal`);
    if (manifest === undefined) continue;
    const recordedUntil = wasKilled ? 0 : (signalledAt ?? endedAt) - RECORDED_AFTER_MS;
    problems.push(...checkRecord(service, { grants, recordedUntil, recorded, manifest }));
    recorded = idsIn(manifest);
    problems.push(...service.checkClaims(manifest, hashes));
    const unknown = manifest.exports.filter(({ status }) => status === 'unknown');
    networks = networks.filter(
      (network) => timesDone(network) === 0 || !unknown.some((entry) => entry.network === network),
    );
    retryUnknown = true;
  }
  function timesDone(network: string): number {
    const done = service.exports.filter(({ name, status }) => name === `v ${network}` && isSuccess(status));
    return done.length;
  }
  if (!isDone) problems.push('the release never succeeded');
  for (const network of NETWORKS)
    if (timesDone(network) !== 1) problems.push(`${network} was triggered ${timesDone(network)} times`);
  if (recorded.size !== FILES) problems.push(`${recorded.size} of ${FILES} files have an id`);
  return { run: run as CheckedRun, problems, faults: `${faults.length} runs: ${faults.join(', ')}` };
}

interface Recorded {
  /** Number of upload URLs before the run. */
  readonly grants: number;
  /** What was stored before this time must be in the record. */
  readonly recordedUntil: number;
  /** The ids in the manifest before the run, by file name. */
  readonly recorded: ReadonlyMap<string, string>;
  /** The manifest after the run. */
  readonly manifest: Manifest;
}

/** Finds recorded files that a run uploaded again or lost, and files that it uploaded without recording them. */
function checkRecord(
  { owners, stored }: FuzzService,
  { grants, recordedUntil, recorded, manifest }: Recorded,
): string[] {
  const ids = idsIn(manifest);
  const lost = [...recorded].filter(([fileName, assetId]) => ids.get(fileName) !== assetId);
  const wrong = [...owners].slice(grants).flatMap(([assetId, fileName]) => {
    if (recorded.has(fileName)) return `${fileName} was sent again`;
    const storedAt = Math.min(...(stored.get(assetId)?.values() ?? []));
    return storedAt < recordedUntil && ids.get(fileName) !== assetId
      ? `${fileName} is stored as ${assetId}, but not recorded`
      : [];
  });
  return [...lost.map(([fileName]) => `${fileName} lost its id`), ...wrong];
}

function idsIn({ assets }: Manifest): Map<string, string> {
  return new Map(
    assets.flatMap(({ fileName, assetId }) => (assetId === undefined ? [] : [[fileName, assetId]])),
  );
}

/** A killed run may leave the file behind with which it was just replacing the manifest. */
async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.tmp')) await rm(join(folder, name));
}
