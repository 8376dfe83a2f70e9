import { truncate } from '../support/text.ts';
import { redactUntrusted } from './redaction/untrusted-text.ts';

/** What is wrong with a response, if something in front of the server answered with a sign-in page or a block page. */
export const WEB_PAGE = 'the body is a web page';

/** Characters of a body that are searched for a web page and its title. */
const MAX_HEAD_LENGTH = 16_384;
const MAX_TITLE_LENGTH = 100;

/**
 * The title of a web page, whatever its type is; `''` if it has none, `undefined` if the text is no web page.
 *
 * @param redact removes secrets from a text
 */
export function pageTitle(text: string, redact: (text: string) => string): string | undefined {
  const head = text.slice(0, MAX_HEAD_LENGTH);
  if (!/^<(?:!doctype\s+html|html)[\s/>]/i.test(withoutProlog(head))) return undefined;
  const title = /<title[^<>]*>([^<]*)</i.exec(head)?.[1] ?? '';
  return truncate(redactUntrusted(redact(title)), MAX_TITLE_LENGTH);
}

/** Says that a body is a web page, and quotes its title. */
export function pageProblem(title: string): string {
  return title === '' ? WEB_PAGE : `${WEB_PAGE}: "${title}"`;
}

/** Removes what may stand before the root of a document: blanks, comments and declarations of XML. */
export function withoutProlog(text: string): string {
  return text.replace(/^(?:\s|<!--(?:(?!-->).)*-->|<\?[^>]*>)+/s, '');
}
