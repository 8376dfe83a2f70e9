import type { InputReader } from './input-reader.ts';

/** The token for GitHub; absent where no deployments are wanted. Sentences about it never quote it, as with `readToken`. */
export function readGitHubToken(reader: InputReader): string | undefined {
  const token = reader.text('github-token');
  if (token === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(token)) {
    reader.reject('github-token', 'must be one line of printable ASCII without spaces, as `github.token` is');
  }
  return token;
}
