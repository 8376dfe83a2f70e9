import * as core from '@actions/core';
import type { Conclusion } from '../../pipeline/manifest/manifest.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import type { PipelineReport } from '../../pipeline/outcomes.ts';
import { withDeadline } from '../../support/cancellation.ts';
import { causeChain } from '../../support/error-text.ts';
import { explainDenial, writeFileAtomically } from '../../support/files.ts';
import { annotateFailures, type Failure, withAdvice } from '../failures/failures.ts';
import type { RecordedStep } from '../recorded-step.ts';
import type { ActionContext } from '../run-action.ts';
import { logWaitTime } from '../runner/log.ts';
import { checkOutputFile, fitOutput, writeOutputs, writeStepOutputs } from '../runner/outputs.ts';
import { temporaryFile } from '../runner/runner.ts';
import { NO_ASSETS, renderJobSummary } from '../summary/summary.ts';

/**
 * Reports a step that uploads or exports: outputs, manifest, annotations, job summary. If one of them can't be written, the others
 * still are.
 *
 * @returns the conclusion: `failure` also if the manifest or the outputs could not be written
 */
export async function finishRun(given: readonly Failure[], step: RecordedStep): Promise<Conclusion> {
  const { env, log, origin, waitTimer, record, manifest, rerun, limitUsage } = step;
  const { path } = manifest;
  const finishedAt = new Date();
  const waitedMs = Math.round(waitTimer.totalMs);
  // A crash leaves its group open, and annotations inside a folded group are hard to find.
  log.endGroup();
  const failures = [...given];
  const outputsAdvice = `Read the values from the manifest: ${path}`;
  const outputs = () => writeOutputs(record.report(), path, { env, log });
  await writeOrReport(failures, outputFileName(env), outputsAdvice, outputs);
  const { error } = manifest;
  if (error !== undefined) failures.push(notWritten('Manifest not written', path, error, NOT_SENT));
  const write = () => manifest.finish(conclude(failures, record), finishedAt);
  await writeOrReport(failures, path, LAST_WRITE, write, 'Manifest not written');
  const conclusion = conclude(failures, record);
  await rerun.keep(conclusion);
  const explained = withAdvice(failures, rerun.advice);
  annotateFailures(explained, log);
  if (conclusion === 'success') await rerun.finish();
  const report = record.report();
  if (step.summary) {
    const durationMs = finishedAt.getTime() - record.startedAt.getTime();
    const content = {
      ...report,
      conclusion,
      durationMs,
      manifestPath: manifest.keptAt,
      failures: explained,
      limitUsage,
      origin,
      waitedMs,
      foundNothing: record.foundNothing,
      continued: rerun.continued,
    };
    await writeSummary(renderJobSummary(content), step);
  }
  logWaitTime(waitedMs, log);
  log.info(`Manifest: ${path}`);
  if (conclusion === 'success') for (const line of whatWasNotAsked(report, record)) log.info(line);
  log.flush();
  return conclusion;
}

/** What a green step was not asked to do, so that nobody takes its colour for more. */
function whatWasNotAsked({ uploads, exports }: PipelineReport, { foundNothing }: RunRecord): string[] {
  if (exports.length === 0)
    return ['No export was triggered: neither `variant` with `network` nor `exports` was given'];
  if (uploads.length > 0) return [];
  return [`Exports triggered, nothing uploaded: ${foundNothing ? 'no file matched' : NO_ASSETS}`];
}

const CHECK_FILE =
  'Check the space on the disk and who owns the file, or choose another place with `manifest`.';
const NOT_SENT = `What could not be recorded was not sent. ${CHECK_FILE}`;
const LAST_WRITE = `The log and the outputs have what the manifest lacks. ${CHECK_FILE}`;

/** The conclusion follows from the failures and the outcomes. */
function conclude(failures: readonly Failure[], { isDone, isDryRun }: RunRecord): Conclusion {
  if (failures.some(({ title }) => title === 'Outputs not written' || title === 'Manifest not written'))
    return 'failure';
  if (failures.some(({ title }) => title === 'Cancelled')) return 'cancelled';
  if (failures.length > 0) return 'failure';
  if (isDryRun) return 'planned';
  return isDone ? 'success' : 'failure';
}

async function writeSummary(markdown: string, { env, log, signal }: ActionContext): Promise<void> {
  // GitHub's runner always sets this variable. Other runners of actions may not.
  const path = env['GITHUB_STEP_SUMMARY'];
  if (!path) return;
  try {
    await withDeadline(core.summary.addRaw(markdown).write(), signal);
  } catch (error) {
    const advice = 'The log, the outputs and the manifest have the same information.';
    log.warning('Job summary not written', `${path}: ${causeChain(error).join(': ')}`, advice);
  }
}

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
  { outputs, content, ...result }: QueryResult,
  file: { readonly output: string; readonly prefix: string; readonly extension: string },
  { env, log, signal, waitTimer }: ActionContext,
): Promise<boolean> {
  const failures = [...result.failures];
  log.endGroup();
  const path = temporaryFile(env, file.prefix, file.extension);
  const isWritten =
    content !== undefined &&
    (await writeOrReport(failures, path, 'Check whether the disk of this runner is full.', () =>
      withDeadline(writeFileAtomically(path, content), signal),
    ));
  const instead = isWritten ? `the file of \`${file.output}\`: ${path}` : 'no file either: see the errors';
  const fitting = Object.entries(outputs).map(([output, text]) => {
    return [output, fitOutput(output, text, instead, log)];
  });
  const advice = isWritten
    ? `Read the values from the file: ${path}`
    : 'The values are lost: run the action again.';
  const values = { ...Object.fromEntries(fitting), [file.output]: isWritten ? path : '' };
  await writeOrReport(failures, outputFileName(env), advice, () => writeStepOutputs(values, { env, log }));
  annotateFailures(failures, log);
  logWaitTime(Math.round(waitTimer.totalMs), log);
  if (isWritten) log.info(`Full content: ${path}`);
  log.flush();
  return failures.length === 0;
}

/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
export function outputsFailure(env: NodeJS.ProcessEnv): Failure | undefined {
  try {
    checkOutputFile(env);
    return undefined;
  } catch (error) {
    const advice = 'Nothing was sent, because later steps would not learn of it.';
    return notWritten('Outputs not written', outputFileName(env), error, advice);
  }
}

/** The name of the file of outputs, for messages. */
function outputFileName(env: NodeJS.ProcessEnv): string {
  return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}

/** Calls `write`. An error does not stop the run: it becomes the failure of this file. Returns whether `write` succeeded. */
async function writeOrReport(
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
    const isKnown = failures.some((one) => one.title === title && one.lines[0]?.startsWith(`${path}: `));
    if (!isKnown) failures.push(notWritten(title, path, error, advice));
    return false;
  }
}

function notWritten(title: Failure['title'], path: string, error: unknown, advice: string): Failure {
  const denial = explainDenial(error);
  const reason = `${path}: ${causeChain(error).join(': ')}`;
  return { title, lines: [reason, denial === undefined ? advice : `${denial} ${advice}`] };
}
