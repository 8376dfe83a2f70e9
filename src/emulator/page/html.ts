import type { html } from 'hono/html';

/** What a template gives: markup in which every text that was put into it is escaped. */
export type Html = ReturnType<typeof html>;
