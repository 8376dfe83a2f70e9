import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { findOnPath } from '../scripts/find-program.ts';
import type { Bench, Case, CaseResult, Check, Contender, Place } from './case.ts';
import { type Listener, startServer } from './start-server.ts';
import { type Spread, spread } from './table.ts';
import { ASSETS, type FileSet } from './workshop.ts';

const HEAD = ['', 'min', 'median', 'max', 'runs', 'action is', 'at most', 'peak'];
const METER = pathToFileURL(join(import.meta.dirname, 'report-peak-memory.mjs')).href;
const PEAK_AT_MOST_MB = 210;

interface Comparison extends Omit<Case, 'run'> {
  readonly files: FileSet;
  /** The delay of each response. */
  readonly latencyMs?: number;
  /** The largest peak memory of the first contender. */
  readonly peakAtMostMb?: number;
  /** The action first. */
  readonly contenders: readonly [Contender, ...Contender[]];
}

interface Entry {
  readonly contender: Contender;
  readonly place: Place;
  readonly times: number[];
  peakMb?: number | undefined;
}

interface Row {
  readonly name: string;
  readonly atMost?: number | undefined;
  readonly runs: number;
  readonly ms: Spread;
  readonly peakMb?: number | undefined;
}

/** Makes a case of contenders that do the same work in turn: whole processes, each checked to have done all of its work. */
export function compare(comparison: Comparison): Case {
  const { name, title } = comparison;
  return { ...comparison, name, title, run: (bench) => run(comparison, bench) };
}

async function run(comparison: Comparison, bench: Bench): Promise<CaseResult> {
  const { files, latencyMs = 0, contenders, peakAtMostMb = PEAK_AT_MOST_MB } = comparison;
  await using server = await startServer({ latencyMs });
  const temp = await bench.newFolder('temp');
  const entries: Entry[] = [];
  const leftOut: string[] = [];
  for (const contender of contenders.filter(({ name }, index) => index === 0 || bench.includes(name))) {
    const missing = (contender.needs ?? []).filter((program) => findOnPath(program) === undefined);
    if (missing.length > 0) {
      leftOut.push(`${contender.name}: this machine has no ${missing.join(', ')}`);
      continue;
    }
    const workspace = await bench.workspaceOf(contender.files ?? files);
    const place: Place = {
      folder: join(workspace, ASSETS),
      workspace,
      files: contender.files ?? files,
      baseUrl: `${server.origin}/v1`,
      temp,
      env: { PATH: process.env['PATH'] },
      signal: bench.signal,
    };
    await contender.prepare?.(place);
    entries.push({ contender, place, times: [] });
  }
  for (const entry of entries) entry.peakMb = await measurePeak(entry, server);
  for (let run = 0; run < bench.runs; run += 1) {
    for (const entry of entries) {
      const { durationMs } = await runOnce(entry, entry.place, server);
      entry.times.push(durationMs * (entry.contender.times ?? 1));
    }
  }
  const rows: Row[] = entries.map(({ contender, times, peakMb }) => {
    const { name } = contender;
    const atMost = contender.atMost === undefined ? undefined : (bench.atMost ?? contender.atMost);
    return { name, atMost, runs: times.length, ms: spread(times), peakMb };
  });
  const [own] = rows;
  if (own === undefined) throw new Error('The first contender did not run');
  return {
    server: `Node${latencyMs === 0 ? '' : `, responses after ${latencyMs} ms`}`,
    table: [HEAD, ...rows.map((row) => cells(row, own, peakAtMostMb))],
    checks: [
      { what: 'peak memory', value: own.peakMb ?? Number.NaN, unit: 'MB', atMost: peakAtMostMb },
      ...rows.flatMap((row) => checksOf(row, own)),
    ],
    leftOut,
  };
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

function checksOf({ name, ms, atMost }: Row, own: Row): Check[] {
  if (atMost === undefined) return [];
  return [{ what: `time against ${name}`, value: own.ms.median / ms.median, unit: '×', atMost }];
}

function cells(row: Row, own: Row, peakAtMostMb: number): string[] {
  const { name, runs, ms, atMost, peakMb } = row;
  return [
    name,
    seconds(ms.min),
    seconds(ms.median),
    seconds(ms.max),
    String(runs),
    row === own ? '' : `${(own.ms.median / ms.median).toFixed(2)} ×`,
    atMost === undefined ? '' : `${atMost.toFixed(2)} ×`,
    peakMb === undefined ? '' : `${peakMb.toFixed(0)} MB${row === own ? `, at most ${peakAtMostMb}` : ''}`,
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}
