import type { Misbehaviour } from '../doubles/stub-server.ts';

/** Requests that a stub answers only when so many of them are there; then it answers all of them. */
export interface Crowd {
  readonly join: Misbehaviour;
  /** The most that were ever unanswered at once. */
  readonly most: number;
}

/** @param complete called each time that so many are there, before they are answered */
export function gatherRequests(size: number, complete: () => void = () => undefined): Crowd {
  const waiting: (() => void)[] = [];
  let most = 0;
  return {
    get most() {
      return most;
    },
    join: async ({ receive, answer }) => {
      await receive();
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
        if (waiting.length < size) return;
        // Whoever is one too many may still be on its way.
        setImmediate(() => {
          complete();
          for (const release of waiting.splice(0)) release();
        });
      });
      answer({ status: 200 });
    },
  };
}
