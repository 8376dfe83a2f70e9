import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from '../faults/faults.ts';
import type { Token } from '../middleware/auth.ts';
import type { OpenEntry } from './journal.ts';
import type { ApiPayload } from './request-body.ts';

/** The types of a request's Hono context. */
export interface EmulatorEnv {
  Bindings: {
    /** Gives the raw path, headers and body, which checks must use instead of Hono's decoded copies. */
    readonly incoming: IncomingMessage;
    /** Only faults use it: everything else responds through Hono. */
    readonly outgoing: ServerResponse;
  };
  Variables: {
    entry: OpenEntry;
    /** Set for API requests. */
    payload: ApiPayload;
    /** Set for authenticated API requests. */
    token: Token;
    /** The fault that breaks this request's connection. */
    connectionFault: Fault | undefined;
  };
}
