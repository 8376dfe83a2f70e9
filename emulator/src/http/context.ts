import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Scope } from '../options.ts';
import type { OpenEntry } from './journal.ts';

/** A token has one organization and a set of scopes (api/README.md, *Tokens and scopes*). */
export interface Token {
  readonly organizationId: string;
  readonly scopes: readonly Scope[];
}

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
    /** The JSON of an API request, or the `ResponseError` that says why it has none. */
    payload: unknown;
    /** Set for authenticated API requests. */
    token: Token;
  };
}
