import type { Context } from 'hono';
import type { components } from '../../api/schema.generated.ts';
import { ApiRefusal } from './api-refusal.ts';
import type { EmulatorEnv } from './context.ts';
import { storageErrorXml } from './storage-error-xml.ts';
import { StorageRefusal } from './storage-refusal.ts';

type ErrorBody = components['schemas']['ErrorBody'];

/** Answers whatever a route threw: the API's error body of service spec part 7, or the storage's XML. */
export function refusalResponse(error: Error, c: Context<EmulatorEnv>): Response {
  if (error instanceof ApiRefusal) return apiResponse(error, c);
  if (error instanceof StorageRefusal) return storageResponse(error, c);
  return c.req.path.startsWith('/storage/')
    ? storageResponse(new StorageRefusal(500, 'InternalError', error.message), c)
    : apiResponse(new ApiRefusal(500, 'Internal Server Error', error.message), c);
}

function apiResponse({ status, error, message, headers }: ApiRefusal, c: Context<EmulatorEnv>): Response {
  const body: ErrorBody = { statusCode: status, error, message };
  return c.json(body, status, { ...headers });
}

function storageResponse(
  { status, code, message, headers }: StorageRefusal,
  c: Context<EmulatorEnv>,
): Response {
  return c.body(storageErrorXml(code, message), status, { ...headers, 'Content-Type': 'application/xml' });
}
