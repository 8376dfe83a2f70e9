import type { PermissionDeniedError } from './errors/permission-denied-error.ts';
import type { TokenRejectedError } from './errors/token-rejected-error.ts';

type Refusal = TokenRejectedError | PermissionDeniedError;

/**
 * Keeps a token that the service refuses from being sent again.
 *
 * Of each operation the first request goes alone, so that a wrong token, or one without the operation's scope, costs one
 * request and not one a worker; after a refusal nothing passes.
 */
export class TokenGate {
  #refusal: Refusal | undefined;
  readonly #firsts = new Map<string, Promise<unknown>>();

  /** Resolves with the refusal that forbids sending, or with what `send` returned. */
  async pass<T>(operation: string, send: () => Promise<T>): Promise<T | Refusal> {
    if (this.#refusal !== undefined) return this.#refusal;
    const first = this.#firsts.get(operation);
    if (first === undefined) {
      const sent = send();
      // Whatever became of it, the others may go; its error belongs to its own caller.
      this.#firsts.set(
        operation,
        sent.catch(() => undefined),
      );
      return sent;
    }
    await first;
    return this.#refusal ?? send();
  }

  /** Closes the gate for good. */
  refuse(refusal: Refusal): void {
    this.#refusal ??= refusal;
  }
}
