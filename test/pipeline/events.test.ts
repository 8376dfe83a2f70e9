import { expect, test } from 'vitest';
import { fanOut, type PipelineEvents } from '../../src/pipeline/events.ts';

test('every event reaches every listener, in the order of the list', async () => {
  const heard: string[] = [];
  const listener = (name: string): Partial<PipelineEvents> =>
    new Proxy(
      {},
      {
        get:
          (_, event) =>
          (detail = '') =>
            void heard.push(`${name} ${String(event)} ${detail}`),
      },
    );
  for (const [event, emit] of Object.entries(fanOut([listener('1'), {}, listener('2')]))) {
    await (emit as (detail: string) => unknown)('detail');
    const detail = event === 'beforeFirstPut' ? '' : 'detail';
    expect(heard.splice(0)).toEqual([`1 ${event} ${detail}`, `2 ${event} ${detail}`]);
  }
});

test('the first error of a listener is the result, and the listeners behind it are not asked', async () => {
  const error = new Error('the disk is full');
  const heard: string[] = [];
  const listener = (name: string, result?: Error): Partial<PipelineEvents> => ({
    beforeExport: async () => {
      heard.push(name);
      return result;
    },
  });
  const events = fanOut([listener('1'), listener('2', error), listener('3')]);
  expect(await events.beforeExport?.({ variantId: 'v', network: 'n' })).toBe(error);
  expect(heard).toEqual(['1', '2']);
});
