import { RequestError } from './request-error.ts';
import { type ServiceWords, sayServiceWords } from './service-words.ts';

/** 401: the token is missing, expired or invalid (service spec part 7). */
export class TokenRejectedError extends RequestError {
  override readonly name = 'TokenRejectedError';

  constructor(request: { method: string; location: string }, words: ServiceWords) {
    super(`${request.method} ${request.location} answered 401: ${sayServiceWords(words)}`, request);
  }
}
