import { plural } from '../../support/plural.ts';
import type { Failure } from '../failure.ts';
import { shortText } from './short-text.ts';

const MOST_FAILURES = 10;
const MOST_LINES = 12;
/** In bytes. */
const BUDGET = 120_000;

/** A block a cause: what happened, where, and with an arrow what to do. */
export function renderFailures(failures: readonly Failure[]): string[] {
  const blocks: string[] = [];
  let bytes = 0;
  for (const failure of failures.slice(0, MOST_FAILURES)) {
    const block = renderFailure(failure);
    bytes += Buffer.byteLength(block);
    if (bytes > BUDGET) break;
    blocks.push(block);
  }
  const left = failures.length - blocks.length;
  return left === 0 ? blocks : [...blocks, `And ${plural(left, 'more cause')}, in the log.`];
}

function renderFailure({ title, lines }: Failure): string {
  const shown = lines.slice(0, MOST_LINES).map(shortText);
  // The last line says what to do, but for inputs: there every line does.
  const advised = title !== 'Invalid input' && lines.length > 1 && lines.length <= MOST_LINES;
  const marked = shown.map((text, index) => (advised && index === shown.length - 1 ? `➡️ ${text}` : text));
  const more = lines.length > MOST_LINES ? ['…'] : [];
  return `> **${title}**<br>${[...marked, ...more].join('<br>')}`;
}
