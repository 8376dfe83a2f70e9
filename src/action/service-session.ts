import { HttpTransport } from '../api/http/transport.ts';
import { Secrets } from '../api/redaction/secrets.ts';
import { ServiceClient } from '../api/service-client.ts';
import { StorageClient } from '../api/storage-client.ts';
import { systemClock } from '../retry/clock.ts';
import { queuesByOrigin } from '../retry/request-queue.ts';
import type { RetryWait } from '../retry/results.ts';
import type { Connection } from './runner/inputs/connection.ts';

/** Calls `work` with clients for the service and its storage, then closes all connections. */
export async function withService<T>(
  { token = '', baseUrl, limits, idleTimeoutMs, allowHttp }: Connection,
  onWait: (wait: RetryWait) => void,
  work: (clients: { readonly service: ServiceClient; readonly storage: StorageClient }) => Promise<T>,
): Promise<T> {
  const secrets = new Secrets(token);
  const transport = new HttpTransport({ idleTimeoutMs, secrets });
  const queueOf = queuesByOrigin(systemClock, limits);
  const context = { onWait, queueOf, limits, clock: systemClock, random: Math.random, secrets };
  try {
    return await work({
      service: new ServiceClient({ baseUrl, token, transport, context, allowHttp }),
      storage: new StorageClient({ transport, context }),
    });
  } finally {
    transport.close();
  }
}
