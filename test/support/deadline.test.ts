import { expect, test } from 'vitest';
import { withDeadline } from '../../src/support/cancellation.ts';
import { virtualTimeouts } from '../doubles/clocks.ts';

const NEVER = new Promise<never>(() => undefined);
const NOT_CANCELLED = new AbortController().signal;

test('returns the result of a write, or throws its error', async () => {
  expect(await withDeadline(Promise.resolve(7), NOT_CANCELLED)).toBe(7);
  await expect(withDeadline(Promise.reject(new Error('full')), NOT_CANCELLED)).rejects.toThrow('full');
});

test('gives up a write that does not end', async () => {
  const { pass } = virtualTimeouts();
  const write = withDeadline(NEVER, NOT_CANCELLED);
  pass(30_000);
  await expect(write).rejects.toThrow('did not end within 30 s');
});

test.each(['before', 'during'])('gives it up sooner if the run is cancelled %s the write', async (when) => {
  const { pass } = virtualTimeouts();
  const cancel = new AbortController();
  if (when === 'before') cancel.abort();
  const write = withDeadline(NEVER, cancel.signal);
  cancel.abort();
  pass(3_000);
  await expect(write).rejects.toThrow('did not end within 3 s');
});
