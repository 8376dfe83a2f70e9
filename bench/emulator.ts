/**
 * How fast the emulator is, as its command line starts it with a folder: upload addresses a second, uploads in bytes a
 * second, and how long the bundled `games/` takes for a walk through all pages of 100,000 games. Uploads are compared, in turn in the same run,
 * with what limits them: a bare server on `node:http` that writes the same files, and a plain write of the same bytes
 * into the same folder. The slower of the two is the limit.
 *
 * Usage: node bench/emulator.ts [--rounds N] [--mebibytes M] [--at-least-posts P] [--at-least-share S] [--at-most-walk T]
 *   --rounds          counted rounds, 5 unless given, after one that warms up
 *   --mebibytes       what is uploaded in one round, 512 unless given
 *   --at-least-posts  exit with 1 where the median of addresses is below P a second
 *   --at-least-share  exit with 1 where the median of uploads is below S times the limit of the same round and 1 GiB/s
 *   --at-most-walk    exit with 1 where the median of walks takes more than T seconds
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import { postsPerSecond, uploadedPerSecond } from './emulator-load.ts';
import { runBench } from './run-bench.ts';
import { type Spread, spread } from './spread.ts';
import { startListener } from './start-listener.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { walkGames } from './walk-games.ts';

const POSTS = 10_000;
const CONNECTIONS = 16;
const GAMES = 100_000;
const PAGE = 100;
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const FILE_MIB = 32;
const UPLOADS_AT_ONCE = 2;

await runBench(async (signal) => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      mebibytes: { type: 'string' },
      'at-least-posts': { type: 'string' },
      'at-least-share': { type: 'string' },
      'at-most-walk': { type: 'string' },
    },
  });
  const rounds = numberOption('rounds', values.rounds ?? '5', { min: 1, whole: true });
  const mebibytes = numberOption('mebibytes', values.mebibytes ?? '512', { min: FILE_MIB, whole: true });
  const atLeastPosts = numberOption('at-least-posts', values['at-least-posts'] ?? '0', {
    min: 0,
    whole: false,
  });
  const atLeastShare = numberOption('at-least-share', values['at-least-share'] ?? '0', {
    min: 0,
    whole: false,
  });
  const atMostWalk = numberOption('at-most-walk', values['at-most-walk'] ?? 'Infinity', {
    min: 0,
    whole: false,
  });

  await using temporary = await temporaryFolder();
  const folders = {
    own: await temporary.subfolder('own'),
    bare: await temporary.subfolder('bare'),
    plain: await temporary.subfolder('plain'),
    runner: await temporary.subfolder('runner'),
  };
  await using own = await startListener('own-emulator.ts', folders.own, String(GAMES));
  await using bare = await startListener('bare-storage.ts', folders.bare);
  const body = Buffer.alloc(FILE_MIB * MIB, 'playable');
  const files = Math.round(mebibytes / FILE_MIB);
  const results = { posts: [], barePosts: [], own: [], bare: [], plain: [], share: [], walk: [] } as Record<
    'posts' | 'barePosts' | 'own' | 'bare' | 'plain' | 'share' | 'walk',
    number[]
  >;
  for (let round = 0; round <= rounds; round += 1) {
    signal.throwIfAborted();
    const posts = await postsPerSecond(own.origin, POSTS, CONNECTIONS);
    const barePosts = await postsPerSecond(bare.origin, POSTS, CONNECTIONS);
    const ownBytes = await uploadedPerSecond(own.origin, body, files, UPLOADS_AT_ONCE);
    // Gone before the next one begins: what the kernel has still to write would slow it down.
    await empty(join(folders.own, 'files'));
    const bareBytes = await uploadedPerSecond(bare.origin, body, files, UPLOADS_AT_ONCE);
    await empty(folders.bare);
    const plainBytes = writtenPerSecond(folders.plain, body, files);
    await empty(folders.plain);
    const { games, durationMs } = await walkGames(
      { origin: own.origin, limit: PAGE, temp: folders.runner },
      signal,
    );
    if (games !== GAMES) throw new Error(`The walk met ${games} games, not ${GAMES}`);
    if (round === 0) continue;
    results.posts.push(posts);
    results.barePosts.push(barePosts);
    results.own.push(ownBytes / GIB);
    results.bare.push(bareBytes / GIB);
    results.plain.push(plainBytes / GIB);
    results.share.push(ownBytes / Math.min(bareBytes, plainBytes, GIB));
    results.walk.push(durationMs / 1000);
  }

  const [posts, share, walk] = [spread(results.posts), spread(results.share), spread(results.walk)];
  process.stdout.write(
    [
      `${rounds} rounds: ${POSTS.toLocaleString('en-US')} addresses over ${CONNECTIONS} connections, ${files} files of ${FILE_MIB} MiB, ${GAMES.toLocaleString('en-US')} games in pages of ${PAGE}`,
      '                            min  median     max',
      `POST /storage/urls a second ${cells(posts, 0)}`,
      `  a bare server             ${cells(spread(results.barePosts), 0)}`,
      `uploads, GiB/s              ${cells(spread(results.own), 2)}`,
      `  a bare server             ${cells(spread(results.bare), 2)}`,
      `  a plain write             ${cells(spread(results.plain), 2)}`,
      `share of the limit          ${cells(share, 2)}   of the slower of the two or 1 GiB/s, in the same round`,
      `games/ over all pages, s    ${cells(walk, 2)}\n`,
    ].join('\n'),
  );
  const misses = [
    posts.median < atLeastPosts && `fewer than ${atLeastPosts} addresses a second`,
    share.median < atLeastShare && `less than ${atLeastShare} of the limit`,
    walk.median > atMostWalk && `a walk of more than ${atMostWalk} s`,
  ].filter((miss) => miss !== false);
  process.stdout.write(misses.map((miss) => `too slow: ${miss}\n`).join(''));
  return misses.length === 0;
});

/** Writes `body` into so many files of `folder`, one after the other, and gives the bytes in a second. */
function writtenPerSecond(folder: string, body: Buffer, files: number): number {
  const startedMs = performance.now();
  for (let index = 0; index < files; index += 1) {
    const file = openSync(join(folder, String(index)), 'w');
    for (let at = 0; at < body.byteLength; )
      at += writeSync(file, body, at, Math.min(MIB, body.byteLength - at));
    closeSync(file);
  }
  return ((body.byteLength * files) / (performance.now() - startedMs)) * 1000;
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name));
}

function cells({ min, median, max }: Spread, digits: number): string {
  return [min, median, max].map((value) => value.toFixed(digits).padStart(7)).join(' ');
}
