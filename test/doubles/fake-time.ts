import type { Ticker } from '../../src/action/progress/ticker.ts';
import { FakeClock } from './fake-clock.ts';

interface Ticking {
  readonly ms: number;
  readonly tick: () => void;
  atMs: number;
}

/** A clock and a ticker that belong together: time passes when a test says so, and whoever is due is called on the way. */
export class FakeTime {
  readonly clock = new FakeClock();
  readonly #ticking = new Set<Ticking>();

  readonly ticker: Ticker = (ms, tick) => {
    const ticking = { ms, tick, atMs: this.clock.monotonicMs() + ms };
    this.#ticking.add(ticking);
    return () => this.#ticking.delete(ticking);
  };

  /** How many tickers have not been stopped. */
  get tickers(): number {
    return this.#ticking.size;
  }

  pass(ms: number): void {
    const endMs = this.clock.monotonicMs() + ms;
    for (;;) {
      const [next] = [...this.#ticking].sort((a, b) => a.atMs - b.atMs);
      if (next === undefined || next.atMs > endMs) break;
      this.clock.advance(next.atMs - this.clock.monotonicMs());
      next.atMs += next.ms;
      next.tick();
    }
    this.clock.advance(endMs - this.clock.monotonicMs());
  }
}
