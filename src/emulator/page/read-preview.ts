import { open, stat } from 'node:fs/promises';
import type { AssetRecord } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import { type FileKind, fileKind } from './file-kind.ts';

/** What of an asset can be shown. */
export type Preview =
  | { readonly kind: Exclude<FileKind, 'text'> }
  | { readonly kind: 'text'; readonly beginning: string; readonly isWhole: boolean }
  /** Its bytes have not arrived, or are with another storage. */
  | { readonly kind: 'none' };

const BEGINNING_BYTES = 600;

/** Looks at an asset's file: whether it is there, and of a text its beginning. */
export async function readPreview(asset: AssetRecord, data: DataDirectory): Promise<Preview> {
  if (asset.status !== 'uploaded') return { kind: 'none' };
  const path = data.filePath(asset.assetId);
  const kind = fileKind(asset.contentType);
  try {
    if (kind === 'text') return await readBeginning(path);
    await stat(path);
    return { kind };
  } catch {
    return { kind: 'none' };
  }
}

async function readBeginning(path: string): Promise<Preview> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES + 1), 0, BEGINNING_BYTES + 1, 0);
  const isWhole = bytesRead <= BEGINNING_BYTES;
  // A character that the cut goes through is left out.
  const decoder = new TextDecoder();
  const bytes = buffer.subarray(0, Math.min(bytesRead, BEGINNING_BYTES));
  return { kind: 'text', beginning: decoder.decode(bytes, { stream: !isWhole }), isWhole };
}
