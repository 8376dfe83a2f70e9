import type { OpenEntry } from '../http/journal.ts';
import type { FaultTarget } from './faults.ts';

/** What a request to the API is about: its path, its query, and what it sends as JSON. */
export function apiTarget({ method, path, query, body }: OpenEntry): FaultTarget {
  const subject = JSON.stringify([path, query, body]);
  return { side: 'api', method, subject, hasBody: false };
}

/** What a request to the storage is about: the file's name, because the id before it is a random one. */
export function storageTarget({ method, path, headers }: OpenEntry): FaultTarget {
  const subject = path.slice(path.lastIndexOf('/') + 1);
  return { side: 'storage', method, subject, hasBody: Number(headers['content-length'] ?? 0) > 0 };
}
