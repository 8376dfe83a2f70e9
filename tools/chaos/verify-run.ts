import { checkExports } from './check-exports.ts';
import { checkFiles } from './check-files.ts';
import { checkResult } from './check-result.ts';
import { parseManifest } from './fuzz-run.ts';
import { CHAOS_TOKEN, type ChaosRun } from './run-chaos.ts';

/** Compares everything that a run reported with what the emulator recorded: one sentence per contradiction. */
export function verifyRun(run: ChaosRun): string[] {
  const manifest = parseManifest(run.manifestText);
  if (manifest === undefined) {
    return [`the process exited with ${run.step.exitCode} and without a manifest`, ...checkSecrets(run)];
  }
  return [
    ...checkFiles(run, manifest),
    ...checkExports(run, manifest),
    ...checkResult(run, manifest),
    ...checkSecrets(run),
  ];
}

/** One sentence per place that shows the token or the signature of an upload URL. */
function checkSecrets({ step, manifestText, journal }: ChaosRun): string[] {
  const signatures = journal.flatMap(({ query }) => /X-Signature=(\w+)/.exec(query)?.[1] ?? []);
  const secrets = [CHAOS_TOKEN, 'X-Signature', ...signatures];
  const reported = {
    stdout: step.stdout.replace(`::add-mask::${CHAOS_TOKEN}\n`, ''),
    stderr: step.stderr,
    'the outputs': JSON.stringify(step.outputs),
    'the summary': step.summary,
    'the manifest': manifestText,
  };
  const leaks = Object.entries(reported).flatMap(([place, text]) => {
    const found = secrets.find((secret) => text.includes(secret));
    return found === undefined
      ? []
      : [`${place} holds ${found === CHAOS_TOKEN ? 'the token' : 'a signature'}`];
  });
  const puts = journal.filter(({ path }) => path.startsWith('/storage/'));
  const sent = puts.some(({ headers, query }) => JSON.stringify([headers, query]).includes(CHAOS_TOKEN));
  return sent ? [...leaks, 'the storage received the token'] : leaks;
}
