import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** What the process of the cache is to do. An entry is one file. An empty one is a mark: that it exists says everything. */
export interface CacheOrder {
  /** The content of each entry, by its key. */
  readonly save?: Readonly<Record<string, string>>;
  /** Pairs of keys: of an entry, and of a mark. They are looked up pair by pair, until one is found. */
  readonly find?: readonly (readonly string[])[];
  /** Looks up the newest of all keys that begin with this. */
  readonly newest?: string;
}

/** What it has done so far. */
export interface CacheAnswer {
  /** Why something is not known or not saved, as a sentence; empty if there is no reason. */
  readonly why: string;
  /** The keys of the entries that were saved. */
  readonly saved?: readonly string[];
  /** The place of the first pair that has an entry or a mark; -1 if none has. */
  readonly found?: number;
  /** The content of the entry; absent for a mark. */
  readonly text?: string;
  /** The newest key; empty if there is none. */
  readonly newest?: string;
}

export const NO_SERVICE = 'This runner has no cache service.';
export const DAMAGED = 'What an earlier attempt kept can not be read.';
const NO_ANSWER = 'The cache did not answer.';

/** The name of the file in each entry. Entries with another name are not found. */
export const ENTRY = 'playable-export-rerun.json';
export const MAX_BYTES = 64 * 1024 * 1024;
/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';

/** Returns what the cache did within `maxMs`, or until a signal was aborted. Never throws: a step goes on without the cache. */
export type UseCache = (
  order: CacheOrder,
  maxMs: number,
  ...signals: readonly AbortSignal[]
) => Promise<CacheAnswer>;

export const NO_CACHE: UseCache = async () => ({ why: NO_SERVICE });

/** Makes the function that uses the cache of GitHub Actions, in a process of its own (src/cache.ts). @param bundle the folder of the bundle */
export function cacheIn(bundle: string, env: NodeJS.ProcessEnv): UseCache {
  return async (order, maxMs, ...signals) => {
    const signal = AbortSignal.any([...signals, AbortSignal.timeout(maxMs)]);
    let answer: CacheAnswer = { why: NO_ANSWER };
    let folder = '';
    try {
      folder = await makeCacheFolder(env);
      // It needs the runner's variables, and neither inputs nor tokens.
      const passed = Object.entries(env).filter(
        ([name]) => !/^(?:(?:INPUT|PLAYABLE|STATE)_.*|PATH)$/i.test(name),
      );
      const child = spawn(process.execPath, [join(bundle, PROGRAM), folder], {
        env: { ...Object.fromEntries(passed), PATH: await pathOfTools(folder, env) },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        windowsHide: true,
      });
      child.on('message', (part) => {
        answer = { ...answer, ...(part as CacheAnswer) };
      });
      child.send(order);
      // Not the exit, which may come before the rest of a large answer.
      await once(child, 'disconnect', { signal }).catch(() => undefined);
      child.kill('SIGKILL');
    } catch {
      // As with a full disk. The answer says that there is none.
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    return answer;
  };
}

/** Makes a folder whose path has neither blanks nor quotes, which break the library's line for `tar`. */
async function makeCacheFolder({ RUNNER_TEMP }: NodeJS.ProcessEnv): Promise<string> {
  const bases = [RUNNER_TEMP || tmpdir(), tmpdir(), '/tmp'];
  const real = await Promise.all(bases.map((base) => realpath(base).catch(() => ' ')));
  return mkdtemp(join(real.find((base) => !/[\s"]/.test(base)) ?? tmpdir(), 'playable-export-cache-'));
}

/**
 * The PATH of the process has `tar` and `gzip`, and nothing else: an entry that was packed with `zstd` is found only by machines that have
 * `zstd`. GNU's `tar` goes first, because it obeys `TAR_OPTIONS`. docs/decisions/028 says more.
 */
async function pathOfTools(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  // On Windows a program can't be started by a link. Git's folder has `tar` and `gzip`, and no `zstd`.
  if (process.platform === 'win32') return `${env['ProgramFiles']}\\Git\\usr\\bin`;
  const tools = join(folder, 'bin');
  await mkdir(tools);
  const paths = (env['PATH'] ?? '').split(delimiter);
  for (const [tool, names] of Object.entries({ tar: ['gtar', 'tar'], gzip: ['gzip'] })) {
    const target = names.flatMap((name) => paths.map((path) => join(path, name))).find(existsSync);
    if (target !== undefined) await symlink(target, join(tools, tool));
  }
  return tools;
}
