import type { CallError } from '../api/call.ts';
import { HttpTransport } from '../api/http/transport.ts';
import { Secrets } from '../api/redaction/secrets.ts';
import { ServiceClient } from '../api/service-client.ts';
import { StorageClient } from '../api/storage-client.ts';
import { systemClock } from '../retry/clock.ts';
import type { RetryWait } from '../retry/retry.ts';
import type { WaitingTime } from '../retry/waiting-time.ts';
import { VERSION } from '../support/version.ts';
import type { Connection } from './inputs/read-connection.ts';

/** The service and its storage, as one run talks to them. */
export interface OpenService {
  readonly service: ServiceClient;
  readonly storage: StorageClient;
  /** Closes all connections. */
  close(): void;
}

/** Nothing is sent by this alone. */
export function openService(
  { token = '', baseUrl, limits, idleTimeoutMs, allowHttp }: Connection,
  listening: { readonly onWait: (wait: RetryWait<CallError>) => void; readonly waiting: WaitingTime },
): OpenService {
  const transport = new HttpTransport({ userAgent: `playable-export-action/${VERSION}`, idleTimeoutMs });
  const context = {
    ...listening,
    limits,
    clock: systemClock,
    random: Math.random,
    secrets: new Secrets(token),
  };
  return {
    service: new ServiceClient({ baseUrl, token, transport, context, allowHttp }),
    storage: new StorageClient({ transport, context }),
    close: () => transport.close(),
  };
}
