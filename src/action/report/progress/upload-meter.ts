import type { Asset, UploadOutcome } from '../../../pipeline/outcomes.ts';
import { formatBytes, formatDuration, formatNumber, plural } from '../../../support/format.ts';

/** Counts the files and bytes of uploads, including the bytes of files that are still in flight. */
export class UploadMeter {
  readonly #files: number;
  readonly #bytes: number;
  readonly #startedMs: number;
  /** By path. */
  readonly #inFlight = new Map<string, number>();
  #settledFiles = 0;
  #settledBytes = 0;
  #failed = 0;

  constructor(assets: readonly Asset[], nowMs: number) {
    this.#files = assets.length;
    this.#bytes = assets.reduce((sum, { size }) => sum + size, 0);
    this.#startedMs = nowMs;
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

  /** Example: `120 of 20,000 files, 12 MiB of 2 GiB, 1.5 MiB/s, about 22 min 40 s left`. The speed is that since the start. */
  describe(nowMs: number): string {
    const bytes = this.#inFlight.values().reduce((sum, sent) => sum + sent, this.#settledBytes);
    const elapsedMs = Math.max(1, nowMs - this.#startedMs);
    const failed = this.#failed > 0 ? ` (${formatNumber(this.#failed)} failed)` : '';
    const leftMs = ((this.#bytes - bytes) / bytes) * elapsedMs;
    return [
      `${formatNumber(this.#settledFiles)} of ${plural(this.#files, 'file')}${failed}`,
      `${formatBytes(bytes)} of ${formatBytes(this.#bytes)}`,
      `${formatBytes((bytes / elapsedMs) * 1000)}/s`,
      ...(bytes > 0 ? [`about ${formatDuration(Math.ceil(leftMs / 1000) * 1000)} left`] : []),
    ].join(', ');
  }
}
