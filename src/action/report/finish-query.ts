import { withDeadline } from '../../support/cancellation.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { logWaitTime } from '../runner/log.ts';
import { fitOutput, writeStepOutputs } from '../runner/outputs.ts';
import { type ActionContext, temporaryFile } from '../runner/runner.ts';
import { annotateFailures, type Failure, outputFileName, whyNotWritten } from './failures/failures.ts';

/** The result of a sub-action that only reads from the service. */
export interface QueryResult {
  /** Output values by name, without the output that names the file. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The full content, which the file gets even if it is too large for an output; absent if nothing was read. */
  readonly content: string | Uint8Array | undefined;
  readonly failures: readonly Failure[];
}

/**
 * Reports the result of a sub-action that only reads: file, outputs, annotations. If one of them can't be written, the
 * others still are.
 *
 * @param file `output` is the name of the output for the file's path; the file is named `<prefix>-<random>.<extension>`
 * @returns whether the step succeeded, including everything that it writes
 */
export async function finishQuery(
  { outputs, content, failures: given }: QueryResult,
  file: { readonly output: string; readonly prefix: string; readonly extension: string },
  { env, log, signal, waitTimer }: ActionContext,
): Promise<boolean> {
  log.endGroup();
  const path = temporaryFile(env, file.prefix, file.extension);
  const failures = [...given];
  const add = (failure: Failure | undefined): void => void (failure && failures.push(failure));
  if (content !== undefined)
    add(
      await whyNotWritten(path, 'Check whether the disk of this runner is full.', () =>
        withDeadline(writeFileAtomically(path, content), signal),
      ),
    );
  const isWritten = content !== undefined && failures.length === given.length;
  const instead = isWritten ? `the file of \`${file.output}\`: ${path}` : 'no file either: see the errors';
  const fitting = Object.entries(outputs).map(([output, text]) => {
    return [output, fitOutput(output, text, instead, log)];
  });
  const advice = isWritten
    ? `Read the values from the file: ${path}`
    : 'The values are lost: run the action again.';
  const values = { ...Object.fromEntries(fitting), [file.output]: isWritten ? path : '' };
  const write = () => writeStepOutputs(values, { env, log });
  const unwritten = await whyNotWritten(outputFileName(env), advice, write);
  // It is known already if the file was tried before anything was sent.
  if (!given.some(({ kind }) => kind === 'outputs-not-written')) add(unwritten);
  annotateFailures(failures, log);
  logWaitTime(Math.round(waitTimer.totalMs), log);
  if (isWritten) log.info(`Full content: ${path}`);
  log.flush();
  return failures.length === 0;
}
