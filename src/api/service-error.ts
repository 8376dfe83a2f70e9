import { RequestError } from './request-error.ts';

/** Any other answer that is not 2xx, or a 2xx whose body lacks what the spec shows for it. */
export class ServiceError extends RequestError {
  override readonly name = 'ServiceError';
  readonly status: number;
  /** What tells this answer from others of its status: the body's `error`, or what a 2xx lacks; may be empty. */
  readonly code: string;

  /** @param what what is wrong, to follow the status: `answered 500: <what>` */
  constructor(request: { method: string; location: string }, status: number, what: string, code = what) {
    super(`${request.method} ${request.location} answered ${status}: ${what}`, request);
    this.status = status;
    this.code = code;
  }
}
