import type { IncomingMessage } from 'node:http';
import type { FaultMoment } from '../faults/faults.ts';
import type { FaultName } from '../options.ts';

/** Up to so many bytes a body is kept by a journal that has a limit: it would have none otherwise. */
const MAX_KEPT_BODY_BYTES = 16 * 1024;

/** One request as it arrived, and how it was answered. */
export interface JournalEntry {
  /** Order of arrival, from 1. */
  readonly sequence: number;
  /** Arrival in Unix milliseconds, on the emulator's wall clock. */
  readonly atMs: number;
  readonly method: string;
  /** As sent: still percent-encoded, and without the query. */
  readonly path: string;
  /** As sent, without `?`; empty when there is none. */
  readonly query: string;
  /** Names in lower case. The token is among them. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * An API request's JSON; `undefined` for a PUT, no body, or one that is not JSON. With a `journalLimit`, for one of more
   * than 16 KiB too.
   */
  readonly body: unknown;
  /** Bytes of the body that were read. A refusal reads no further than it must. */
  readonly bodyBytes: number;
  /** `undefined` until the request is answered, and for ever where a fault lets no answer out. */
  readonly status: number | undefined;
  /** What befell it, of `EmulatorOptions.faults`. */
  readonly fault: { readonly name: FaultName; readonly when: FaultMoment } | undefined;
}

/** An entry whose body and status are still to come. */
export type OpenEntry = { -readonly [Field in keyof JournalEntry]: JournalEntry[Field] };

/** The requests in order of arrival, but for those that were refused as no HTTP at all. */
export interface Journal {
  /** Grows while the emulator runs, up to `EmulatorOptions.journalLimit`; then the oldest makes way for each new one. */
  readonly entries: readonly JournalEntry[];
  /** The entries so far with exactly this method and a path that starts with `pathPrefix`. */
  of(method: string, pathPrefix: string): readonly JournalEntry[];
}

/** The journal as the emulator writes it. */
export class RequestJournal implements Journal {
  readonly entries: OpenEntry[] = [];
  readonly #limit: number;
  #count = 0;

  /** @throws {RangeError} for a limit that is no number from 1. */
  constructor(limit: number = Number.POSITIVE_INFINITY) {
    if (!(limit >= 1)) throw new RangeError('journalLimit must be at least 1');
    this.#limit = limit;
  }

  /** Adds a request that has just arrived at `atMs`, in Unix milliseconds. */
  open(incoming: IncomingMessage, atMs: number): OpenEntry {
    this.#count += 1;
    // RFC 9112 section 3.2.2: it may be a whole address.
    const target = (incoming.url ?? '').replace(/^https?:\/\/[^/?]*/i, '');
    const queryAt = target.indexOf('?');
    const entry: OpenEntry = {
      sequence: this.#count,
      atMs,
      method: incoming.method ?? '',
      path: queryAt === -1 ? target : target.slice(0, queryAt),
      query: queryAt === -1 ? '' : target.slice(queryAt + 1),
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
      ),
      body: undefined,
      bodyBytes: 0,
      status: undefined,
      fault: undefined,
    };
    this.entries.push(entry);
    if (this.entries.length > this.#limit) this.entries.shift();
    return entry;
  }

  /** Adds an API request's JSON to its entry. */
  noteBody(entry: OpenEntry, body: unknown): void {
    if (this.#limit === Number.POSITIVE_INFINITY || entry.bodyBytes <= MAX_KEPT_BODY_BYTES) entry.body = body;
  }

  of(method: string, pathPrefix: string): readonly JournalEntry[] {
    return this.entries.filter((entry) => entry.method === method && entry.path.startsWith(pathPrefix));
  }
}
