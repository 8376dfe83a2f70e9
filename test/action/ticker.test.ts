import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { systemTicker } from '../../src/action/ticker.ts';

test('a ticker ticks until it is stopped', async () => {
  const { promise, resolve: enough } = Promise.withResolvers<void>();
  let ticks = 0;
  const stop = systemTicker(1, () => {
    ticks += 1;
    if (ticks === 3) enough();
  });
  await promise;
  stop();
  await new Promise((done) => setTimeout(done, 20));
  expect(ticks).toBe(3);
});

test('a ticker keeps no process alive', async () => {
  const module = resolve(import.meta.dirname, '../../src/action/ticker.ts');
  const script = `import { systemTicker } from ${JSON.stringify(module)}; systemTicker(1000, () => {});`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  await promisify(execFile)(process.execPath, args, { timeout: 15_000 });
});
