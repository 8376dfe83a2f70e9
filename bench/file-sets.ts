import { randomBytes } from 'node:crypto';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemporaryFolder } from './temporary-folder.ts';

/** Files of one size, each with bytes of its own. */
export interface FileSet {
  readonly count: number;
  readonly bytes: number;
  /** How many of them share a folder; all, unless given. */
  readonly perFolder?: number;
  /** Holes instead of bytes, which take no space. */
  readonly sparse?: boolean;
}

/** The folder of a set's files within the workspace that is made for it. */
export const ASSETS = 'assets';

/** Makes each set once, and gives its workspace. */
export class FileSets {
  readonly #temporary: TemporaryFolder;
  readonly #made = new Map<string, Promise<string>>();

  constructor(temporary: TemporaryFolder) {
    this.#temporary = temporary;
  }

  workspaceOf(set: FileSet, signal: AbortSignal): Promise<string> {
    const key = `files-${set.count}-${set.bytes}-${set.perFolder ?? 'flat'}`;
    const workspace = this.#made.get(key) ?? this.#make(key, set, signal);
    this.#made.set(key, workspace);
    return workspace;
  }

  async #make(name: string, set: FileSet, signal: AbortSignal): Promise<string> {
    const workspace = await this.#temporary.subfolder(name);
    const assets = join(workspace, ASSETS);
    mkdirSync(assets);
    for (let index = 0; index < set.count; index += 1) {
      if (index % 1_000 === 0) signal.throwIfAborted();
      writeOne(assets, index, set);
    }
    return workspace;
  }
}

function writeOne(assets: string, index: number, { bytes, perFolder, sparse }: FileSet): void {
  const name = `asset-${String(index).padStart(6, '0')}.bin`;
  let folder = assets;
  if (perFolder !== undefined) {
    folder = join(assets, `part-${String(Math.floor(index / perFolder)).padStart(4, '0')}`);
    if (index % perFolder === 0) mkdirSync(folder);
  }
  const path = join(folder, name);
  writeFileSync(path, sparse ? '' : randomBytes(bytes));
  if (sparse) truncateSync(path, bytes);
}
