import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';
import { essenceOf } from './uploaded-files.ts';

/** Of an archive, unpacked. */
const MAX_FILES = 2000;
const MAX_MIB = 64;

/** The files of a zip by their paths. */
export interface Archive {
  readonly entries: ReadonlyMap<string, Entry>;
  /** The path of its first page: the `index.html` with the fewest folders above it, else another one; `undefined` without a page. */
  readonly page: string | undefined;
}

export function isArchive({
  contentType,
  fileName,
}: {
  readonly contentType: string;
  readonly fileName: string;
}): boolean {
  return /^application\/(?:x-)?zip(?:-compressed)?$/.test(essenceOf(contentType)) || /\.zip$/i.test(fileName);
}

/** Every upload has a file of its own, so what was read stays true. */
const known = new Map<string, Promise<Archive>>();

/**
 * Reads the list of a zip.
 *
 * @throws {Error} if it is no zip, is encrypted, has a path that leads out of it, or unpacks to more than 2,000 files or 64 MiB.
 */
export function openArchive(path: string): Promise<Archive> {
  const archive = known.get(path) ?? readList(path);
  known.set(path, archive);
  return archive;
}

async function readList(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const entries = new Map<string, Entry>();
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      if (/\/$|^__MACOSX\//.test(entry.fileName)) continue;
      if ((entry.generalPurposeBitFlag & 1) === 1) throw new Error('it is encrypted');
      entries.set(entry.fileName, entry);
      bytes += entry.uncompressedSize;
      if (entries.size > MAX_FILES) throw new Error(`it has more than ${MAX_FILES} files`);
      if (bytes > MAX_MIB * 1024 ** 2) throw new Error(`it unpacks to more than ${MAX_MIB} MiB`);
    }
    const pages = [...entries.keys()].filter((name) => /\.html?$/i.test(name));
    const rank = (name: string): number =>
      name.split('/').length + (/(?:^|\/)index\.html?$/i.test(name) ? 0 : MAX_FILES);
    return { entries, page: pages.toSorted((a, b) => rank(a) - rank(b))[0] };
  } finally {
    zip.close();
  }
}

/** The bytes of a file in a zip. They are as many as its list says. */
export async function readFromArchive(path: string, entry: Entry): Promise<Buffer> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } finally {
    zip.close();
  }
}
