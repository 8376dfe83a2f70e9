import type { Manifest } from '../../pipeline/manifest/manifest.ts';
import { formatDuration } from '../../support/format.ts';
import type { Phase } from '../progress/phase-timer.ts';

const NAMES: Readonly<Record<Phase['name'], string>> = {
  find: 'Find files',
  join: 'Join parts',
  upload: 'Upload',
  export: 'Export',
  wait: 'Waiting',
};

/** The chart needs dates. On this day no time zone changes its clocks. */
const DAY_MS = Date.UTC(2000, 0, 1);
const DAY_FORMAT = 'YYYY-MM-DDTHH:mm:ss.SSS';

/** Renders the phases as a Mermaid chart. It contains only numbers and fixed words, never untrusted text. */
export function renderTimeline(phases: readonly Phase[], { assets, exports }: Manifest): string[] {
  if (phases.length === 0) return [];
  const endMs = Math.max(...phases.map((phase) => phase.endMs));
  const waits = mergeWaits(phases, endMs);
  const failed: Partial<Record<Phase['name'], boolean>> = {
    upload: assets.some(({ status }) => status === 'failed'),
    export: exports.some(({ status }) => status === 'failed' || status === 'unknown'),
  };
  const lines = [
    'gantt',
    `dateFormat ${DAY_FORMAT}`,
    `axisFormat ${axisFormat(endMs)}`,
    'todayMarker off',
    ...phases
      .filter(({ name }) => name !== 'wait')
      .flatMap((phase) => [
        `section ${NAMES[phase.name]}`,
        `${formatDuration(phase.endMs - phase.startMs)} :${failed[phase.name] ? 'crit, ' : ''}${span(phase)}`,
      ]),
    ...(waits.length > 0 ? [`section ${NAMES.wait}`] : []),
    ...waits.map((wait) => `${formatDuration(wait.tookMs)} :done, ${span(wait)}`),
  ];
  return ['### Timeline', `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``];
}

/** The format of the axis labels, which depends on the length of the run. */
function axisFormat(endMs: number): string {
  if (endMs < 5_000) return '%-S.%L s';
  if (endMs < 60_000) return '%-S s';
  return endMs < 3_600_000 ? '%-M:%S min' : '%-H:%M:%S h';
}

/** Mermaid needs bars of at least 1 ms. */
function span({ startMs, endMs }: { startMs: number; endMs: number }): string {
  return `${dayTime(startMs)}, ${dayTime(Math.max(endMs, startMs + 1))}`;
}

/** Without a time zone, so that the axis begins at zero for every reader. */
function dayTime(ms: number): string {
  return new Date(DAY_MS + ms).toISOString().slice(0, -1);
}

/** One or more waits, drawn as one bar. */
export interface DrawnWait {
  readonly startMs: number;
  readonly endMs: number;
  /** The waiting time within the bar, without the gaps between its waits. */
  readonly tookMs: number;
}

const MAX_WAITS = 5;
/** Smaller gaps and waits, as fractions of the run, would be invisible in the chart. */
const MIN_GAP = 0.02;
const MIN_WAIT = 0.01;

/** Merges waits that are close to each other. Returns the five longest in chronological order, all times in milliseconds. */
export function mergeWaits(phases: readonly Phase[], lengthMs: number): DrawnWait[] {
  const merged: DrawnWait[] = [];
  for (const { name, startMs, endMs } of phases) {
    if (name !== 'wait') continue;
    const last = merged.at(-1);
    const tookMs = endMs - startMs;
    if (last !== undefined && startMs - last.endMs < lengthMs * MIN_GAP) {
      merged[merged.length - 1] = { startMs: last.startMs, endMs, tookMs: last.tookMs + tookMs };
    } else {
      merged.push({ startMs, endMs, tookMs });
    }
  }
  return merged
    .filter(({ tookMs }) => tookMs >= lengthMs * MIN_WAIT)
    .toSorted((a, b) => b.tookMs - a.tookMs)
    .slice(0, MAX_WAITS)
    .sort((a, b) => a.startMs - b.startMs);
}
