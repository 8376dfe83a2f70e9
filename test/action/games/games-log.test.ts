import { describe, expect, test } from 'vitest';
import { type LoggedGameEvents, logGameEvents } from '../../../src/action/games/games-log.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { RateLimitedError, ServiceError } from '../../../src/api/errors.ts';
import { FakeTime } from '../../doubles/clocks.ts';
import { type CapturedStdout, captureStdout } from '../run-here.ts';

const REQUEST = { method: 'GET', location: 'https://h/v1/games' };
const BASE = { asked: false, attempt: 1, maxAttempts: 10 } as const;

interface Logged {
  readonly stdout: CapturedStdout;
  readonly events: LoggedGameEvents;
  readonly time: FakeTime;
}

function start(): Logged {
  const stdout = captureStdout();
  const time = new FakeTime();
  return { stdout, time, events: logGameEvents(new Log(), time) };
}

function soFar(pages: number, total = 12_000) {
  return { pages, games: pages * 100, total, totalPages: total / 100 };
}

describe('the log of a list', () => {
  test('has a group with a line a page, and how many it were', () => {
    const { stdout, events } = start();
    events.listStarted(1);
    events.pageRead({ pages: 1, games: 2, total: 3, totalPages: 2 });
    events.pageRead({ pages: 2, games: 3, total: 3, totalPages: 2 });
    events.listEnded({ pages: 2, games: 3, total: 3, totalPages: 2 });
    expect(stdout.lines).toEqual([
      '::group::Read the list of games',
      '  page 1: 2 of 3 games',
      '  page 2: 3 of 3 games',
      '::endgroup::',
      '3 games on 2 pages',
    ]);
  });

  test('says why it is read again', () => {
    const { stdout, events } = start();
    events.listStarted(1);
    events.listStarted(2);
    expect(stdout.lines.at(-1)).toBe(
      '::group::Read the list of games again: its pages and its count do not agree',
    );
  });

  test('has ten lines for any number of pages, and signs of life', () => {
    const { stdout, events, time } = start();
    events.listStarted(1);
    for (let pages = 1; pages <= 120; pages += 1) events.pageRead(soFar(pages));
    expect(stdout.lines).toHaveLength(1 + 10);
    time.pass(5_000);
    expect(stdout.lines.at(-1)).toBe('  12,000 of 12,000 games');
    events.listEnded(soFar(120));
    expect(stdout.lines.at(-1)).toBe('12,000 games on 120 pages');
    expect(time.tickers).toBe(0);
  });

  test('forgets how far an earlier walk was', () => {
    const { stdout, events, time } = start();
    events.listStarted(1);
    events.pageRead(soFar(1));
    events.listStarted(2);
    time.pass(5_000);
    expect(stdout.lines.at(-1)).toBe('  no answer yet');
  });
});

describe('the log of what takes one request', () => {
  test('has signs of life while a game is fetched', () => {
    const { stdout, events, time } = start();
    events.fetching('g-1');
    time.pass(5_000);
    events.stop();
    expect(stdout.lines).toEqual(['::group::Fetch the game g-1', '  no answer yet', '::endgroup::']);
  });

  test('has signs of life while a game is created', () => {
    const { stdout, events, time } = start();
    events.creating('a "b"');
    time.pass(10_000);
    events.created();
    expect(stdout.lines).toEqual([
      '::group::Create the game "a \\"b\\""',
      '  no answer yet',
      '  no answer yet',
      '::endgroup::',
      'The service has created it',
    ]);
  });

  test('says that it looks for the game, and when', () => {
    const { stdout, events } = start();
    events.creating('a');
    events.searchDelayed(2_000);
    expect(stdout.lines.slice(1)).toEqual([
      '::endgroup::',
      'The service has not said which game it is: looking for it in 2 s',
    ]);
  });
});

describe('a wait', () => {
  test('has a line, and the signs of life say how long it still is', () => {
    const { stdout, events, time } = start();
    events.listStarted(1);
    events.waiting({
      ...BASE,
      error: new RateLimitedError(REQUEST),
      kind: 'throttled',
      waitMs: 20_000,
      asked: true,
    });
    expect(stdout.lines.at(-1)).toMatch(
      /^ {2}GET https:\/\/h\/v1\/games answered 429.*waiting 20 s as it asked/,
    );
    time.pass(5_000);
    expect(stdout.lines.at(-1)).toBe('  no answer yet, paused after 429 for 15 s more');
  });

  test('has no line of its own where one has just told the same', () => {
    const { stdout, events } = start();
    events.listStarted(1);
    const error = new ServiceError(REQUEST, 500, 'no');
    for (let count = 0; count < 3; count += 1)
      events.waiting({ ...BASE, error, kind: 'transient', waitMs: 500 });
    expect(stdout.lines).toHaveLength(2);
  });
});

test('nothing is said after the end', () => {
  const { stdout, events, time } = start();
  events.listStarted(1);
  events.stop();
  events.stop();
  time.pass(60_000);
  expect(stdout.lines).toEqual(['::group::Read the list of games', '::endgroup::']);
  expect(time.tickers).toBe(0);
});

test('names from outside are cut where they are longer than a title', () => {
  const { stdout, events } = start();
  events.creating('x'.repeat(50_000));
  events.fetching('x'.repeat(50_000));
  for (const line of stdout.lines) expect(line.length).toBeLessThan(250);
});

test('names from outside can only be read', () => {
  const { stdout, events } = start();
  events.creating('a\n::error::b');
  events.fetching('##[error]x');
  expect(stdout.text).not.toMatch(/^::error|##\[error/m);
});
