import { posix } from 'node:path';
import mime from 'mime';
import { pathMatcher } from '../../pipeline/find/patterns.ts';

/** RFC 2046, section 4.5.1: arbitrary data. */
const UNKNOWN = 'application/octet-stream';

/** Files that match the pattern have this media type. */
export interface ContentTypeRule {
  readonly pattern: string;
  readonly mediaType: string;
}

/**
 * Returns a function from a path (relative to the working directory, with `/`) to its media type: that of the first rule
 * that matches, or else that of the extension.
 */
export function contentTypes(rules: readonly ContentTypeRule[]): (path: string) => string {
  const matchers = rules.map(({ pattern, mediaType }) => ({
    matches: pathMatcher(pattern),
    mediaType,
  }));
  return (path) => matchers.find(({ matches }) => matches(path))?.mediaType ?? typeOfExtension(path);
}

function typeOfExtension(path: string): string {
  // `mime` treats a path without a dot as an extension, so a file called `json` would have the type of JSON.
  return mime.getType(posix.extname(path)) ?? UNKNOWN;
}
