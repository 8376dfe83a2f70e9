import type { PermissionDeniedError } from './errors/permission-denied-error.ts';
import type { TokenRejectedError } from './errors/token-rejected-error.ts';

type Refusal = TokenRejectedError | PermissionDeniedError;

/** The way of one operation through the gate: until it is open, one request at a time tries it. */
interface Door {
  readonly opened: Promise<void>;
  readonly open: () => void;
  taken: boolean;
}

/**
 * Keeps a token that the service refuses from being sent again.
 *
 * Of each operation the first request goes alone, so that a wrong token, or one without the operation's scope, costs one
 * request and not one a worker; after a refusal nothing passes.
 */
export class TokenGate {
  #refusal: Refusal | undefined;
  readonly #doors = new Map<string, Door>();

  /** What forbids sending; absent as long as nothing does. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /**
   * Resolves with the refusal that forbids sending, or with what `send` returned.
   *
   * @param opens whether that is an answer after which the others may go; a rate limit is none
   */
  async pass<T>(
    operation: string,
    send: () => Promise<T>,
    opens: (result: T) => boolean = () => true,
  ): Promise<T | Refusal> {
    const door = this.#door(operation);
    if (door.taken) await door.opened;
    if (this.#refusal !== undefined) return this.#refusal;
    door.taken = true;
    try {
      const result = await send();
      if (opens(result)) door.open();
      else door.taken = false;
      return result;
    } catch (error) {
      // Whatever became of it, the others may go; its error belongs to its own caller.
      door.open();
      throw error;
    }
  }

  /** Says that a caller will not come again: those who wait for it may go. */
  leave(operation: string): void {
    this.#door(operation).open();
  }

  /** Closes the gate for good. */
  refuse(refusal: Refusal): void {
    this.#refusal ??= refusal;
  }

  #door(operation: string): Door {
    const known = this.#doors.get(operation);
    if (known !== undefined) return known;
    const { promise, resolve } = Promise.withResolvers<void>();
    const door = { opened: promise, open: resolve, taken: false };
    this.#doors.set(operation, door);
    return door;
  }
}
