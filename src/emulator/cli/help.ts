import { SCOPES } from '../options.ts';
import { TOKENS_VARIABLE } from './parse-arguments.ts';

/** What `--help` prints. */
export const HELP_TEXT = `The playable content service on this machine, for tests and demos. A page at / shows what it has.

Usage: npm run emulator -- [options]

  --port PORT                  port on 127.0.0.1, 0 for any free one (default 8787)
  --token NAME[:scope,scope]   a token to accept, with every scope or only these; repeatable (default dev)
  --organization ID            the organization of every token that has none of its own (default org-1)
  --token-organization NAME=ID
                               the organization of one token; repeatable, as the next two are
  --token-expires NAME=TIME    when a token expires (default: never)
  --token-revoked NAME[=TIME]  a token that was taken back, at once or from then on
  --rate-limit N               requests a second to the API, a token bucket (default: no limit)
  --retry-after FORM           of a 429: none, seconds or date (default seconds)
  --latency MS                 how long every request waits (default 0)
  --data DIR                   keep files and records there (default: forget them at the end)
  --storage disk|s3            where files go: to this emulator, or past it to a bucket (default disk)
  --s3-endpoint URL            the S3-compatible server of the bucket, which is addressed by path
  --s3-bucket NAME             the bucket
  --s3-region REGION           its region (default us-east-1)
  --forbidden-body FORM        which body a 403 has: a or b (default a)
  --faults SPEC                what befalls requests: name=rate,name=rate,seed=N (default: nothing)
  --help                       print this

With --storage s3 the credentials come from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, where they are temporary,
AWS_SESSION_TOKEN. Upload addresses are signed with AWS Signature Version 4, and faults befall the API alone.

TIME is a moment in ISO 8601 with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start.

Tokens that no list of processes should show can be given in the environment instead: ${TOKENS_VARIABLE},
each as for --token, with spaces between them.

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

/** One plain sentence that says why the emulator did not start on `port`. */
export function describeStartFailure(error: unknown, port: number | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on 127.0.0.1 is already in use.`;
  return `The emulator could not start: ${error instanceof Error ? error.message : String(error)}`;
}
