import { createHash } from 'node:crypto';
import { FAULT_NAMES, type FaultName, type FaultOptions, totalRate } from '../options.ts';

/**
 * When a fault befalls a request: before its work is done, while its body is still coming, or after its work is done, so
 * that only the answer suffers. The client can't tell one from the other.
 */
export type FaultMoment = 'before' | 'during' | 'after';

export interface Fault {
  readonly name: FaultName;
  readonly when: FaultMoment;
  /** In [0, 1), for what is left to chance: how much of a body, which status. */
  readonly share: number;
}

/** A request as far as its faults depend on it. */
export interface FaultTarget {
  readonly side: 'api' | 'storage';
  readonly method: string;
  /** What it is about, whichever other requests came before it: no random id is in it. */
  readonly subject: string;
  /** Whether it can be met while its body is still coming. */
  readonly hasBody: boolean;
}

/** A plain no is said before the work; a 5xx may come from something in front of a service that did it. */
const MOMENTS: Readonly<Record<FaultName, readonly FaultMoment[]>> = {
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
 * Decides what befalls which request: by a hash of the seed, the request, and how often the same one came before. So a
 * request meets the same faults in whatever order the others come.
 */
export class FaultDice {
  readonly #rates: FaultOptions['rates'];
  readonly #seed: number;
  readonly #counts = new Map<string, number>();

  /** @throws {RangeError} for a rate that is not from 0 to 1, and for rates above 1 together. */
  constructor({ rates, seed = 0 }: FaultOptions) {
    for (const [name, rate] of Object.entries(rates)) {
      if (!(rate >= 0 && rate <= 1)) throw new RangeError(`The rate of ${name} must be from 0 to 1`);
    }
    if (totalRate(rates) > 1) throw new RangeError('The rates of faults must add up to at most 1');
    this.#rates = rates;
    this.#seed = seed;
  }

  /** The fault of this request, if any; to be called once for each request that comes. */
  throwFor({ side, method, subject, hasBody }: FaultTarget): Fault | undefined {
    const key = JSON.stringify([this.#seed, side, method, subject]);
    const nth = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, nth);
    const digest = createHash('sha256').update(`${key} ${nth}`).digest();
    const name = this.#pick(digest.readUInt32BE(0) / UINT32, side);
    if (name === undefined) return undefined;
    const moments = MOMENTS[name].filter((moment) => moment !== 'during' || hasBody);
    const when = moments[digest.readUInt32BE(4) % moments.length] ?? 'before';
    return { name, when, share: digest.readUInt32BE(8) / UINT32 };
  }

  #pick(roll: number, side: FaultTarget['side']): FaultName | undefined {
    let below = 0;
    for (const name of FAULT_NAMES) {
      // Only the storage knows addresses that expire.
      if (name === 'expired' && side === 'api') continue;
      below += this.#rates[name] ?? 0;
      if (roll < below) return name;
    }
    return undefined;
  }
}
