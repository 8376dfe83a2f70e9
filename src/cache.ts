import { readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isFeatureAvailable, restoreCache, saveCache } from '@actions/cache';
import type { CacheAnswer, CacheOrder, FoundEntry, SavedList } from './action/rerun/ask-cache.ts';

// A process of its own: the library retries for many seconds, prints lines and annotations, and can't be stopped otherwise.

const [text = ''] = process.argv.slice(2);
const order: CacheOrder = JSON.parse(text);
const { file } = order;
// An entry has its paths relative to the workspace, and takes none with `..`. They are looked for in the current folder, without links.
process.chdir(dirname(file));
process.env['GITHUB_WORKSPACE'] = process.cwd();
// The library unpacks an entry with absolute paths and with `..`, and other workflows can write one: take nothing but one file.
process.env['TAR_OPTIONS'] = '--exclude=*/*';
const PATHS = [basename(file)];
/** Jobs that save at the same time take each other's numbers. */
const MAX_TRIES = 20;
const MAX_NUMBER = 1_000;
/** The library says only in a line that it could not ask: otherwise, that is like an entry that does not exist. */
let couldAsk = true;
process.stdout.write = (line: unknown) => {
  if (String(line).includes('Failed to restore')) couldAsk = false;
  return true;
};
const answer = await carryOut(order);
if (answer === undefined) process.exit();
process.send?.(answer, () => process.exit());

async function carryOut({ save = [], restore = [] }: CacheOrder): Promise<CacheAnswer | undefined> {
  if (!isFeatureAvailable()) return { isAvailable: false, saved: [], found: [] };
  const isSaved = await Promise.all(save.map(saveNext));
  const saved = save.map(({ list }) => list).filter((_, index) => isSaved[index]);
  const entries = (await Promise.all(restore.map(firstEntries))).flat();
  if (restore.length > 0 && !couldAsk) return undefined;
  const found: FoundEntry[] = [];
  // One after the other, because each entry is unpacked as the same file.
  for (const { list, key } of entries) {
    await rm(file, { force: true });
    await restoreCache(PATHS, key, [], {}, true);
    // The library does not tell a damaged entry from none. It leaves no file.
    const text = await readFile(file, 'utf8').catch(() => undefined);
    found.push({ list, ...(text !== undefined && { text }) });
  }
  return { isAvailable: true, saved, found };
}

/** Saves the file as the next entry of a list. Returns whether the list has it, or one that is enough. */
async function saveNext({ list, isOneEnough }: SavedList): Promise<boolean> {
  const last = await lastNumber(list);
  if (isOneEnough && last >= 0) return true;
  for (let number = last + 1; number <= last + MAX_TRIES; number += 1)
    if ((await saveCache(PATHS, `${list}-${number}`, {}, true)) !== -1) return true;
  return false;
}

/** The entries of the first of these lists that has any. */
async function firstEntries(lists: readonly string[]): Promise<{ list: string; key: string }[]> {
  for (const list of lists) {
    const keys = await keysIn(list);
    if (keys.length > 0) return keys.map((key) => ({ list, key }));
  }
  return [];
}

/** The keys of the entries in a list. Some may be missing, and one that was begun earlier may have been written later. */
async function keysIn(list: string): Promise<string[]> {
  const last = await lastNumber(list);
  if (last < 0) return [];
  const keys = Array.from({ length: Math.min(last, MAX_NUMBER) + 3 }, (_, number) => `${list}-${number}`);
  const ids = await Promise.all(keys.map((key) => lookUp(key)));
  // A key also finds those that it is the beginning of. The service of `act` writes them in lower case.
  return keys.filter((key, index) => ids[index]?.toLowerCase() === key.toLowerCase());
}

/** The number of the entry that was written last; -1 if there is none. */
async function lastNumber(list: string): Promise<number> {
  const key = await lookUp(`${list}-`, [`${list}-`]);
  return key === undefined ? -1 : Number(key.slice(list.length + 1));
}

function lookUp(key: string, beginnings: string[] = []): Promise<string | undefined> {
  return restoreCache(PATHS, key, beginnings, { lookupOnly: true }, true);
}
