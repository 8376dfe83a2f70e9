import { formatNumber } from './format-number.ts';

/** A duration for people: `850 ms`, `12.3 s`, `4 min 5 s`. */
export function formatDuration(exactMs: number): string {
  // A timer may be early by a part of a millisecond, and a wait of 1 s is not one of 0.9 s.
  const ms = Math.round(exactMs);
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${Math.floor(ms / 100) / 10} s`;
  const seconds = Math.floor(ms / 1000);
  return `${formatNumber(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
