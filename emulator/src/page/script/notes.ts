/**
 * What is known of an open game, and its lists beside the frame. Messages come from a playable, which may be hostile: they are counted and
 * cut as they arrive, and drawn at most ten times a second.
 */
import type { CheckLine } from '../../play/network.ts';
import type { PlayMessage } from '../../play/script/report.ts';
import { exitFact, type Judged, judge, megabytes, type Played, verdictOf } from './rules.ts';

/** Lines and files per game, and their length. */
const [MAX_LINES, MAX_FILES, MAX_LENGTH, DRAW_MS] = [200, 2000, 600, 100];

export const find = <Found extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): Found =>
  within.querySelector(selector) as Found;
const element = <Tag extends keyof HTMLElementTagNameMap>(name: Tag, properties: object = {}) =>
  Object.assign(document.createElement(name), properties);
const plain = (text: unknown) =>
  String(text)
    .slice(0, MAX_LENGTH)
    .replace(/[\p{Cc}\p{Cf}]/gu, '');

export const networkSelect = (game: HTMLElement) => find<HTMLSelectElement>(game, '.network');
export const networkOf = (game: HTMLElement) => networkSelect(game).value;

/** What each game does now, what it did by the network for which it was played, and what networks check of it. */
const current = new WeakMap<HTMLElement, Played>();
const results = new WeakMap<HTMLElement, Map<string, Played>>();
const checked = new WeakMap<HTMLElement, Readonly<Record<string, readonly CheckLine[]>>>();

/** What the chosen network and all others check of a game. */
export const judgedOf = (game: HTMLElement) => {
  const checks = checked.get(game) ?? {};
  const all = [...networkSelect(game).options].flatMap(({ value, label }): Judged[] => {
    const played = results.get(game)?.get(value);
    return checks[value] ? [{ label, checks: checks[value], played }] : [];
  });
  const [selected] = networkSelect(game).selectedOptions;
  return { chosen: all.find(({ label }) => label === selected?.label), all };
};
const checkRow = ({ state, text, source }: ReturnType<typeof judge>) => {
  const row = element('li');
  const badge = element('span', { className: `badge ${state}`, textContent: state });
  row.append(badge, ` ${text} `, element('small', { textContent: source }));
  return row;
};
const verdictRow = ({ label, checks, played }: Judged) => {
  const row = element('tr');
  const head = element('th', { scope: 'row', textContent: label });
  row.append(head, element('td', { textContent: verdictOf(checks, played) }));
  return row;
};

/** A row of a list, and its text. */
interface Row {
  readonly row: HTMLElement;
  readonly list: string;
  show: () => string;
}

export type Notes = ReturnType<typeof createNotes>;

/** Empties the lists of a game, and begins to note what it does. */
export const createNotes = (game: HTMLElement) => {
  const played: Played = { facts: new Set(), otherBytes: 0 };
  const { facts } = played;
  const lines: (Row & { readonly text: string; times: number })[] = [];
  const files = new Map<string, Row & { bytes: number }>();
  const changed = new Set<Row>();
  const startedAt = performance.now();
  /** Of the last touch; infinite while a finger is down. */
  let touchedAt: number | undefined;
  const ready = new Map<string, number>();
  let isCut = false;

  const draw = () => {
    const log = find(game, '.log');
    const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 9;
    for (const { row, list, show } of changed) {
      row.textContent = show();
      if (!row.isConnected) find(game, list).append(row);
    }
    changed.clear();
    if (isAtEnd) log.scrollTop = log.scrollHeight;
    find(game, '.more').hidden = !isCut;
    find(game, '.ready').textContent = [...ready]
      .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)} s`)
      .join(' · ');
    const bytes = files.values().reduce((sum, file) => sum + file.bytes, 0);
    find(game, '.loaded').textContent =
      files.size === 0 ? '' : `${megabytes(bytes)} MB loaded · one HTML: ${files.size === 1 ? 'yes' : 'no'}`;
    const { chosen, all } = judgedOf(game);
    const verdict = chosen && `${chosen.label}: ${verdictOf(chosen.checks, chosen.played)}`;
    find(game, '.verdict').textContent = verdict ?? '';
    find(game, '.verdicts').hidden = all.length === 0;
    find(game, '.verdicts tbody').replaceChildren(...all.map(verdictRow));
    const judged = chosen?.checks.map((check) => judge(check, chosen.played)) ?? [];
    find(game, '.checks').replaceChildren(...judged.map(checkRow));
  };
  let isDue = false;
  const drawSoon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      // It may have been restarted meanwhile.
      if (current.get(game) === played) draw();
    }, DRAW_MS);
  };

  const addFact = (fact: string) => {
    if (fact.startsWith('call to action')) {
      played.before ??= new Set(facts);
      const exit = exitFact(facts, touchedAt, performance.now());
      if (exit) facts.add(exit);
    }
    if (facts.size < MAX_LINES) facts.add(fact);
    drawSoon();
  };
  const addLine = (what: string, detail?: unknown, times = 1) => {
    const kind = plain(what);
    const text = plain([kind, detail].filter(Boolean).join(': '));
    addFact(kind);
    const last = lines.at(-1);
    if (last?.text === text) {
      last.times += times;
      changed.add(last);
      return;
    }
    const isCall = kind.startsWith('call to action');
    if (lines.length >= (isCall || kind === 'ended' ? 2 * MAX_LINES : MAX_LINES)) {
      isCut = true;
      return;
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const className = kind === 'call to action' ? 'call' : isCall ? 'foreign call' : '';
    const row = element('li', { className, title: text });
    const show = () => `${seconds} s  ${text}${line.times > 1 ? ` × ${line.times}` : ''}`;
    const line = { text, times, row, list: '.events', show };
    lines.push(line);
    changed.add(line);
  };
  const addFile = ({ file = '', bytes = 0, where = '', isPage = false }: PlayMessage) => {
    const name = plain(file);
    const loaded = files.get(name);
    if (loaded ? loaded.bytes >= bytes : files.size >= MAX_FILES) return;
    if (!loaded && where) addLine('found elsewhere', `${name}: ${where}`);
    if (!isPage) {
      addFact('second file');
      played.otherBytes += bytes - (loaded?.bytes ?? 0);
    }
    const suffix = where ? ` · ${plain(where)}` : '';
    const show = () => `${name} · ${(bytes / 1000).toFixed(1)} KB${suffix}`;
    const shown = Object.assign(loaded ?? { row: element('li'), list: '.files' }, { bytes, show });
    files.set(name, shown);
    changed.add(shown);
    drawSoon();
  };
  const noteTouch = (touch: PlayMessage['touch']) => {
    touchedAt = touch === 'down' ? Number.POSITIVE_INFINITY : performance.now();
  };
  const noteReady = (name: string, ms: number) => {
    if (!ready.has(name) && ready.size < 5) ready.set(plain(name), ms);
    drawSoon();
  };

  current.set(game, played);
  for (const list of ['.events', '.files', '.checks']) find(game, list).replaceChildren();
  if (game.matches('[open]')) results.set(game, new Map(results.get(game)).set(networkOf(game), played));
  draw();
  if (game.matches('[open]') && !checked.has(game))
    fetch(`/checks/${game.dataset['asset']}`)
      .then((response) => (response.ok ? response.json() : {}))
      .then((checks) => {
        checked.set(game, checks);
        drawSoon();
      })
      // The emulator has ended.
      .catch(() => undefined);
  return { addFact, addLine, addFile, noteTouch, noteReady };
};
