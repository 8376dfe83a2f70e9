import type { FileSet } from './file-sets.ts';
import type { FinishedProcess } from './run-process.ts';

/** Where a contender works, and on what. */
export interface Place {
  /** Where its files are, and nothing else. */
  readonly folder: string;
  /** The folder that holds `folder`, and what a contender keeps beside it. */
  readonly workspace: string;
  readonly files: FileSet;
  /** Address of the service, with its path prefix. */
  readonly baseUrl: string;
  /** An existing folder for what runs leave behind. */
  readonly temp: string;
  /** What makes a client trust the sink, where that speaks TLS. */
  readonly trust: Readonly<Record<string, string>>;
  /** Options of Node, for the contenders that it runs. */
  readonly nodeOptions: readonly string[];
  /** Makes plain JavaScript of a script of this folder, once, and gives its path. */
  script(name: string): Promise<string>;
}

/** One of those who do the same work in turn. */
export interface Contender {
  readonly name: string;
  /** Programs without which it is left out. */
  readonly needs?: readonly string[];
  /** It takes so long that it runs once, without a warm-up, and not at all where things have to be quick. */
  readonly slow?: boolean;
  /** Where it has other files than the rest of its case. */
  readonly files?: FileSet;
  /** Its time is told as a multiple: so many such runs would do the work. */
  readonly times?: number;
  /** What has to arrive at the sink: every file through an address of its own, or nothing at all. */
  readonly delivers: 'all' | 'nothing';
  /** What is done once, untimed, before its first run. */
  prepare?(place: Place, signal: AbortSignal): Promise<void>;
  /** @throws Error when the work was not done */
  run(place: Place, signal: AbortSignal): Promise<FinishedProcess>;
}

export interface Case {
  /** As the command line names it. */
  readonly name: string;
  readonly title: string;
  readonly files: FileSet;
  readonly sink: {
    /** `node` where nginx would do something else than the case is about. */
    readonly prefers: 'nginx' | 'node';
    /** How long each answer is held back. */
    readonly latencyMs?: number;
    readonly tls?: boolean;
  };
  /** The action comes first: what it is compared with are the others. */
  readonly contenders: readonly [Contender, ...Contender[]];
  /** How many answers must be waited for one after the other at the least, whoever asks. */
  readonly rounds?: number;
}
