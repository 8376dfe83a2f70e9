import type { InputReader } from './input-reader.ts';

/** A shorter token is a part of many a word. */
const SHORTEST_SECRET = 8;

/** What ends up in addresses, outputs, manifest and summary; with the variable that stands in for it, if there is one. */
const TOLD = {
  'base-url': 'PLAYABLE_BASE_URL',
  organization: 'PLAYABLE_ORGANIZATION',
  variant: undefined,
  network: undefined,
  assets: undefined,
  'working-directory': undefined,
  'content-types': undefined,
  manifest: undefined,
} as const;

/** Rejects every other input in which the token stands: it would be told wherever that input is. */
export function refuseTokenElsewhere(reader: InputReader, token: string | undefined): void {
  if (token === undefined || token.length < SHORTEST_SECRET) return;
  for (const [name, variable] of Object.entries(TOLD)) {
    if (reader.text(name, variable).includes(token)) reader.reject(name, 'must not contain the token');
  }
}
