import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Waits for Ctrl+C or another signal to stop, or until the servers of this process have had no request for `idleMs`. */
export async function keepOpen(idleMs: number): Promise<'stopped' | 'idle'> {
  const { promise, resolve } = Promise.withResolvers<'stopped' | 'idle'>();
  const timer = setTimeout(() => resolve('idle'), idleMs);
  const restart = (): void => void timer.refresh();
  const stop = (): void => resolve('stopped');
  subscribe('http.server.request.start', restart);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    unsubscribe('http.server.request.start', restart);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
