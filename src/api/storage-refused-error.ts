import type { StorageRefusal } from './error-body.ts';
import { RequestError } from './request-error.ts';

/** The storage answered a PUT with anything but 2xx. The token was not part of that request. */
export class StorageRefusedError extends RequestError {
  override readonly name = 'StorageRefusedError';
  readonly status: number;
  readonly refusal: StorageRefusal;

  constructor(location: string, status: number, refusal: StorageRefusal) {
    const said = [refusal.code, refusal.message].filter((word) => word !== undefined).join(': ');
    super(`PUT ${location} answered ${status}: ${said || 'no explanation was given'}`, {
      method: 'PUT',
      location,
    });
    this.status = status;
    this.refusal = refusal;
  }

  /**
   * Whether the address had expired, so that a new one may do: S3 says it in the message, others in the code. The
   * credentials that signed it may have expired as well, for which S3 has a 400.
   */
  get expired(): boolean {
    if (this.status === 400 && this.refusal.code === 'ExpiredToken') return true;
    return this.status === 403 && /expired/i.test(`${this.refusal.code} ${this.refusal.message}`);
  }
}
