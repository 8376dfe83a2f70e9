import type { CallFailure } from '../api/call.ts';

/** A variant (a build of a game) to be exported to a network. */
export interface ExportRequest {
  readonly variantId: string;
  readonly network: string;
}

/** What became of one export. `unknown`: it may have been triggered, and must not be repeated unseen. */
export type ExportOutcome = ExportRequest &
  (
    | { readonly status: 'triggered'; readonly attempts: number; readonly response: unknown }
    | { readonly status: 'failed' | 'unknown'; readonly attempts: number; readonly failure: CallFailure }
    | { readonly status: 'not-attempted' }
  );
