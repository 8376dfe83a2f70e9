import type { ContentTypeRule } from '../../pipeline/find/content-types.ts';
import type { InputReader } from './input-reader.ts';

/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE =
  /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*$/;

/** The lines of `content-types`, each `pattern: media/type`. */
export function readContentTypes(reader: InputReader): readonly ContentTypeRule[] {
  return reader.lines('content-types').flatMap(({ number, text }) => {
    const colon = text.indexOf(': ') === -1 ? text.indexOf(':') : text.indexOf(': ');
    const pattern = text.slice(0, Math.max(0, colon)).trim();
    const mediaType = text.slice(colon + 1).trim();
    if (pattern !== '' && MEDIA_TYPE.test(mediaType)) return [{ pattern, mediaType }];
    reader.reject(
      'content-types',
      `line ${number} must be \`pattern: media/type\`, not ${reader.quote(text)}`,
    );
    return [];
  });
}
