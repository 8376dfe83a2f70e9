import type { CallContext, CallError } from '../../src/api/call.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import type { RetryWait } from '../../src/retry/retry.ts';
import { WaitingTime } from '../../src/retry/waiting-time.ts';
import { FakeClock } from './fake-clock.ts';

export interface FakeCallContext extends CallContext {
  readonly clock: FakeClock;
  /** The waits announced so far. */
  readonly waits: RetryWait<CallError>[];
}

/** A context whose waits take no time, whose backoff is half of its span, and which has no secret to redact. */
export function callContext(overrides: Partial<FakeCallContext> = {}): FakeCallContext {
  const waits: RetryWait<CallError>[] = [];
  const clock = overrides.clock ?? new FakeClock();
  return {
    limits: { maxAttempts: 3, maxRetryWaitMs: 120_000 },
    clock,
    waiting: new WaitingTime(clock),
    random: () => 0.5,
    secrets: new Secrets(),
    waits,
    onWait: (wait) => waits.push(wait),
    ...overrides,
  };
}
