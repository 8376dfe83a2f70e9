import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  createFloodGate,
  exitFact,
  type Judged,
  judge,
  MAX_MESSAGES,
  type Played,
  verdictOf,
  verdictText,
} from '../../src/page/script/rules.ts';
import type { CheckLine } from '../../src/play/network.ts';
import { isMacro, textOf } from '../../src/play/script/texts.ts';
import { MRAID_SCRIPT, PLAY_SCRIPT } from '../../src/play/scripts.ts';
import { send } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const played = (...facts: readonly string[]): Played => ({ facts: new Set(facts), otherBytes: 0 });
const line = (check: Partial<CheckLine> = {}): CheckLine => ({
  ...{ line: 'a rule', source: 'a page (2026-11-28)', isGood: true },
  ...check,
});
const size = { good: 5_000_000, bad: 5_242_880, bytes: 5_000_000, isAll: false };

test.each<[what: string, check: Partial<CheckLine>, did: Played | undefined, state: string]>([
  ['the file alone', {}, undefined, 'good'],
  ['a bad file', { isGood: false }, undefined, 'bad'],
  ['a fact that is to come', { need: ['started'] }, undefined, 'open'],
  ['a fact that came', { need: ['started'] }, played('started'), 'good'],
  ['one of two facts', { need: ['a', 'b'] }, played('a'), 'open'],
  ['both facts', { need: ['a', 'b'] }, played('b', 'a'), 'good'],
  ['a fact that must not come', { need: ['a'], never: ['x', 'y'] }, played('a', 'y'), 'bad'],
  [
    'a fact before the call',
    { need: ['a'], isFirst: true },
    { ...played('a'), before: new Set('a') },
    'good',
  ],
  ['a fact after the call', { need: ['a'], isFirst: true }, { ...played('a'), before: new Set() }, 'bad'],
  ['no call yet', { need: ['a'], isFirst: true }, played(), 'open'],
  ['a size', { size }, undefined, 'good'],
  ['MB or MiB', { size: { ...size, bytes: 5_000_001 } }, undefined, 'open'],
  ['too large', { size: { ...size, bytes: 5_242_881 } }, undefined, 'bad'],
  ['other files', { size }, { ...played(), otherBytes: 300_000 }, 'bad'],
  ['other files of a zip', { size: { ...size, isAll: true } }, { ...played(), otherBytes: 300_000 }, 'good'],
])('a line is judged by %s', (_, check, did, state) => {
  expect(judge(line(check), did).state).toBe(state);
});

describe('a verdict', () => {
  const bad = line({ isGood: false, line: 'no b' });
  const open = line({ need: ['a'], line: 'an a', size });

  test.each([
    [[], 'all good'],
    [[line()], 'all good'],
    [[bad, line(), open, bad], '2 bad, 1 open'],
    [[open], '1 open'],
  ])('counts what is bad and open: %#', (checks, expected) => {
    expect(verdictOf(checks)).toBe(expected);
  });

  test('is text for a ticket: each line of the chosen network that is not good, and one line for each other', () => {
    const chosen: Judged = { label: 'Unity', checks: [bad, line(), open], played: undefined };
    const other: Judged = { label: 'Meta', checks: [open], played: played('a') };
    expect(verdictText('index.html, release 1', chosen, [other, chosen])).toBe(`index.html, release 1
Unity: 1 bad, 1 open
- bad: no b (a page (2026-11-28))
- open: 5.000 MB, an a (a page (2026-11-28))
Meta: all good
`);
    expect(verdictText('a', undefined, [other])).toBe('a\nMeta: all good\n');
  });
});

test.each([
  ['without a touch', played(), undefined, 'store without a touch'],
  ['at the first touch', played(), 1000, 'store at the first touch'],
  ['soon after a later touch', played('touched'), 9100, undefined],
  ['long after it', played('touched'), 8900, 'store by itself'],
  ['while a finger is down', played('touched'), Number.POSITIVE_INFINITY, undefined],
])('a call to action %s', (_, { facts }, touchedAt, expected) => {
  expect(exitFact(facts, touchedAt, 10_000)).toBe(expected);
});

test('a flood is more than 500 messages within a second, and a list counts less than its messages', () => {
  const steady = createFloodGate();
  for (let second = 0; second < 5; second += 1)
    for (let index = 0; index < MAX_MESSAGES; index += 1) expect(steady(second * 1000 + index)).toBe(false);
  expect(steady(4999)).toBe(true);
  const lists = createFloodGate();
  for (let index = 0; index < 12; index += 1) expect(lists(index, 4000)).toBe(false);
  expect(lists(12, 4000)).toBe(true);
});

test.each([
  ['$P_AD_READY', true],
  ['{base_url}', true],
  ['%%CLICK_URL%%', true],
  ['[IMP_URL]', true],
  ['img/{a}.png', true],
  ['img/[id].png', false],
  ['100%.png', false],
  ['a$b.png', false],
])('%s is filled in by a network: %s', (name, expected) => {
  expect(isMacro(name)).toBe(expected);
});

test.each([
  [new Error('lost'), 'lost'],
  ['text', 'text'],
  [null, 'null'],
  [Symbol('x'), 'Symbol(x)'],
  [Object.create(null), 'an object'],
])('what a playable logs is text: %#', (value, expected) => {
  expect(textOf(value)).toBe(expected);
});

test('the scripts of page and playables are JavaScript without types, imports and exports', async () => {
  const { origin } = await runEmulator();
  const scripts = [(await send(`${origin}/page.js`)).text, PLAY_SCRIPT, MRAID_SCRIPT];
  for (const text of scripts) {
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/^\s*(?:import|export) /m);
  }
});
