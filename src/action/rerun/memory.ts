import { createHash } from 'node:crypto';
import { type Owner, otherOwner } from '../../pipeline/manifest/owner.ts';
import {
  type ExportRequest,
  exportKey,
  type FileEntry,
  type FileIdentity,
  type StoredBytes,
} from '../../pipeline/outcomes.ts';
import {
  hasFields,
  isCount,
  isFlag,
  isName,
  isOneOf,
  isRecord,
  isSha256,
  isText,
  parseJson,
} from '../../support/json.ts';
import { byPath } from '../../support/paths.ts';
import { normalizeAddress } from '../../support/text.ts';

// What a workflow run remembers of its earlier attempts: which bytes have which id, and which export was requested for which files. Any
// workflow of the branch can write it, so it is data: checked, compared, and nothing else.

/** Bytes that a service has. */
export type KeptFile = Owner & Omit<FileIdentity, 'path'> & StoredBytes;

/** An export that a step asks for, or has requested. The organization is empty if the step had none. */
export type OwnedRequest = Owner & ExportRequest;

/** An export that was requested. */
export interface KeptExport extends OwnedRequest {
  /** The digest of its files; empty if its step knew none. */
  readonly files: string;
  readonly status: 'triggered' | 'unknown' | 'failed';
  /** Of the workflow run. */
  readonly attempt: number;
  /** Whether GitHub has its success as a deployment. */
  readonly deployed: boolean;
}

export interface Memory {
  readonly files: readonly KeptFile[];
  readonly exports: readonly KeptExport[];
}

/** Identifies a list of files with their bytes; empty if there is none, or if the bytes of one are not known. */
export function digestOf(files: readonly FileEntry[]): string {
  if (files.length === 0 || files.some(({ sha256 }) => sha256 === undefined)) return '';
  const hash = createHash('sha256');
  for (const { path, fileName, contentType, size, sha256 } of files.toSorted(byPath))
    hash.update(`${JSON.stringify([path, fileName, contentType, size, sha256])}\n`);
  return hash.digest('hex');
}

/** Identifies what several uploads have together by the digests of each; empty if there is none. */
export function joinDigests(digests: readonly string[]): string {
  const lists = [...new Set(digests.filter((digest) => digest !== ''))];
  return lists.length > 1 ? createHash('sha256').update(lists.join('\n')).digest('hex') : (lists[0] ?? '');
}

/**
 * Joins what several steps did: what the last attempt says of a file or an export counts, and of one attempt the last step. No failure hides
 * that an export was triggered.
 */
export function joinMemories(memories: readonly Memory[]): Memory {
  const files = new Map<string, KeptFile>();
  const exports = new Map<string, KeptExport>();
  for (const memory of memories) {
    for (const file of memory.files) {
      files.set(bytesKey(file), file);
    }
    for (const one of memory.exports) {
      const key = `${one.files} ${requestKey(one)}`;
      if (saysMore(one, exports.get(key))) exports.set(key, one);
    }
  }
  return { files: [...files.values()], exports: [...exports.values()] };
}

/** Whether there is nothing that a step need not do again. */
export function isEmpty({ files, exports }: Memory): boolean {
  return files.length === 0 && exports.every(({ status }) => status === 'failed');
}

/** What tells a step from others. */
type StepContent = Pick<Memory, 'files'> & { readonly exports: readonly OwnedRequest[] };

/**
 * Whether two steps are the same one in two attempts. They have an export in common, whatever files it is of: calls of a reusable workflow
 * may upload the same files.
 */
export function isSameStep(one: StepContent, other: StepContent): boolean {
  const hasExports = one.exports.length > 0 && other.exports.length > 0;
  const keysOf = ({ files, exports }: StepContent) =>
    hasExports ? exports.map(requestKey) : files.map(bytesKey);
  return !new Set(keysOf(one)).isDisjointFrom(new Set(keysOf(other)));
}

function bytesKey({ assetId: _, ...bytes }: KeptFile): string {
  return JSON.stringify(Object.entries(bytes).sort());
}

/** What an export is of, but for its files. */
function requestKey(one: OwnedRequest): string {
  return [normalizeAddress(one.baseUrl), one.organizationId, exportKey(one)].join(' ');
}

function saysMore(one: KeptExport, known: KeptExport | undefined): boolean {
  if (known === undefined) return true;
  const isTriggered = one.status === 'triggered';
  if (isTriggered !== (known.status === 'triggered')) return isTriggered;
  return known.attempt < one.attempt || (known.attempt === one.attempt && one.status !== 'failed');
}

const isFile = hasFields({
  ...{ baseUrl: isName, organizationId: isName, fileName: isName, contentType: isName, size: isCount },
  ...{ sha256: isSha256, assetId: isName },
});
const isExport = hasFields({
  ...{ baseUrl: isName, organizationId: isText, variantId: isText, network: isText },
  ...{ attempt: isCount, deployed: isFlag },
  files: (value) => value === '' || isSha256(value),
  status: isOneOf('triggered', 'unknown', 'failed'),
});

/** Reads what the steps of a job did. Returns `undefined` if it is damaged. */
export function parseSteps(text: string): readonly Memory[] | undefined {
  const content = parseJson(text);
  if (!isRecord(content) || content['version'] !== 1 || !Array.isArray(content['steps'])) return undefined;
  const steps = content['steps'].map(toMemory);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** Returns `undefined` if it is damaged. */
export function toMemory(content: unknown): Memory | undefined {
  if (!isRecord(content)) return undefined;
  const { files, exports } = content as unknown as Memory;
  if (!Array.isArray(files) || !files.every(isFile)) return undefined;
  if (!Array.isArray(exports) || !exports.every(isExport)) return undefined;
  return { files, exports };
}

/** The content of an entry. */
export function formatSteps(steps: readonly Memory[]): string {
  return JSON.stringify({ version: 1, steps });
}

/** What is remembered for one service and organization, asked by content. */
export class EarlierAttempts {
  readonly #files: ReadonlyMap<string, readonly KeptFile[]>;
  readonly #exports = new Map<string, KeptExport>();

  constructor({ files, exports }: Memory, owner: Owner) {
    const isOwn = (one: Owner): boolean => otherOwner(one, owner) === undefined;
    this.#files = Map.groupBy(files.filter(isOwn), fileKey);
    for (const one of exports.filter(isOwn)) {
      const key = `${one.files} ${exportKey(one)}`;
      if (saysMore(one, this.#exports.get(key))) this.#exports.set(key, one);
    }
  }

  /** The uploads of this file's name, type and size. Its bytes may still differ. */
  findUploads(file: FileIdentity): readonly KeptFile[] {
    return this.#files.get(fileKey(file)) ?? [];
  }

  /** @param files the digest of the files that the export is of; empty if they are not known */
  exportOf(request: ExportRequest, files: string): KeptExport | undefined {
    return this.#exports.get(`${files} ${exportKey(request)}`);
  }
}

function fileKey({ fileName, contentType, size }: Omit<FileIdentity, 'path'>): string {
  return JSON.stringify([fileName, contentType, size]);
}
