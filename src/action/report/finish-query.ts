import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { causeChain } from '../../support/errors.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { annotateFailures, type Failure } from '../failures/failures.ts';
import type { ActionContext } from '../run-action.ts';
import { logWaitTime } from '../runner/log.ts';
import { emptyIfTooLarge, writeStepOutputs } from '../runner/outputs.ts';

/** How a sub-action that reads from the service ended. */
export interface QueryResult {
  /** The outputs by their names, but for the file's. */
  readonly outputs: Readonly<Record<string, string>>;
  /** What has all of it, whatever fits an output; absent where there is nothing to be had. */
  readonly content: string | undefined;
  readonly failures: readonly Failure[];
}

/**
 * Tells how such a sub-action ended: file, outputs, annotations. None of them keeps the others from being written.
 *
 * @param file the output that has the file's path, and how the file's name starts and ends
 * @returns whether the step is green: what can't be told makes it red
 */
export async function finishQuery(
  reading: QueryResult,
  file: { readonly output: string; readonly prefix: string; readonly extension: string },
  { env, log, waitTimer }: ActionContext,
): Promise<boolean> {
  const failures = [...reading.failures];
  const tell = async (path: string, advice: string, write: () => unknown): Promise<boolean> => {
    try {
      await write();
      return true;
    } catch (error) {
      const lines = [`${path}: ${causeChain(error).join(': ')}`, advice];
      failures.push({ title: 'Outputs not written', lines });
      return false;
    }
  };
  log.endGroup();
  const { content } = reading;
  const name = `${file.prefix}-${randomUUID().slice(0, 8)}.${file.extension}`;
  const path = join(env['RUNNER_TEMP'] || tmpdir(), name);
  const isThere =
    content !== undefined &&
    (await tell(path, 'Look whether the disk of this runner is full.', () =>
      writeFileAtomically(path, content),
    ));
  const instead = isThere ? `the file of \`${file.output}\`: ${path}` : 'no file either: see the errors';
  const fitted = Object.entries(reading.outputs).map(([output, text]) => {
    return [output, emptyIfTooLarge(output, text, instead, log)];
  });
  const outputs = { ...Object.fromEntries(fitted), [file.output]: isThere ? path : '' };
  const where = isThere ? `What they would say is in ${path}` : 'What they would say is lost: run it again.';
  await tell(env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT', where, () => writeStepOutputs(outputs, env));
  annotateFailures(failures, log);
  logWaitTime(Math.round(waitTimer.totalMs), log);
  if (isThere) log.info(`All of it: ${path}`);
  log.flush();
  return failures.length === 0;
}
