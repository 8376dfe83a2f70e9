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
  /** How many responses any client has to wait for, one after the other, and the bound against this time. */
  readonly ideal?: { readonly rounds: number; readonly atMost: number };
}

interface Entry {
  readonly contender: Contender;
  readonly place: Place;
  readonly times: number[];
  peakMib?: number | undefined;
}

interface Row {
  readonly name: string;
  readonly runs: number;
  readonly ms: Spread;
  readonly atMost?: number | undefined;
  readonly peakMib?: number | undefined;
}

/** Makes a case of contenders that do the same work in turn: whole processes, each checked to have done all of its work. */
export function compare(comparison: Comparison): Case {
  const { name, title } = comparison;
  return { ...comparison, name, title, run: (bench) => run(comparison, bench) };
}

async function run(comparison: Comparison, bench: Bench): Promise<CaseResult> {
  const { files, prefers = 'nginx', latencyMs = 0, contenders, ideal } = comparison;
  await using sink = await openSink(prefers, latencyMs, await bench.newFolder('sink'));
  const chosen = contenders.filter(({ name }, index) => index === 0 || bench.includes(name));
  const temp = await bench.newFolder('temp');
  const entries: Entry[] = [];
  for (const contender of chosen.filter((one) => missingPrograms(one).length === 0)) {
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
  const rows: Row[] = entries.map(({ contender: { name, atMost }, times, peakMib }) => {
    const bound = atMost === undefined ? undefined : (bench.atMost ?? atMost);
    return { name, runs: times.length, ms: spread(times), atMost: bound, peakMib };
  });
  if (ideal !== undefined && bench.includes('ideal')) {
    const { uploadUrls, files, delayMs } = await sink.stats();
    const ms = (ideal.rounds * delayMs) / (uploadUrls + files);
    rows.push({ name: 'ideal', runs: 0, ms: { min: ms, median: ms, max: ms }, atMost: ideal.atMost });
  }
  const peakAtMostMib = comparison.peakAtMostMib ?? PEAK_AT_MOST_MIB;
  return {
    server: sink.name,
    table: [HEAD, ...rows.map((row, index) => cells(row, rows[0], index === 0 ? peakAtMostMib : undefined))],
    checks: checksOf(rows, entries, peakAtMostMib),
    leftOut: chosen
      .filter((one) => missingPrograms(one).length > 0)
      .map((one) => `${one.name}: this machine has no ${missingPrograms(one).join(', ')}`),
  };
}

function missingPrograms({ needs = [] }: Contender): string[] {
  return needs.filter((program) => findOnPath(program) === undefined);
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

function checksOf(rows: readonly Row[], entries: readonly Entry[], peakAtMostMib: number): Check[] {
  const [own] = rows;
  const peakMib = own?.peakMib ?? 0;
  const peaks = entries.flatMap(({ contender, peakMib: other = 0 }) => {
    const { name, peakAtMostMib: atMost } = contender;
    return atMost === undefined
      ? []
      : [{ what: `peak memory above that of ${name}`, value: peakMib - other, unit: 'MiB', atMost }];
  });
  return [
    ...rows.flatMap(({ name, ms, atMost }) =>
      atMost === undefined
        ? []
        : [{ what: `time against ${name}`, value: (own?.ms.median ?? 0) / ms.median, unit: '×', atMost }],
    ),
    { what: 'peak memory', value: peakMib, unit: 'MiB', atMost: peakAtMostMib },
    ...peaks,
  ];
}

function cells(
  { name, runs, ms, atMost, peakMib }: Row,
  own: Row | undefined,
  peakAtMost?: number,
): string[] {
  const computed = runs === 0;
  return [
    name,
    computed ? '' : seconds(ms.min),
    seconds(ms.median),
    computed ? '' : seconds(ms.max),
    computed ? 'computed' : String(runs),
    peakAtMost === undefined && own !== undefined ? `${(own.ms.median / ms.median).toFixed(2)} ×` : '',
    atMost === undefined ? '' : `${atMost.toFixed(2)} ×`,
    peakMib === undefined
      ? ''
      : `${peakMib.toFixed(0)} MiB${peakAtMost === undefined ? '' : `, at most ${peakAtMost}`}`,
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}
