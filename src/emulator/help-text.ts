import { SCOPES } from './scopes.ts';

/** What `--help` prints. */
export const HELP_TEXT = `The playable content service on this machine, for tests and demos. A page at / shows what it has.

Usage: npm run emulator -- [options]

  --port PORT                  port on 127.0.0.1, 0 for any free one (default 8787)
  --token NAME[:scope,scope]   a token to accept, with every scope or only these; repeatable (default dev)
  --organization ID            the organization that every token belongs to (default org-1)
  --rate-limit N               requests a second to the API, a token bucket (default: no limit)
  --retry-after FORM           of a 429: none, seconds or date (default seconds)
  --latency MS                 how long every request waits (default 0)
  --data DIR                   keep files and records there (default: forget them at the end)
  --forbidden-body FORM        which body a 403 has: a or b (default a)
  --faults SPEC                what befalls requests: name=rate,name=rate,seed=N (default: nothing)
  --help                       print this

Faults, each with the share of requests that it befalls, 0 to 1, together at most 1:
  429          refused for now, with the Retry-After of --retry-after, as short as it can say
  5xx          500, 502, 503 or 504; the work may be done
  reset        the connection is reset before any answer
  reset-body   the connection is reset inside the answer's body
  stall        no answer, until the client closes
  truncate     fewer bytes than Content-Length says, then an orderly end
  expired      the storage takes the upload address for an expired one
All but 429 and expired come before or after the work is done, some also in the middle of an upload. The same seed, 0
unless given, means the same faults for the same requests, in whatever order they come.

Scopes: ${SCOPES.join(', ')}
`;
