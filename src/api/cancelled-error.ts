/** A request that was not sent, or was ended, because the run was stopped. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';

  constructor() {
    super('The run was stopped before this was done');
  }
}
