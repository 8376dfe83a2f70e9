import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath } from '../scripts/find-program.ts';
import type { Bench, Case, CaseResult, Check, Contender, Place } from './case.ts';
import { checkDelivery, openSink, type Sink } from './sink/sink.ts';
import { type Spread, spread } from './table.ts';
import { ASSETS, type FileSet } from './workshop.ts';

const HEAD = ['', 'min', 'median', 'max', 'runs', 'action is', 'at most', 'peak'];
const METER = pathToFileURL(join(import.meta.dirname, 'report-peak-memory.mjs')).href;
const PEAK_AT_MOST_MIB = 200;

interface Comparison extends Omit<Case, 'run'> {
  readonly files: FileSet;
  /** `node` if nginx would not do what the case is about. */
  readonly prefers?: 'nginx' | 'node';
  /** The delay of each response. */
  readonly latencyMs?: number;
  /** The largest peak memory of the first contender. */
  readonly peakAtMostMib?: number;
  /** The action first. */
  readonly contenders: readonly [Contender, ...Contender[]];
}

interface Entry {
  readonly contender: Contender;
  readonly place: Place;
  readonly times: number[];
  peakMib?: number | undefined;
}

interface Row {
  readonly name: string;
  readonly atMost?: number | undefined;
  readonly peakAtMostMib?: number | undefined;
  readonly runs: number;
  readonly ms: Spread;
  readonly peakMib?: number | undefined;
}

/** Makes a case of contenders that do the same work in turn: whole processes, each checked to have done all of its work. */
export function compare(comparison: Comparison): Case {
  const { name, title } = comparison;
  return { ...comparison, name, title, run: (bench) => run(comparison, bench) };
}

async function run(comparison: Comparison, bench: Bench): Promise<CaseResult> {
  const { files, prefers = 'nginx', latencyMs = 0, contenders } = comparison;
  await using sink = await openSink(prefers, latencyMs, await bench.newFolder('sink'));
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
      baseUrl: sink.baseUrl,
      temp,
      env: { PATH: process.env['PATH'] },
      signal: bench.signal,
    };
    await contender.prepare?.(place);
    entries.push({ contender, place, times: [] });
  }
  for (const entry of entries) entry.peakMib = await measurePeak(entry, sink);
  for (let run = 0; run < bench.runs; run += 1) {
    for (const entry of entries) {
      const { durationMs } = await runOnce(entry, entry.place, sink);
      entry.times.push(durationMs * (entry.contender.times ?? 1));
    }
  }
  const rows: Row[] = entries.map(({ contender, times, peakMib }) => {
    const { name, peakAtMostMib } = contender;
    const atMost = contender.atMost === undefined ? undefined : (bench.atMost ?? contender.atMost);
    return { name, atMost, peakAtMostMib, runs: times.length, ms: spread(times), peakMib };
  });
  const [own] = rows;
  if (own === undefined) throw new Error('The first contender did not run');
  const peakAtMostMib = comparison.peakAtMostMib ?? PEAK_AT_MOST_MIB;
  return {
    server: sink.name,
    table: [HEAD, ...rows.map((row) => cells(row, own, peakAtMostMib))],
    checks: [
      { what: 'peak memory', value: own.peakMib ?? Number.NaN, unit: 'MiB', atMost: peakAtMostMib },
      ...rows.flatMap((row) => checksOf(row, own)),
    ],
    leftOut,
  };
}

/** An uncounted run, which also warms up the sink and the disk's cache; `undefined` for programs that Node does not run. */
async function measurePeak(entry: Entry, sink: Sink): Promise<number | undefined> {
  const file = join(entry.place.temp, 'peak-memory');
  await rm(file, { force: true });
  const env = { ...entry.place.env, NODE_OPTIONS: `--import ${METER}`, PEAK_MEMORY_FILE: file };
  await runOnce(entry, { ...entry.place, env }, sink);
  const kibibytes = Number(await readFile(file, 'utf8').catch(() => Number.NaN));
  return kibibytes > 0 ? kibibytes / 1024 : undefined;
}

function runOnce({ contender }: Entry, place: Place, sink: Sink): Promise<{ durationMs: number }> {
  const { count, bytes } = place.files;
  const expected =
    contender.delivers === 'all' ? { files: count, bytes: count * bytes } : { files: 0, bytes: 0 };
  return checkDelivery(sink, expected, () => contender.run(place));
}

function checksOf({ name, ms, peakMib, atMost, peakAtMostMib }: Row, own: Row): Check[] {
  const ratio = own.ms.median / ms.median;
  const more = (own.peakMib ?? Number.NaN) - (peakMib ?? Number.NaN);
  return [
    ...(atMost === undefined ? [] : [{ what: `time against ${name}`, value: ratio, unit: '×', atMost }]),
    ...(peakAtMostMib === undefined
      ? []
      : [{ what: `peak memory above ${name}`, value: more, unit: 'MiB', atMost: peakAtMostMib }]),
  ];
}

function cells(row: Row, own: Row, peakAtMostMib: number): string[] {
  const { name, runs, ms, atMost, peakMib } = row;
  return [
    name,
    seconds(ms.min),
    seconds(ms.median),
    seconds(ms.max),
    String(runs),
    row === own ? '' : `${(own.ms.median / ms.median).toFixed(2)} ×`,
    atMost === undefined ? '' : `${atMost.toFixed(2)} ×`,
    peakMib === undefined
      ? ''
      : `${peakMib.toFixed(0)} MiB${row === own ? `, at most ${peakAtMostMib}` : ''}`,
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}
