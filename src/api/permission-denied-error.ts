import { RequestError } from './request-error.ts';
import { type ServiceWords, sayServiceWords } from './service-words.ts';

const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]+)+)/;

/** 403: the token lacks a scope, named by either form of the body (service spec part 7). */
export class PermissionDeniedError extends RequestError {
  override readonly name = 'PermissionDeniedError';
  /** The missing scope, `<resource>:<action>`; `undefined` where the body names none. */
  readonly scope: string | undefined;

  constructor(request: { method: string; location: string }, words: ServiceWords) {
    super(`${request.method} ${request.location} answered 403: ${sayServiceWords(words)}`, request);
    this.scope = REQUIRED_SCOPE.exec(words.message ?? '')?.[1];
  }
}
