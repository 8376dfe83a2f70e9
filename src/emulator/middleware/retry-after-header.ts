import type { RetryAfterForm } from '../options.ts';

/**
 * The value of `Retry-After` (RFC 9110 section 10.2.3) for a wait of `waitMs` from `nowMs`, in Unix milliseconds.
 * Both forms count whole seconds and are rounded up: who obeys them never comes too early.
 */
export function retryAfterHeader(form: RetryAfterForm, waitMs: number, nowMs: number): string | undefined {
  switch (form) {
    case 'none':
      return undefined;
    case 'seconds':
      return String(Math.ceil(waitMs / 1000));
    case 'date':
      return new Date(Math.ceil((nowMs + waitMs) / 1000) * 1000).toUTCString();
  }
}
