import { cut } from '../../support/cut.ts';
import { markdownText } from '../runner/sanitize.ts';

const LONGEST = 1_000;
/** Of Markdown, in which one character may take 22 bytes. */
const LONGEST_BYTES = 2_000;

/** As much of a text of any origin as has room outside of tables, as Markdown of at most 2,000 bytes. */
export function shortText(text: string): string {
  for (let length = LONGEST; ; length = Math.floor(length / 2)) {
    const markdown = markdownText(cut(text, length));
    if (Buffer.byteLength(markdown) <= LONGEST_BYTES) return markdown;
  }
}
