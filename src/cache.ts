import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFeatureAvailable, restoreCache, saveCache } from '@actions/cache';
import {
  type CacheAnswer,
  type CacheOrder,
  DAMAGED,
  ENTRY,
  MAX_BYTES,
  NO_SERVICE,
} from './action/rerun/cache-process.ts';

// A process of its own: the library retries for many seconds, prints lines and annotations, and can only be stopped with its process.

const RETRY_MS = 2_000;
const PATHS = [ENTRY];

// What the library prints after errors that another attempt would repeat.
const TAR_FAILED = /failed with error|Unable to locate/;
const DENIED = /(?:\(|responded with )4(?!08|29)\d\d/;

const [, , folder = ''] = process.argv;
process.chdir(folder);
// The paths in an entry are relative to GITHUB_WORKSPACE, and must not have `..`. The library makes its archives in RUNNER_TEMP.
process.env['GITHUB_WORKSPACE'] = process.env['RUNNER_TEMP'] = process.cwd();
// Another workflow may have written the entry, with paths like `../../x`, and the library would unpack them. So `tar` takes only names without a `/`.
process.env['TAR_OPTIONS'] = '--exclude=*/*';
/** The line with which the library says that something failed. Its results do not tell: they are those of an entry that does not exist. */
let failure = '';
process.stdout.write = (line: unknown) => {
  if (/Failed to (?:restore|save)/.test(String(line))) failure = String(line);
  return true;
};
const [order] = await once(process, 'message');
await carryOut(order).catch(() => undefined);
process.disconnect?.();
process.exit();

async function carryOut({ save = {}, find = [], newest }: CacheOrder): Promise<void> {
  if (!isFeatureAvailable()) return answer({ why: NO_SERVICE });
  const saved: string[] = [];
  for (const [key, text] of Object.entries(save)) {
    const why = await saveEntry(key, text);
    if (why === '') saved.push(key);
    await answer({ saved, why });
  }
  if (find.length > 0) await findFirst(find);
  if (newest !== undefined) await answer({ newest: (await ask(newest, [newest], true)) ?? '' });
}

/** Returns why an entry could not be saved; empty if it was. */
async function saveEntry(key: string, text: string): Promise<string> {
  await writeFile(ENTRY, text);
  failure = '';
  const id = await saveCache(PATHS, key, {}, true);
  // In the older protocol of the cache, there is an id even if the upload failed.
  if (id !== -1 && failure === '') return '';
  if (TAR_FAILED.test(failure))
    return 'No archive could be made: the runner needs `gzip`, and the `tar` of GNU or BSD.';
  if (text !== '' && (await ask(key, [], true).catch(() => undefined)) !== undefined)
    return 'Another job of this attempt has the same name: give each of them a `matrix` of its own.';
  return 'The cache took no entry: it may be full, or read-only, as for `pull_request_target`, `issue_comment` and `workflow_run` of forks.';
}

/** Answers with the first pair that has an entry or a mark, and with the text of the entry. */
async function findFirst(pairs: readonly (readonly string[])[]): Promise<void> {
  for (const [index, [entry = '', ...marks]] of pairs.entries()) {
    const key = await ask(entry, marks, true);
    if (key === undefined) continue;
    // The cache of `act` answers with the key in lower case.
    if (key.toLowerCase() !== entry.toLowerCase()) return answer({ found: index, why: '' });
    const text = await restore(entry);
    return answer(text === undefined ? { why: DAMAGED } : { found: index, text, why: '' });
  }
  await answer({ found: -1, why: '' });
}

/** The content of an entry; `undefined` if it can't be read. */
async function restore(key: string): Promise<string | undefined> {
  await rm(ENTRY, { force: true });
  await ask(key, [], false).catch(() => undefined);
  const stats = lstatSync(ENTRY, { throwIfNoEntry: false });
  const isEntry = stats?.isFile() && stats.nlink === 1 && stats.size <= MAX_BYTES;
  return isEntry ? readFile(ENTRY, 'utf8') : undefined;
}

/**
 * Looks up the first of these keys that has an entry, or restores it. Asks again after a refusal (429, 5xx) and without a connection.
 *
 * @throws Error if the cache answers with another error, or if the entry can't be unpacked
 */
async function ask(key: string, others: string[], lookupOnly: boolean): Promise<string | undefined> {
  for (;;) {
    failure = '';
    const found = await restoreCache(PATHS, key, others, { lookupOnly }, true);
    if (failure === '') return found;
    if (TAR_FAILED.test(failure) || DENIED.test(failure)) throw new Error(failure);
    await sleep(RETRY_MS);
  }
}

function answer(part: Partial<CacheAnswer>): Promise<void> {
  return new Promise((resolve) => process.send?.(part, () => resolve()));
}
