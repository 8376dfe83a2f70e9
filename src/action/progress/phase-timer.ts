import type { PipelineEvents } from '../../pipeline/events.ts';
import type { Clock, WaitTimer } from '../../retry/clock.ts';

/** One phase of a run. Times are whole milliseconds since the start of the run. */
export interface Phase {
  readonly name: 'find' | 'join' | 'upload' | 'export' | 'wait';
  readonly startMs: number;
  readonly endMs: number;
}

type WorkName = Exclude<Phase['name'], 'wait'>;

/** Records when each phase of a run started and ended. The run starts when the timer is created. */
export class PhaseTimer {
  readonly #clock: Clock;
  readonly #originMs: number;
  readonly #times = new Map<WorkName, { startMs: number; endMs?: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#originMs = clock.monotonicMs();
  }

  async measure<T>(name: WorkName, work: () => Promise<T>): Promise<T> {
    this.#start(name);
    try {
      return await work();
    } finally {
      this.#end(name);
    }
  }

  readonly listener: Partial<PipelineEvents> = {
    uploadsStarted: () => this.#start('upload'),
    uploadsFinished: () => this.#end('upload'),
    exportsStarted: () => this.#start('export'),
    // Every export may be the last: after a crash, `exportsFinished` never comes.
    exportSettled: () => this.#end('export'),
  };

  /** The started phases in order, then the waits. A phase that has not ended lasts until now. */
  phases(waitTimer: WaitTimer): Phase[] {
    const nowMs = this.#clock.monotonicMs();
    const toPhase = (name: Phase['name'], startMs: number, endMs = nowMs): Phase => ({
      name,
      startMs: Math.round(startMs - this.#originMs),
      endMs: Math.round(endMs - this.#originMs),
    });
    return [
      ...[...this.#times].map(([name, { startMs, endMs }]) => toPhase(name, startMs, endMs)),
      ...waitTimer.spans.map(({ startMs, endMs }) => toPhase('wait', startMs, endMs)),
    ];
  }

  #start(name: WorkName): void {
    this.#times.set(name, { startMs: this.#clock.monotonicMs() });
  }

  #end(name: WorkName): void {
    const times = this.#times.get(name);
    if (times !== undefined) times.endMs = this.#clock.monotonicMs();
  }
}
