import { expect, test } from 'vitest';
import { fanOut, type PipelineEvents } from '../../src/pipeline/events.ts';

test('every event reaches every listener, in the order of the list', async () => {
  const heard: string[] = [];
  const listener = (name: string): Partial<PipelineEvents> =>
    new Proxy(
      {},
      { get: (_, event) => (detail: string) => heard.push(`${name} ${String(event)} ${detail}`) },
    );
  for (const [event, emit] of Object.entries(fanOut([listener('1'), {}, listener('2')]))) {
    await (emit as (detail: string) => unknown)('detail');
    expect(heard.splice(0)).toEqual([`1 ${event} detail`, `2 ${event} detail`]);
  }
});
