import { posix } from 'node:path';
import mime from 'mime';
import { describedFiles, type Places } from '../../pipeline/find/line-matcher.ts';
import type { ContentTypeRule } from '../runner/inputs/fields.ts';

/** RFC 2046, section 4.5.1: arbitrary data. */
const UNKNOWN = 'application/octet-stream';

/**
 * Returns a function from a path to its media type: that of the first rule that matches, or else that of the extension.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 */
export function contentTypes(
  rules: readonly ContentTypeRule[],
  places: Places,
  paths: readonly string[],
): (path: string) => string {
  const patterns = rules.map(({ pattern }) => pattern);
  const described = describedFiles(patterns, places, paths);
  const types = new Map<string, string>();
  // The first rule wins.
  for (const [index, { mediaType }] of [...rules.entries()].reverse())
    for (const path of described[index] ?? []) types.set(path, mediaType);
  return (path) => types.get(path) ?? typeOfExtension(path);
}

function typeOfExtension(path: string): string {
  // `mime` treats a path without a dot as an extension, so a file called `json` would have the type of JSON.
  return mime.getType(posix.extname(path)) ?? UNKNOWN;
}
