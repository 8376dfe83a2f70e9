import type { PermissionDeniedError } from './errors/permission-denied-error.ts';
import type { TokenRejectedError } from './errors/token-rejected-error.ts';

type Refusal = TokenRejectedError | PermissionDeniedError;

/**
 * Keeps a token that the service refuses from being sent again.
 *
 * The first request goes alone, so that a wrong token costs one request and not one a worker; after a refusal
 * nothing passes.
 */
export class TokenGate {
  #refusal: Refusal | undefined;
  #first: Promise<unknown> | undefined;

  /** Resolves with the refusal that forbids sending, or with what `send` returned. */
  async pass<T>(send: () => Promise<T>): Promise<T | Refusal> {
    if (this.#first === undefined) {
      const first = send();
      // Whatever became of it, the others may go; its error belongs to its own caller.
      this.#first = first.catch(() => undefined);
      return first;
    }
    await this.#first;
    return this.#refusal ?? send();
  }

  /** Closes the gate for good. */
  refuse(refusal: Refusal): void {
    this.#refusal ??= refusal;
  }
}
