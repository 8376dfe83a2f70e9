import { constants } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../support/error-text.ts';
import { patiently } from '../../support/files.ts';
import {
  type Check,
  type Checks,
  hasFields,
  isCount,
  isFlag,
  isName,
  isOneOf,
  isRecord,
  isSha256,
  isText,
  isTime,
  optional,
  parseExact,
} from '../../support/json.ts';
import { type ExportEntry, exportKey, type FileEntry, isStored, type RunAttempt } from '../outcomes.ts';
import { type Owner, otherOwner } from './owner.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'planned';

/** The workflow run of the step that wrote a manifest last. */
export interface ManifestRun extends RunAttempt {
  /** `owner/name` */
  readonly repository: string;
  /** Stays when a repository is renamed. Absent if the runner does not say it. */
  readonly repositoryId?: number;
}

/**
 * What the service has, as far as the steps that share the file know: which file has which asset id, and which export was requested
 * by which run. Contains neither the token nor an upload URL.
 */
export interface Manifest extends Owner {
  readonly version: 1;
  /** Absent if the run is not known. */
  readonly run?: ManifestRun;
  /** Of the step that wrote last, as are `run` and the times. */
  readonly conclusion: Conclusion;
  /** Whether every asset of the last step that was to upload is stored. Absent as long as only export steps wrote. */
  readonly complete?: boolean;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** ISO 8601, UTC. Absent while the run goes on, and for ever if it was killed. */
  readonly finishedAt?: string;
  readonly assets: readonly FileEntry[];
  readonly exports: readonly ExportEntry[];
}

/** A string holds no more: 512 MiB. docs/performance.md, *Limits*, says how many files that are. */
const MAX_BYTES = constants.MAX_STRING_LENGTH;

/**
 * Reads the manifest that a step extends, and checks that it is one of this owner.
 *
 * @returns `undefined` if there is none: a file that is empty is nothing. A text if the step must leave the file as it is: the end of a
 *   sentence that begins with `manifest` and says why. It quotes nothing of the file, which may be a secret.
 */
export async function readManifest(path: string, owner: Owner): Promise<Manifest | undefined | string> {
  let text: string;
  try {
    // Before opening, which would block on a named pipe.
    const stats = await stat(path);
    if (!stats.isFile()) return 'must be a file, but a folder or a device has that name';
    if (stats.size > MAX_BYTES) return 'is larger than 512 MiB';
    text = await patiently(() => readFile(path, 'utf8'));
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : `can't be read (${code})`;
  }
  if (text === '' || text === '\uFEFF') return undefined;
  const content = parseExact(text);
  if (content === undefined && /^\uFEFF?\s*\{/.test(text)) return `is damaged or cut off: ${RESTORE}`;
  const manifest = toManifest(content);
  const other = typeof manifest === 'string' ? undefined : otherOwner(manifest, owner);
  const advice = 'give each service and organization a `manifest` of its own';
  return other === undefined ? manifest : `is the record of another \`${other}\`: ${advice}`;
}

const ANOTHER_FILE = 'give another path, or delete the file if nothing in it is needed';
const RESTORE = 'restore it, or delete it, and everything is sent again';

/** The fields that tell a manifest from other files. */
const FIELDS = ['version', 'baseUrl', 'organizationId', 'assets'];

/** Returns parsed JSON as the manifest that it is, or why it is none: the end of a sentence that begins with `manifest`. */
export function toManifest(content: unknown): Manifest | string {
  if (!isRecord(content) || !FIELDS.every((name) => Object.hasOwn(content, name)))
    return `names a file that is not a manifest: ${ANOTHER_FILE}`;
  if (content['version'] !== 1) return `was not written by this version of the action: ${ANOTHER_FILE}`;
  const part = damagedPart(content);
  if (part !== undefined) return `is damaged (${part}): ${RESTORE}`;
  const { exports = [], ...manifest } = content as unknown as Manifest;
  // An entry of an export may become an outcome of this step, so it has no fields but those that this version writes.
  const isKnown = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(EXPORT, name);
  const known = exports.map((entry) => Object.fromEntries(Object.entries(entry).filter(isKnown)));
  return { ...manifest, exports: known as unknown as ExportEntry[] };
}

/** Files of an upload that is not complete, by path; absent if it is complete, or if no step was to upload. */
export function missingFiles(manifest: Manifest | undefined): readonly string[] | undefined {
  if (manifest?.complete !== false) return undefined;
  return manifest.assets.filter((entry) => !isStored(entry)).map(({ path }) => path);
}

const ATTEMPT = { id: isCount, attempt: isCount, commit: isText };

const HEAD: Checks = {
  baseUrl: isText,
  organizationId: isText,
  run: optional(hasFields({ ...ATTEMPT, repository: isText, repositoryId: optional(isCount) })),
  conclusion: optional(isOneOf('success', 'failure', 'cancelled')),
  complete: optional(isFlag),
  startedAt: optional(isTime),
  finishedAt: optional(isTime),
  assets: Array.isArray,
  exports: optional(Array.isArray),
};

const FILE: Checks = {
  path: isName,
  fileName: isName,
  contentType: isName,
  size: isCount,
  status: isOneOf('uploaded', 'reused', 'failed', 'not-attempted'),
  assetId: optional(isName),
  sha256: optional(isSha256),
  attempts: optional(isCount),
  durationMs: optional(isCount),
  error: optional(isText),
};

const EXPORT: Checks = {
  variantId: isText,
  network: isText,
  status: isOneOf('triggered', 'reused', 'failed', 'unknown', 'not-attempted'),
  attempts: optional(isCount),
  run: optional(hasFields(ATTEMPT)),
  response: () => true,
  location: optional(isText),
  deployed: optional(isFlag),
  error: optional(isText),
};

/** The first part that no step writes so; `undefined` if there is none. */
function damagedPart(content: Readonly<Record<string, unknown>>): string | undefined {
  const field = Object.keys(HEAD).find((name) => !HEAD[name]?.(content[name]));
  if (field !== undefined) return `\`${field}\``;
  const { assets, exports = [] } = content as unknown as Manifest;
  return (
    damagedEntry('asset', assets, hasFields(FILE), ({ path }) => path) ??
    damagedEntry('export', exports, hasFields(EXPORT), exportKey)
  );
}

function damagedEntry<Entry>(
  kind: string,
  entries: readonly Entry[],
  isGood: Check,
  keyOf: (entry: Entry) => string,
): string | undefined {
  const keys = new Set<string>();
  const index = entries.findIndex((entry) => !isGood(entry) || keys.size === keys.add(keyOf(entry)).size);
  return index === -1 ? undefined : `${kind} ${index + 1}`;
}
