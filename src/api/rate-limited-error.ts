import { RequestError } from './request-error.ts';

/** 429: too many requests (service spec part 7). */
export class RateLimitedError extends RequestError {
  override readonly name = 'RateLimitedError';

  constructor(request: { method: string; location: string }) {
    super(`${request.method} ${request.location} answered 429: too many requests`, request);
  }
}
