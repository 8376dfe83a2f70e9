import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ResponseError } from '../http/response-error.ts';
import type { NewAssetRecord } from '../store/records.ts';
import { essenceOf, normalName } from './uploaded-files.ts';

/** Of an archive, unpacked. */
const MAX_FILES = 2000;
const MAX_MIB = 64;
/** The page lists them. */
const MAX_NAMES_LENGTH = 1024 ** 2;

/** The files of a zip by their paths, which may begin with `./` in the zip. */
export interface Archive {
  readonly entries: ReadonlyMap<string, Entry>;
  /** The path of its first page: the `index.html` with the fewest folders above it, else another one. */
  readonly page: string;
}

/** Why a file of a zip, or all of it, can't be played. */
export class UnreadableFile extends ResponseError {
  constructor(why: string) {
    super(404, `The zip can't be played: ${why}`);
  }
}

export function isArchive({ contentType, fileName }: NewAssetRecord): boolean {
  return /^application\/(?:x-)?zip(?:-compressed)?$/.test(essenceOf(contentType)) || /\.zip$/i.test(fileName);
}

/** Every upload has a file of its own, so what was read stays true. */
const known = new Map<string, Promise<Archive>>();

/**
 * Reads the list of a zip.
 *
 * @throws {UnreadableFile} if it is no zip, is encrypted, has no page or a path that leads out of it, or unpacks to more than 2,000
 *   files or 64 MiB.
 */
export function openArchive(path: string): Promise<Archive> {
  const archive = known.get(path) ?? withZip(path, readList);
  known.set(path, archive);
  return archive;
}

async function withZip<Result>(path: string, use: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    return await use(zip);
  } catch (error) {
    throw new UnreadableFile((error as Error).message);
  } finally {
    zip?.close();
  }
}

async function readList(zip: ZipFile): Promise<Archive> {
  const entries = new Map<string, Entry>();
  let [bytes, namesLength] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    if (/\/$|^__MACOSX\//.test(entry.fileName)) continue;
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new Error('it is encrypted');
    entries.set(normalName(entry.fileName), entry);
    bytes += entry.uncompressedSize;
    namesLength += entry.fileName.length;
    if (namesLength > MAX_NAMES_LENGTH) throw new Error('its names have more than 1,048,576 characters');
    if (entries.size > MAX_FILES) throw new Error(`it has more than ${MAX_FILES} files`);
    if (bytes > MAX_MIB * 1024 ** 2) throw new Error(`it unpacks to more than ${MAX_MIB} MiB`);
  }
  const rank = (name: string): number =>
    name.split('/').length + (/(?:^|\/)index\.html?$/i.test(name) ? 0 : MAX_FILES);
  const pages = [...entries.keys()].filter((name) => /\.html?$/i.test(name));
  const [page] = pages.sort((a, b) => rank(a) - rank(b));
  if (page === undefined) throw new Error('it has no HTML page');
  return { entries, page };
}

/**
 * The bytes of a file in a zip, as many as its list says.
 *
 * @throws {UnreadableFile} if they are damaged, or packed by another method than those of browsers.
 */
export function readFromArchive(path: string, entry: Entry): Promise<Buffer> {
  return withZip(path, async (zip) => {
    const { compressionMethod: method, fileName } = entry;
    if (method !== 0 && method !== 8)
      throw new Error(`${fileName} is packed with ${method === 14 ? 'LZMA' : `method ${method}`}`);
    return buffer(await zip.openReadStreamPromise(entry));
  });
}
