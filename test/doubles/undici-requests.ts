import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { onTestFinished } from 'vitest';

/** Counts the requests of undici whose response has not ended. */
export function countUndiciRequests(): () => number {
  const underWay = new Set<unknown>();
  const isAbout = (message: unknown): message is { request: unknown } =>
    typeof message === 'object' && message !== null && 'request' in message;
  const began = (message: unknown): unknown => isAbout(message) && underWay.add(message.request);
  const ended = (message: unknown): unknown => isAbout(message) && underWay.delete(message.request);
  const listeners = { create: began, trailers: ended, error: ended };
  for (const [name, listener] of Object.entries(listeners)) {
    subscribe(`undici:request:${name}`, listener);
    onTestFinished(() => void unsubscribe(`undici:request:${name}`, listener));
  }
  return () => underWay.size;
}
