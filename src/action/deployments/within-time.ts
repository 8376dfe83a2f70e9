import { formatDuration } from '../../support/format.ts';

export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * Ends work that takes too long.
 *
 * @param until aborted when there is no more time for anything
 * @throws NoAnswerError as soon as the time is over, whatever the work does about its signal
 */
export async function withinTime<T>(
  limitMs: number,
  until: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const over = Promise.withResolvers<never>();
  const end = (words: string): void => {
    over.reject(new NoAnswerError(words));
    controller.abort();
  };
  const cancelled = (): void => end('The run was cancelled before GitHub answered.');
  const timer = setTimeout(() => end(`GitHub did not answer within ${formatDuration(limitMs)}.`), limitMs);
  until.addEventListener('abort', cancelled);
  try {
    if (until.aborted) cancelled();
    return await Promise.race([over.promise, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    until.removeEventListener('abort', cancelled);
  }
}
