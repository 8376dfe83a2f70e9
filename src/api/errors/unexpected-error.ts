/** A bug of ours: something was thrown that nobody expects. The original is the `cause`. */
export class UnexpectedError extends Error {
  override readonly name = 'UnexpectedError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
  }
}
