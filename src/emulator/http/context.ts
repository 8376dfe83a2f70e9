import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from '../faults/faults.ts';
import type { Token } from '../middleware/tokens.ts';
import type { OpenEntry } from './journal.ts';
import type { ApiPayload } from './request-body.ts';

/** What the Hono context of a request carries. */
export interface EmulatorEnv {
  Bindings: {
    /** The request below Hono: its raw path, headers and body decide here, never a decoded copy. */
    readonly incoming: IncomingMessage;
    /** For faults alone: everything else answers through Hono. */
    readonly outgoing: ServerResponse;
  };
  Variables: {
    entry: OpenEntry;
    /** Set for API requests. */
    payload: ApiPayload;
    /** Set for API requests that got past authentication. */
    token: Token;
    /** Set where a fault keeps the answer from coming whole. */
    broken: Fault | undefined;
  };
}
