import { causeChain } from '../../../support/error-text.ts';
import { explainDenial } from '../../../support/files.ts';
import { checkOutputFile } from '../../runner/outputs.ts';
import type { Failure } from './failures.ts';

const KINDS = {
  'Manifest not written': 'manifest-not-written',
  'Outputs not written': 'outputs-not-written',
} as const satisfies Partial<Record<Failure['title'], Failure['kind']>>;

/** Explains why a file of the step could not be written. */
export function notWritten(title: keyof typeof KINDS, path: string, error: unknown, advice: string): Failure {
  const denial = explainDenial(error);
  const reason = `${path}: ${causeChain(error).join(': ')}`;
  const kind = KINDS[title];
  return { title, kind, lines: [reason, denial === undefined ? advice : `${denial} ${advice}`] };
}

/** Why the file of outputs, or of a result, can't be written; `undefined` if it was. */
export async function whyNotWritten(
  path: string,
  advice: string,
  write: () => unknown,
): Promise<Failure | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    return notWritten('Outputs not written', path, error, advice);
  }
}

/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
export function outputsFailure(env: NodeJS.ProcessEnv): Promise<Failure | undefined> {
  const advice = 'Nothing was sent, because later steps would not learn of it.';
  return whyNotWritten(outputFileName(env), advice, () => checkOutputFile(env));
}

/** The name of the file of outputs, for messages. */
export function outputFileName(env: NodeJS.ProcessEnv): string {
  return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}
