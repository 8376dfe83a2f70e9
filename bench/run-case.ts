import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath } from '../scripts/find-program.ts';
import type { Case, Contender, Place } from './case.ts';
import { checkDelivery, type Delivery } from './check-delivery.ts';
import { ASSETS } from './file-sets.ts';
import { makeCertificate } from './make-certificate.ts';
import { openSink } from './open-sink.ts';
import { type Spread, spread } from './spread.ts';
import type { Workshop } from './workshop.ts';

/**
 * The time that nobody can beat, computed and not measured: the rounds of a case, each as long as the sink held back an
 * answer on average. It has no start of a process, no work, and no byte on its way.
 */
const IDEAL = 'ideal';

export interface RunOptions {
  /** Counted runs of each contender. */
  readonly runs: number;
  /** Whether the slow ones are left out. */
  readonly quick: boolean;
  readonly workshop: Workshop;
}

export interface Measured {
  readonly name: string;
  /** How many runs were counted; 0 where the time was computed. */
  readonly runs: number;
  readonly ms: Spread;
  /** The action's median as a multiple of this one; 1 for itself. */
  readonly ratio: number;
  /** Peak resident memory of the uncounted run, for what Node runs. */
  readonly peakMib?: number | undefined;
}

export interface CaseResult {
  readonly name: string;
  readonly title: string;
  readonly sink: string;
  readonly measured: readonly Measured[];
  /** Who did not run, each with why. */
  readonly leftOut: readonly string[];
}

/** Lets all contenders of a case do its work in turn, and checks each time that it was done. */
export async function runCase(kase: Case, options: RunOptions, signal: AbortSignal): Promise<CaseResult> {
  const { workshop, runs } = options;
  if (kase.sink.tls && findOnPath('openssl') === undefined)
    return { ...kase, sink: '', measured: [], leftOut: ['all of it: this machine has no openssl'] };
  const folder = await workshop.newFolder('sink');
  const certificate = kase.sink.tls ? makeCertificate(await workshop.newFolder('certificate')) : undefined;
  await using sink = await openSink(kase.sink, folder, certificate);
  const trust: Record<string, string> =
    certificate === undefined
      ? {}
      : { NODE_EXTRA_CA_CERTS: certificate.certFile, CURL_CA_BUNDLE: certificate.certFile };
  const temp = await workshop.newFolder('temp');
  const meter = pathToFileURL(await workshop.script('report-peak-memory.ts')).href;

  const leftOut = kase.contenders.flatMap((contender) => whyLeftOut(contender, options) ?? []);
  const entries = await Promise.all(
    kase.contenders
      .filter((contender) => whyLeftOut(contender, options) === undefined)
      .map(async (contender) => {
        const files = contender.files ?? kase.files;
        const workspace = await workshop.files.workspaceOf(files, signal);
        const place: Place = {
          folder: join(workspace, ASSETS),
          workspace,
          files,
          baseUrl: sink.baseUrl,
          temp,
          trust,
          nodeOptions: [],
          script: (name) => workshop.script(name),
        };
        return { contender, place, times: [] as number[], peakMib: undefined as number | undefined };
      }),
  );
  for (const { contender, place } of entries) await contender.prepare?.(place, signal);
  for (let run = 0; run <= runs; run += 1) {
    for (const entry of entries) {
      const { contender, place } = entry;
      if (contender.slow && run !== 1) continue;
      // The first of each warms up the sink and the disk's cache, and may be slowed down by a look at its memory.
      const nodeOptions = run === 0 ? ['--import', meter] : [];
      const { durationMs, note } = await checkDelivery(sink, expected(contender, place), () =>
        contender.run({ ...place, nodeOptions }, signal),
      );
      if (run > 0) entry.times.push(durationMs * (contender.times ?? 1));
      else if (note !== '') entry.peakMib = Number(note) / 1024;
    }
  }

  const [own = Number.NaN] = entries.map(({ times }) => spread(times).median);
  const measured: Measured[] = entries.map(({ contender, times, peakMib }) => {
    const ms = spread(times);
    return { name: contender.name, runs: times.length, ms, ratio: own / ms.median, peakMib };
  });
  if (kase.rounds !== undefined) {
    const { uploadUrls, files, delayMs } = await sink.stats();
    const ms = (kase.rounds * delayMs) / (uploadUrls + files);
    measured.push({ name: IDEAL, runs: 0, ms: { min: ms, median: ms, max: ms }, ratio: own / ms });
  }
  return { name: kase.name, title: kase.title, sink: sink.name, measured, leftOut };
}

function whyLeftOut({ name, needs = [], slow }: Contender, { quick }: RunOptions): string | undefined {
  const missing = needs.filter((program) => findOnPath(program) === undefined);
  if (missing.length > 0) return `${name}: this machine has no ${missing.join(', ')}`;
  return quick && slow ? `${name}: takes too long for --quick` : undefined;
}

function expected({ delivers }: Contender, { files }: Place): Delivery {
  if (delivers === 'nothing') return { files: 0, bytes: 0 };
  return { files: files.count, bytes: files.count * files.bytes };
}
