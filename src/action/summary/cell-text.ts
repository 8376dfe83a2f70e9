import { cut } from '../../support/cut.ts';
import { markdownText } from '../runner/sanitize.ts';

const LONGEST = 120;

/** The beginning of a text of any origin, as Markdown for a cell or a heading. */
export function cellText(text: string): string {
  return markdownText(cut(text, LONGEST));
}
