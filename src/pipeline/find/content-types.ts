import { posix } from 'node:path';
import mime from 'mime';
import { Minimatch } from 'minimatch';
import { stripDotSlash } from '../../support/paths.ts';

/** Unknown extensions get what RFC 2046, 4.5.1 has for arbitrary data. */
const UNKNOWN = 'application/octet-stream';

/** Files that match the pattern are of this media type. */
export interface ContentTypeRule {
  readonly pattern: string;
  readonly mediaType: string;
}

/**
 * Makes the function from a path, relative to the working directory and with `/`, to its media type: the first rule
 * that matches, else the type known for the extension. A pattern without `/` matches the file name at any depth.
 */
export function contentTypes(rules: readonly ContentTypeRule[]): (path: string) => string {
  const compiled = rules.map(({ pattern, mediaType }) => ({
    matcher: new Minimatch(stripDotSlash(pattern), {
      dot: true,
      matchBase: true,
      nocomment: true,
      nonegate: true,
    }),
    mediaType,
  }));
  return (path) => compiled.find(({ matcher }) => matcher.match(path))?.mediaType ?? typeOfExtension(path);
}

function typeOfExtension(path: string): string {
  // Of a path without one, `mime` would take the whole name for it, and a file called `json` for JSON.
  return mime.getType(posix.extname(path)) ?? UNKNOWN;
}
