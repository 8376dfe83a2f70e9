import type { PermissionDeniedError, TokenRejectedError } from './errors.ts';

type AuthError = TokenRejectedError | PermissionDeniedError;

/** The gate of one operation. Only its first caller may send until `open` is called. */
interface OperationGate extends PromiseWithResolvers<void> {
  firstCaller: object | undefined;
  timer: NodeJS.Timeout | undefined;
  isOpen: boolean;
}

/**
 * Prevents further requests once the service has rejected the token.
 *
 * The first request of each operation goes alone. So a wrong token, or one without the operation's scope, costs one
 * request and not one per worker. After a rejection no request is sent.
 */
export class AuthGate {
  readonly #maxWaitMs: number;
  readonly #operations = new Map<string, OperationGate>();
  #rejection: AuthError | undefined;

  /** @param maxWaitMs the longest wait for a first request. That request may hang, or be throttled and wait */
  constructor(maxWaitMs = 5_000) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** The error that forbids further requests, if there is one. */
  get rejection(): AuthError | undefined {
    return this.#rejection;
  }

  /** Resolves for the first caller at once, for the others after `open`. A caller may wait again. */
  wait(name: string, caller: object): Promise<void> {
    const operation = this.#operation(name);
    operation.firstCaller ??= caller;
    return operation.firstCaller === caller ? Promise.resolve() : operation.promise;
  }

  /** Call it right before a request: the other callers wait for its response, but no longer than `maxWaitMs`. */
  sending(name: string): void {
    const operation = this.#operation(name);
    if (!operation.isOpen) operation.timer ??= setTimeout(() => this.open(name), this.#maxWaitMs);
  }

  /** Lets the other callers go: the first one has a response, had an attempt without one, or takes too long. */
  open(name: string): void {
    const operation = this.#operation(name);
    // Node emits an event for each promise that is resolved again: 1 % of the time of `bench -- 1000x16k`.
    if (operation.isOpen) return;
    operation.isOpen = true;
    operation.resolve();
    clearTimeout(operation.timer);
  }

  /** Forbids further requests. The first call decides the error. */
  reject(error: AuthError): void {
    this.#rejection ??= error;
  }

  #operation(name: string): OperationGate {
    const operation = this.#operations.get(name) ?? {
      ...Promise.withResolvers<void>(),
      firstCaller: undefined,
      timer: undefined,
      isOpen: false,
    };
    this.#operations.set(name, operation);
    return operation;
  }
}
