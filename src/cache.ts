import { basename, dirname } from 'node:path';
import { isFeatureAvailable, restoreCache, saveCache } from '@actions/cache';
import type { CacheAnswer, CacheOrder } from './action/rerun/ask-cache.ts';

// A process of its own: the library retries for many seconds, prints lines and annotations, and can't be stopped otherwise.

const [text = ''] = process.argv.slice(2);
const order: CacheOrder = JSON.parse(text);
// An entry has its paths relative to the workspace, and takes none with `..`. They are looked for in the current folder.
process.env['GITHUB_WORKSPACE'] = dirname(order.file);
process.chdir(dirname(order.file));
// The library unpacks an entry with absolute paths and with `..`, and other workflows can write one: take nothing but one file.
process.env['TAR_OPTIONS'] = '--exclude=*/*';
process.send?.(await carryOut(order), () => process.exit());

async function carryOut({ file, save, restore }: CacheOrder): Promise<CacheAnswer> {
  if (!isFeatureAvailable()) return { isAvailable: false };
  const paths = [basename(file)];
  const ids = await Promise.all((save ?? []).map((key) => saveCache(paths, key)));
  const saved = save?.filter((_, index) => ids[index] !== -1) ?? [];
  const lookUp = ({ key, prefix }: NonNullable<typeof restore>[number]) =>
    restoreCache(paths, key, prefix === undefined ? [] : [prefix], { lookupOnly: true });
  const entries = await Promise.all((restore ?? []).map(lookUp));
  const found = entries.find((entry) => entry !== undefined);
  if (found === undefined) return { isAvailable: true, saved };
  // A damaged entry is one that was found: the library does not tell it from none.
  await restoreCache(paths, found);
  return { isAvailable: true, saved, found };
}
