import { html } from 'hono/html';
import { cut } from '../../support/cut.ts';
import { spellOutUnseen } from '../../support/text.ts';
import type { Html } from './html.ts';

const LONGEST = 200;

/** Text of any origin, made fit for a line of the page: never longer than 200 characters, and nothing unseen in it. */
export function plainText(text: string): string {
  return cut(spellOutUnseen(cut(text, LONGEST)), LONGEST);
}

/** The same as an element, whose reading direction has no say over what stands around it. */
export function outsideText(text: string): Html {
  return html`<bdi>${plainText(text)}</bdi>`;
}
