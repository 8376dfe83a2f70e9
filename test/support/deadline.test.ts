import { expect, test } from 'vitest';
import { withDeadline } from '../../src/support/cancellation.ts';

const NEVER = new Promise<never>(() => undefined);
const NOT_CANCELLED = new AbortController().signal;
const HOUR_MS = 3_600_000;

test('returns the result of a write, or throws its error', async () => {
  expect(await withDeadline(Promise.resolve(7), NOT_CANCELLED)).toBe(7);
  await expect(withDeadline(Promise.reject(new Error('full')), NOT_CANCELLED)).rejects.toThrow('full');
});

test('gives up a write that does not end', async () => {
  const limits = { maxMs: 20, maxCancelledMs: HOUR_MS };
  await expect(withDeadline(NEVER, NOT_CANCELLED, limits)).rejects.toThrow('did not end within 0.02 s');
});

test.each(['before', 'during'])('gives it up sooner if the run is cancelled %s the write', async (when) => {
  const cancel = new AbortController();
  if (when === 'before') cancel.abort();
  const write = withDeadline(NEVER, cancel.signal, { maxMs: HOUR_MS, maxCancelledMs: 20 });
  cancel.abort();
  await expect(write).rejects.toThrow('did not end within 0.02 s');
});
