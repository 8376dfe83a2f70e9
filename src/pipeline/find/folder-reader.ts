import { isUtf8 } from 'node:buffer';
import * as fs from 'node:fs';
import { readdir as readFolder } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../../support/errors.ts';
import { openPatiently } from '../../support/files.ts';
import { limitHeapGrowth } from '../../support/runtime.ts';
import { nameOnDisk } from '../../support/spelling.ts';

/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;

type ReaddirCallback = (error: unknown, entries: fs.Dirent[]) => void;

/**
 * Reads folders for `glob`. It remembers what `glob` would leave out in silence: what can't be read, and names that are not
 * UTF-8, which Node spells wrongly and can't open.
 */
export class FolderReader {
  /** Why entries can't be read, by absolute path. */
  readonly unreadable = new Map<string, string>();
  /** Names that are not UTF-8, with `\xe9` for such a byte. The key is the absolute path as Node spells it. */
  readonly #invalidNames = new Map<string, string[]>();
  /** Names on disk, by the absolute path with the pattern's spelling. */
  readonly #misspelled = new Map<string, string>();
  /** Absolute paths of folders that were in the list of their parent folder, so that their names are those of the disk. */
  readonly #listedFolders = new Set<string>();
  #entries = 0;

  /** The functions that `glob` calls. It uses no other overload. */
  readonly fs = {
    readdir: ((folder: string, _options: object, done: ReaddirCallback) => {
      this.#read(folder).then(
        (entries) => done(null, entries),
        (error) => {
          this.recordError(folder, error, "the folder can't be read");
          done(error, []);
        },
      );
    }) as unknown as typeof fs.readdir,
    promises: {
      // Called for parts of a pattern without a wildcard.
      lstat: async (path: string) => {
        try {
          const stats = await fs.promises.lstat(path);
          this.#checkSpelling(path);
          return stats;
        } catch (error) {
          this.recordError(path, error);
          throw error;
        }
      },
    },
  };

  get hasMisspelledPaths(): boolean {
    return this.#misspelled.size > 0;
  }

  /** An absolute path of the search in the spelling of the disk. */
  spell(path: string): string {
    const parent = dirname(path);
    if (parent === path) return path;
    return join(this.spell(parent), this.#misspelled.get(path) ?? basename(path));
  }

  /** Records an error of the file system, unless it says that there is no such entry. */
  recordError(path: string, error: unknown, what = "it can't be read"): void {
    const code = errorCode(error) ?? String(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') this.unreadable.set(path, `${what} (${code})`);
  }

  /** Records the entries that Node shows with this path because their names are not UTF-8. Returns whether there are any. */
  rejectInvalidName(path: string): boolean {
    const names = this.#invalidNames.get(path) ?? [];
    for (const name of names) this.unreadable.set(join(path, '..', name), 'its name is not valid UTF-8');
    return names.length > 0;
  }

  /** Records the name on disk if the path has another spelling: that of the pattern, on a disk that ignores case. */
  #checkSpelling(path: string): void {
    if (this.#listedFolders.has(path)) return;
    const name = nameOnDisk(basename(path), dirname(path)) ?? basename(path);
    if (name !== basename(path)) this.#misspelled.set(path, name);
  }

  async #read(folder: string): Promise<fs.Dirent[]> {
    this.#checkSpelling(folder);
    const entries = await openPatiently(() => readFolder(folder, { withFileTypes: true }));
    if (entries.some(({ name }) => name.includes('\ufffd'))) {
      const names = await openPatiently(() => readFolder(folder, { encoding: 'buffer' }));
      for (const name of names.filter((bytes) => !isUtf8(bytes))) {
        const path = join(folder, name.toString());
        this.#invalidNames.set(path, [...(this.#invalidNames.get(path) ?? []), spellBytes(name)]);
      }
    }
    for (const entry of entries) if (entry.isDirectory()) this.#listedFolders.add(join(folder, entry.name));
    const before = this.#entries;
    this.#entries += entries.length;
    if (before < MANY_ENTRIES && this.#entries >= MANY_ENTRIES) limitHeapGrowth();
    return entries;
  }
}

function spellBytes(name: Buffer): string {
  return Array.from(name, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`,
  ).join('');
}
