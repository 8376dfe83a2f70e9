import type { PermissionDeniedError, TokenRejectedError } from './errors.ts';

type AuthRejection = TokenRejectedError | PermissionDeniedError;

/** The way of one operation through the gate: until it is open, the first caller tries it alone. */
interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
  isOpen: boolean;
  holder: object | undefined;
}

const AT_ONCE = Promise.resolve();

/**
 * Keeps a token that the service refuses from being sent again.
 *
 * Of each operation the first request goes alone, so that a wrong token, or one without the operation's scope, costs one
 * request and not one a worker; after a refusal nothing passes.
 */
export class AuthGate {
  #refusal: AuthRejection | undefined;
  readonly #doors = new Map<string, Gate>();

  /** What forbids sending; absent as long as nothing does. */
  get rejection(): AuthRejection | undefined {
    return this.#refusal;
  }

  /** Resolves when the caller may go on: it is the first one, or the first one has opened the door. */
  wait(operation: string, caller: object): Promise<void> {
    const door = this.#door(operation);
    door.holder ??= caller;
    return door.holder === caller ? AT_ONCE : door.opened;
  }

  /** Lets the others go: the first one has an answer, or will not come again. */
  resolve(operation: string): void {
    const door = this.#door(operation);
    // Node looks into each promise that is resolved again.
    if (door.isOpen) return;
    door.isOpen = true;
    door.open();
  }

  /** Closes the gate for good. */
  reject(refusal: AuthRejection): void {
    this.#refusal ??= refusal;
  }

  #door(operation: string): Gate {
    const known = this.#doors.get(operation);
    if (known !== undefined) return known;
    const { promise, resolve } = Promise.withResolvers<void>();
    const door = { opened: promise, open: resolve, isOpen: false, holder: undefined };
    this.#doors.set(operation, door);
    return door;
  }
}
