import { describe, expect, test } from 'vitest';
import { logFinding } from '../../../src/action/progress/log-finding.ts';
import { Log } from '../../../src/action/runner/log.ts';
import type { FoundAssets } from '../../../src/pipeline/find/find-assets.ts';
import { FakeTime } from '../../doubles/fake-time.ts';
import { captureStdout } from '../capture-stdout.ts';

const asset = { path: 'a', absolutePath: '/w/a', fileName: 'a', contentType: 'a/b', size: 2_048 };
const FOUND: FoundAssets = { assets: [asset], unmatched: [], outsideLinks: [], unusable: [] };

function finding(log: Log) {
  return { log, include: ['dist/**', 'b'], exclude: ['*.map'], workingDirectory: '/w' };
}

describe('the search for files', () => {
  test('is told with where and for what, and what was found', async () => {
    const stdout = captureStdout();
    expect(await logFinding(finding(new Log()), async () => FOUND, new FakeTime())).toBe(FOUND);
    expect(stdout.lines).toEqual([
      '::group::Find files',
      '  in /w: dist/**, b, !*.map',
      '::endgroup::',
      '1 file found (2 KiB)',
    ]);
  });

  test('has a sign of life every 5 s', async () => {
    const stdout = captureStdout();
    const time = new FakeTime();
    const find = async (): Promise<FoundAssets> => {
      time.pass(11_000);
      return FOUND;
    };
    await logFinding(finding(new Log()), find, time);
    expect(stdout.lines.slice(2, 4)).toEqual([
      '  still looking, for 5 s now',
      '  still looking, for 10 s now',
    ]);
  });

  test('that fails is over as well', async () => {
    const stdout = captureStdout();
    const time = new FakeTime();
    const failing = logFinding(finding(new Log()), () => Promise.reject(new Error('no')), time);
    await expect(failing).rejects.toThrow('no');
    expect(time.tickers).toBe(0);
    expect(stdout.lines.at(-1)).toBe('::endgroup::');
  });
});
