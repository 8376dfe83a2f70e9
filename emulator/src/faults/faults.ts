import { createHash } from 'node:crypto';
import { FAULT_NAMES, type FaultName, type FaultOptions } from '../options.ts';

/**
 * When a fault happens: before the request is handled, while its body arrives, or after it is handled, so that only the
 * response is affected. Clients can't see the difference.
 */
export type FaultTiming = 'before' | 'during' | 'after';

export interface Fault {
  readonly name: FaultName;
  readonly when: FaultTiming;
  /** In [0, 1): selects the status, or how much of a body is sent or received. */
  readonly share: number;
}

/** The parts of a request that select its fault. */
export interface FaultTarget {
  readonly side: 'api' | 'storage';
  readonly method: string;
  /** The subject of the request, without random ids, so that the order of requests does not matter. */
  readonly subject: string;
  /** Whether a fault can happen while the body arrives. */
  readonly hasBody: boolean;
}

/** A rejection comes before the work. A 5xx can come from a proxy in front of a service that did the work. */
const TIMINGS: Readonly<Record<FaultName, readonly FaultTiming[]>> = {
  '429': ['before'],
  '5xx': ['before', 'after'],
  reset: ['before', 'during', 'after'],
  'reset-body': ['before', 'during', 'after'],
  stall: ['before', 'during', 'after'],
  truncate: ['before', 'during', 'after'],
  expired: ['before'],
};

const UINT32 = 2 ** 32;

/**
 * Selects faults by a hash of the seed, the request, and the number of equal requests before it. So a request gets the
 * same faults in any order of requests.
 */
export class FaultSelector {
  readonly #rates: FaultOptions['rates'];
  readonly #seed: number;
  readonly #counts = new Map<string, number>();

  constructor({ rates, seed = 0 }: FaultOptions) {
    this.#rates = rates;
    this.#seed = seed;
  }

  /** Selects the fault of a request, if any. Call it once per request: it counts the calls. */
  select({ side, method, subject, hasBody }: FaultTarget): Fault | undefined {
    const key = JSON.stringify([this.#seed, side, method, subject]);
    // The body of a request in its key may have 1 MiB.
    const hash = sha256(key).toString('base64');
    const count = (this.#counts.get(hash) ?? 0) + 1;
    this.#counts.set(hash, count);
    const digest = sha256(`${key} ${count}`);
    const name = this.#nameAt(digest.readUInt32BE(0) / UINT32, side);
    if (name === undefined) return undefined;
    const timings = TIMINGS[name].filter((timing) => timing !== 'during' || hasBody);
    const when = timings[digest.readUInt32BE(4) % timings.length] ?? 'before';
    return { name, when, share: digest.readUInt32BE(8) / UINT32 };
  }

  #nameAt(position: number, side: FaultTarget['side']): FaultName | undefined {
    let sum = 0;
    for (const name of FAULT_NAMES) {
      // Only the storage has URLs that expire.
      if (name === 'expired' && side === 'api') continue;
      sum += this.#rates[name] ?? 0;
      if (position < sum) return name;
    }
    return undefined;
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const MAX_SEED = 4_294_967_295;

/** Parses the value of `--faults`, `name=rate,name=rate,seed=N`, as the help text describes it; `undefined` if it is invalid. */
export function parseFaults(text: string): FaultOptions | undefined {
  const rates: Partial<Record<FaultName, number>> = {};
  let seed: number | undefined;
  for (const item of text.split(',')) {
    const { name = '', value = '' } = /^(?<name>[^=]+)=(?<value>\d+(?:\.\d+)?)$/.exec(item)?.groups ?? {};
    const number = Number(value);
    const fault = FAULT_NAMES.find((known) => known === name);
    if (name === 'seed' && seed === undefined && /^\d+$/.test(value) && number <= MAX_SEED) seed = number;
    else if (fault !== undefined && rates[fault] === undefined) rates[fault] = number;
    else return undefined;
  }
  const total = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
  // The sum of decimal fractions has an error.
  return total > 1 + Number.EPSILON * 8 ? undefined : { rates, ...(seed !== undefined && { seed }) };
}
