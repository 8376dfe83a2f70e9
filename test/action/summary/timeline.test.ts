import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Phase } from '../../../src/action/progress/phase-timer.ts';
import { mergeWaits, renderTimeline } from '../../../src/action/summary/timeline.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';

function wait(startMs: number, endMs: number): Phase {
  return { name: 'wait', startMs, endMs };
}

describe('the bars of waits', () => {
  test('are merged if the gap between them is invisible, and their times are added', () => {
    expect(mergeWaits([wait(0, 100), wait(119, 200), wait(220, 300)], 1_000)).toEqual([
      { startMs: 0, endMs: 200, tookMs: 181 },
      { startMs: 220, endMs: 300, tookMs: 80 },
    ]);
  });

  test('are the five longest in chronological order', () => {
    const lengths = [10, 60, 20, 50, 30, 40, 5];
    const waits = lengths.map((length, index) => wait(index * 100, index * 100 + length));
    expect(mergeWaits(waits, 700).map(({ tookMs }) => tookMs)).toEqual([60, 20, 50, 30, 40]);
  });

  test('leave out waits that are too short to be visible', () => {
    expect(mergeWaits([wait(0, 9), wait(500, 510)], 1_000)).toEqual([
      { startMs: 500, endMs: 510, tookMs: 10 },
    ]);
  });

  test('are few even for 100,000 waits', () => {
    const waits = Array.from({ length: 100_000 }, (_, index) => wait(index * 10, index * 10 + 5));
    expect(mergeWaits(waits, 1_000_000)).toEqual([{ startMs: 0, endMs: 999_995, tookMs: 500_000 }]);
  });
});

const MANIFEST: Manifest = {
  version: 1,
  conclusion: 'success',
  baseUrl: '',
  organizationId: '',
  startedAt: '2026-02-03T04:05:06.000Z',
  finishedAt: '2026-02-03T04:05:18.345Z',
  assets: [],
  exports: [],
};

function draw(phases: readonly Phase[], manifest: Partial<Manifest> = {}): string {
  return renderTimeline(phases, { ...MANIFEST, ...manifest }).join('\n');
}

describe('a timeline', () => {
  test('of `merge/` names the joining of parts', () => {
    const phases: readonly Phase[] = [
      { name: 'join', startMs: 0, endMs: 30 },
      { name: 'export', startMs: 30, endMs: 50 },
    ];
    expect(draw(phases)).toMatch(/\nsection Join parts\n30 ms :2000[^\n]*\nsection Export\n/);
  });

  test('marks a phase in which something failed', () => {
    const phases: readonly Phase[] = [
      { name: 'upload', startMs: 0, endMs: 10 },
      { name: 'export', startMs: 10, endMs: 20 },
    ];
    const file = { path: 'a', fileName: 'a', contentType: 'a/b', size: 1, attempts: 1, durationMs: 1 };
    expect(draw(phases)).not.toContain('crit');
    expect(draw(phases, { assets: [{ ...file, status: 'failed' }] })).toMatch(/Upload\n10 ms :crit, /);
    for (const status of ['failed', 'unknown'] as const) {
      const exports = [{ variantId: 'v', network: 'n', status, attempts: 1 }];
      expect(draw(phases, { exports })).toMatch(/Export\n10 ms :crit, /);
    }
  });

  test.each([
    [4_999, '%-S.%L s'],
    [59_999, '%-S s'],
    [3_599_999, '%-M:%S min'],
    [3_600_000, '%-H:%M:%S h'],
  ])('of %i ms has the axis format %s', (endMs, format) => {
    expect(draw([{ name: 'upload', startMs: 0, endMs }])).toContain(`\naxisFormat ${format}\n`);
  });

  test('draws a phase of 0 ms as a bar of 1 ms', () => {
    const text = draw([{ name: 'find', startMs: 5, endMs: 5 }]);
    expect(text).toContain('0 ms :2000-01-01T00:00:00.005, 2000-01-01T00:00:00.006');
  });

  test('has only lines of known forms for any times', () => {
    const ms = fc.integer({ min: 0, max: 35 * 24 * 3_600_000 });
    const name = fc.constantFrom<Phase['name']>('find', 'join', 'upload', 'export', 'wait');
    const phase = fc
      .tuple(name, ms, ms)
      .map(([some, startMs, tookMs]): Phase => ({ name: some, startMs, endMs: startMs + tookMs }));
    fc.assert(
      fc.property(fc.array(phase, { minLength: 1 }), (phases) => {
        const lines = draw(phases).split('\n').slice(6, -1);
        for (const line of lines) {
          expect(line).toMatch(
            /^section [A-Za-z ]+$|^[\d.,]+ (ms|s|min \d+ s) :((crit|done), )?[-\dT:., ]+$/,
          );
        }
      }),
    );
  });
});
