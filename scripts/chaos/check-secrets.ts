import { CHAOS_TOKEN, type ChaosRun } from './chaos-run.ts';

/** Whether token and signatures stayed where they belong; a sentence for each place where one was found. */
export function checkSecrets({ step, manifestText, journal }: ChaosRun): string[] {
  const signatures = journal.flatMap(({ query }) => /X-Signature=(\w+)/.exec(query)?.[1] ?? []);
  const secrets = [CHAOS_TOKEN, 'X-Signature', ...signatures];
  const told = {
    stdout: step.stdout.replace(`::add-mask::${CHAOS_TOKEN}\n`, ''),
    stderr: step.stderr,
    'the outputs': JSON.stringify(step.outputs),
    'the summary': step.summary,
    'the manifest': manifestText,
  };
  const leaks = Object.entries(told).flatMap(([place, text]) => {
    const found = secrets.find((secret) => text.includes(secret));
    return found === undefined
      ? []
      : [`${place} holds ${found === CHAOS_TOKEN ? 'the token' : 'a signature'}`];
  });
  const puts = journal.filter(({ path }) => path.startsWith('/storage/'));
  const sent = puts.some(({ headers, query }) => JSON.stringify([headers, query]).includes(CHAOS_TOKEN));
  return sent ? [...leaks, 'the storage was sent the token'] : leaks;
}
