/** Any request that did not bring what was asked for. Its message is one line and holds no secret. */
export abstract class RequestError extends Error {
  readonly method: string;
  /** Origin and path of the address. */
  readonly location: string;

  constructor(message: string, request: { method: string; location: string }, options?: ErrorOptions) {
    super(message, options);
    this.method = request.method;
    this.location = request.location;
  }
}
