import type { Context } from 'hono';
import { MAX_PAYLOAD_BYTES, MAX_PAYLOAD_DEPTH } from './api-payload.ts';
import { ApiRefusal } from './api-refusal.ts';
import type { EmulatorEnv } from './context.ts';
import { type FieldCheck, readFields } from './validate.ts';

/**
 * The fields of a request's JSON body (service spec part 4: such requests carry `Content-Type: application/json`).
 *
 * @throws {ApiRefusal} 415 for another content type, 413 above 1 MiB, 400 for anything else that is wrong.
 */
export function readJsonBody<Field extends string>(
  c: Context<EmulatorEnv>,
  checks: Readonly<Record<Field, FieldCheck>>,
): Record<Field, string> {
  const { 'content-type': types = [], 'content-encoding': codings = [] } = c.env.incoming.headersDistinct;
  const [mediaType = ''] = (types[0] ?? '').split(';');
  if (types.length > 1 || mediaType.trim().toLowerCase() !== 'application/json') {
    throw new ApiRefusal(415, 'Unsupported Media Type', 'Content-Type must be application/json');
  }
  if (codings.some((coding) => coding.toLowerCase() !== 'identity')) {
    throw new ApiRefusal(415, 'Unsupported Media Type', 'The body must have no Content-Encoding');
  }
  const payload = c.get('payload');
  switch (payload.kind) {
    case 'json':
      return readFields(payload.value, checks);
    case 'too-large':
      throw new ApiRefusal(413, 'Payload Too Large', `The body must have at most ${MAX_PAYLOAD_BYTES} bytes`);
    case 'too-deep':
      throw new ApiRefusal(400, 'Bad Request', `The body must have at most ${MAX_PAYLOAD_DEPTH} levels`);
    case 'malformed':
      throw new ApiRefusal(400, 'Bad Request', 'The body must be JSON in UTF-8');
    case 'broken':
      // The client has closed its half of the connection: nothing else can come over it.
      throw new ApiRefusal(400, 'Bad Request', 'The body ended too early', { Connection: 'close' });
  }
}
