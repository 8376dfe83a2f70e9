import type { JournalEntry } from '../../src/emulator/http/journal.ts';
import type { ExportRecord } from '../../src/emulator/store/exports.ts';
import type { StepResult } from '../local-runner.ts';
import type { ChaosPlan } from './chaos-plan.ts';
import type { ChaosFile } from './make-chaos-files.ts';

/** The token of every run: long enough to be found wherever it leaks. */
export const CHAOS_TOKEN = 'chaos-token-93e1d5a7';

/** What one run told, and what the other side knows. */
export interface ChaosRun {
  readonly plan: ChaosPlan;
  readonly files: readonly ChaosFile[];
  readonly step: StepResult;
  /** What is at the path of the output `manifest`; empty where nothing is. */
  readonly manifestText: string;
  readonly stored: readonly StoredFile[];
  readonly exports: readonly ExportRecord[];
  readonly journal: readonly JournalEntry[];
  /** When stdout grew, in Unix milliseconds. */
  readonly toldAtMs: readonly number[];
  /** Wall-clock time from the start of the process to its end. */
  readonly durationMs: number;
  readonly endedAtMs: number;
}

/** A file on the storage; `sha256` is that of the bytes that lie there. */
export interface StoredFile {
  readonly assetId: string;
  readonly fileName: string;
  readonly sha256: string;
}
