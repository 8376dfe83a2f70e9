/**
 * What is known of each open game, and its lists beside the frame. Messages come from a playable, which may be hostile: they are counted and
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

/** A row of a list, and its text. */
interface Row {
  readonly row: HTMLElement;
  readonly list: string;
  show: () => string;
}
interface Line extends Row {
  readonly text: string;
  times: number;
}
interface LoadedFile extends Row {
  bytes: number;
}

const createNotes = () => ({
  facts: new Set<string>(),
  before: undefined as ReadonlySet<string> | undefined,
  files: new Map<string, LoadedFile>(),
  bytes: 0,
  otherBytes: 0,
  lines: [] as Line[],
  changed: new Set<Row>(),
  startedAt: performance.now(),
  /** Of the last touch; infinite while a finger is down. */
  touchedAt: undefined as number | undefined,
  ready: new Map<string, number>(),
  isCut: false,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
});
type Notes = ReturnType<typeof createNotes>;

const notes = new WeakMap<HTMLElement, Notes>();
const notesOf = (game: HTMLElement): Notes => notes.get(game) ?? begin(game);
/** What each game did, by the network for which it was played, and what networks check of it. */
const results = new WeakMap<HTMLElement, Map<string, Played>>();
const lists = new WeakMap<HTMLElement, Readonly<Record<string, readonly CheckLine[]>>>();

const drawSoon = (game: HTMLElement) => {
  const known = notesOf(game);
  known.timer ??= setTimeout(() => {
    known.timer = undefined;
    draw(game);
  }, DRAW_MS);
};
export const networkOf = (game: HTMLElement) => find<HTMLSelectElement>(game, '.network').value;

/** Empties the lists, and asks for what networks check. */
export const begin = (game: HTMLElement): Notes => {
  const known = createNotes();
  notes.set(game, known);
  for (const list of ['.events', '.files', '.checks']) find(game, list).replaceChildren();
  draw(game);
  if (!game.matches('[open]')) return known;
  results.set(game, new Map(results.get(game)).set(networkOf(game), known));
  if (lists.has(game)) return known;
  fetch(`/checks/${game.dataset['asset']}`)
    .then((response) => (response.ok ? response.json() : {}))
    .then((checks) => {
      lists.set(game, checks);
      drawSoon(game);
    })
    // The emulator has ended.
    .catch(() => undefined);
  return known;
};

export const addFact = (game: HTMLElement, fact: string) => {
  const known = notesOf(game);
  const { facts, touchedAt } = known;
  if (fact.startsWith('call to action')) {
    known.before ??= new Set(facts);
    const exit = exitFact(facts, touchedAt, performance.now());
    if (exit) facts.add(exit);
  }
  if (facts.has(fact) || facts.size >= MAX_LINES) return;
  facts.add(fact);
  drawSoon(game);
};
export const noteTouch = (game: HTMLElement, touch: PlayMessage['touch']) => {
  notesOf(game).touchedAt = touch === 'down' ? Number.POSITIVE_INFINITY : performance.now();
};
export const noteReady = (game: HTMLElement, name: string, ms: number) => {
  const { ready } = notesOf(game);
  if (!ready.has(name) && ready.size < 5) ready.set(plain(name), ms);
  drawSoon(game);
};

const timesOf = ({ times }: Line) => (times > 1 ? ` × ${times}` : '');
export const addLine = (game: HTMLElement, what: string, detail?: unknown, times = 1) => {
  const known = notesOf(game);
  const { lines, changed, startedAt } = known;
  const kind = plain(what);
  const text = plain([kind, detail].filter(Boolean).join(': '));
  addFact(game, kind);
  drawSoon(game);
  const last = lines.at(-1);
  if (last?.text === text) {
    last.times += times;
    changed.add(last);
    return;
  }
  const isCall = kind.startsWith('call to action');
  const isKept = isCall || kind === 'ended';
  if (lines.length >= (isKept ? 2 * MAX_LINES : MAX_LINES)) {
    known.isCut = true;
    return;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const className = kind === 'call to action' ? 'call' : isCall ? 'foreign call' : '';
  const row = element('li', { className, title: text });
  const line: Line = {
    text,
    times,
    row,
    list: '.events',
    show: () => `${seconds} s  ${text}${timesOf(line)}`,
  };
  lines.push(line);
  changed.add(line);
};

export const addFile = (
  game: HTMLElement,
  { file = '', bytes = 0, where = '', isPage = false }: PlayMessage,
) => {
  const known = notesOf(game);
  const name = plain(file);
  const loaded = known.files.get(name);
  if (loaded ? loaded.bytes >= bytes : known.files.size >= MAX_FILES) return;
  if (!loaded && where) addLine(game, 'found elsewhere', `${name}: ${where}`);
  if (!isPage) addFact(game, 'second file');
  const more = bytes - (loaded?.bytes ?? 0);
  known.bytes += more;
  if (!isPage) known.otherBytes += more;
  const suffix = where ? ` · ${plain(where)}` : '';
  const show = () => `${name} · ${(bytes / 1000).toFixed(1)} KB${suffix}`;
  const shown = Object.assign(loaded ?? { row: element('li'), list: '.files' }, { bytes, show });
  known.files.set(name, shown);
  known.changed.add(shown);
  drawSoon(game);
};

/** What the chosen network and all others check of a game. */
export const judgedOf = (
  game: HTMLElement,
): { readonly chosen: Judged | undefined; readonly all: Judged[] } => {
  const checks = lists.get(game) ?? {};
  const options = [...find<HTMLSelectElement>(game, '.network').options].filter(({ value }) => checks[value]);
  const judged = (option: HTMLOptionElement): Judged => ({
    label: option.label,
    checks: checks[option.value] ?? [],
    played: results.get(game)?.get(option.value),
  });
  const at = options.findIndex(({ value }) => value === networkOf(game));
  const all = options.map(judged);
  return { chosen: all[at], all };
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

const draw = (game: HTMLElement) => {
  const known = notesOf(game);
  const { changed, files, bytes, ready } = known;
  const log = find(game, '.log');
  const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 9;
  for (const { row, list, show } of changed) {
    row.textContent = show();
    if (!row.isConnected) find(game, list).append(row);
  }
  changed.clear();
  if (isAtEnd) log.scrollTop = log.scrollHeight;
  find(game, '.more').hidden = !known.isCut;
  find(game, '.ready').textContent = [...ready]
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)} s`)
    .join(' · ');
  find(game, '.loaded').textContent =
    files.size === 0 ? '' : `${megabytes(bytes)} MB loaded · one HTML: ${files.size === 1 ? 'yes' : 'no'}`;
  const { chosen, all } = judgedOf(game);
  find(game, '.verdict').textContent = chosen
    ? `${chosen.label}: ${verdictOf(chosen.checks, chosen.played)}`
    : '';
  find(game, '.verdicts').hidden = all.length === 0;
  find(game, '.verdicts tbody').replaceChildren(...all.map(verdictRow));
  const judged = chosen?.checks.map((check) => judge(check, chosen.played)) ?? [];
  find(game, '.checks').replaceChildren(...judged.map(checkRow));
};
