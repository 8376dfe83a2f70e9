import type { CallError } from '../api/call.ts';
import { HttpTransport } from '../api/http/transport.ts';
import { Secrets } from '../api/redaction/secrets.ts';
import { ServiceClient, type ServiceClientOptions } from '../api/service-client.ts';
import { StorageClient } from '../api/storage-client.ts';
import { systemClock, type WaitTimer } from '../retry/clock.ts';
import type { RetryWait } from '../retry/retry.ts';
import { VERSION } from '../support/runtime.ts';
import type { Connection } from './inputs/connection.ts';
import type { Log } from './runner/log.ts';

interface Reporting {
  readonly log: Log;
  readonly onWait: (wait: RetryWait<CallError>) => void;
  readonly waitTimer: WaitTimer;
}

/** Calls `work` with clients for the service and its storage, then closes all connections. */
export async function withService<T>(
  { token = '', baseUrl, limits, idleTimeoutMs, allowHttp }: Connection,
  { log, ...waits }: Reporting,
  work: (clients: { readonly service: ServiceClient; readonly storage: StorageClient }) => Promise<T>,
): Promise<T> {
  const transport = new HttpTransport({ userAgent: `playable-export-action/${VERSION}`, idleTimeoutMs });
  const secrets = new Secrets(token);
  const context = { ...waits, limits, clock: systemClock, random: Math.random, secrets };
  const onWebPage = warnOnce(log);
  try {
    return await work({
      service: new ServiceClient({ baseUrl, token, transport, context, allowHttp, onWebPage }),
      storage: new StorageClient({ transport, context }),
    });
  } finally {
    transport.close();
  }
}

/** Warns of the first web page of a run. The response counts as a success, as any 2xx does if the spec does not define the body, but the page may mean that nothing was done. */
function warnOnce(log: Log): ServiceClientOptions['onWebPage'] {
  let isWarned = false;
  return ({ method, location }, title) => {
    if (isWarned) return;
    isWarned = true;
    const page = title === '' ? 'a web page' : `a web page: "${title}"`;
    log.warning(
      'Service error',
      `${method} ${location} answered with ${page}.`,
      'It counts as done, because the status is 2xx. Check whether it was done, and check `base-url`: there may be a sign-in page in front of the service.',
    );
  };
}
