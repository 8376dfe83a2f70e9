import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Files of one size with random content. */
export interface FileSet {
  readonly count: number;
  readonly bytes: number;
  /** Files per folder; default: all files in one folder. */
  readonly perFolder?: number;
  /** This many folders have a link to each other one of them. */
  readonly linked?: number;
  /** Makes files of holes, which take no space on the disk. */
  readonly sparse?: boolean;
}

/** The folder of a set's files within its workspace. */
export const ASSETS = 'assets';

/** Everything that a benchmark writes, in one temporary folder, which `await using` removes. */
export interface Workshop extends AsyncDisposable {
  /** An existing folder for files that runs leave behind. */
  readonly temp: string;
  /** Makes each set once and returns its workspace. */
  workspaceOf(files: FileSet): Promise<string>;
}

export async function openWorkshop(signal: AbortSignal): Promise<Workshop> {
  const temp = await mkdtemp(join(tmpdir(), 'bench-'));
  const workspaces = new Map<string, string>();
  return {
    temp,
    workspaceOf: async (files) => {
      const key = JSON.stringify(files);
      const workspace = workspaces.get(key) ?? (await mkdtemp(join(temp, 'files-')));
      if (!workspaces.has(key)) await writeFiles(join(workspace, ASSETS), files, signal);
      workspaces.set(key, workspace);
      return workspace;
    },
    [Symbol.asyncDispose]: () => rm(temp, { recursive: true, force: true }),
  };
}

async function writeFiles(
  assets: string,
  { count, bytes, perFolder = Infinity, linked = 0, sparse }: FileSet,
  signal: AbortSignal,
): Promise<void> {
  let folder = assets;
  mkdirSync(folder);
  for (let index = 0; index < count; index += 1) {
    if (index % 1_000 === 0) await nextTurn();
    signal.throwIfAborted();
    if (index % perFolder === 0 && perFolder < Infinity) {
      folder = join(assets, `part-${index / perFolder}`);
      mkdirSync(folder);
    }
    const path = join(folder, `asset-${String(index).padStart(6, '0')}.bin`);
    writeFileSync(path, sparse ? '' : randomBytes(bytes));
    if (sparse) truncateSync(path, bytes);
  }
  for (let from = 0; from < linked; from += 1)
    for (let to = 0; to < linked; to += 1)
      if (to !== from) symlinkSync(`../part-${to}`, join(assets, `part-${from}`, `to-${to}`));
}
