/** A bug of ours: something was thrown that nobody expects. The original is the `cause`. */
export class UnexpectedError extends Error {
  override readonly name = 'UnexpectedError';

  constructor(cause: unknown) {
    super(describe(cause), { cause });
  }
}

function describe(cause: unknown): string {
  if (typeof cause === 'string' && cause !== '') return cause;
  if (!(cause instanceof Error)) return 'something was thrown that is not an error';
  return cause.message === '' ? cause.name : `${cause.name}: ${cause.message}`;
}
