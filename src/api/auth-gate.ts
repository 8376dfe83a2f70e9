import type { PermissionDeniedError, TokenRejectedError } from './errors.ts';

type AuthError = TokenRejectedError | PermissionDeniedError;

/** An operation whose first caller goes alone until `resolve` is called. */
interface PendingOperation extends PromiseWithResolvers<void> {
  firstCaller: object | undefined;
}

/**
 * Keeps a token that the service rejects from being sent again.
 *
 * The first request of each operation goes alone. So a wrong token, or one without the operation's scope, costs one
 * request and not one per worker. After a rejection no request is sent.
 */
export class AuthGate {
  #rejection: AuthError | undefined;
  readonly #operations = new Map<string, PendingOperation>();

  /** The error that forbids further requests, if there is one. */
  get rejection(): AuthError | undefined {
    return this.#rejection;
  }

  /** Resolves for the first caller at once, for the others after `resolve`. A caller may wait again. */
  wait(operation: string, caller: object): Promise<void> {
    const pending = this.#operation(operation);
    pending.firstCaller ??= caller;
    return pending.firstCaller === caller ? Promise.resolve() : pending.promise;
  }

  /** Lets the other callers go: the first one has a response, or makes no more attempts. */
  resolve(operation: string): void {
    this.#operation(operation).resolve();
  }

  /** Forbids further requests. The first call decides the error. */
  reject(error: AuthError): void {
    this.#rejection ??= error;
  }

  #operation(name: string): PendingOperation {
    const operation = this.#operations.get(name) ?? {
      ...Promise.withResolvers<void>(),
      firstCaller: undefined,
    };
    this.#operations.set(name, operation);
    return operation;
  }
}
