import { STATUS_CODES } from 'node:http';
import type { components } from '../../api/schema.generated.ts';

type ErrorBody = components['schemas']['ErrorBody'];

/** A whole answer for a connection that no request could be read from; it has to be closed after it. */
export function rawRefusal(statusCode: number, message: string, headers: readonly string[] = []): string {
  const error = String(STATUS_CODES[statusCode]);
  const body = JSON.stringify({ statusCode, error, message } satisfies ErrorBody);
  return [
    `HTTP/1.1 ${statusCode} ${error}`,
    ...headers,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
