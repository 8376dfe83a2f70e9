import { closeSync, openSync, readSync } from 'node:fs';

const FIELDS = [
  'version',
  'run',
  'shard',
  'whole',
  'conclusion',
  'baseUrl',
  'organizationId',
  'assets',
  'exports',
];
/** The first field of a JSON object, and the second one if the first has a short value. */
const FIRST_FIELDS = /^\s*\{\s*"([^"]*)"(?:\s*:\s*(?:"[^"]*"|[\w.]+)\s*,\s*"([^"]*)")?/;
/** HTML, XML or a JSON list that is not empty. */
const OTHER_FORMAT = /^\s*(<|\[\s*[^\s\]])/;
/** A manifest may have another extension than `.json`, but hardly one of the files that playables consist of. */
const ASSET_NAME =
  /\.(html?|[cm]?js|css|png|jpe?g|gif|webp|avif|svg|mp[34]|webm|og[ag]|m4a|wav|glb|gltf|bin|wasm|woff2?|ttf|otf|zip)$/i;
const HEAD_BYTES = 256;

/**
 * Whether a regular file is surely no manifest, not even a damaged one. Looks at its name and its first bytes.
 */
export function isOtherThanManifest(path: string): boolean {
  const head = readHead(path);
  const fields = FIRST_FIELDS.exec(head)?.slice(1) ?? [];
  if (fields.length > 0) return fields.some((field) => field !== undefined && !FIELDS.includes(field));
  return OTHER_FORMAT.test(head) || (head !== '' && ASSET_NAME.test(path));
}

/** Returns no text for a missing file, and for one that can't be read: its reader reports that. */
function readHead(path: string): string {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(HEAD_BYTES);
      return bytes.toString('utf8', 0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
