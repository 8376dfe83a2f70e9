import type { FileSet, Workshop } from './workshop.ts';

/** What the runner offers to a case. */
export interface Bench extends Workshop {
  /** Counted runs of each contender. */
  readonly runs: number;
  /** Whether a rival takes part. */
  includes(rival: string): boolean;
  readonly signal: AbortSignal;
}

export interface Case {
  /** As the command line names it. */
  readonly name: string;
  readonly title: string;
  /** Counted runs of each contender; default 7. */
  readonly runs?: number;
  run(bench: Bench): Promise<CaseResult>;
}

export interface CaseResult {
  /** What the action sent in one run. */
  readonly sent?: Pick<FileSet, 'count' | 'bytes'> | undefined;
  /** The action first. */
  readonly contenders?: readonly Measured[];
  readonly checks: readonly Check[];
}

/** The time of a contender: median, shortest and longest, and the processor time of all its processes. */
export interface Measured {
  readonly name: string;
  readonly medianMs: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Not known if the system is not Linux. */
  readonly processorMs?: number | undefined;
  /** Not known if Node does not run it. */
  readonly peakMb?: number | undefined;
}

/** A measured figure and its bound. */
export interface Check {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Without it the figure is only shown. */
  readonly atMost?: number | undefined;
}

/** A figure that is no number misses its bound. */
export function isMissed({ value, atMost }: Check): boolean {
  return atMost !== undefined && !(value <= atMost);
}

/** One of the programs that do the same work in turn. */
export interface Contender {
  readonly name: string;
  /** Its own files instead of those of its case. */
  readonly files?: FileSet;
  /** The number of its runs that together do the work. Its time is multiplied by this number. */
  readonly times?: number;
  /** Whether every file must arrive at the server, each with an upload URL of its own, or nothing at all. */
  readonly delivers: 'all' | 'nothing';
  /** The largest time of the first contender, as a multiple of this one's. */
  readonly atMost?: number;
  /** @throws Error if the work was not done */
  run(place: Place): Promise<{ readonly durationMs: number }>;
}

/** The folders, files and service that a contender works with. */
export interface Place {
  /** The folder of the files, which holds nothing else. */
  readonly folder: string;
  /** The parent of `folder`, where a contender may keep other files. */
  readonly workspace: string;
  readonly files: FileSet;
  /** URL of the service, with its path prefix. */
  readonly baseUrl: string;
  /** That of the workshop. */
  readonly temp: string;
  /** Environment variables for every process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}
