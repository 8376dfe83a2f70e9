import { readFile } from 'node:fs/promises';
import type { UploadedAsset } from '../store/asset-table.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import { isArchive, openArchive, readFromArchive } from './archive.ts';
import type { Form } from './network.ts';

/** What a network would get: an uploaded page, or a zip. */
export interface Delivery {
  readonly form: Form;
  /** As uploaded, and unpacked. */
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly names: readonly string[];
  readonly page: Buffer;
  /** `undefined` if there is no such file. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
}

/** @throws {UnreadableFile} if the zip or its page can't be played. */
export async function deliveryOf(asset: UploadedAsset, data: DataDirectory): Promise<Delivery> {
  const { fileName, file, size: bytes } = asset;
  const path = data.filePath(file);
  if (!isArchive(asset)) {
    const read = async (name: string) => (name === fileName ? readFile(path) : undefined);
    return { form: 'html', bytes, unpackedBytes: bytes, names: [fileName], page: await readFile(path), read };
  }
  const { entries, page } = await openArchive(path);
  const read = async (name: string) => {
    const entry = entries.get(name);
    return entry && readFromArchive(path, entry);
  };
  const unpackedBytes = entries.values().reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const content = (await read(page)) ?? Buffer.of();
  return { form: 'zip', bytes, unpackedBytes, names: [...entries.keys()], page: content, read };
}
