/** A token to accept: `name` is what stands after `Bearer `. */
export interface TokenOption {
  /** Visible ASCII, no spaces. */
  readonly name: string;
  /** Of `SCOPES`; every scope when left out, none when empty. */
  readonly scopes?: readonly string[];
  /** The organization that it belongs to. Default: `EmulatorOptions.organization`. */
  readonly organization?: string;
  /** When it expires, in Unix milliseconds on the emulator's wall clock. Default: never. */
  readonly expiresAt?: number;
  /** When it is taken back, likewise; `Emulator.revoke` does so at once. Default: never. */
  readonly revokedAt?: number;
}

/** The form of `Retry-After` beside a 429, RFC 9110 section 10.2.3. */
export type RetryAfterForm = 'none' | 'seconds' | 'date';

/** Which of the two 403 bodies of service spec part 7 is sent. */
export type ForbiddenBodyForm = 'a' | 'b';

/** How an emulator behaves. Nothing is required. */
export interface EmulatorOptions {
  /** Port on 127.0.0.1; 0, the default, takes any free one. */
  readonly port?: number;
  /** The organization of every token that names none. Default `org-1`. */
  readonly organization?: string;
  /** Default: one token, `dev`, with every scope. */
  readonly tokens?: readonly TokenOption[];
  /** API requests a second, above 0; the storage has no limit. Default: no limit. */
  readonly rateLimit?: number;
  /** Requests that may come at once after a pause. Default: `rateLimit`, at least 1. */
  readonly rateLimitBurst?: number;
  /** Default `seconds`. */
  readonly retryAfter?: RetryAfterForm;
  /** Milliseconds that every request, to the API or the storage, waits before anything is decided. Default 0. */
  readonly latencyMs?: number;
  /** Folder for files and records, created where missing and kept. Default: a fresh one, removed on close. */
  readonly dataDir?: string;
  /** Where files go instead of the emulator's own storage. The addresses that it signs live for whole seconds. */
  readonly s3?: S3Options;
  /** Default `a`. */
  readonly forbiddenBody?: ForbiddenBodyForm;
  /** Milliseconds that an upload address lives, counted from the answer. Default 60,000. */
  readonly uploadUrlTtlMs?: number;
  /** What befalls requests, to the API and to the storage. Default: nothing. */
  readonly faults?: FaultOptions;
  /** How many of the last requests the journal keeps, a whole number from 1. Default: all of them. */
  readonly journalLimit?: number;
  /** Wall clock in Unix milliseconds. The rate limit has its own, monotonic clock. Default `Date.now`. */
  readonly now?: () => number;
}

/** What can befall a request: the names of `--faults`, in the order in which they are told. */
export const FAULT_NAMES = ['429', '5xx', 'reset', 'reset-body', 'stall', 'truncate', 'expired'] as const;

/** One of {@link FAULT_NAMES}; the help text says what each of them does. */
export type FaultName = (typeof FAULT_NAMES)[number];

/** Which faults there are, and how many. */
export interface FaultOptions {
  /** The share of requests that each fault befalls, 0 to 1. Together at most 1; what is left out is 0. */
  readonly rates: Readonly<Partial<Record<FaultName, number>>>;
  /** Another seed, other faults; the same seed, the same ones. Default 0. */
  readonly seed?: number;
}

/** Whether `text` is exactly one of {@link FAULT_NAMES}. */
export function isFaultName(text: string): text is FaultName {
  return FAULT_NAMES.some((name) => name === text);
}

/** The rates' sum, without the dust that adding decimal fractions leaves. */
export function totalRate(rates: FaultOptions['rates']): number {
  const sum = FAULT_NAMES.reduce((total, name) => total + (rates[name] ?? 0), 0);
  return Math.round(sum * 1e9) / 1e9;
}

/** A bucket of an S3-compatible server, addressed by path: `<endpoint>/<bucket>/<key>`. */
export interface S3Options {
  /** `http:` or `https:`, host and port alone. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary credentials. */
  readonly sessionToken?: string;
}

/**
 * Every scope that a token of the emulator can carry, one for each kind of operation.
 *
 * Service spec part 2 gives the form `<resource>:<action>` and shows a single name, `games:write`; the full list is
 * "not shown" (part 5). The other four follow that form and are this emulator's own choice.
 */
export const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'] as const;

/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];

/** Whether `text` is exactly one of {@link SCOPES}. */
export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
