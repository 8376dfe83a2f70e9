import { onTestFinished } from 'vitest';
import { HttpTransport } from '../../src/api/http/transport.ts';

/** A transport for the running test, closed when the test ends. */
export function openTransport({
  userAgent = 'playable-export-action/1.2.3',
  idleTimeoutMs = 10_000,
} = {}): HttpTransport {
  const transport = new HttpTransport({ userAgent, idleTimeoutMs });
  onTestFinished(() => transport.close());
  return transport;
}
