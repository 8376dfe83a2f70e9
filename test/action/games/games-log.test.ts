import { describe, expect, test } from 'vitest';
import { logGameEvents } from '../../../src/action/games/games-log.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { RateLimitedError, ServiceError } from '../../../src/api/errors.ts';
import { FakeTime } from '../../doubles/clocks.ts';
import { captureStdout } from '../run-here.ts';

const REQUEST = { method: 'GET', location: 'https://h/v1/games' };
const BASE = { asked: false, pausesAll: false, attempt: 1, maxAttempts: 10 } as const;

function start() {
  const stdout = captureStdout();
  const time = new FakeTime();
  return { stdout, time, events: logGameEvents(new Log(), time) };
}

function soFar(pages: number, total = 12_000) {
  return { pages, games: pages * 100, total, totalPages: total / 100 };
}

describe('the log of a list', () => {
  test('is a group with a line per page, and then the number of games', () => {
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

  test('has at most ten lines for pages, and then status lines', () => {
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

  test('says why the list is read again, and starts from zero', () => {
    const { stdout, events, time } = start();
    events.listStarted(1);
    events.pageRead(soFar(1));
    events.listStarted(2);
    time.pass(5_000);
    expect(stdout.lines.slice(-2)).toEqual([
      '::group::Read the list of games again (pass 2): a pass may miss games if the list changes',
      '  no response yet',
    ]);
  });
});

describe('the log of a single request', () => {
  test('has status lines while a game is fetched', () => {
    const { stdout, events, time } = start();
    events.fetching('g-1');
    time.pass(5_000);
    events.stop();
    time.pass(60_000);
    expect(stdout.lines).toEqual(['::group::Fetch the game g-1', '  no response yet', '::endgroup::']);
    expect(time.tickers).toBe(0);
  });

  test('has status lines while a game is created', () => {
    const { stdout, events, time } = start();
    events.creating('a "b"');
    time.pass(10_000);
    events.created();
    expect(stdout.lines).toEqual([
      '::group::Create the game "a \\"b\\""',
      '  no response yet',
      '  no response yet',
      '::endgroup::',
      'The service has created the game',
    ]);
  });

  test('says when the new game is looked up', () => {
    const { stdout, events } = start();
    events.creating('a');
    events.creationFailed(new ServiceError({ ...REQUEST, method: 'POST' }, 500, 'no'));
    events.searchDelayed(2_000);
    expect(stdout.lines.slice(1)).toEqual([
      '::endgroup::',
      'POST https://h/v1/games answered 500: no. The game may exist: looking it up by its name',
      'Looking the game up by its name in 2 s',
    ]);
  });
});

test('a wait has a line, and the status lines say how long it still lasts', () => {
  const { stdout, events, time } = start();
  events.listStarted(1);
  const error = new RateLimitedError(REQUEST);
  events.waiting({ ...BASE, error, kind: 'throttled', waitMs: 20_000, asked: true, pausesAll: true });
  expect(stdout.lines.at(-1)).toMatch(
    /^ {2}GET https:\/\/h\/v1\/games answered 429.*waiting 20 s as the server asked/,
  );
  time.pass(5_000);
  expect(stdout.lines.at(-1)).toBe('  no response yet, paused for 15 s more');
});

test('untrusted names are truncated in titles', () => {
  const { stdout, events } = start();
  events.creating('x'.repeat(50_000));
  events.fetching('x'.repeat(50_000));
  expect(stdout.lines).toHaveLength(3);
  for (const line of stdout.lines) expect(line.length).toBeLessThan(250);
});
