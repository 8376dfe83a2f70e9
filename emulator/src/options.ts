/** A token to accept: `name` is the text after `Bearer `. */
export interface TokenOption {
  /** Visible ASCII, no spaces. */
  readonly name: string;
  /** Default: every scope. */
  readonly scopes?: readonly Scope[];
  /** Default: `EmulatorOptions.organization`. */
  readonly organization?: string;
  /** Unix milliseconds on the emulator's wall clock. Default: never. */
  readonly expiresAt?: number;
  /** Unix milliseconds. Default: never. */
  readonly revokedAt?: number;
}

/** How an emulator behaves. {@link DEFAULTS} has the defaults. */
export interface EmulatorOptions {
  /** Port on 127.0.0.1; 0 takes any free one. */
  readonly port?: number;
  /** Port on 127.0.0.1 of the origin where playables run; 0 takes any free one. */
  readonly playPort?: number;
  /** The organization of every token without its own. */
  readonly organization?: string;
  readonly tokens?: readonly TokenOption[];
  /** API requests per second, above 0; the storage has no limit. Default: no limit. */
  readonly rateLimit?: number;
  /** Maximum number of requests in a burst. Default: `rateLimit`, at least 1. */
  readonly rateLimitBurst?: number;
  /** The form of `Retry-After` in a 429, RFC 9110 section 10.2.3. */
  readonly retryAfter?: 'none' | 'seconds' | 'date';
  /** Delay of every request to the API and the storage, in milliseconds, before any check. */
  readonly latencyMs?: number;
  /** Folder for files and records; created if missing, and kept. Default: a temporary folder, removed on close. */
  readonly dataDir?: string;
  /** One of the two bodies of a 403: api/README.md, *Errors*. */
  readonly forbiddenBody?: 'a' | 'b';
  /** Networks to which every export is rejected with 400. */
  readonly refuseNetwork?: readonly string[];
  /** Lifetime of an upload URL in milliseconds. */
  readonly uploadUrlTtlMs?: number;
  /** Milliseconds after which a client is disconnected that sends no more of a body, or does not close a rejected connection. */
  readonly clientTimeoutMs?: number;
  /** Faults injected into requests to the API and the storage. Default: none. */
  readonly faults?: FaultOptions;
  /** Maximum number of requests in the journal, a whole number from 1; it then keeps no headers and bodies. */
  readonly journalLimit?: number;
  /** Wall clock in Unix milliseconds. The rate limit has its own, monotonic clock. */
  readonly now?: () => number;
}

export const DEFAULTS = {
  port: 0,
  playPort: 0,
  organization: 'org-1',
  tokens: [{ name: 'dev' }],
  retryAfter: 'seconds',
  latencyMs: 0,
  forbiddenBody: 'a',
  refuseNetwork: [],
  uploadUrlTtlMs: 60_000,
  clientTimeoutMs: 30_000,
  journalLimit: Number.POSITIVE_INFINITY,
  now: () => Date.now(),
} satisfies EmulatorOptions;

/** The options with their defaults. */
export type Settings = EmulatorOptions & Required<Pick<EmulatorOptions, keyof typeof DEFAULTS>>;

/** The names of `--faults`, in the order in which messages list them. The help text describes each fault. */
export const FAULT_NAMES = ['429', '5xx', 'reset', 'reset-body', 'stall', 'truncate', 'expired'] as const;

export type FaultName = (typeof FAULT_NAMES)[number];

/** When a fault happens: before the request is handled, or after it, so that only the response is affected. Clients can't see which. */
export type FaultTiming = 'before' | 'after';

export interface FaultOptions {
  /** The share of requests that get each fault, 0 to 1, together at most 1. Default 0. */
  readonly rates: Readonly<Partial<Record<FaultName, number>>>;
  /** The same seed gives the same faults. Default 0. */
  readonly seed?: number;
}

/**
 * All scopes, one per kind of operation.
 *
 * `games:write` is the only one that api/README.md, *Tokens and scopes*, knows. This emulator chose the other four in the same form.
 */
export const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'] as const;

export type Scope = (typeof SCOPES)[number];
