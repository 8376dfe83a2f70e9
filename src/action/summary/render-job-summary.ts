import { renderExports } from './render-exports.ts';
import { renderFailures } from './render-failures.ts';
import { renderOrigin } from './render-origin.ts';
import { renderHead } from './summary.ts';
import type { SummaryContent } from './summary-content.ts';
import { renderAssets } from './tables.ts';
import { renderTimeline } from './timeline.ts';

/**
 * The job summary as Markdown; a pure function of its arguments.
 *
 * The runner drops a summary above 1,048,576 bytes as a whole. Each part has a budget of its own, and all of them
 * together stay below 900,000 bytes, whatever is in them.
 */
export function renderJobSummary(content: SummaryContent): string {
  const { manifest } = content;
  const blocks = [
    ...renderHead(content),
    ...renderFailures(content.failures),
    ...renderExports(manifest),
    ...renderAssets(manifest),
    ...renderTimeline(content),
    renderOrigin(content),
  ];
  return `${blocks.join('\n\n')}\n`;
}
