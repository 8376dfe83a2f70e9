import { PermissionDeniedError } from '../api/permission-denied-error.ts';
import { TokenRejectedError } from '../api/token-rejected-error.ts';

/** Whether an error holds for every request with this token, so that a run stops at once (401, 403). */
export function forbidsFurtherRequests(error: unknown): boolean {
  return error instanceof TokenRejectedError || error instanceof PermissionDeniedError;
}
