import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath } from '../scripts/find-program.ts';
import type { Case, Contender, Place } from './case.ts';
import type { CaseResult, Measured } from './case-result.ts';
import { checkDelivery, type Delivery } from './check-delivery.ts';
import { ASSETS } from './file-sets.ts';
import { makeCertificate } from './make-certificate.ts';
import { openSink } from './open-sink.ts';
import { spread } from './spread.ts';
import type { Workshop } from './workshop.ts';

/**
 * The time that nobody can beat, computed and not measured: the rounds of a case, each as long as the sink held back an
 * answer on average. It has no start of a process, no work, and no byte on its way.
 */
const IDEAL = 'ideal';

interface RunOptions {
  /** Counted runs of each contender. */
  readonly runs: number;
  /** Whether the slow ones are left out. */
  readonly quick: boolean;
  readonly workshop: Workshop;
}

/** A contender at its place, and what was measured of it. */
interface Entry {
  readonly contender: Contender;
  readonly place: Place;
  readonly times: number[];
  peakMib?: number;
}

/** Lets all contenders of a case do its work in turn, and checks each time that it was done. */
export async function runCase(kase: Case, options: RunOptions, signal: AbortSignal): Promise<CaseResult> {
  const { name, title, contenders } = kase;
  const { workshop, runs } = options;
  if (kase.sink.tls && findOnPath('openssl') === undefined)
    return { name, title, sink: 'none', measured: [], leftOut: ['all of it: this machine has no openssl'] };

  const certificate = kase.sink.tls ? makeCertificate(await workshop.newFolder('certificate')) : undefined;
  await using sink = await openSink(kase.sink, await workshop.newFolder('sink'), certificate);
  const common = {
    baseUrl: sink.baseUrl,
    temp: await workshop.newFolder('temp'),
    trust: trustIn(certificate?.certFile),
    nodeOptions: [],
    script: (script: string) => workshop.script(script),
  };
  const entries: Entry[] = [];
  for (const contender of contenders) {
    if (whyLeftOut(contender, options) !== undefined) continue;
    const files = contender.files ?? kase.files;
    const workspace = await workshop.files.workspaceOf(files, signal);
    const place = { ...common, files, workspace, folder: join(workspace, ASSETS) };
    await contender.prepare?.(place, signal);
    entries.push({ contender, place, times: [] });
  }

  const meter = ['--import', pathToFileURL(await workshop.script('report-peak-memory.ts')).href];
  for (let run = 0; run <= runs; run += 1) {
    for (const entry of entries) {
      const { contender, place } = entry;
      if (contender.slow && run !== 1) continue;
      // The first of each warms up the sink and the disk's cache, and a look at its memory may slow it down.
      const nodeOptions = run === 0 ? meter : [];
      const { durationMs, note } = await checkDelivery(sink, expected(entry), () =>
        contender.run({ ...place, nodeOptions }, signal),
      );
      if (run > 0) entry.times.push(durationMs * (contender.times ?? 1));
      else if (note !== '') entry.peakMib = Number(note) / 1024;
    }
  }

  const [own = Number.NaN] = entries.map(({ times }) => spread(times).median);
  const measured = entries.map(({ contender, times, peakMib }): Measured => {
    const ms = spread(times);
    return { name: contender.name, runs: times.length, ms, ratio: own / ms.median, peakMib };
  });
  if (kase.rounds !== undefined) {
    const { uploadUrls, files, delayMs } = await sink.stats();
    const ms = (kase.rounds * delayMs) / (uploadUrls + files);
    measured.push({ name: IDEAL, runs: 0, ms: { min: ms, median: ms, max: ms }, ratio: own / ms });
  }
  const leftOut = contenders.flatMap((contender) => whyLeftOut(contender, options) ?? []);
  return { name, title, sink: sink.name, measured, leftOut };
}

/** What makes Node and curl trust a certificate. */
function trustIn(certFile: string | undefined): Record<string, string> {
  return certFile === undefined ? {} : { NODE_EXTRA_CA_CERTS: certFile, CURL_CA_BUNDLE: certFile };
}

function whyLeftOut({ name, needs = [], slow }: Contender, { quick }: RunOptions): string | undefined {
  const missing = needs.filter((program) => findOnPath(program) === undefined);
  if (missing.length > 0) return `${name}: this machine has no ${missing.join(', ')}`;
  return quick && slow ? `${name}: takes too long for --quick` : undefined;
}

function expected({ contender, place }: Entry): Delivery {
  if (contender.delivers === 'nothing') return { files: 0, bytes: 0 };
  const { count, bytes } = place.files;
  return { files: count, bytes: count * bytes };
}
