import { causeChain } from '../../support/errors.ts';
import { explainLock } from '../../support/files.ts';
import type { Failure } from '../failures/failures.ts';
import { tryStepOutputs } from '../runner/outputs.ts';

/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
export async function outputsFailure(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const failures: Failure[] = [];
  const advice = 'Nothing was sent, because later steps would not learn of it.';
  await tryWrite(failures, outputFile(env), advice, () => tryStepOutputs(env, signal));
  return failures[0];
}

/** The name of the file of outputs, for messages. */
export function outputFile(env: NodeJS.ProcessEnv): string {
  return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}

/** Calls `write`. An error is added to `failures` and does not stop the run. Returns whether `write` succeeded. */
export async function tryWrite(
  failures: Failure[],
  path: string,
  advice: string,
  write: () => unknown,
  title: Failure['title'] = 'Outputs not written',
): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const lock = explainLock(error);
    const reason = `${path}: ${causeChain(error).join(': ')}`;
    // The action has tried the outputs at its start, and reported them.
    if (failures.some((known) => known.title === title && known.lines[0] === reason)) return false;
    failures.push({ title, lines: [reason, lock === undefined ? advice : `${lock} ${advice}`] });
    return false;
  }
}
