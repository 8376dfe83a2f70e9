import type { PipelineEvents } from '../../pipeline/events.ts';
import type { Clock, WaitTimer } from '../../retry/clock.ts';

/** A part of a run, in whole milliseconds from its start. */
export interface Phase {
  readonly name: 'find' | 'join' | 'upload' | 'export' | 'wait';
  readonly startMs: number;
  readonly endMs: number;
}

type Work = Exclude<Phase['name'], 'wait'>;

/** Takes down when each phase of a run started and ended. The run starts when this is made. */
export class PhaseTimer {
  readonly #clock: Clock;
  readonly #originMs: number;
  readonly #times = new Map<Work, { startMs: number; endMs?: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#originMs = clock.monotonicMs();
  }

  /** Takes down the time that `work` takes. */
  async measure<T>(name: Work, work: () => Promise<T>): Promise<T> {
    this.#start(name);
    try {
      return await work();
    } finally {
      this.#end(name);
    }
  }

  /** Records when the pipeline's phases start and end. */
  readonly listener: Partial<PipelineEvents> = {
    uploadsStarted: () => this.#start('upload'),
    uploadsFinished: () => this.#end('upload'),
    exportsStarted: () => this.#start('export'),
    // The last export to settle ends the phase: a crash sends no event for the end of all of them.
    exportSettled: () => this.#end('export'),
  };

  /** All phases that have begun, in their order, and the waits; what is still going on lasts until now. */
  phases(waiting: WaitTimer): Phase[] {
    const nowMs = this.#clock.monotonicMs();
    const at = (ms: number): number => Math.round(ms - this.#originMs);
    const work = [...this.#times].map(([name, { startMs, endMs = nowMs }]) => ({
      name,
      startMs: at(startMs),
      endMs: at(endMs),
    }));
    const waits = waiting.spans.map(({ startMs, endMs }) => ({
      name: 'wait' as const,
      startMs: at(startMs),
      endMs: at(endMs),
    }));
    return [...work, ...waits];
  }

  #start(name: Work): void {
    this.#times.set(name, { startMs: this.#clock.monotonicMs() });
  }

  #end(name: Work): void {
    const times = this.#times.get(name);
    if (times !== undefined) times.endMs = this.#clock.monotonicMs();
  }
}
