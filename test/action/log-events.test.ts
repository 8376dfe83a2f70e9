import { describe, expect, test } from 'vitest';
import { Log } from '../../src/action/log.ts';
import { logEvents } from '../../src/action/log-events.ts';
import { RateLimitedError } from '../../src/api/errors/rate-limited-error.ts';
import { StorageRefusedError } from '../../src/api/errors/storage-refused-error.ts';
import type { Asset } from '../../src/pipeline/asset.ts';
import type { ExportOutcome } from '../../src/pipeline/export-outcome.ts';
import type { ReusedAsset } from '../../src/pipeline/find-unchanged.ts';
import type { UploadOutcome } from '../../src/pipeline/upload-outcome.ts';
import { captureStdout } from './capture-stdout.ts';

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
    const events = logEvents(new Log());
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
    const events = logEvents(new Log());
    const outcomes = Array.from({ length: count }, (_, index) => (index === 1 ? failed('b') : uploaded('a')));
    events.uploadsStarted(outcomes.map((outcome) => outcome.asset));
    for (const outcome of outcomes) events.uploadSettled(outcome);
    expect(stdout.lines).toHaveLength(lines);
    expect(stdout.text).toContain('✗ b');
  });

  test('holds no command, whatever a file or an id is called', () => {
    const stdout = captureStdout();
    const events = logEvents(new Log());
    const outcome: UploadOutcome = {
      status: 'uploaded',
      asset: asset('a\n::set-output name=x::y'),
      assetId: '\r##[add-mask]x',
      attempts: 1,
      durationMs: 1,
    };
    events.uploadSettled(outcome);
    events.uploadUrlRenewed(outcome.asset);
    expect(stdout.lines).toHaveLength(2);
    for (const line of stdout.lines) expect(line).not.toMatch(/^\s*::|##\[/);
  });
});

describe('the log of a comparison', () => {
  const unchanged = (path: string): ReusedAsset => {
    return { status: 'reused', asset: asset(path), assetId: `id of ${path}`, sha256: 'c0ffee' };
  };

  test('has a line for each unchanged file, and how many they are', () => {
    const stdout = captureStdout();
    const events = logEvents(new Log());
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
    const events = logEvents(new Log());
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
    const events = logEvents(new Log());
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
    expect(stdout.lines).toEqual([
      'Trigger 4 exports',
      '  ✓ v1 → net',
      '  ✗ v2 → net: failed',
      '  ✗ v3 → net: unknown',
      '  ✗ v4 → net: not-attempted',
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
    logEvents(new Log()).waiting({ ...WAIT, asked });
    expect(stdout.lines).toEqual([
      `  POST https://h/v1/storage/urls answered 429: too many requests; waiting 12.3 s ${words} (attempt 2 of 10)`,
    ]);
  });
});
