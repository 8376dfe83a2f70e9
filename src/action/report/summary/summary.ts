import * as core from '@actions/core';
import type { Conclusion } from '../../../pipeline/manifest/manifest.ts';
import { isStored, isTriggered, type PipelineReport } from '../../../pipeline/outcomes.ts';
import { withDeadline } from '../../../support/cancellation.ts';
import { causeChain } from '../../../support/error-text.ts';
import { formatDuration, plural } from '../../../support/format.ts';
import type { LimitUsage } from '../../runner/inputs/size-limits.ts';
import { MAX_ANNOTATION_LINES, MAX_ANNOTATIONS } from '../../runner/log.ts';
import type { ActionContext, RunOrigin } from '../../runner/runner.ts';
import { describeDone, describePlan } from '../counts.ts';
import type { Failure } from '../failures/failures.ts';
import { cellText, escapeMessage, shortText } from './markdown.ts';
import { renderAssets, renderExports, renderResponses, renderSizeLimits } from './tables.ts';

/** What this step did. */
export interface SummaryContent extends PipelineReport {
  readonly conclusion: Conclusion;
  /** From the start of the step to its end. */
  readonly durationMs: number;
  /** Where the manifest is kept; absent if it goes with the runner. */
  readonly manifestPath?: string | undefined;
  readonly failures: readonly Failure[];
  readonly limitUsage: readonly LimitUsage[];
  readonly origin: RunOrigin;
  /** Whether the step was to upload, and found no file. */
  readonly foundNothing?: boolean;
  /** Which earlier attempt the step continues; empty if none. */
  readonly continued?: string;
}

/**
 * Renders the job summary as Markdown. For any content it stays below 900,000 bytes: the runner drops a whole summary above 1,048,576.
 */
export function renderJobSummary(content: SummaryContent): string {
  const blocks = [
    ...renderHead(content),
    ...renderFailures(content.failures),
    ...renderSizeLimits(content.limitUsage),
    ...renderExports(content),
    ...renderResponses(content),
    ...renderAssets(content),
    renderOrigin(content),
  ].filter((block) => block !== '');
  return `${blocks.join('\n\n')}\n`;
}

/** Why a step that was to export uploaded nothing. */
export const NO_ASSETS = '`assets` is empty';

function heading({ conclusion, uploads, exports, failures, foundNothing }: SummaryContent): string {
  const missing = whatIsMissing({ uploads, exports });
  switch (conclusion) {
    case 'success':
      if (exports.length === 0)
        return `✅ ${uploads.length > 0 ? 'Files uploaded' : 'No file to upload'}, no export triggered`;
      if (uploads.length > 0) return '✅ Exports triggered';
      return `✅ Exports triggered, ${foundNothing ? 'no file uploaded' : `nothing uploaded: ${NO_ASSETS}`}`;
    case 'failure':
      return `❌ ${missing ?? failures[0]?.title ?? 'Failed'}`;
    case 'cancelled':
      return `⚠️ Cancelled${missing === undefined ? '' : ` · ${missing}`}`;
    case 'planned':
      return '📝 Plan: nothing was sent';
  }
}

/** What was not done; `undefined` if all was, if there was nothing to do, or in a dry run. */
function whatIsMissing({ uploads, exports }: PipelineReport): string | undefined {
  if (uploads.some(({ status }) => status === 'planned')) return undefined;
  if (!exports.every(isTriggered))
    return exports.some(isTriggered) ? 'Not all exports triggered' : 'No export triggered';
  return uploads.every(isStored) ? undefined : 'Not all files uploaded';
}

function renderHead(content: SummaryContent): string[] {
  const { origin, durationMs, continued = '' } = content;
  const counts = content.conclusion === 'planned' ? describePlan(content) : describeDone(content);
  const ref = origin.ref ? [cellText(origin.ref)] : [];
  return [
    `## ${[heading(content), ...ref, formatDuration(durationMs)].join(' · ')}`,
    counts.join(' · '),
    continued && shortText(continued, escapeMessage),
  ];
}

function renderOrigin({ origin, manifestPath }: SummaryContent): string {
  const { repository, commit, run, runUrl } = origin;
  const text = run && shortText(run);
  const url = runUrl && encodeURI(runUrl.toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29');
  const parts = [
    repository && `**${shortText(repository)}**`,
    commit && `commit ${shortText(commit.slice(0, 7))}`,
    text && `run ${url ? `[${text}](${url})` : text}`,
    manifestPath && `Manifest: ${shortText(manifestPath)}`,
  ];
  return parts.filter((part) => part).join(' · ');
}

/** As the annotations: a section for each cause, with what happened, where, and in bold what to do. Each line has at most 2,000 bytes. */
function renderFailures(failures: readonly Failure[]): string[] {
  const sections = failures.slice(0, MAX_ANNOTATIONS).map(({ title, lines }) => {
    const shown = lines.slice(0, MAX_ANNOTATION_LINES).map((line) => shortText(line, escapeMessage));
    // `<b>` instead of `**`, which Markdown ignores next to a space.
    const last = shown.length > 1 ? [`➡️ <b>${shown.pop()}</b>`] : [];
    return `### ⛔ ${title}\n\n${[...shown, ...last].join('<br>')}`;
  });
  const omitted = failures.length - sections.length;
  return omitted === 0 ? sections : [...sections, `And ${plural(omitted, 'more cause')} in the log.`];
}

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
