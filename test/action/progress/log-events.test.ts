import { describe, expect, test } from 'vitest';
import { logEvents, logSearch } from '../../../src/action/progress/log-events.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { NetworkError, RateLimitedError, StorageRefusedError } from '../../../src/api/errors.ts';
import type { FoundAssets } from '../../../src/pipeline/find/find-assets.ts';
import type { Asset, ExportOutcome, ReusedAsset, UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import { FakeTime } from '../../doubles/clocks.ts';
import { captureStdout } from '../run-here.ts';

describe('log events', () => {
  function asset(path: string, size = 1_536): Asset {
    return { path, absolutePath: `/workspace/${path}`, fileName: path, contentType: 'image/png', size };
  }

  function uploaded(path: string): UploadOutcome {
    return { status: 'uploaded', asset: asset(path), assetId: `id of ${path}`, attempts: 1, durationMs: 1 };
  }

  function failed(path: string): UploadOutcome {
    const error = new StorageRefusedError('https://storage/key', 400, { code: 'Code' });
    const failure = { error, because: 'permanent', effort: { attempts: 1, waitedMs: 0 } } as const;
    return { status: 'failed', asset: asset(path), failure, attempts: 1, durationMs: 1 };
  }

  describe('the log of uploads', () => {
    test('is a group with a line a file, and how many it were', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      const outcomes: UploadOutcome[] = [
        uploaded('a.png'),
        failed('b.png'),
        { status: 'not-attempted', asset: asset('c.png') },
      ];
      events.uploadsStarted(outcomes.map((outcome) => outcome.asset));
      for (const outcome of outcomes) events.uploadSettled(outcome);
      events.uploadUrlRenewed(asset('d.png'));
      events.uploadsFinished(outcomes);
      expect(stdout.lines).toEqual([
        '::group::Upload 3 files (4.5 KiB)',
        '  ✓ a.png (1.5 KiB, image/png) is id of a.png',
        '  ✗ b.png: PUT https://storage/key answered 400: Code',
        '  - c.png: not attempted',
        '  d.png: the upload address had expired, asking for a new one',
        '::endgroup::',
        '1 of 3 files uploaded (1.5 KiB)',
      ]);
    });

    test.each([
      [50, 51],
      [51, 2],
    ])('of %i files has %i lines: of more than 50 only those that fail have one', (count, lines) => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      const outcomes = Array.from({ length: count }, (_, index) =>
        index === 1 ? failed('b') : uploaded('a'),
      );
      events.uploadsStarted(outcomes.map((outcome) => outcome.asset));
      for (const outcome of outcomes) events.uploadSettled(outcome);
      expect(stdout.lines).toHaveLength(lines);
      expect(stdout.text).toContain('✗ b');
    });

    test('holds no command, whatever a file or an id is called', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      events.uploadsStarted([]);
      const outcome: UploadOutcome = {
        status: 'uploaded',
        asset: asset('a\n::set-output name=x::y'),
        assetId: '\r##[add-mask]x',
        attempts: 1,
        durationMs: 1,
      };
      events.uploadSettled(outcome);
      events.uploadUrlRenewed(outcome.asset);
      expect(stdout.lines).toHaveLength(3);
      for (const line of stdout.lines.slice(1)) expect(line).not.toMatch(/^\s*::|##\[/);
    });
  });

  describe('the log of a comparison', () => {
    const unchanged = (path: string): ReusedAsset => {
      return { status: 'reused', asset: asset(path), assetId: `id of ${path}`, sha256: 'c0ffee' };
    };

    test('has a line for each unchanged file, and how many they are', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      events.comparisonStarted([asset('a.png'), asset('b.png')]);
      events.comparisonSettled(asset('a.png'), unchanged('a.png'));
      events.comparisonSettled(asset('b.png'), undefined);
      events.comparisonFinished([unchanged('a.png')]);
      expect(stdout.lines).toEqual([
        '::group::Compare 2 files with the earlier manifest (3 KiB)',
        '  = a.png (1.5 KiB, image/png) is still id of a.png',
        '::endgroup::',
        '1 unchanged file not sent again (1.5 KiB)',
      ]);
    });

    test('of many has the number alone', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      const many = Array.from({ length: 51 }, (_, index) => unchanged(`${index}`));
      events.comparisonStarted(many.map((outcome) => outcome.asset));
      for (const outcome of many) events.comparisonSettled(outcome.asset, outcome);
      events.comparisonFinished(many);
      expect(stdout.lines).toHaveLength(3);
    });
  });

  describe('the log of exports', () => {
    test('has a line each', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      const error = new RateLimitedError({ method: 'POST', location: 'https://h/v1/export' });
      const failure = { error, because: 'permanent', effort: { attempts: 1, waitedMs: 0 } } as const;
      const outcomes: ExportOutcome[] = [
        { variantId: 'v1', network: 'net', status: 'triggered', attempts: 1, response: undefined },
        { variantId: 'v2', network: 'net', status: 'failed', attempts: 1, failure },
        { variantId: 'v3', network: 'net', status: 'unknown', attempts: 1, failure },
        { variantId: 'v4', network: 'net', status: 'not-attempted' },
      ];
      events.exportsStarted(outcomes);
      for (const outcome of outcomes) events.exportSettled(outcome);
      events.exportsFinished(outcomes);
      expect(stdout.lines).toEqual([
        '::group::Trigger 4 exports',
        '  ✓ v1 → net',
        '  ✗ v2 → net: failed',
        '  ✗ v3 → net: unknown',
        '  ✗ v4 → net: not-attempted',
        '::endgroup::',
        '1 of 4 exports triggered',
      ]);
    });
  });

  describe('the log of waits', () => {
    const WAIT = {
      error: new RateLimitedError({ method: 'POST', location: 'https://h/v1/storage/urls' }),
      kind: 'throttled',
      waitMs: 12_300,
      attempt: 2,
      maxAttempts: 10,
    } as const;

    test.each([
      [true, 'as it asked'],
      [false, 'before another try'],
    ])('tells whether it was asked for: %s', (asked, words) => {
      const stdout = captureStdout();
      logEvents(new Log(), new FakeTime()).waiting({ ...WAIT, asked });
      expect(stdout.lines).toEqual([
        `  POST https://h/v1/storage/urls answered 429: too many requests; waiting 12.3 s ${words} (attempt 2 of 10)`,
      ]);
    });

    test('of many requests that one refusal pauses has one line, and then one that counts them', () => {
      const stdout = captureStdout();
      const time = new FakeTime();
      const events = logEvents(new Log(), time);
      for (let request = 0; request < 16; request += 1)
        events.waiting({ ...WAIT, waitMs: 30_000, asked: true });
      expect(stdout.lines).toEqual([expect.stringMatching(/waiting 30 s as it asked/)]);
      time.pass(30_000);
      events.waiting({ ...WAIT, waitMs: 30_000, asked: true });
      expect(stdout.lines).toHaveLength(2);
      expect(stdout.lines[1]).toMatch(/waiting 30 s .*; so did 15 requests before$/);
    });

    test('of uploads to one storage has one line, whatever their addresses', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      for (let key = 0; key < 16; key += 1) {
        const request = { method: 'PUT', location: `https://storage/key-${key}` };
        const error = new NetworkError('broken', request, new Error('socket hang up'));
        events.waiting({ error, kind: 'transient', waitMs: 500, asked: false, attempt: 1, maxAttempts: 9 });
      }
      expect(stdout.lines).toHaveLength(1);
    });

    test('has another line for a wait that is much longer, or of another side', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      const other = new RateLimitedError({ method: 'POST', location: 'https://other/v1/storage/urls' });
      events.waiting({ ...WAIT, waitMs: 1_000, asked: true });
      events.waiting({ ...WAIT, waitMs: 60_000, asked: true });
      events.waiting({ ...WAIT, error: other, waitMs: 1_000, asked: true });
      expect(stdout.lines).toHaveLength(3);
    });
  });

  describe('a phase that takes its time', () => {
    function started(count: number, size = 1_048_576) {
      const stdout = captureStdout();
      const time = new FakeTime();
      const events = logEvents(new Log(), time);
      const assets = Array.from({ length: count }, (_, index) => asset(`${index}`, size));
      events.uploadsStarted(assets);
      const settle = (from: number, to: number): void => {
        for (const each of assets.slice(from, to)) {
          events.uploadSettled({
            status: 'uploaded',
            asset: each,
            assetId: 'id',
            attempts: 1,
            durationMs: 1,
          });
        }
      };
      return { stdout, time, events, assets, settle };
    }

    test('tells every 5 s how far it is, at what speed, and how long it will be', () => {
      const { stdout, time, settle } = started(100);
      time.pass(4_900);
      settle(0, 10);
      expect(stdout.lines).toHaveLength(1);
      time.pass(100);
      settle(10, 20);
      time.pass(5_000);
      expect(stdout.lines.slice(1)).toEqual([
        '  10 of 100 files, 10 MiB of 100 MiB, 2 MiB/s, about 45 s left',
        '  20 of 100 files, 20 MiB of 100 MiB, 2 MiB/s, about 40 s left',
      ]);
    });

    test('tells how far a single large file is', () => {
      const { stdout, time, events, assets } = started(1, 104_857_600);
      const [large] = assets;
      if (large === undefined) throw new Error('no asset');
      events.uploadProgress(large, 0);
      events.uploadProgress(large, 26_214_400);
      time.pass(5_000);
      expect(stdout.lines[1]).toBe('  0 of 1 file, 25 MiB of 100 MiB, 5 MiB/s, about 15 s left');
      // It is sent again from its beginning.
      events.uploadProgress(large, 0);
      time.pass(5_000);
      expect(stdout.lines[2]).toBe('  0 of 1 file, 0 B of 100 MiB, 0 B/s');
    });

    test('has no sign of life where each file is one', () => {
      const { stdout, time, settle } = started(20);
      for (let index = 0; index < 20; index += 1) {
        time.pass(4_000);
        settle(index, index + 1);
      }
      expect(stdout.text).not.toContain(' of 20 files,');
    });

    test('is never silent for more than 10 s, however long it is and whatever happens', () => {
      for (const count of [3, 1_000]) {
        const { stdout, time, events, settle } = started(count);
        let [quietMs, lines] = [0, stdout.lines.length];
        for (let second = 0; second < 7_200; second += 1) {
          time.pass(1_000);
          if (second === 100) settle(0, 1);
          if (second % 700 === 0) {
            const error = new RateLimitedError({ method: 'POST', location: 'https://h/v1/storage/urls' });
            events.waiting({
              error,
              kind: 'throttled',
              waitMs: 120_000,
              asked: true,
              attempt: 1,
              maxAttempts: 9,
            });
          }
          quietMs = stdout.lines.length === lines ? quietMs + 1_000 : 0;
          lines = stdout.lines.length;
          expect(quietMs).toBeLessThan(10_000);
        }
        expect(lines).toBeLessThan(1_200);
      }
    });

    test('of many files has its signs of life beside all that is said of waits and failures', () => {
      const { stdout, time, events } = started(60);
      const error = new RateLimitedError({ method: 'POST', location: 'https://h/v1/storage/urls' });
      for (let second = 0; second < 20; second += 1) {
        events.waiting({ error, kind: 'throttled', waitMs: 1_000, asked: true, attempt: 1, maxAttempts: 9 });
        if (second % 3 === 0) events.uploadSettled(failed(`${second}`));
        time.pass(1_000);
      }
      expect(stdout.lines.filter((line) => line.includes('; waiting '))).toHaveLength(4);
      expect(stdout.lines.filter((line) => line.includes(' of 60 files '))).toHaveLength(4);
    });

    test('has the speed of the last half minute, and none below zero', () => {
      const { stdout, time, events, assets } = started(1, 104_857_600);
      const [large] = assets;
      if (large === undefined) throw new Error('no asset');
      events.uploadProgress(large, 52_428_800);
      time.pass(40_000);
      expect(stdout.lines.at(-1)).toBe('  0 of 1 file, 50 MiB of 100 MiB, 0 B/s');
      events.uploadProgress(large, 0);
      time.pass(5_000);
      expect(stdout.lines.at(-1)).toBe('  0 of 1 file, 0 B of 100 MiB, 0 B/s');
    });

    test('tells how long a pause still is', () => {
      const { stdout, time, events, settle } = started(60);
      const error = new RateLimitedError({ method: 'POST', location: 'https://h/v1/storage/urls' });
      settle(0, 6);
      events.waiting({ error, kind: 'throttled', waitMs: 12_000, asked: true, attempt: 1, maxAttempts: 9 });
      time.pass(15_000);
      expect(stdout.lines.slice(2)).toEqual([
        expect.stringMatching(/ MiB\/s, paused after 429 for 7 s more$/),
        expect.stringMatching(/ [\d.]+ [KM]iB\/s, paused after 429 for 2 s more$/),
        expect.stringMatching(/ left$/),
      ]);
    });

    test('tells how long it is to the next try', () => {
      const { stdout, time, events } = started(1);
      const error = new NetworkError('broken', { method: 'PUT', location: 'https://h/key' }, new Error('x'));
      events.waiting({ error, kind: 'transient', waitMs: 9_000, asked: false, attempt: 1, maxAttempts: 9 });
      time.pass(5_000);
      expect(stdout.lines[2]).toMatch(/, next try within 4 s$/);
    });

    test('is silent once it is over, or given up', () => {
      for (const end of ['uploadsFinished', 'stop'] as const) {
        const { stdout, time, events } = started(3);
        if (end === 'stop') events.stop();
        else events.uploadsFinished([]);
        expect(time.tickers).toBe(0);
        const lines = stdout.lines.length;
        time.pass(60_000);
        expect(stdout.lines).toHaveLength(lines);
        expect(stdout.lines).toContain('::endgroup::');
      }
    });

    test('may be that of the exports', () => {
      const stdout = captureStdout();
      const time = new FakeTime();
      const events = logEvents(new Log(), time);
      const request = { variantId: 'v', network: 'n' };
      events.exportsStarted([request, request]);
      events.exportSettled({ ...request, status: 'triggered', attempts: 1, response: undefined });
      time.pass(6_000);
      expect(stdout.lines.at(-1)).toBe('  1 of 2 exports answered after 5 s');
      events.exportsFinished([]);
      expect(time.tickers).toBe(0);
    });
  });

  describe('20,000 files', () => {
    const COUNT = 20_000;

    test('that all fail in all their tries, over an hour, are less than 2,000 lines', () => {
      const stdout = captureStdout();
      const time = new FakeTime();
      const events = logEvents(new Log(), time);
      const outcomes = Array.from({ length: COUNT }, (_, index) => failed(`${index}`));
      events.uploadsStarted(outcomes.map((outcome) => outcome.asset));
      for (const [index, outcome] of outcomes.entries()) {
        const location = `https://storage-${index % 3}/key-${index}`;
        const error = new NetworkError('broken', { method: 'PUT', location }, new Error('socket hang up'));
        for (let attempt = 1; attempt < 10; attempt += 1) {
          events.waiting({ error, kind: 'transient', waitMs: 500, asked: false, attempt, maxAttempts: 10 });
        }
        events.uploadUrlRenewed(outcome.asset);
        events.uploadSettled(outcome);
        time.pass(180);
      }
      events.uploadsFinished(outcomes);
      expect(stdout.lines.length).toBeLessThan(1_500);
      expect(stdout.text).toContain('Further ones are only counted; the manifest has all');
    });

    test('and as many exports that fail are told in some hundred lines', () => {
      const stdout = captureStdout();
      const events = logEvents(new Log(), new FakeTime());
      const requests = Array.from({ length: COUNT }, (_, index) => ({
        variantId: `v${index}`,
        network: 'n',
      }));
      events.exportsStarted(requests);
      for (const request of requests) events.exportSettled({ ...request, status: 'not-attempted' });
      expect(stdout.lines.length).toBeLessThan(200);
    });
  });
});

describe('log finding', () => {
  const asset = { path: 'a', absolutePath: '/w/a', fileName: 'a', contentType: 'a/b', size: 2_048 };
  const FOUND: FoundAssets = { assets: [asset], unmatched: [], outsideLinks: [], unusable: [] };

  function finding(log: Log) {
    return { log, include: ['dist/**', 'b'], exclude: ['*.map'], workingDirectory: '/w' };
  }

  describe('the search for files', () => {
    test('is told with where and for what, and what was found', async () => {
      const stdout = captureStdout();
      expect(await logSearch(finding(new Log()), async () => FOUND, new FakeTime())).toBe(FOUND);
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
      await logSearch(finding(new Log()), find, time);
      expect(stdout.lines.slice(2, 4)).toEqual([
        '  still looking, for 5 s now',
        '  still looking, for 10 s now',
      ]);
    });

    test('that fails is over as well', async () => {
      const stdout = captureStdout();
      const time = new FakeTime();
      const failing = logSearch(finding(new Log()), () => Promise.reject(new Error('no')), time);
      await expect(failing).rejects.toThrow('no');
      expect(time.tickers).toBe(0);
      expect(stdout.lines.at(-1)).toBe('::endgroup::');
    });
  });
});
