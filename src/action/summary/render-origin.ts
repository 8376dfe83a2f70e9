import type { RunContext } from '../run-context.ts';
import { shortText } from './short-text.ts';
import type { SummaryContent } from './summary-content.ts';

/** Where the run comes from, and where all of it can be read. */
export function renderOrigin({ context, manifestPath }: SummaryContent): string {
  const parts = [...sayRun(context), `Manifest: ${shortText(manifestPath)}`];
  return parts.join(' · ');
}

function sayRun({ repository, commit, run, runUrl }: RunContext): string[] {
  const words = run && shortText(run);
  const link = words && runUrl ? `[${words}](${linkTarget(runUrl)})` : words;
  return [
    ...(repository ? [`**${shortText(repository)}**`] : []),
    ...(commit ? [`commit ${shortText(commit.slice(0, 7))}`] : []),
    ...(link ? [`run ${link}`] : []),
  ];
}

function linkTarget(url: string): string {
  return encodeURI(url.toWellFormed()).replace(/[()]/g, (parenthesis) =>
    parenthesis === '(' ? '%28' : '%29',
  );
}
