/** While no limit is known, the number grows by one whenever as many requests were not refused. */
const GROWTH_REQUESTS = 4;
/** So many accepted requests show that a higher number is not too much. */
const PROOFS = 2;

/** The place of a request among those under way. */
export interface Place {
  /** How often the number was lowered before. */
  readonly epoch: number;
  /** Requests under way when it was sent, itself included. */
  readonly nth: number;
  /** Whether the results were known of all that were sent before the number was lowered last. */
  readonly isSure: boolean;
}

/**
 * How many requests may be under way at the same time. The number begins with one and grows until the first refusal: then it is that of the
 * requests that were not refused. From there it grows by one after as many accepted requests, and after twice as many each time that this
 * was too much. A refusal although the number was never too much shows that the server limits something else.
 */
export class InFlight {
  #limit = 1;
  #highest = 1;
  /** The limit is taken for no more than this. */
  #most = Number.POSITIVE_INFINITY;
  #count = 0;
  #epoch = 0;
  /** Those under way that were sent before the number was lowered last. */
  #earlier = 0;
  /** So many at the same time were not refused. */
  #proven = 1;
  /** Accepted requests from one growth to the next; 0 while no limit is known. */
  #step = 0;
  #accepted = 0;
  /** Refusals in a row that may come from a too high number, and how many it takes: more if others were by chance. */
  #doubts = 0;
  #doubtsNeeded = 1;

  get isFull(): boolean {
    return this.#count >= Math.min(this.#limit, this.#most);
  }

  enter(): Place {
    this.#count += 1;
    return { epoch: this.#epoch, nth: this.#count, isSure: this.#earlier === 0 };
  }

  leave({ epoch }: Place): void {
    this.#count -= 1;
    if (epoch !== this.#epoch) this.#earlier -= 1;
  }

  /** The request was not refused for a while, and has no response. */
  underWay(place: Place): void {
    if (this.#step === 0) this.accepted(place);
  }

  accepted({ epoch, nth, isSure }: Place): void {
    if (epoch !== this.#epoch || !isSure) return;
    const isTrial = this.#step > 0 && this.#limit > this.#proven;
    if (isTrial && nth <= this.#proven) return;
    if (nth > this.#proven) this.#doubts = 0;
    this.#accepted += 1;
    if (this.#accepted < (isTrial ? PROOFS : this.#step || Math.min(GROWTH_REQUESTS, this.#limit))) return;
    this.#accepted = 0;
    if (isTrial) {
      this.#proven = this.#limit;
      this.#step = this.#limit;
    } else this.#limit += 1;
  }

  /** The request was refused, and has left. Returns whether that shows that the server limits something else. */
  refused({ epoch, nth, isSure }: Place): boolean {
    const isNew = epoch === this.#epoch && isSure;
    if (isNew && nth <= this.#proven) {
      this.#step = 0;
      this.#doubtsNeeded = 2;
      return true;
    }
    this.#doubts += 1;
    if (isNew && this.#doubts < this.#doubtsNeeded) return false;
    this.#highest = Math.max(this.#highest, this.#limit);
    this.#limit = Math.max(1, Math.min(this.#limit, this.#count));
    this.#proven = this.#limit;
    if (!isNew) return false;
    this.#epoch += 1;
    this.#earlier = this.#count;
    this.#accepted = 0;
    this.#step = Math.max(this.#limit, this.#step * 2);
    return false;
  }

  /** The server limits something else, so the number is what it was. */
  restore(): void {
    this.#limit = Math.max(this.#limit, this.#highest);
  }

  /** One at a time from now on. */
  stayAtOne(): void {
    this.#most = 1;
  }
}
