import { whyNoToken } from './connection.ts';
import type { InputReader } from './input-reader.ts';

/**
 * The API token. Sentences about it never quote it: not even the part that is wrong may reach a log.
 *
 * A line break or a character beyond ASCII would make Node's header code throw an error that quotes the whole value.
 */
export function readToken(
  reader: InputReader,
  { needed, env }: { readonly needed: boolean; readonly env: NodeJS.ProcessEnv },
): string | undefined {
  const token = reader.text('token', 'PLAYABLE_TOKEN');
  if (token === '') {
    if (needed) {
      reader.reject('token', `is empty: give it as an input or as PLAYABLE_TOKEN. ${whyNoToken(env)}`);
    }
    return undefined;
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    reader.reject(
      'token',
      'must be one line of printable ASCII without spaces: was it copied whole, and only it?',
    );
  }
  return token;
}
