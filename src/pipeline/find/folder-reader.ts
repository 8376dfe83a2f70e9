import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { callbackify } from 'node:util';
import { errorCode } from '../../support/error-text.ts';
import { openPatiently } from '../../support/files.ts';
import { limitHeapGrowth } from '../../support/runtime.ts';
import type { SearchArea } from './search-area.ts';

/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;

/** Reads folders for `glob`. It remembers what can't be read, which `glob` would leave out in silence. */
export class FolderReader {
  /** Why entries can't be uploaded, by absolute path. */
  readonly unusable = new Map<string, string>();
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
      this.#turn = this.#turn.then(() => this.read(folder));
      return this.#turn;
    }) as unknown as typeof fs.readdir,
  };

  /** Reads a folder, or records why it can't be read. */
  async read(folder: string): Promise<fs.Dirent[]> {
    if (this.#signal.aborted || !this.#area.admit(folder)) return [];
    try {
      const real = this.#area.realPathOf(folder);
      const entries = await openPatiently(() => fs.promises.readdir(real, { withFileTypes: true }));
      if (this.#entries < MANY_ENTRIES && this.#entries + entries.length >= MANY_ENTRIES) limitHeapGrowth();
      this.#entries += entries.length;
      return entries;
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      // Of a path that nobody can look at, the folder that it is in is the reason.
      const path = (await fs.promises.lstat(folder).catch(() => undefined)) ? folder : dirname(folder);
      if (hasInvalidName(folder, code)) this.unusable.set(folder, INVALID_NAME);
      else if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code))
        this.unusable.set(path, `the folder can't be read (${code})`);
      return [];
    }
  }
}

export const INVALID_NAME = 'its name is not valid UTF-8';

/** Whether a path can't be found because Node shows bytes of it that are not UTF-8 as another character. */
export function hasInvalidName(path: string, code: string): boolean {
  return code === 'ENOENT' && path.includes('\ufffd');
}
