import { boundOf, peakBoundOf } from './bounds.ts';
import type { CaseResult, Measured } from './case-result.ts';

const HEAD = ['', 'min', 'median', 'max', 'runs', 'action is', 'at most', 'peak'];

/** The rows of a case's table, the head first; times in seconds, peaks in MiB. */
export function resultTable({ name, measured }: CaseResult): string[][] {
  return [
    HEAD,
    ...measured.map((row, index) => {
      const atMost = boundOf(name, row.name);
      return [
        row.name,
        ...(row.runs === 0 ? ['', seconds(row.ms.median), ''] : times(row)),
        row.runs === 0 ? 'computed' : String(row.runs),
        index === 0 ? '' : `${row.ratio.toFixed(2)} ×`,
        atMost === undefined ? '' : `${atMost.toFixed(2)} ×`,
        peakOf(row, index === 0 ? peakBoundOf(name) : undefined),
      ];
    }),
  ];
}

function times({ ms }: Measured): string[] {
  return [ms.min, ms.median, ms.max].map(seconds);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}

function peakOf({ peakMib }: Measured, most: number | undefined): string {
  if (peakMib === undefined) return '';
  return `${peakMib.toFixed(0)} MiB${most === undefined ? '' : `, at most ${most}`}`;
}
