import * as core from '@actions/core';
import { buildManifest, type Conclusion } from '../pipeline/manifest.ts';
import { causeChain } from '../support/cause-chain.ts';
import { writeFileAtomically } from '../support/write-file-atomically.ts';
import type { Ending } from './ending.ts';
import type { Failure } from './failure.ts';
import type { Inputs } from './inputs.ts';
import { renderJobSummary } from './job-summary.ts';
import type { Log } from './log.ts';
import { writeOutputs } from './outputs.ts';
import type { RunContext } from './run-context.ts';

/**
 * Tells how a run ended wherever it is told: manifest, outputs, annotations, job summary.
 *
 * @returns the final conclusion: a manifest that can't be written makes a failure of a success
 */
export async function finishRun(
  ending: Ending,
  inputs: Pick<Inputs, 'baseUrl' | 'organizationId' | 'manifestPath' | 'summary'>,
  run: { readonly startedAt: Date; readonly context: RunContext; readonly log: Log },
): Promise<Conclusion> {
  const { manifestPath } = inputs;
  const { log, context, startedAt } = run;
  const head = { conclusion: ending.conclusion, ...inputs, startedAt, finishedAt: new Date() };
  let manifest = buildManifest(head, ending.report);
  const failures: Failure[] = [...ending.failures];
  try {
    await writeFileAtomically(manifestPath, `${JSON.stringify(manifest, undefined, 2)}\n`);
  } catch (error) {
    const lines = [
      `${manifestPath}: ${causeChain(error).join(': ')}`,
      'Choose another place with `manifest`.',
    ];
    failures.push({ title: 'Manifest not written', lines });
    manifest = { ...manifest, conclusion: 'failure' };
  }
  for (const { title, lines } of failures) log.error(title, ...lines);
  writeOutputs(ending.report, manifestPath, log);
  if (inputs.summary)
    await writeSummary(renderJobSummary({ manifest, manifestPath, failures, context }), log);
  log.info(`Manifest: ${manifestPath}`);
  log.flush();
  return manifest.conclusion;
}

async function writeSummary(markdown: string, log: Log): Promise<void> {
  // GitHub's own runner always sets it; others that run actions may not.
  if (!process.env['GITHUB_STEP_SUMMARY']) return;
  try {
    await core.summary.addRaw(markdown).write();
  } catch (error) {
    log.warning('Job summary not written', causeChain(error).join(': '));
  }
}
