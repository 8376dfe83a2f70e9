import { withDeadline } from '../../support/cancellation.ts';
import { writeFileAtomically } from '../../support/files.ts';
import type { ReadResult } from '../runner/inputs/input-reader.ts';
import { writeStepOutputs } from '../runner/outputs.ts';
import { type ActionContext, temporaryFile } from '../runner/runner.ts';
import {
  annotateFailures,
  type Failure,
  invalidInputFailure,
  outputFileName,
  outputsFailure,
  whyNotWritten,
} from './failures/failures.ts';

/** Does the work of a sub-action if its inputs are right, and its outputs can be written. */
export async function withInputs<Inputs>(
  { inputs, problems, warnings }: ReadResult<Inputs>,
  { env, log }: ActionContext,
  work: (inputs: Inputs) => Promise<readonly Failure[]>,
): Promise<readonly Failure[]> {
  log.warnings(warnings);
  if (problems.length > 0) return [invalidInputFailure(problems)];
  const unwritable = await outputsFailure(env);
  return unwritable === undefined ? work(inputs) : [unwritable];
}

/** The result of a sub-action that only reads from the service. */
export interface QueryResult {
  /** Of the sub-action. It is part of the name of the file, and of the output that has its path. */
  readonly name: 'games' | 'assets';
  readonly extension: string;
  /** By name, without the output that has the path of the file. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The full content, which the file gets even if it is too large for an output; absent if nothing was read. */
  readonly content: string | Uint8Array | undefined;
  readonly failures: readonly Failure[];
}

/**
 * Reports the result of a sub-action that only reads: file, outputs, annotations. If one of them can't be written, the
 * others still are. Returns whether the step succeeded, including everything that it writes.
 */
export async function finishQuery(
  { name, extension, outputs, content, failures: given }: QueryResult,
  { env, log, signal }: ActionContext,
): Promise<boolean> {
  log.endGroup();
  const path = temporaryFile(env, `playable-${name}`, extension);
  const write = () => withDeadline(writeFileAtomically(path, content ?? ''), signal);
  const lost =
    content !== undefined &&
    (await whyNotWritten(path, 'Check whether the disk of this runner is full.', write));
  const isWritten = content !== undefined && !lost;
  const instead = isWritten ? `the file of \`${name}-file\`: ${path}` : 'no file either: see the errors';
  const values = { ...outputs, [`${name}-file`]: isWritten ? path : '' };
  const advice = isWritten
    ? `Read the values from the file: ${path}`
    : 'The values are lost: run the action again.';
  const unwritten = await whyNotWritten(outputFileName(env), advice, () =>
    writeStepOutputs(values, instead, { env, log }),
  );
  // If the file could not be written before anything was sent, that failure is given.
  const isKnown = given.some(({ kind }) => kind === 'outputs-not-written');
  const failures = [...given, ...(lost ? [lost] : []), ...(unwritten && !isKnown ? [unwritten] : [])];
  annotateFailures(failures, log);
  if (isWritten) log.info(`Full content: ${path}`);
  return failures.length === 0;
}
