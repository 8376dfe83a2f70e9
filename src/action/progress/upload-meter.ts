import type { Asset, UploadOutcome } from '../../pipeline/outcomes.ts';
import { formatBytes, formatDuration, formatNumber, plural } from '../../support/format.ts';

/** The speed is measured over the last 30 seconds. */
const WINDOW_MS = 30_000;

interface Sample {
  readonly atMs: number;
  readonly bytes: number;
  readonly files: number;
}

/** Counts the files and bytes of uploads, including the bytes of files that are still in flight. */
export class UploadMeter {
  readonly #files: number;
  readonly #bytes: number;
  /** By path. */
  readonly #inFlight = new Map<string, number>();
  #settledFiles = 0;
  #settledBytes = 0;
  #failed = 0;
  #samples: Sample[];

  constructor(assets: readonly Asset[], nowMs: number) {
    this.#files = assets.length;
    this.#bytes = assets.reduce((sum, { size }) => sum + size, 0);
    this.#samples = [{ atMs: nowMs, bytes: 0, files: 0 }];
  }

  /** @param bytes of this file sent so far; a retry starts again from 0 */
  sent({ path }: Asset, bytes: number): void {
    this.#inFlight.set(path, bytes);
  }

  settled({ path, size, status }: UploadOutcome): void {
    this.#inFlight.delete(path);
    this.#settledFiles += 1;
    this.#settledBytes += size;
    if (status === 'failed') this.#failed += 1;
  }

  /** Records the current progress, from which `describe` computes the speed. */
  sample(nowMs: number): void {
    this.#samples.push(this.#now(nowMs));
    while (nowMs - (this.#samples[1]?.atMs ?? nowMs) >= WINDOW_MS) this.#samples.shift();
  }

  /**
   * Example: `120 of 20,000 files, 12 MiB of 2 GiB, 1.5 MiB/s, about 22 min 40 s left`.
   *
   * @param paused whether all requests wait, so that the time left is unknown
   */
  describe(nowMs: number, paused: boolean): string {
    const now = this.#now(nowMs);
    const [first = now] = this.#samples;
    const perMs = (change: number): number => Math.max(0, change) / Math.max(1, nowMs - first.atMs);
    const [bytesPerMs, filesPerMs] = [perMs(now.bytes - first.bytes), perMs(now.files - first.files)];
    const failed = this.#failed > 0 ? ` (${formatNumber(this.#failed)} failed)` : '';
    const leftMs = Math.max(
      timeFor(this.#bytes - now.bytes, bytesPerMs),
      // The bytes already cover the files in flight.
      timeFor(this.#files - now.files - this.#inFlight.size, filesPerMs),
    );
    return [
      `${formatNumber(now.files)} of ${plural(this.#files, 'file')}${failed}`,
      `${formatBytes(now.bytes)} of ${formatBytes(this.#bytes)}`,
      `${formatBytes(bytesPerMs * 1000)}/s`,
      ...(Number.isFinite(leftMs) && !paused
        ? [`about ${formatDuration(Math.ceil(leftMs / 1000) * 1000)} left`]
        : []),
    ].join(', ');
  }

  #now(atMs: number): Sample {
    const inFlight = this.#inFlight.values().reduce((sum, bytes) => sum + bytes, 0);
    return { atMs, bytes: this.#settledBytes + inFlight, files: this.#settledFiles };
  }
}

/** In milliseconds; infinite if the speed is 0. */
function timeFor(remaining: number, perMs: number): number {
  return remaining <= 0 ? 0 : remaining / perMs;
}
