import type { IncomingMessage } from 'node:http';
import { shorten } from '../format.ts';
import type { FaultName, FaultTiming, Settings } from '../options.ts';

/** A message may repeat a part of a body. */
const MAX_REASON_LENGTH = 500;

/** A request and the status of its response. */
export interface JournalEntry {
  /** Order of arrival, from 1. */
  readonly sequence: number;
  /** Arrival in Unix milliseconds, on the emulator's wall clock. */
  readonly atMs: number;
  readonly method: string;
  /** As sent: percent-encoded, without the query. A token may be in it, so the page shows the route. */
  readonly path: string;
  /** The pattern of the path that the emulator matched, such as `/v1/games/:id`. */
  readonly route: string;
  /** Like `path`, without `?`; empty if the request has none. */
  readonly query: string;
  /** Names in lower case. The token is among them. With a `journalLimit`, there are none. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON of an API request. With a `journalLimit`, `undefined`: as an object it may be far larger than its text. */
  readonly body: unknown;
  /** Bytes of the body that were read. Rejected requests are not always read to the end. */
  readonly bodyBytes: number;
  /** `undefined` until the response is sent, and if a fault prevents it. */
  readonly status: number | undefined;
  /** The message of the error response, if any. Accepted tokens are replaced by `***`. */
  readonly reason: string | undefined;
  /** The fault that was injected, if any. */
  readonly fault: { readonly name: FaultName; readonly when: FaultTiming } | undefined;
}

/** An entry that still changes. */
export type OpenEntry = { -readonly [Field in keyof JournalEntry]: JournalEntry[Field] };

/** Path and query as sent. RFC 9112 section 3.2.2: the request target may be an absolute URL. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*/i, '');
}

export type RequestJournal = ReturnType<typeof requestJournal>;

/** The requests in order of arrival, without those that were not valid HTTP. */
export function requestJournal({ journalLimit: limit, tokens }: Settings) {
  const entries: OpenEntry[] = [];
  const keepsAll = limit === Number.POSITIVE_INFINITY;
  // A token may be a part of another one.
  const secrets = tokens.map(({ name }) => name).sort((a, b) => b.length - a.length);
  return {
    /** Grows while the emulator runs. At `EmulatorOptions.journalLimit`, each new entry replaces the oldest. */
    entries,
    /** Adds a request that arrived at `atMs`, in Unix milliseconds. */
    add({ method = '', url = '' }: IncomingMessage, headers: OpenEntry['headers'], atMs: number): OpenEntry {
      const target = originForm(url);
      const [path = ''] = target.split('?', 1);
      const entry: OpenEntry = {
        sequence: (entries.at(-1)?.sequence ?? 0) + 1,
        atMs,
        method,
        path,
        route: '',
        query: target.slice(path.length + 1),
        headers: keepsAll ? headers : {},
        body: undefined,
        bodyBytes: 0,
        status: undefined,
        reason: undefined,
        fault: undefined,
      };
      entries.push(entry);
      if (entries.length > limit) entries.shift();
      return entry;
    },
    setBody(entry: OpenEntry, body: unknown): void {
      if (keepsAll) entry.body = body;
    },
    setReason(entry: OpenEntry, message: string): void {
      const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message);
      entry.reason = shorten(hidden, MAX_REASON_LENGTH);
    },
    /** The entries with exactly this method and a path that starts with `pathPrefix`. */
    of(method: string, pathPrefix: string): readonly JournalEntry[] {
      return entries.filter((entry) => entry.method === method && entry.path.startsWith(pathPrefix));
    },
  };
}
