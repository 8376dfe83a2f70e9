import { constants } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../support/error-text.ts';
import { openPatiently } from '../../support/files.ts';
import { isRecord, parseExact } from '../../support/json.ts';
import { findDamage } from './check-manifest.ts';
import type { Manifest } from './manifest.ts';

/** A string holds no more: 512 MiB. docs/capacity.md, *Limits*, says how many files that are. */
const MAX_BYTES = constants.MAX_STRING_LENGTH;

/** The fields that every version of the action has written. */
const FIELDS = ['version', 'baseUrl', 'organizationId', 'assets'];

/** `why` completes a sentence. It quotes nothing of the file, because the file may be a secret. */
export type ManifestAtPath =
  | { readonly kind: 'missing' }
  /** No manifest, or not readable. To replace it could destroy what somebody needs. */
  | { readonly kind: 'other'; readonly why: string }
  /** A manifest of another version, or a damaged one. */
  | { readonly kind: 'unusable'; readonly why: string }
  | { readonly kind: 'readable'; readonly content: Manifest };

/** What a run may replace. */
export type ReplaceableFile = Exclude<ManifestAtPath, { readonly kind: 'other' }>;

/** Reads a manifest and checks its fields. One that no step would write makes it unusable. An empty file counts as missing. */
export async function readManifest(path: string): Promise<ManifestAtPath> {
  let text: string;
  try {
    // Before opening, which would block on a named pipe.
    const stats = await stat(path);
    if (!stats.isFile()) return { kind: 'other', why: 'it is not a regular file' };
    if (stats.size > MAX_BYTES) return { kind: 'other', why: 'it is larger than 512 MiB' };
    text = await openPatiently(() => readFile(path, 'utf8'));
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    // ENOTDIR: a parent of the path is a file, so there is no manifest either.
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'other', why: `it can't be read (${code})` };
  }
  if (text === '') return { kind: 'missing' };
  const content = parseExact(text);
  if (!isRecord(content) || !FIELDS.every((field) => Object.hasOwn(content, field)))
    return { kind: 'other', why: 'it is not a manifest' };
  if (content['version'] !== 1)
    return { kind: 'unusable', why: 'it was not written by this version of the action' };
  const damage = findDamage(content);
  if (damage !== undefined) return { kind: 'unusable', why: damage };
  return { kind: 'readable', content: content as unknown as Manifest };
}
