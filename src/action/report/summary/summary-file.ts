import * as core from '@actions/core';
import { withDeadline } from '../../../support/cancellation.ts';
import { causeChain } from '../../../support/error-text.ts';
import type { ActionContext } from '../../runner/runner.ts';

/** Adds Markdown to the job summary. An error is a warning: the step has the same information elsewhere. */
export async function writeSummary(
  markdown: string,
  { env, log, signal }: Pick<ActionContext, 'env' | 'log' | 'signal'>,
): Promise<void> {
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
