import { describe, expect, test } from 'vitest';
import { logEvents, logSearch } from '../../../../src/action/report/progress/log-events.ts';
import { Log } from '../../../../src/action/runner/log.ts';
import { NetworkError, ServiceError, StorageRefusedError } from '../../../../src/api/errors.ts';
import type { FoundAssets } from '../../../../src/pipeline/find/find-assets.ts';
import type { Asset, ExportOutcome, UploadOutcome } from '../../../../src/pipeline/outcomes.ts';
import { FakeTime } from '../../../doubles/clocks.ts';
import { foundAssets } from '../../../pipeline/prepare-run.ts';
import {
  assetAt,
  callFailure,
  failed,
  notAttempted,
  reused,
  triggered,
  uploaded,
} from '../../../pipeline/some-outcomes.ts';
import { captureStdout } from '../../run-here.ts';

function asset(path: string, size = 1_536): Asset {
  return assetAt(path, { contentType: 'image/png', size });
}

function failedAt(path: string): UploadOutcome {
  return failed(asset(path), new StorageRefusedError('https://storage/key', 400, { code: 'Code' }));
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const ATTEMPT = { pausesAll: false, attempt: 1, maxAttempts: 9 } as const;
const THROTTLED = {
  ...ATTEMPT,
  error: new ServiceError(
    { method: 'POST', location: 'https://h/v1/storage/urls' },
    429,
    'too many requests',
  ),
  kind: 'throttled',
  retryAfterMs: 1_000,
  pausesAll: true,
} as const;

function broken(location: string) {
  const error = new NetworkError('broken', { method: 'PUT', location }, new Error('socket hang up'));
  return { ...ATTEMPT, error, kind: 'transient' } as const;
}

function start() {
  const stdout = captureStdout();
  const time = new FakeTime();
  return { stdout, time, events: logEvents(new Log(), time) };
}

describe('the log of uploads', () => {
  /** Logs the events of uploads from their start to the last outcome. */
  function uploadAll(outcomes: readonly UploadOutcome[]) {
    const { stdout, events } = start();
    events.uploadsStarted(outcomes as unknown as Asset[]);
    for (const outcome of outcomes) events.uploadSettled(outcome);
    return { stdout, events };
  }

  test('is a group with a line per file, and then the number of uploaded files', () => {
    const outcomes = [uploaded(asset('a.png')), failedAt('b.png'), notAttempted(asset('c.png'))];
    const { stdout, events } = uploadAll(outcomes);
    events.uploadUrlRenewed(asset('d.png'));
    events.uploadsFinished(outcomes);
    expect(stdout.lines).toEqual([
      '::group::Upload 3 files (4.5 KiB)',
      '  ✓ a.png (1.5 KiB, image/png) is id of a.png',
      '  ✗ b.png: PUT https://storage/key answered 400: Code',
      '  - c.png: not attempted',
      '  d.png: the upload URL has expired, requesting a new one',
      '::endgroup::',
      '1 of 3 files uploaded (1.5 KiB), 1 failed',
    ]);
  });

  test.each([
    [50, 51],
    [51, 2],
  ])('of %i files has %i lines, because above 50 only failed files get a line', (count, lines) => {
    const { stdout } = uploadAll(times(count, (nth) => (nth === 1 ? failedAt('b') : uploaded(asset('a')))));
    expect(stdout.lines).toHaveLength(lines);
    expect(stdout.text).toContain('✗ b');
  });
});

test('the log of a comparison has a line per unchanged file, and then their number', () => {
  const { stdout, events } = start();
  events.comparisonStarted([asset('a.png'), asset('b.png')]);
  events.comparisonSettled(asset('a.png'), reused(asset('a.png')));
  events.comparisonSettled(asset('b.png'), undefined);
  events.comparisonFinished([reused(asset('a.png'))]);
  expect(stdout.lines).toEqual([
    '::group::Compare 2 files with earlier uploads (3 KiB)',
    '  = a.png (1.5 KiB, image/png) is still id of a.png',
    '::endgroup::',
    '1 unchanged file not sent again (1.5 KiB)',
  ]);
});

test('the log of exports has a line per export', () => {
  const failure = callFailure(
    new ServiceError({ method: 'POST', location: 'https://h/v1/export' }, 429, 'too many requests'),
  );
  const outcomes: ExportOutcome[] = [
    triggered({ variantId: 'v1', network: 'net' }),
    { ...triggered({ variantId: 'v1', network: 'n2' }), leftOut: 'it is larger than 1 MiB' },
    { variantId: 'v2', network: 'net', status: 'failed', attempts: 1, failure },
    { variantId: 'v3', network: 'net', status: 'unknown', attempts: 1, failure },
    { variantId: 'v4', network: 'net', status: 'not-attempted', attempts: 0 },
    {
      variantId: 'v5',
      network: 'net',
      status: 'reused',
      attempts: 0,
      run: { id: 7, attempt: 2, commit: 'c' },
    },
  ];
  const { stdout, events } = start();
  events.exportsStarted(outcomes);
  for (const outcome of outcomes) events.exportSettled(outcome);
  events.exportsFinished(outcomes);
  expect(stdout.lines).toEqual([
    '1 export was triggered by run 7, attempt 2. A new run, or `reuse-unchanged: false`, triggers them again.',
    '::group::Trigger 6 exports',
    '  ✓ v1 → net',
    '  ✓ v1 → n2: the manifest lacks the response, because it is larger than 1 MiB',
    `  ✗ v2 → net: failed: ${failure.error.message}`,
    `  ✗ v3 → net: unknown: ${failure.error.message}`,
    '  - v4 → net: not attempted',
    '  = v5 → net: an earlier step or attempt triggered it',
    '::endgroup::',
    '2 of 6 exports triggered, 1 by an earlier step or attempt, 1 failed, 1 unknown',
  ]);
});

describe('the log of waits', () => {
  test.each([
    [12_300, 'as the server asked'],
    [undefined, 'before another try'],
  ])('says whether the server asked for the wait: %s', (retryAfterMs, words) => {
    const { stdout, events } = start();
    events.waiting({ ...THROTTLED, waitMs: 12_300, retryAfterMs, attempt: 2, maxAttempts: 10 });
    expect(stdout.lines).toEqual([
      `  POST https://h/v1/storage/urls answered 429: too many requests; waiting 12.3 s ${words} (attempt 2 of 10)`,
    ]);
  });

  test('has one line in 5 s for requests that wait at once, whatever they wait for', () => {
    const { stdout, time, events } = start();
    for (let request = 0; request < 16; request += 1) events.waiting({ ...THROTTLED, waitMs: 30_000 });
    events.waiting({ ...broken('https://storage/key'), waitMs: 500 });
    expect(stdout.lines).toEqual([expect.stringMatching(/waiting 30 s as the server asked/)]);
    time.pass(30_000);
    events.waiting({ ...THROTTLED, waitMs: 30_000 });
    expect(stdout.lines).toHaveLength(2);
    expect(stdout.lines[1]).toMatch(/waiting 30 s /);
  });
});

describe('a long phase', () => {
  function startUploads(count: number, size = 1_048_576) {
    const started = start();
    const assets = times(count, (index) => asset(`${index}`, size));
    started.events.uploadsStarted(assets);
    const settle = (from: number, to: number): void => {
      for (const each of assets.slice(from, to)) started.events.uploadSettled(uploaded(each));
    };
    const send = (bytes: number): void => started.events.uploadProgress(assets[0] as Asset, bytes);
    return { ...started, settle, send };
  }

  test('logs every 5 s how far it is, and its speed', () => {
    const { stdout, time, settle } = startUploads(100);
    time.pass(4_900);
    settle(0, 10);
    expect(stdout.lines).toHaveLength(1);
    time.pass(100);
    settle(10, 20);
    time.pass(5_000);
    expect(stdout.lines.slice(1)).toEqual([
      '  10 of 100 files, 10 MiB of 100 MiB, 2 MiB/s',
      '  20 of 100 files, 20 MiB of 100 MiB, 2 MiB/s',
    ]);
  });

  test('logs how far a large file is with the speed since the start, also when it is sent again', () => {
    const { stdout, time, send } = startUploads(1, 104_857_600);
    send(0);
    send(26_214_400);
    time.pass(5_000);
    expect(stdout.lines[1]).toBe('  0 of 1 file, 25 MiB of 100 MiB, 5 MiB/s');
    time.pass(30_000);
    expect(stdout.lines.at(-1)).toBe('  0 of 1 file, 25 MiB of 100 MiB, 731 KiB/s');
    send(0);
    time.pass(5_000);
    expect(stdout.lines.at(-1)).toBe('  0 of 1 file, 0 B of 100 MiB, 0 B/s');
  });

  test.each([3, 1_000])('of %i files is never silent for 10 s, and has fewer than 1,500 lines', (count) => {
    const { stdout, time, events, settle } = startUploads(count);
    let [quietMs, lines] = [0, stdout.lines.length];
    for (let second = 0; second < 7_200; second += 1) {
      time.pass(1_000);
      if (second === 100) settle(0, 1);
      if (second % 700 === 0) events.waiting({ ...THROTTLED, waitMs: 120_000 });
      quietMs = stdout.lines.length === lines ? quietMs + 1_000 : 0;
      lines = stdout.lines.length;
      expect(quietMs).toBeLessThan(10_000);
    }
    expect(lines).toBeLessThan(1_500);
  });

  test('logs how long a pause still lasts', () => {
    const { stdout, time, events, settle } = startUploads(60);
    settle(0, 6);
    events.waiting({ ...THROTTLED, waitMs: 12_000 });
    time.pass(15_000);
    expect(stdout.lines.slice(2)).toEqual([
      expect.stringMatching(/ MiB\/s, paused for 7 s$/),
      expect.stringMatching(/ [\d.]+ [KM]iB\/s, paused for 2 s$/),
      expect.stringMatching(/iB\/s$/),
    ]);
  });

  test('logs the time until the next attempt', () => {
    const { stdout, time, events } = startUploads(1);
    events.waiting({ ...broken('https://h/key'), waitMs: 9_000 });
    time.pass(5_000);
    expect(stdout.lines[2]).toMatch(/, next attempt within 4 s$/);
  });

  test('logs nothing more after its end', () => {
    const { stdout, time, events } = startUploads(3);
    events.uploadsFinished([]);
    const { length } = stdout.lines;
    time.pass(60_000);
    expect(stdout.lines).toHaveLength(length);
    expect(stdout.lines).toContain('::endgroup::');
  });

  test('of exports logs how many are finished', () => {
    const { stdout, time, events } = start();
    const request = { variantId: 'v', network: 'n' };
    events.exportsStarted(
      [request, request].map((one) => ({ ...one, status: 'not-attempted', attempts: 0 })),
    );
    events.exportSettled(triggered(request));
    time.pass(6_000);
    expect(stdout.lines.at(-1)).toBe('  1 of 2 exports finished');
  });
});

test('20,000 files that fail in all attempts within an hour have a log of fewer than 1,500 lines', () => {
  const { stdout, time, events } = start();
  const outcomes = times(20_000, (index) => failedAt(`${index}`));
  events.uploadsStarted(outcomes as unknown as Asset[]);
  for (const [index, outcome] of outcomes.entries()) {
    const wait = broken(`https://storage-${index % 3}/key-${index}`);
    for (let attempt = 1; attempt < 10; attempt += 1)
      events.waiting({ ...wait, waitMs: 500, attempt, maxAttempts: 10 });
    events.uploadUrlRenewed(outcome as unknown as Asset);
    events.uploadSettled(outcome);
    time.pass(180);
  }
  events.uploadsFinished(outcomes);
  expect(stdout.lines.length).toBeLessThan(1_500);
  expect(stdout.text).toContain('Further problems are only counted');
});

describe('the log of the search for files', () => {
  function search(find: (time: FakeTime) => Promise<FoundAssets>) {
    const stdout = captureStdout();
    const time = new FakeTime();
    const patterns = { include: ['dist/**', 'b'], exclude: ['*.map'] };
    const found = logSearch({ ...patterns, log: new Log(), workingDirectory: '/w' }, () => find(time), time);
    return { found, stdout, time };
  }

  // Folders that a wildcard took, and what is hidden: test/e2e/patterns.test.ts.
  test('has a status line every 5 s, and names links that were not followed', async () => {
    const { found, stdout } = search(async (time) => {
      time.pass(11_000);
      return foundAssets({ linksBehindLinks: ['a/loop', 'other/y'] });
    });
    await found;
    expect(stdout.lines.slice(2, 4)).toEqual(['  still looking after 5 s', '  still looking after 10 s']);
    expect(stdout.lines.at(-1)).toBe('2 symbolic links behind another link not followed: a/loop, other/y');
  });

  test('closes its group if the search fails', async () => {
    const { found, stdout, time } = search(() => Promise.reject(new Error('no')));
    await expect(found).rejects.toThrow('no');
    time.pass(60_000);
    expect(stdout.lines.at(-1)).toBe('::endgroup::');
  });
});
