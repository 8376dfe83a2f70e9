import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Bench, Case, CaseResult, Check, Contender, Measured, Place } from './case.ts';
import { spread } from './spread.ts';
import { type Listener, startServer } from './start-server.ts';
import { ASSETS, type FileSet } from './workshop.ts';

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
  return { ...comparison, run: (bench) => run(comparison, bench) };
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
  const measured = entries.map(toMeasured);
  const [own] = measured;
  const ratios = entries.slice(1).map(({ contender: { name, atMost } }, index): Check => {
    const value = (own?.medianMs ?? Number.NaN) / (measured[index + 1]?.medianMs ?? Number.NaN);
    return { what: `time against ${name}`, value, unit: '×', atMost };
  });
  return {
    sent: contenders[0].delivers === 'all' ? { count: files.count, bytes: files.bytes } : undefined,
    contenders: measured,
    checks: [
      ...ratios,
      { what: 'peak memory', value: own?.peakMb ?? Number.NaN, unit: 'MB', atMost: peakAtMostMb },
    ],
  };
}

function toMeasured({ contender: { name }, times, processorTimes, peakMb }: Entry): Measured {
  const ms = spread(times);
  const processorMs = spread(processorTimes).median;
  return {
    name,
    medianMs: ms.median,
    fromMs: ms.min,
    toMs: ms.max,
    processorMs: Number.isNaN(processorMs) ? undefined : processorMs,
    peakMb,
  };
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
