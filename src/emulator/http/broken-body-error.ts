/** A request body that ended before all of its declared bytes had come. */
export class BrokenBodyError extends Error {
  override readonly name = 'BrokenBodyError';

  constructor() {
    super('The connection ended before the whole body had come');
  }
}
