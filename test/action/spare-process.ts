import type { EventEmitter } from 'node:events';
import { onTestFinished } from 'vitest';

/** Gives this process back as it was when the running test ends: a step sets its exit code, and listens to its events. */
export function spareProcess(): void {
  const { exitCode } = process;
  const events: readonly (readonly [EventEmitter, string])[] = [
    [process, 'beforeExit'],
    [process.stdout, 'error'],
  ];
  const before = events.map(([emitter, event]) => new Set(emitter.listeners(event)));
  onTestFinished(() => {
    process.exitCode = exitCode;
    for (const [index, [emitter, event]] of events.entries()) {
      const own = emitter.listeners(event).filter((listener) => !before[index]?.has(listener));
      for (const listener of own) emitter.off(event, listener as () => void);
    }
  });
}

/**
 * What Node does once nothing is left that could settle what a step waits for, done to the steps of the running test alone.
 *
 * @param known listeners that are not theirs
 */
export function standStill(known: ReadonlySet<unknown>): void {
  for (const listener of process.listeners('beforeExit')) if (!known.has(listener)) listener(0);
}
