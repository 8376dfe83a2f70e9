import { errorCode } from '../../support/errors.ts';
import { exampleStep, exampleUpload } from '../examples.ts';
import { DEFAULT_ORGANIZATION, type EmulatorOptions, SCOPES } from '../options.ts';
import { TOKENS_VARIABLE } from './parse-arguments.ts';

export const HELP_TEXT = `The playable content service on this machine, for tests and demos. The page at / shows its games, exports and files.

Usage: npm run emulator -- [options]

  --port PORT                  port on 127.0.0.1, 0 for any free one (default 8787)
  --token NAME[:scope,scope]   a token to accept, with every scope or only these; repeatable (default dev)
  --organization ID            the organization of every token without its own (default org-1)
  --token-organization NAME=ID
                               the organization of one token; repeatable, like the next two
  --token-expires NAME=TIME    when a token expires (default: never)
  --token-revoked NAME[=TIME]  revokes a token, from the start or from TIME
  --rate-limit N               requests per second to the API, a token bucket (default: no limit)
  --retry-after FORM           Retry-After of a 429: none, seconds or date (default seconds)
  --latency MS                 delay of every request in milliseconds (default 0)
  --data DIR                   keep files and records in this folder (default: remove them at the end)
  --storage disk|s3            where clients upload files: to this emulator or to a bucket (default disk)
  --s3-endpoint URL            the S3-compatible server of the bucket, with path-style addresses
  --s3-bucket NAME             the bucket
  --s3-region REGION           its region (default us-east-1)
  --forbidden-body FORM        the body of a 403: a or b (default a)
  --faults SPEC                faults to inject: name=rate,name=rate,seed=N (default: none)
  --help                       print this

With --storage s3, the credentials come from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if they are temporary,
AWS_SESSION_TOKEN. Upload URLs are signed with AWS Signature Version 4, and only the API has faults.

TIME is a moment in ISO 8601 with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start.

To hide tokens from the list of processes, set ${TOKENS_VARIABLE} in the environment instead: tokens as for
--token, separated by spaces.

Faults, each with the share of requests that get it, 0 to 1, together at most 1:
  429          rejected, with the Retry-After of --retry-after and the shortest wait
  5xx          500, 502, 503 or 504; the request may have been handled
  reset        the connection is reset before the response
  reset-body   the connection is reset within the body of the response
  stall        no response until the client closes the connection
  truncate     the connection is closed after fewer bytes than Content-Length
  expired      the storage rejects the upload URL as expired
All but 429 and expired happen before or after the request is handled, some also in the middle of an upload. The same
seed (default 0) gives the same faults for the same requests, in any order.

Scopes: ${SCOPES.join(', ')}
`;

/** The address of the page, the first token, and examples to copy. */
export function describeStart(baseUrl: string, { organization, tokens = [] }: EmulatorOptions): string {
  const [{ name: token, ...own } = { name: '' }] = tokens;
  const names = { baseUrl, token, organization: own.organization ?? organization ?? DEFAULT_ORGANIZATION };
  return `
The page   ${new URL('/', baseUrl)}
The token  ${token}

To upload a page from this machine, which the page above then plays:

${exampleUpload(names)}

A step of a workflow that uploads files and triggers an export:

${exampleStep(names)}
`;
}

export function describeStartFailure(error: unknown, port: number | undefined): string {
  if (errorCode(error) === 'EADDRINUSE') return `Port ${port} on 127.0.0.1 is already in use.`;
  return `The emulator could not start: ${error instanceof Error ? error.message : String(error)}`;
}
