import { readFaultSpec } from '../faults/parse.ts';
import type { EmulatorOptions } from '../options.ts';

/** A command-line option with one value. */
export interface ValueOption {
  /**
   * The end of a sentence that starts with "--name must be"; for a value of several parts, the end of one that starts with
   * "--name" for each thing that is wrong with a text.
   */
  readonly allowed: string | ((text: string) => readonly string[]);
  /** Gives `undefined` for a value that is not allowed. */
  readonly read: (text: string) => EmulatorOptions | undefined;
}

const MAX_PORT = 65_535;
const MAX_LATENCY_MS = 600_000;
/** One in a quarter of an hour. */
const MIN_RATE = 0.001;
const MAX_RATE = 1_000_000;

/** The options with one value, by their name without dashes. */
export const VALUE_OPTIONS: ReadonlyMap<string, ValueOption> = new Map<string, ValueOption>([
  [
    'port',
    {
      allowed: `a whole number from 0 (any free port) to ${MAX_PORT}`,
      read: (text) => (isWholeNumber(text, MAX_PORT) ? { port: Number(text) } : undefined),
    },
  ],
  ['organization', { allowed: 'an id', read: (text) => (text === '' ? undefined : { organization: text }) }],
  [
    'rate-limit',
    {
      allowed: `a number of requests a second from ${MIN_RATE} to ${MAX_RATE}`,
      read: (text) => {
        const rateLimit = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
        return rateLimit >= MIN_RATE && rateLimit <= MAX_RATE ? { rateLimit } : undefined;
      },
    },
  ],
  [
    'retry-after',
    {
      allowed: 'none, seconds or date',
      read: (text) =>
        text === 'none' || text === 'seconds' || text === 'date' ? { retryAfter: text } : undefined,
    },
  ],
  [
    'latency',
    {
      allowed: `a whole number of milliseconds from 0 to ${MAX_LATENCY_MS}`,
      read: (text) => (isWholeNumber(text, MAX_LATENCY_MS) ? { latencyMs: Number(text) } : undefined),
    },
  ],
  ['data', { allowed: 'a folder', read: (text) => (text === '' ? undefined : { dataDir: text }) }],
  [
    'forbidden-body',
    {
      allowed: 'a or b',
      read: (text) => (text === 'a' || text === 'b' ? { forbiddenBody: text } : undefined),
    },
  ],
  [
    'faults',
    {
      allowed: (text) => readFaultSpec(text).problems,
      read: (text) => {
        const { faults } = readFaultSpec(text);
        return faults && { faults };
      },
    },
  ],
]);

function isWholeNumber(text: string, max: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= max;
}
