/**
 * Lets the first request of each operation go alone, so that a wrong token, or one without the operation's scope, costs one request and
 * not one per worker.
 */
export class AuthGate {
  readonly #maxWaitMs: number;
  readonly #first = new Map<string, FirstRequest>();

  /** @param maxWaitMs the longest wait for a first request. That request may hang, or be throttled and wait */
  constructor(maxWaitMs = 5_000) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** Returns the first request of an operation at once. Every other one waits for it, and gets `undefined`. */
  async enter(operation: string): Promise<FirstRequest | undefined> {
    const first = this.#first.get(operation);
    if (first !== undefined) {
      await first.over;
      return undefined;
    }
    const own = new FirstRequest(this.#maxWaitMs);
    this.#first.set(operation, own);
    return own;
  }
}

/** The first request of an operation, which the others wait for. */
class FirstRequest {
  readonly #maxWaitMs: number;
  readonly #over = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs;
  }

  get over(): Promise<void> {
    return this.#over.promise;
  }

  /** Call it right before an attempt: the others wait no longer than `maxWaitMs`. */
  sending(): void {
    this.#timer ??= setTimeout(() => this.letOthersGo(), this.#maxWaitMs);
  }

  letOthersGo(): void {
    clearTimeout(this.#timer);
    this.#over.resolve();
  }
}
