import type { BucketOptions } from './bucket-options.ts';
import type { FaultOptions } from './fault-options.ts';

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
  readonly bucket?: BucketOptions;
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
