import { describe, expect, test } from 'vitest';
import { PhaseTimer } from '../../../src/action/progress/phase-timer.ts';
import { fanOut, type PipelineEvents } from '../../../src/pipeline/events.ts';
import { WaitTimer } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';

/** Events that each take 10 ms in one of the listeners. */
function slowEvents({ listener }: PhaseTimer, clock: FakeClock): PipelineEvents {
  const take = (): void => clock.advance(10);
  return fanOut([
    listener,
    { uploadsStarted: take, uploadsFinished: take, exportsStarted: take, exportSettled: take },
  ]);
}

const EXPORT = { variantId: 'v', network: 'n', status: 'not-attempted' } as const;

describe('a phase timer', () => {
  test('measures each phase from the start of the run', async () => {
    const clock = new FakeClock();
    const timer = new PhaseTimer(clock);
    clock.advance(20);
    const found = await timer.measure('find', async () => {
      clock.advance(100);
      return 'found';
    });
    const events = slowEvents(timer, clock);
    clock.advance(5);
    events.uploadsStarted([]);
    clock.advance(1_000);
    events.uploadsFinished([]);
    events.exportsStarted([EXPORT, EXPORT]);
    clock.advance(300);
    events.exportSettled(EXPORT);
    clock.advance(200.4);
    events.exportSettled(EXPORT);
    clock.advance(7_000);
    expect(found).toBe('found');
    expect(timer.phases(new WaitTimer(clock))).toEqual([
      { name: 'find', startMs: 20, endMs: 120 },
      { name: 'upload', startMs: 125, endMs: 1_135 },
      { name: 'export', startMs: 1_145, endMs: 1_665 },
    ]);
  });

  test('lists the waits after the other phases', async () => {
    const clock = new FakeClock();
    const waitTimer = new WaitTimer(clock);
    clock.advance(50);
    const timer = new PhaseTimer(clock);
    const { signal } = new AbortController();
    slowEvents(timer, clock).uploadsStarted([]);
    await waitTimer.measure(() => clock.sleep(300, signal));
    clock.advance(40);
    await waitTimer.measure(() => clock.sleep(200, signal));
    expect(timer.phases(waitTimer)).toEqual([
      { name: 'upload', startMs: 0, endMs: 550 },
      { name: 'wait', startMs: 10, endMs: 310 },
      { name: 'wait', startMs: 350, endMs: 550 },
    ]);
  });
});
