import type { PipelineEvents } from '../../pipeline/events.ts';
import type { Clock, WaitingTime } from '../../retry/clock.ts';

/** A part of a run, in whole milliseconds from its start. */
export interface Phase {
  readonly name: 'find' | 'join' | 'upload' | 'export' | 'wait';
  readonly startMs: number;
  readonly endMs: number;
}

type Work = Exclude<Phase['name'], 'wait'>;

/** Takes down when each phase of a run started and ended. The run starts when this is made. */
export class PhaseTimes {
  readonly #clock: Clock;
  readonly #originMs: number;
  readonly #times = new Map<Work, { startMs: number; endMs?: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#originMs = clock.monotonicMs();
  }

  /** Takes down the time that `work` takes. */
  async during<T>(name: Work, work: () => Promise<T>): Promise<T> {
    this.#start(name);
    try {
      return await work();
    } finally {
      this.#end(name);
    }
  }

  /** The same events, their times taken down on their way. */
  listen(events: PipelineEvents): PipelineEvents {
    return {
      ...events,
      uploadsStarted: (assets) => {
        this.#start('upload');
        events.uploadsStarted(assets);
      },
      uploadsFinished: (outcomes) => {
        this.#end('upload');
        events.uploadsFinished(outcomes);
      },
      exportsStarted: (requests) => {
        this.#start('export');
        events.exportsStarted(requests);
      },
      // There is no event for the end of all of them.
      exportSettled: (outcome) => {
        this.#end('export');
        events.exportSettled(outcome);
      },
    };
  }

  /** All phases that have begun, in their order, and the waits; what is still going on lasts until now. */
  phases(waiting: WaitingTime): Phase[] {
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
