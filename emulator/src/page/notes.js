/**
 * What is known of each open game, and its lists beside the frame. Messages come from a playable, which may be hostile: they are counted and
 * cut as they arrive, and drawn at most ten times a second.
 */

/** Lines and files per game, and their length. */
const [MAX_LINES, MAX_FILES, MAX_LENGTH, DRAW_MS] = [200, 2000, 600, 100];

const find = (game, selector) => game.querySelector(selector);
const element = (name, properties) => Object.assign(document.createElement(name), properties);
const plain = (text) =>
  String(text)
    .slice(0, MAX_LENGTH)
    .replace(/[\p{Cc}\p{Cf}]/gu, '');

/** Of each game: its lines, files by name, and facts for the list of what the network checks; those before its first call to action, too. */
const notes = new WeakMap();
const drawSoon = (game) => {
  const known = notes.get(game);
  known.timer ??= setTimeout(() => {
    known.timer = undefined;
    draw(game);
  }, DRAW_MS);
};

/** Empties the lists, and asks for what the chosen network checks. */
const begin = (game) => {
  const loaded = { files: new Map(), bytes: 0, otherBytes: 0 };
  const told = { startedAt: performance.now(), lines: [], isCut: false, facts: new Set() };
  const known = { ...loaded, ...told, changed: new Set(), checks: [] };
  notes.set(game, known);
  for (const list of ['.events', '.files', '.checks']) find(game, list).replaceChildren();
  const { asset, inside } = game.dataset;
  for (const name of JSON.parse(inside)) addLine(game, 'zip in the zip', name);
  draw(game);
  const network = find(game, '.network').value;
  if (!game.open || network === '') return;
  fetch(`/checks/${asset}`)
    .then((response) => (response.ok ? response.json() : {}))
    .then(({ [network]: checks = [] }) => {
      known.checks = checks;
      drawSoon(game);
    })
    // The emulator has ended.
    .catch(() => undefined);
};

const addFact = (game, fact) => {
  const known = notes.get(game);
  const { facts } = known;
  if (fact.startsWith('call to action')) {
    if (!facts.has('touched')) facts.add('store without a touch');
    known.before ??= new Set(facts);
  }
  if (facts.has(fact) || facts.size >= MAX_LINES) return;
  facts.add(fact);
  drawSoon(game);
};

const addLine = (game, what, detail, times = 1) => {
  const known = notes.get(game);
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
  if (lines.length >= (isCall ? 2 * MAX_LINES : MAX_LINES)) {
    known.isCut = true;
    return;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const className = kind === 'call to action' ? 'call' : isCall ? 'foreign call' : '';
  const row = element('li', { className, title: text });
  const line = { text, times, row, list: '.events', show: () => `${seconds} s  ${text}${timesOf(line)}` };
  lines.push(line);
  changed.add(line);
};
const timesOf = ({ times }) => (times > 1 ? ` × ${times}` : '');

const addFile = (game, { file, bytes, where, isPage }) => {
  const known = notes.get(game);
  const name = plain(file);
  const loaded = known.files.get(name);
  if (loaded?.bytes >= bytes || (!loaded && known.files.size >= MAX_FILES)) return;
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

const megabytes = (bytes) => (bytes / 1e6).toFixed(3);
/** `good`, `bad` or `open`. */
const judge = ({ isGood, need, never, isFirst, size }, { facts, before, otherBytes }) => {
  const has = (names, among = facts) => (names ?? []).every((name) => among.has(name));
  const came = (never ?? []).some((name) => facts.has(name));
  const bytes = size ? size.bytes + (size.isAll ? 0 : otherBytes) : 0;
  const isLate = isFirst && before && !has(need, before);
  if (isGood === false || came || isLate || bytes > size?.bad) return ['bad', bytes];
  return [!has(need) || bytes > size?.good ? 'open' : 'good', bytes];
};
const checkRow = (check, known) => {
  const [state, bytes] = judge(check, known);
  const text = check.size ? `${megabytes(bytes)} MB, ${check.line}` : check.line;
  const row = element('li');
  const badge = element('span', { className: `badge ${state}`, textContent: state });
  row.append(badge, ` ${text} `, element('small', { textContent: check.source }));
  return row;
};

const draw = (game) => {
  const known = notes.get(game);
  const { changed, files, checks, bytes } = known;
  const log = find(game, '.log');
  const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 9;
  for (const { row, list, show } of changed) {
    row.textContent = show();
    if (!row.isConnected) find(game, list).append(row);
  }
  changed.clear();
  if (isAtEnd) log.scrollTop = log.scrollHeight;
  find(game, '.more').hidden = !known.isCut;
  find(game, '.loaded').textContent =
    files.size === 0 ? '' : `${megabytes(bytes)} MB loaded · one HTML: ${files.size === 1 ? 'yes' : 'no'}`;
  find(game, '.checks').replaceChildren(...checks.map((check) => checkRow(check, known)));
};
