import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Bench, Case, CaseResult, Check, Contender, Place } from './case.ts';
import { type Listener, startServer } from './start-server.ts';
import { spread } from './table.ts';
import { ASSETS, type FileSet } from './workshop.ts';

const HEAD = ['', 'median', 'from, to', 'action is', 'at most', 'processor', 'peak'];
const METER = pathToFileURL(join(import.meta.dirname, 'report-peak-memory.mjs')).href;
const PEAK_AT_MOST_MB = 210;
/** Of 127.0.0.1, with its key. */
const CERTIFICATE = join(import.meta.dirname, '../../test/fixtures/self-signed.pem');

interface Comparison extends Omit<Case, 'run'> {
  readonly files: FileSet;
  /** The delay of each response. */
  readonly latencyMs?: number;
  /** Whether everything goes over https. */
  readonly isTls?: true;
  /** The largest peak memory of the first contender. */
  readonly peakAtMostMb?: number;
  /** The action first. */
  readonly contenders: readonly [Contender, ...Contender[]];
}

interface Entry {
  readonly contender: Contender;
  readonly place: Place;
  readonly times: number[];
  /** Of each run, in milliseconds. */
  readonly processorTimes: number[];
  peakMb?: number | undefined;
}

/** Makes a case of contenders that do the same work in turn: whole processes, each checked to have done all of its work. */
export function compare(comparison: Comparison): Case {
  const { name, title } = comparison;
  return { ...comparison, name, title, run: (bench) => run(comparison, bench) };
}

async function run(comparison: Comparison, bench: Bench): Promise<CaseResult> {
  const { files, latencyMs = 0, isTls, contenders, peakAtMostMb = PEAK_AT_MOST_MB } = comparison;
  const tls = isTls && CERTIFICATE;
  await using server = await startServer({ latencyMs, tls });
  const entries: Entry[] = [];
  for (const contender of contenders.filter(({ name }, index) => index === 0 || bench.includes(name))) {
    const workspace = await bench.workspaceOf(contender.files ?? files);
    const place: Place = {
      folder: join(workspace, ASSETS),
      workspace,
      files: contender.files ?? files,
      baseUrl: `${server.origin}/v1`,
      temp: bench.temp,
      env: { PATH: process.env['PATH'], ...(tls && { NODE_EXTRA_CA_CERTS: tls }) },
      signal: bench.signal,
    };
    await contender.prepare?.(place);
    entries.push({ contender, place, times: [], processorTimes: [] });
  }
  for (const entry of entries) entry.peakMb = await measurePeak(entry, server);
  for (let run = 0; run < bench.runs; run += 1) {
    for (const entry of entries) {
      const { times = 1 } = entry.contender;
      const beforeMs = await childrenMs();
      const { durationMs } = await runOnce(entry, entry.place, server);
      entry.times.push(durationMs * times);
      entry.processorTimes.push(((await childrenMs()) - beforeMs) * times);
    }
  }
  const [own] = entries;
  const ownMs = spread(own?.times ?? []);
  const peak = { what: 'peak memory', value: own?.peakMb ?? Number.NaN, unit: 'MB', atMost: peakAtMostMb };
  const checks: Check[] = [peak];
  const table = [HEAD];
  for (const entry of entries) {
    const { contender, times, processorTimes, peakMb } = entry;
    const processorMs = spread(processorTimes).median;
    const ms = spread(times);
    const ratio = ownMs.median / ms.median;
    const { atMost } = contender;
    if (atMost !== undefined)
      checks.push({ what: `time against ${contender.name}`, value: ratio, unit: '×', atMost });
    table.push([
      contender.name,
      `${(ms.median / 1000).toFixed(3)} s`,
      [ms.min, ms.max].map((time) => (time / 1000).toFixed(3)).join(', '),
      entry === own ? '' : `${ratio.toFixed(2)} ×`,
      atMost === undefined ? '' : `${atMost.toFixed(2)} ×`,
      Number.isNaN(processorMs) ? '' : `${(processorMs / 1000).toFixed(2)} s`,
      peakMb === undefined
        ? ''
        : `${peakMb.toFixed(0)} MB${entry === own ? `, at most ${peakAtMostMb}` : ''}`,
    ]);
  }
  const delay = latencyMs > 0 ? `, responses after ${latencyMs} ms` : '';
  return { server: `Node${isTls ? ', https' : ''}${delay}`, table, checks };
}

/** Milliseconds in a tick of the clock in which Linux counts. */
const TICK_MS = 10;

/** The processor time of all processes that have ended below this one, in milliseconds (`proc_pid_stat(5)`); `NaN` if the system is not Linux. */
async function childrenMs(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  // The name of the program, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[13]) + Number(fields[14]));
}

/** An uncounted run, which also warms up the server and the disk's cache; `undefined` for programs that Node does not run. */
async function measurePeak(entry: Entry, server: Listener): Promise<number | undefined> {
  const file = join(entry.place.temp, 'peak-memory');
  await rm(file, { force: true });
  const env = { ...entry.place.env, NODE_OPTIONS: `--import ${METER}`, PEAK_MEMORY_FILE: file };
  await runOnce(entry, { ...entry.place, env }, server);
  const kibibytes = Number(await readFile(file, 'utf8').catch(() => Number.NaN));
  return kibibytes > 0 ? (kibibytes * 1024) / 1e6 : undefined;
}

/** @throws Error if the server did not get exactly one request for an upload URL and one PUT per file */
async function runOnce(
  { contender }: Entry,
  place: Place,
  server: Listener,
): Promise<{ durationMs: number }> {
  const before = await server.counts();
  const result = await contender.run(place);
  const after = await server.counts();
  const received = (['uploadUrls', 'files', 'fileBytes', 'others'] as const).map(
    (name) => after[name] - before[name],
  );
  const { count, bytes } = place.files;
  const expected = contender.delivers === 'all' ? [count, count, count * bytes, 0] : [0, 0, 0, 0];
  if (!isDeepStrictEqual(received, expected))
    throw new Error(`The server received ${received} upload URLs, files, bytes and others, not ${expected}`);
  return result;
}
