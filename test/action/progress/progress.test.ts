import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemTicker } from '../../../src/action/progress/progress.ts';

test('a ticker ticks until it is stopped', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let ticks = 0;
  const stop = systemTicker(1_000, () => {
    ticks += 1;
  });
  vi.advanceTimersByTime(3_500);
  expect(ticks).toBe(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(ticks).toBe(3);
});

test('a ticker does not keep the process alive', async () => {
  const module = pathToFileURL(resolve(import.meta.dirname, '../../../src/action/progress/progress.ts')).href;
  const script = `import { systemTicker } from ${JSON.stringify(module)}; systemTicker(1000, () => {});`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const ended = promisify(execFile)(process.execPath, args);
  onTestFinished(() => void ended.child.kill());
  await ended;
});
