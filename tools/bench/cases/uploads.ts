import type { Contender } from '../case.ts';
import { compare } from '../compare.ts';
import {
  ACTION,
  dryRun,
  GLOB,
  HTTP_CLIENT,
  runAction,
  runProcess,
  shellRival,
  UNDICI,
  undici,
  WITHOUT_HASHES,
} from '../contenders.ts';

const KIB = 1024;

/** A usual delivery, against what people would write instead. */
const MANY_SMALL = compare({
  name: '1000x16k',
  title: '1,000 × 16 KiB',
  files: { count: 1_000, bytes: 16 * KIB },
  contenders: [
    ACTION,
    { ...WITHOUT_HASHES, atMost: 1.1 },
    { ...UNDICI, atMost: 1.6 },
    HTTP_CLIENT,
    { ...shellRival('curl --parallel, as people write it', 'curl-parallel.sh'), atMost: 0.35 },
  ],
});

/** As real services and storages are reached. */
const MANY_SMALL_TLS = compare({
  name: '1000x16k-https',
  title: '1,000 × 16 KiB over https',
  isTls: true,
  files: { count: 1_000, bytes: 16 * KIB },
  contenders: [ACTION, { ...UNDICI, atMost: 1.6 }, HTTP_CLIENT],
});

/** Sound and video: nearly all of the work is to bring bytes from the file to the socket. */
const MEDIUM_FILES = compare({
  name: '200x1m',
  title: '200 × 1 MiB',
  files: { count: 200, bytes: KIB ** 2 },
  contenders: [ACTION, UNDICI, HTTP_CLIENT],
});

/** One file that does not fit into the memory that the action may take. A loop that hashes and sends in turn is slower than curl. */
const CURL_PUT = shellRival('curl -T', 'curl-put.sh');
const TWO_GIB = { count: 1, bytes: 2 * KIB ** 3, sparse: true };
const LARGE_FILE = compare({
  name: '1x2g',
  title: '1 × 2 GiB',
  files: TWO_GIB,
  contenders: [ACTION, { ...CURL_PUT, atMost: 1.7 }, HTTP_CLIENT],
});
const LARGE_FILE_WITHOUT_HASH = compare({
  name: '1x2g-unhashed',
  title: '1 × 2 GiB with `reuse-unchanged: false`',
  files: TWO_GIB,
  contenders: [WITHOUT_HASHES, { ...CURL_PUT, atMost: 1.1 }],
});

/** What each file costs, where the start of the action no longer counts. */
const MANY = compare({
  name: '10000x1k',
  title: '10,000 × 1 KiB',
  files: { count: 10_000, bytes: KIB },
  contenders: [ACTION, UNDICI],
});

/** Time and memory must grow no faster than the number of files. */
const VERY_MANY = compare({
  name: '100000x1k',
  title: '100,000 × 1 KiB',
  files: { count: 100_000, bytes: KIB, perFolder: 1_000 },
  // What `glob` needs to find them, with the types and sizes of all.
  peakAtMostMb: 650,
  contenders: [
    ACTION,
    {
      ...ACTION,
      name: '100 × the time of 1,000 × 1 KiB',
      files: { count: 1_000, bytes: KIB },
      times: 100,
      atMost: 1.1,
    },
  ],
});

/** A service and a storage that are far away: the action's default `concurrency` against fixed numbers, and against undici. */
function distance(latencyMs: number, count: number, rival: Contender): ReturnType<typeof compare> {
  const fixed = ['16', '64', '128'].map((number) => ({
    ...ACTION,
    name: `concurrency: ${number}`,
    run: (place: Parameters<Contender['run']>[0]) => runAction(place, { concurrency: number }),
    atMost: 1.15,
  }));
  return compare({
    name: `distance-${latencyMs}ms`,
    title: `${count.toLocaleString('en')} × 16 KiB, responses after ${latencyMs} ms`,
    files: { count, bytes: 16 * KIB },
    latencyMs,
    contenders: [ACTION, ...fixed, rival, HTTP_CLIENT],
  });
}

/** The time that every run takes before its work begins. */
const COLD_START = compare({
  name: 'cold-start',
  title: 'cold start, one file',
  files: { count: 1, bytes: KIB },
  contenders: [
    dryRun('dry run'),
    {
      name: 'node -e 0',
      delivers: 'nothing',
      atMost: 6.5,
      run: (place) => runProcess(process.execPath, ['-e', '0'], place),
    },
  ],
});

/** As in a large monorepo. */
const names = (count: number, toName: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => toName(index));
const FIND = compare({
  name: 'find',
  title: 'find 100,000 files in 10,000 folders, 70 of which link to each other',
  runs: 3,
  files: { count: 100_000, bytes: 0, perFolder: 10, linked: 70 },
  // Twice what `glob` alone needs.
  peakAtMostMb: 1_430,
  contenders: [
    dryRun('no exclusions'),
    dryRun('50 exclusions', ['**', ...names(50, (one) => `!no-${one}/**`)].join('\n')),
    dryRun('a line of 100 alternatives', `**\n**/{${names(100, String).join(',')}}`),
    GLOB,
  ],
});

/** In the order in which they run. */
export const UPLOADS = [
  MANY_SMALL,
  MANY_SMALL_TLS,
  MEDIUM_FILES,
  LARGE_FILE,
  LARGE_FILE_WITHOUT_HASH,
  MANY,
  VERY_MANY,
  distance(10, 1_000, { ...undici(64), atMost: 1.35 }),
  distance(40, 512, { ...undici(128), atMost: 1.3 }),
  distance(150, 256, undici(128)),
  COLD_START,
  FIND,
];
