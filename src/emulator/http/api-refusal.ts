import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that the API refuses, thrown by a route and answered with the error body of service spec part 7. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: ContentfulStatusCode;
  /** The body's `error`. */
  readonly error: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    error: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}
