const RUNS = 5;

/**
 * What the fastest of five runs took, in ms. A machine that is busy elsewhere slows some of them down; work that grows with the
 * square of its input slows them all.
 */
export function fastestMs(work: () => unknown): number {
  const tookMs = Array.from({ length: RUNS }, () => {
    const startedMs = performance.now();
    work();
    return performance.now() - startedMs;
  });
  return Math.min(...tookMs);
}
