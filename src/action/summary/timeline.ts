import { formatDuration } from '../../support/format.ts';
import type { Phase } from '../progress/phase-timer.ts';
import type { SummaryContent } from './summary-content.ts';

const NAMES: Readonly<Record<Phase['name'], string>> = {
  find: 'Find files',
  join: 'Join parts',
  upload: 'Upload',
  export: 'Export',
  wait: 'Waiting',
};

/** The day on which a chart's times lie: one without a change of the clocks. */
const DAY_MS = Date.UTC(2000, 0, 1);
const DAY_FORMAT = 'YYYY-MM-DDTHH:mm:ss.SSS';

/** What the time was spent on, as a Mermaid chart. It holds numbers and words of our own alone, whatever the run was. */
export function renderTimeline({ phases, manifest }: SummaryContent): string[] {
  if (phases.length === 0) return [];
  const work = phases.filter(({ name }) => name !== 'wait');
  const endMs = Math.max(...phases.map((phase) => phase.endMs));
  const waits = joinWaits(
    phases.filter(({ name }) => name === 'wait'),
    endMs,
  );
  const broken = {
    find: false,
    join: false,
    upload: manifest.assets.some(({ status }) => status === 'failed'),
    export: manifest.exports.some(({ status }) => status === 'failed' || status === 'unknown'),
    wait: false,
  };
  const bars = work.map((phase) => ({ ...phase, tookMs: phase.endMs - phase.startMs }));
  const lines = [
    'gantt',
    `dateFormat ${DAY_FORMAT}`,
    `axisFormat ${axisFormat(endMs)}`,
    'todayMarker off',
    ...bars.flatMap((bar) => [
      `section ${NAMES[bar.name]}`,
      `${formatDuration(bar.tookMs)} :${broken[bar.name] ? 'crit, ' : ''}${span(bar)}`,
    ]),
    ...(waits.length > 0 ? [`section ${NAMES.wait}`] : []),
    ...waits.map((wait) => `${formatDuration(wait.tookMs)} :done, ${span(wait)}`),
  ];
  return ['### Timeline', `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``];
}

/** What stands at the ticks of the axis, whose distance follows from the length. */
function axisFormat(endMs: number): string {
  if (endMs < 5_000) return '%-S.%L s';
  if (endMs < 60_000) return '%-S s';
  return endMs < 3_600_000 ? '%-M:%S min' : '%-H:%M:%S h';
}

/** A bar has to have a length. */
function span({ startMs, endMs }: { startMs: number; endMs: number }): string {
  return `${dayTime(startMs)}, ${dayTime(Math.max(endMs, startMs + 1))}`;
}

/** A time of that day in no time zone, as Mermaid reads and writes it: every reader's axis begins at zero. */
function dayTime(ms: number): string {
  return new Date(DAY_MS + ms).toISOString().slice(0, -1);
}

/** Waits that are drawn as one. */
export interface DrawnWait {
  readonly startMs: number;
  readonly endMs: number;
  /** The time in it in which something did wait. */
  readonly tookMs: number;
}

const MAX_WAITS = 5;
/** Gaps and waits below these parts of the whole could hardly be seen. */
const MIN_GAP = 0.02;
const MIN_WAIT = 0.01;

/** The five longest waits of a run of that length, in their order; those close to each other are one. In milliseconds. */
export function joinWaits(waits: readonly Phase[], lengthMs: number): DrawnWait[] {
  const joined: DrawnWait[] = [];
  for (const { startMs, endMs } of waits) {
    const last = joined.at(-1);
    const tookMs = endMs - startMs;
    if (last !== undefined && startMs - last.endMs < lengthMs * MIN_GAP) {
      joined[joined.length - 1] = { startMs: last.startMs, endMs, tookMs: last.tookMs + tookMs };
    } else {
      joined.push({ startMs, endMs, tookMs });
    }
  }
  return joined
    .filter(({ tookMs }) => tookMs >= lengthMs * MIN_WAIT)
    .toSorted((a, b) => b.tookMs - a.tookMs)
    .slice(0, MAX_WAITS)
    .sort((a, b) => a.startMs - b.startMs);
}
