import { vi } from 'vitest';

/** Waits until `assertion` holds: for what happens on the other side of a socket, with no moment to wait for. */
export function eventually(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 10_000, interval: 5 });
}
