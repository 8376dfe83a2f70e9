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
  environment: undefined,
} as const;

/**
 * Rejects every other input in which a token stands: it would be told wherever that input is. And each token is for one
 * side alone: what is sent to the service must not hold the one for GitHub, nor the other way round.
 */
export function refuseTokenElsewhere(
  reader: InputReader,
  tokens: { readonly token: string | undefined; readonly githubToken: string | undefined },
): void {
  const { token = '', githubToken = '' } = tokens;
  for (const [secret, words] of [
    [token, 'the token'],
    [githubToken, 'the `github-token`'],
  ] as const) {
    if (secret.length < SHORTEST_SECRET) continue;
    for (const [name, variable] of Object.entries(TOLD)) {
      if (reader.text(name, variable).includes(secret)) reader.reject(name, `must not contain ${words}`);
    }
  }
  if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) {
    reader.reject('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
  }
}

function containsSecret(text: string, secret: string): boolean {
  return secret.length >= SHORTEST_SECRET && text.includes(secret);
}
