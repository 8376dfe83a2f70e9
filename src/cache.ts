import { rename } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isFeatureAvailable, restoreCache, saveCache } from '@actions/cache';
import type { CacheAnswer, CacheOrder, FoundEntry, SavedList } from './action/rerun/ask-cache.ts';

// A process of its own: the library retries for many seconds, prints lines and annotations, and can't be stopped otherwise.

const [text = ''] = process.argv.slice(2);
const order: CacheOrder = JSON.parse(text);
const { file } = order;
// An entry has its paths relative to the workspace, and takes none with `..`. They are looked for in the current folder.
process.env['GITHUB_WORKSPACE'] = dirname(file);
process.chdir(dirname(file));
// The library unpacks an entry with absolute paths and with `..`, and other workflows can write one: take nothing but one file.
process.env['TAR_OPTIONS'] = '--exclude=*/*';
const PATHS = [basename(file)];
/** Jobs that save at the same time take each other's numbers. */
const MAX_TRIES = 8;
process.send?.(await carryOut(order), () => process.exit());

async function carryOut({ save = [], restore = [] }: CacheOrder): Promise<CacheAnswer> {
  if (!isFeatureAvailable()) return { isAvailable: false, saved: [], found: [] };
  const isSaved = await Promise.all(save.map(saveNext));
  const saved = save.map(({ list }) => list).filter((_, index) => isSaved[index]);
  const lists = await Promise.all(restore.map(async (list) => ({ list, keys: await keysIn(list) })));
  const found: FoundEntry[] = [];
  // One after the other, because each entry is unpacked as the same file.
  for (const { list, keys } of lists) {
    for (const key of keys) {
      await restoreCache(PATHS, key);
      const restored = `${file}.${found.length}`;
      // The library does not tell a damaged entry from none. It leaves no file.
      await rename(file, restored).catch(() => undefined);
      found.push({ list, file: restored });
    }
  }
  return { isAvailable: true, saved, found };
}

/** Saves the file as the next entry of a list. Returns whether the list has it, or one that is enough. */
async function saveNext({ list, isOneEnough }: SavedList): Promise<boolean> {
  const { length } = await keysIn(list);
  if (isOneEnough && length > 0) return true;
  for (let number = length; number < length + MAX_TRIES; number += 1)
    if ((await saveCache(PATHS, `${list}-${number}`)) !== -1) return true;
  return false;
}

/** The keys of the entries in a list. The cache itself has no lists: an entry has a number. One that is still being written is missing. */
async function keysIn(list: string): Promise<string[]> {
  const keys: string[] = [];
  for (let number = 0; ; number += 2) {
    const pair = [`${list}-${number}`, `${list}-${number + 1}`];
    const ids = await Promise.all(pair.map((key) => restoreCache(PATHS, key, [], { lookupOnly: true })));
    // A key also finds those that it is the beginning of. The service of `act` writes them in lower case.
    const here = pair.filter((key, index) => ids[index]?.toLowerCase() === key.toLowerCase());
    if (here.length === 0) return keys;
    keys.push(...here);
  }
}
