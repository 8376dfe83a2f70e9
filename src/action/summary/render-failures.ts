import { plural } from '../../support/plural.ts';
import type { Failure } from '../failures/failures.ts';
import { shortText } from './short-text.ts';

const MOST_FAILURES = 10;
const MOST_LINES = 12;
/** In bytes. */
const BUDGET = 120_000;

/** A section a cause: what happened, where, and in bold what to do. */
export function renderFailures(failures: readonly Failure[]): string[] {
  const sections: string[] = [];
  let bytes = 0;
  for (const failure of failures.slice(0, MOST_FAILURES)) {
    const section = renderFailure(failure);
    bytes += Buffer.byteLength(section);
    if (bytes > BUDGET) break;
    sections.push(section);
  }
  const left = failures.length - sections.length;
  return left === 0 ? sections : [...sections, `And ${plural(left, 'more cause')}, in the log.`];
}

function renderFailure({ title, lines }: Failure): string {
  const shown = lines.slice(0, MOST_LINES).map(shortText);
  // The last line of several says what to do.
  const advised = lines.length > 1 && lines.length <= MOST_LINES;
  // An element, because asterisks beside a blank from outside would be none.
  const last = advised ? [`➡️ <b>${shown.pop()}</b>`] : [];
  const more = lines.length > MOST_LINES ? ['…'] : [];
  return `### ⛔ ${title}\n\n${[...shown, ...last, ...more].join('<br>')}`;
}
