/** Calls `tick` every `ms` milliseconds until the function that it returns is called. */
export type Ticker = (ms: number, tick: () => void) => () => void;

/** Never what keeps the process alive: work that has come to a standstill must be able to end. */
export const systemTicker: Ticker = (ms, tick) => {
  const timer = setInterval(tick, ms).unref();
  return () => clearInterval(timer);
};
