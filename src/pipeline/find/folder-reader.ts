import { isUtf8 } from 'node:buffer';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { callbackify } from 'node:util';
import { errorCode } from '../../support/error-text.ts';
import { openPatiently } from '../../support/files.ts';
import { limitHeapGrowth } from '../../support/runtime.ts';
import type { SearchArea } from './search-area.ts';

/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;

const toHex = (character: string): string => `\\x${character.charCodeAt(0).toString(16)}`;

/** Reads folders for `glob`. It remembers what can't be read, which `glob` would leave out in silence. */
export class FolderReader {
  /** Why entries can't be uploaded, by absolute path. */
  readonly unusable = new Map<string, string>();
  /** Absolute paths of entries that no program can open by a text. They have `\xe9` for a byte that is not UTF-8. */
  readonly #invalidNames = new Set<string>();
  readonly #area: SearchArea;
  readonly #signal: AbortSignal;
  #entries = 0;
  #turn: Promise<fs.Dirent[]> = Promise.resolve([]);

  /** @param signal after which no folder is read */
  constructor(area: SearchArea, signal: AbortSignal) {
    [this.#area, this.#signal] = [area, signal];
  }

  /**
   * The function that `glob` calls; it uses no other overload. It asks for many thousand folders at once: to read one at a time takes no
   * longer, and 100 MB less for 20,000.
   */
  readonly fs = {
    readdir: callbackify((folder: string, _options: object) => {
      this.#turn = this.#turn.then(() => this.#read(folder));
      return this.#turn;
    }) as unknown as typeof fs.readdir,
  };

  /** Admits an entry, or records it if its name can't be written as text. Returns whether it did admit it. */
  admitName(path: string): boolean {
    if (!this.#invalidNames.has(path)) return true;
    this.unusable.set(path, 'its name is not valid UTF-8');
    return false;
  }

  async #read(folder: string): Promise<fs.Dirent[]> {
    if (this.#signal.aborted || !this.#area.admit(folder)) return [];
    try {
      const entries = await this.#entriesOf(folder);
      if (this.#entries < MANY_ENTRIES && this.#entries + entries.length >= MANY_ENTRIES) limitHeapGrowth();
      this.#entries += entries.length;
      return entries;
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code))
        this.unusable.set(folder, `the folder can't be read (${code})`);
      return [];
    }
  }

  async #entriesOf(folder: string): Promise<fs.Dirent[]> {
    const realFolder = this.#area.realPathOf(folder);
    const entries = await openPatiently(() => fs.promises.readdir(realFolder, { withFileTypes: true }));
    if (!entries.some(({ name }) => name.includes('\ufffd'))) return entries;
    // Node shows other bytes than UTF-8 as this character.
    const options = { withFileTypes: true, encoding: 'buffer' } as const;
    const raw = await openPatiently(() => fs.promises.readdir(realFolder, options));
    return raw.map((entry) => {
      const isValid = isUtf8(entry.name);
      const name = isValid ? entry.name.toString() : entry.name.toString('latin1').replace(/[^ -~]/g, toHex);
      if (!isValid) this.#invalidNames.add(join(folder, name));
      return Object.assign(entry as unknown as fs.Dirent, { name });
    });
  }
}
