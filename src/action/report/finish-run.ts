import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { addKept, buildManifest } from '../../pipeline/manifest/build-manifest.ts';
import type { Conclusion } from '../../pipeline/manifest/manifest.ts';
import { withDeadline } from '../../support/deadline.ts';
import { causeChain } from '../../support/errors.ts';
import { explainLock, writeFileAtomically } from '../../support/files.ts';
import { jsonInParts } from '../../support/json.ts';
import { annotateFailures, type Failure } from '../failures/failures.ts';
import type { RecordedRun } from '../recorded-run.ts';
import type { ActionContext } from '../run-action.ts';
import type { RunResult } from '../run-result.ts';
import { logWaitTime } from '../runner/log.ts';
import { emptyIfTooLarge, tryStepOutputs, writeOutputs, writeStepOutputs } from '../runner/outputs.ts';
import { rejectNamedPipe } from '../runner/workflow-commands.ts';
import { renderJobSummary } from '../summary/summary.ts';
import { uploadsIn } from '../upload/previous-manifest.ts';
import { temporaryManifestPath } from '../upload/upload-inputs.ts';

/**
 * Reports the result of an action that uploads or exports: outputs, manifest, annotations, job summary. If one of them
 * can't be written, the others still are.
 *
 * @returns the final conclusion: `failure` if the manifest or the outputs could not be written
 */
export async function finishRun(result: RunResult, run: RecordedRun): Promise<Conclusion> {
  const { env, log, origin, signal, startedAt, waitTimer } = run;
  const { conclusion, shardPart } = result;
  await run.drafts.stop();
  const waitedMs = Math.round(waitTimer.totalMs);
  const { baseUrl = '', organizationId = '', summary = true } = result.inputs ?? {};
  const manifestPath = result.inputs?.manifestPath ?? temporaryManifestPath(env);
  const { deployed } = run.recorder;
  const known = { startedAt, finishedAt: new Date(), run: origin.manifestRun, shardPart, deployed };
  const head = { conclusion, baseUrl, organizationId, ...known };
  // A crash leaves its group open, and annotations inside a folded group are hard to find.
  log.endGroup();
  const failures = [...result.failures];
  const areOutputsWritten = await tryWrite(
    failures,
    outputFile(env),
    `Read the values from the manifest: ${manifestPath}`,
    async () => {
      await tryStepOutputs(env, signal);
      writeOutputs(result.report, manifestPath, { env, log });
    },
  );
  const { report, kept } = result;
  const previous = result.reusable ?? uploadsIn(result.previous);
  let manifest = buildManifest(
    areOutputsWritten ? head : { ...head, conclusion: 'failure' },
    report,
    previous,
  );
  const complete = kept ? addKept(manifest, report, kept) : manifest;
  const isManifestWritten = await tryWrite(
    failures,
    manifestPath,
    'Choose another place with `manifest`.',
    () => withDeadline(writeFileAtomically(manifestPath, jsonInParts(complete)), signal),
    'Manifest not written',
  );
  if (!isManifestWritten) manifest = { ...manifest, conclusion: 'failure' };
  annotateFailures(failures, log);
  if (summary) {
    const { limitUsage } = result;
    const { exports } = report;
    const content = { manifest, exports, manifestPath, failures, limitUsage, origin, waitedMs };
    await writeSummary(renderJobSummary(content), run);
  }
  logWaitTime(waitedMs, log);
  log.info(`Manifest: ${manifestPath}`);
  const { uploads, exports } = report;
  if (manifest.conclusion === 'success' && uploads.length > 0 && exports.length === 0)
    log.info('Nothing was exported: `variant` and `network` were not given');
  log.flush();
  return manifest.conclusion;
}

async function writeSummary(markdown: string, { env, log, signal }: ActionContext): Promise<void> {
  // GitHub's runner always sets this variable. Other runners of actions may not.
  const path = env['GITHUB_STEP_SUMMARY'];
  if (!path) return;
  try {
    rejectNamedPipe(path);
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
  const name = `${file.prefix}-${randomUUID().slice(0, 8)}.${file.extension}`;
  const path = join(env['RUNNER_TEMP'] || tmpdir(), name);
  const isWritten =
    content !== undefined &&
    (await tryWrite(failures, path, 'Check whether the disk of this runner is full.', () =>
      withDeadline(writeFileAtomically(path, content), signal),
    ));
  const instead = isWritten ? `the file of \`${file.output}\`: ${path}` : 'no file either: see the errors';
  const fitting = Object.entries(outputs).map(([output, text]) => {
    return [output, emptyIfTooLarge(output, text, instead, log)];
  });
  const advice = isWritten
    ? `Read the values from the file: ${path}`
    : 'The values are lost: run the action again.';
  await tryWrite(failures, outputFile(env), advice, async () => {
    await tryStepOutputs(env, signal);
    const values = { ...Object.fromEntries(fitting), [file.output]: isWritten ? path : '' };
    writeStepOutputs(values, { env, log });
  });
  annotateFailures(failures, log);
  logWaitTime(Math.round(waitTimer.totalMs), log);
  if (isWritten) log.info(`Full content: ${path}`);
  log.flush();
  return failures.length === 0;
}

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
function outputFile(env: NodeJS.ProcessEnv): string {
  return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}

/** Calls `write`. An error is added to `failures` and does not stop the run. Returns whether `write` succeeded. */
async function tryWrite(
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
