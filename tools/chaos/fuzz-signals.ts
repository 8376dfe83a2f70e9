import { setTimeout } from 'node:timers/promises';
import type { FuzzResult } from './fuzz.ts';
import { Random } from './fuzz-double.ts';
import { makeFiles, runFuzzStep } from './fuzz-run.ts';
import { FuzzService } from './fuzz-service.ts';

/** The runner sends SIGTERM so long after SIGINT. */
const GRACE_MS = 7_500;
/** A response of the double has reached the action after this time. */
const SEEN_AFTER_MS = 500;

/** Sends a signal at a random moment. A run after it must go on where this one stopped. */
export async function fuzzSignals(seed: number, folder: string): Promise<FuzzResult> {
  const random = new Random('signals', seed);
  const signal = random.pick(['SIGINT', 'SIGTERM', 'SIGHUP'] as const);
  const delayMs = 80 + random.int(900);
  const service = new FuzzService();
  await using _double = await service.start();
  service.latencyMs = random.pick([0, 20, 60, 200]);
  const sizes = Array.from({ length: 60 }, () => random.pick([0, 10, 5_000, 70_000, 700_000]));
  const hashes = await makeFiles(folder, sizes, random);
  const inputs = {
    'base-url': service.baseUrl,
    assets: 'assets/**',
    manifest: 'manifest.json',
    'reuse-unchanged': 'true',
    concurrency: random.pick(['1', '4', 'auto']),
  };
  let signalledAt = Number.POSITIVE_INFINITY;
  const run = await runFuzzStep({
    folder,
    inputs,
    mayLoseReports: () => true,
    started: (child) => {
      void setTimeout(delayMs).then(() => {
        if (child.exitCode === null && child.kill(signal)) signalledAt = Date.now();
      });
    },
  });
  const endedAfterMs = Date.now() - signalledAt;
  // The signal may come before Node can handle signals, or when it no longer does.
  const wasKilled = run.exitCode === null && (run.stdout === '' || run.stdout.includes('\nManifest: '));
  const problems = run.problems.filter(
    (problem) => !(wasKilled && problem.startsWith('the exit code is null')),
  );
  if (endedAfterMs > GRACE_MS) problems.push(`the run ended ${endedAfterMs} ms after the signal`);
  if (!wasKilled) {
    if (Object.keys(run.outputs).length === 0 || run.summary === '' || run.manifest === undefined)
      problems.push('there are no outputs, no job summary or no manifest');
    const isCancelled = run.stdout.includes('::error title=Cancelled::');
    if (isCancelled !== (run.exitCode === 1)) problems.push(`the exit code is ${run.exitCode}`);
    if (isCancelled !== (run.manifest?.conclusion === 'cancelled')) problems.push('the conclusion is wrong');
  }
  const claims = new Map(
    run.manifest?.assets.flatMap(({ path, assetId }) => (assetId ? [[path, assetId]] : [])),
  );
  problems.push(...(run.manifest ? service.checkClaims(run.manifest, hashes) : []));
  const claimed = new Set(claims.values());
  for (const [assetId, times] of service.stored)
    if (!wasKilled && !claimed.has(assetId) && Math.min(...times.values()) < signalledAt - SEEN_AFTER_MS)
      problems.push(`${assetId} is stored, but not in the manifest`);
  const grantsBefore = service.owners.size;
  service.latencyMs = 0;
  const next = await runFuzzStep({ folder, inputs });
  problems.push(...next.problems.map((problem) => `next run: ${problem}`));
  if (next.exitCode !== 0) problems.push(`the next run ended with ${next.exitCode}`);
  for (const { path, assetId = '' } of next.manifest?.assets ?? [])
    if ((claims.get(path) ?? assetId) !== assetId) problems.push(`${path} lost its id`);
  const sentAgain = new Set([...service.owners.values()].slice(grantsBefore));
  for (const { path, fileName } of run.manifest?.assets ?? [])
    if (claims.has(path) && sentAgain.has(fileName)) problems.push(`${path} was sent again`);
  const faults = `${signal} after ${delayMs} ms with ${claims.size} of ${hashes.size} files, ended in ${endedAfterMs} ms`;
  return {
    run,
    problems: problems.concat(next.manifest ? service.checkClaims(next.manifest, hashes) : []),
    faults,
  };
}
