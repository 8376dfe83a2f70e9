import { describe, expect, test } from 'vitest';
import { PhaseTimer } from '../../../src/action/progress/phase-timer.ts';
import type { PipelineEvents } from '../../../src/pipeline/events.ts';
import { fanOut } from '../../../src/pipeline/events.ts';
import { WaitTimer } from '../../../src/retry/clock.ts';
import { FakeClock } from '../../doubles/clocks.ts';

/** Events of which each takes a while. */
function slow(clock: FakeClock, told: string[] = []): PipelineEvents {
  const take = (name: string) => () => {
    told.push(name);
    clock.advance(10);
  };
  return {
    comparisonStarted: take('comparisonStarted'),
    comparisonSettled: take('comparisonSettled'),
    comparisonFinished: take('comparisonFinished'),
    uploadsStarted: take('uploadsStarted'),
    uploadProgress: take('uploadProgress'),
    uploadSettled: take('uploadSettled'),
    uploadUrlRenewed: take('uploadUrlRenewed'),
    uploadsFinished: take('uploadsFinished'),
    exportsStarted: take('exportsStarted'),
    exportSettled: take('exportSettled'),
    exportsFinished: take('exportsFinished'),
    waiting: take('waiting'),
  };
}

const EXPORT = { variantId: 'v', network: 'n', status: 'not-attempted' } as const;

describe('the times of the phases', () => {
  test('are none where nothing has begun', () => {
    const clock = new FakeClock();
    expect(new PhaseTimer(clock).phases(new WaitTimer(clock))).toEqual([]);
  });

  test('are those of the work, from the start of the run', async () => {
    const clock = new FakeClock();
    const times = new PhaseTimer(clock);
    clock.advance(20);
    const found = await times.measure('find', async () => {
      clock.advance(100);
      return 'found';
    });
    const events = fanOut([times.listener, slow(clock)]);
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
    expect(times.phases(new WaitTimer(clock))).toEqual([
      { name: 'find', startMs: 20, endMs: 120 },
      { name: 'upload', startMs: 125, endMs: 1_135 },
      { name: 'export', startMs: 1_145, endMs: 1_665 },
    ]);
  });

  test('last until now where a phase is not over', () => {
    const clock = new FakeClock();
    const times = new PhaseTimer(clock);
    fanOut([times.listener, slow(clock)]).uploadsStarted([]);
    clock.advance(500);
    expect(times.phases(new WaitTimer(clock))).toEqual([{ name: 'upload', startMs: 0, endMs: 510 }]);
  });

  test('have an end where the work of a phase fails', async () => {
    const clock = new FakeClock();
    const times = new PhaseTimer(clock);
    const failing = times.measure('find', () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    clock.advance(500);
    expect(times.phases(new WaitTimer(clock))).toEqual([{ name: 'find', startMs: 0, endMs: 0 }]);
  });

  test('have every wait after the work', async () => {
    const clock = new FakeClock();
    const waiting = new WaitTimer(clock);
    clock.advance(50);
    const times = new PhaseTimer(clock);
    const { signal } = new AbortController();
    fanOut([times.listener, slow(clock)]).uploadsStarted([]);
    await waiting.measure(() => clock.sleep(300, signal));
    clock.advance(40);
    await waiting.measure(() => clock.sleep(200, signal));
    expect(times.phases(waiting)).toEqual([
      { name: 'upload', startMs: 0, endMs: 550 },
      { name: 'wait', startMs: 10, endMs: 310 },
      { name: 'wait', startMs: 350, endMs: 550 },
    ]);
  });
});
