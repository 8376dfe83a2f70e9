import { SCOPES } from './scopes.ts';

/** What `--help` prints. */
export const HELP_TEXT = `The playable content service on this machine, for tests and demos.

Usage: npm run emulator -- [options]

  --port PORT                  port on 127.0.0.1, 0 for any free one (default 8787)
  --token NAME[:scope,scope]   a token to accept, with every scope or only these; repeatable (default dev)
  --organization ID            the organization that every token belongs to (default org-1)
  --rate-limit N               requests a second to the API, a token bucket (default: no limit)
  --retry-after FORM           of a 429: none, seconds or date (default seconds)
  --latency MS                 how long every request waits (default 0)
  --data DIR                   keep files and records there (default: forget them at the end)
  --forbidden-body FORM        which body a 403 has: a or b (default a)
  --help                       print this

Scopes: ${SCOPES.join(', ')}
`;
