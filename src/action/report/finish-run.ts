import * as core from '@actions/core';
import { buildManifest, type Conclusion } from '../../pipeline/manifest/manifest.ts';
import { causeChain } from '../../support/errors.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { jsonInParts } from '../../support/json.ts';
import { annotateFailures, type Failure } from '../failures/failures.ts';
import type { RecordedRun } from '../recorded-run.ts';
import type { RunResult } from '../run-result.ts';
import { type Log, logWaitTime } from '../runner/log.ts';
import { writeOutputs } from '../runner/outputs.ts';
import { renderJobSummary } from '../summary/summary.ts';
import { temporaryManifestPath } from '../upload/upload-inputs.ts';

/**
 * Tells how a run ended wherever it is told: manifest, outputs, annotations, job summary. None of them keeps the others
 * from being written.
 *
 * @returns the final conclusion: what can't be told makes a failure of a success
 */
export async function finishRun(result: RunResult, run: RecordedRun): Promise<Conclusion> {
  const { env, log, origin, startedAt, waitTimer } = run;
  const { conclusion, shardPart } = result;
  const waitedMs = Math.round(waitTimer.totalMs);
  const phases = run.phases.phases(waitTimer);
  const { baseUrl = '', organizationId = '', summary = true } = result.inputs ?? {};
  const manifestPath = result.inputs?.manifestPath ?? temporaryManifestPath(env);
  const head = { conclusion, baseUrl, organizationId, startedAt, finishedAt: new Date(), shardPart };
  // Work that never came to its end has left its group open, and nobody opens one to find what went wrong.
  log.endGroup();
  let manifest = buildManifest(head, result.report, result.previousUploads);
  const failures: Failure[] = [...result.failures];
  const tell = async (
    path: string,
    [title, advice]: readonly [Failure['title'], string],
    write: () => unknown,
  ): Promise<void> => {
    try {
      await write();
    } catch (error) {
      failures.push({ title, lines: [`${path}: ${causeChain(error).join(': ')}`, advice] });
      manifest = { ...manifest, conclusion: 'failure' };
    }
  };
  await tell(manifestPath, ['Manifest not written', 'Choose another place with `manifest`.'], () =>
    writeFileAtomically(manifestPath, jsonInParts(manifest)),
  );
  const instead = `What they would say is in the manifest: ${manifestPath}`;
  await tell(env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT', ['Outputs not written', instead], () =>
    writeOutputs(result.report, manifestPath, { env, log }),
  );
  annotateFailures(failures, log);
  if (summary) {
    const content = { manifest, manifestPath, failures, origin, waitedMs, phases };
    await writeSummary(renderJobSummary(content), env, log);
  }
  logWaitTime(waitedMs, log);
  log.info(`Manifest: ${manifestPath}`);
  log.flush();
  return manifest.conclusion;
}

async function writeSummary(markdown: string, env: NodeJS.ProcessEnv, log: Log): Promise<void> {
  // GitHub's own runner always sets it; others that run actions may not.
  if (!env['GITHUB_STEP_SUMMARY']) return;
  try {
    await core.summary.addRaw(markdown).write();
  } catch (error) {
    const where = env['GITHUB_STEP_SUMMARY'];
    const instead = 'The log, the outputs and the manifest say the same: look there.';
    log.warning('Job summary not written', `${where}: ${causeChain(error).join(': ')}`, instead);
  }
}
