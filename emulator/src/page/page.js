/**
 * The script of the page. A game that is opened comes into view, and one that is closed ends: in a hidden frame its sound would go on.
 * What play.js in its frame reports becomes lines and a list of files beside it. With `?refresh`, the page reloads itself unless a game is
 * open.
 */

/** Lines and files per game, and their length. A playable may be hostile. */
const [MAX_LINES, MAX_FILES, MAX_LENGTH, REFRESH_MS] = [200, 2000, 600, 5000];

/** Of each game: when its frame started, and its files by name. */
const plays = new WeakMap();
const find = (game, selector) => game.querySelector(selector);
const isPressed = (button) => button.getAttribute('aria-pressed') === 'true';
const listItem = (properties) => Object.assign(document.createElement('li'), properties);
const plain = (text) => text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Cf}]/gu, '');

const begin = (game) => plays.set(game, { startedAt: performance.now(), files: new Map() });
const restart = (game) => {
  const [frame, network] = [find(game, 'iframe'), find(game, '.network')];
  const next = frame.cloneNode();
  const suffix = network.value && `-${network.value}`;
  next.src = frame.src.replace(/^([^/]*\/\/[^/]*\/\d+)[^/]*/, `$1${suffix}`);
  frame.replaceWith(next);
  const tab = find(game, '.tab');
  tab.href = tab.href.replace(/&network=.*|$/, network.value && `&network=${network.value}`);
  find(game, '.events').replaceChildren();
  find(game, '.more').hidden = true;
  setPaused(game, false);
  begin(game);
  showFiles(game);
};
const setPaused = (game, paused) => {
  const button = find(game, '.pause');
  button.textContent = paused ? 'Resume' : 'Pause';
  button.value = paused ? 'paused' : '';
};
const control = (game, target) => {
  const message = { muted: isPressed(find(game, '.mute')), paused: find(game, '.pause').value !== '' };
  target.postMessage(message, '*');
};
const resize = (game) => {
  const [turn, frame] = [find(game, '.turn'), find(game, 'iframe')];
  const size = find(game, '.size').value.split('x');
  const [width, height = ''] = isPressed(turn) ? size.reverse() : size;
  turn.disabled = width === '';
  // A device that is wider than this page is shown smaller, with all of its pixels.
  const zoom = Math.min(1, frame.parentElement.clientWidth / width) || 1;
  Object.assign(frame.style, { width: width && `${width}px`, height: height && `${height}px`, zoom });
};
addEventListener(
  'toggle',
  ({ target: game }) => {
    if (!game.matches('.game')) return;
    if (!game.open) return restart(game);
    begin(game);
    resize(game);
    game.scrollIntoView();
  },
  true,
);
addEventListener('change', ({ target }) => {
  const game = target.closest('.game');
  if (target.className === 'network') restart(game);
  else if (target.className === 'size') resize(game);
});
addEventListener('resize', () => document.querySelectorAll('.game[open]').forEach(resize));
addEventListener('click', ({ target }) => {
  const game = target.closest('.game');
  if (!game || target.tagName !== 'BUTTON') return;
  if (target.className === 'restart') return restart(game);
  if (target.className === 'pause') setPaused(game, target.value === '');
  else target.setAttribute('aria-pressed', String(!isPressed(target)));
  if (target.className === 'turn') resize(game);
  else control(game, find(game, 'iframe').contentWindow);
});

const showFiles = (game) => {
  const { files } = plays.get(game);
  const total = files.values().reduce((sum, { bytes }) => sum + bytes, 0);
  const isOne = files.size === 1 ? 'yes' : 'no';
  find(game, '.loaded').textContent =
    files.size === 0 ? '' : `${(total / 1e6).toFixed(3)} MB loaded · one HTML: ${isOne}`;
  const sizeOf = ({ bytes, where }) => `${(bytes / 1000).toFixed(1)} KB${where && ` · ${where}`}`;
  const rows = [...files].map(([name, loaded]) => listItem({ textContent: `${name} · ${sizeOf(loaded)}` }));
  find(game, '.files').replaceChildren(...rows);
};
const addFile = (game, { file, bytes, where }) => {
  const { files } = plays.get(game);
  const name = plain(file);
  const known = files.get(name);
  if (known?.bytes >= bytes || (!known && files.size >= MAX_FILES)) return;
  if (!known && where) addLine(game, 'found elsewhere', `${name}: ${where}`);
  files.set(name, { bytes, where: plain(String(where)) });
  showFiles(game);
};
const addLine = (game, what, detail) => {
  const lines = find(game, '.events');
  const text = plain([what, detail].filter(Boolean).join(': '));
  const last = lines.lastElementChild;
  if (last?.title === text) {
    last.dataset.times = Number(last.dataset.times ?? 1) + 1;
    last.dataset.once ??= last.textContent;
    last.textContent = `${last.dataset.once} × ${last.dataset.times}`;
    return;
  }
  const isCall = what === 'call to action';
  if (lines.childElementCount >= (isCall ? 2 * MAX_LINES : MAX_LINES)) {
    find(game, '.more').hidden = false;
    return;
  }
  const seconds = (performance.now() - plays.get(game).startedAt) / 1000;
  const textContent = `${seconds.toFixed(1)} s  ${text}`;
  lines.append(listItem({ className: isCall ? 'call' : '', title: text, textContent }));
  lines.scrollTop = lines.scrollHeight;
};
/** Some networks take texts as calls. */
const addMessage = (game, text) => {
  const kindOf = ({ dataset }) => new Map(Object.entries(JSON.parse(dataset.messages ?? '{}'))).get(text);
  const { options, selectedOptions } = find(game, '.network');
  const owners = [...options].filter(kindOf);
  const name = `postMessage '${text}'`;
  const labels = owners.map(({ label }) => label).join(', ');
  if (owners.length === 0) return;
  if (selectedOptions[0].value !== '' && !owners.includes(selectedOptions[0]))
    addLine(game, "another network's interface", `${name} (${labels})`);
  else if (kindOf(owners[0]) === 'call') addLine(game, 'call to action', name);
  else addLine(game, name);
};

const frameOf = (source) => {
  const frames = [...document.querySelectorAll('iframe')];
  for (let at = source; at && at !== at.parent; at = at.parent) {
    const frame = frames.find(({ contentWindow }) => contentWindow === at);
    if (frame) return frame;
  }
};
addEventListener('message', ({ source, data }) => {
  const game = frameOf(source)?.closest('.game[open]');
  if (!game) return;
  if (typeof data === 'string') return addMessage(game, data);
  const { started, what, detail, file, bytes, where } = data?.playable ?? {};
  if (started) control(game, source);
  if (typeof file === 'string' && typeof bytes === 'number') addFile(game, { file, bytes, where });
  if (typeof what === 'string') addLine(game, what, detail);
});
if (new URLSearchParams(location.search).has('refresh'))
  setInterval(() => document.querySelector('details[open], input:focus') ?? location.reload(), REFRESH_MS);
