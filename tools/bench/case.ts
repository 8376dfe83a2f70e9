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
  /** Whether it runs only if the command line names it. */
  readonly onlyByName?: boolean;
  run(bench: Bench): Promise<CaseResult>;
}

export interface CaseResult {
  /** Which server received the requests. */
  readonly server: string;
  /** Rows of cells, the head first. */
  readonly table: readonly (readonly string[])[];
  readonly checks: readonly Check[];
}

/** A measured figure and its bound. */
export interface Check {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost: number;
}

/** One sentence per missed bound. A figure that is no number misses its bound. */
export function missedBounds(checks: readonly Check[]): string[] {
  return checks.flatMap(({ what, value, unit, atMost }) =>
    value <= atMost ? [] : `${what} is ${value.toFixed(2)} ${unit}, at most ${atMost} allowed`,
  );
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
  /** Untimed work before its first run. */
  prepare?(place: Place): Promise<unknown>;
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
