/**
 * The script of the page. A game that is opened comes into view, and one that is closed ends: in a hidden frame its sound would go on.
 * Which one is open, and its network, is in the address. What play.js in its frame reports becomes lists beside it. With `?refresh`, the
 * page reloads itself unless a game is open.
 */
/* global addFact, addFile, addLine, begin, find */

/** A hostile playable may send more messages at once. */
const [MAX_MESSAGES, REFRESH_MS] = [4000, 5000];

const isPressed = (button) => button.getAttribute('aria-pressed') === 'true';

const restart = (game) => {
  const [frame, network] = [find(game, 'iframe'), find(game, '.network')];
  const next = frame.cloneNode();
  const suffix = network.value && `-${network.value}`;
  next.src = frame.src.replace(/^([^/]*\/\/[^/]*\/\d+)[^/]*/, `$1${suffix}`);
  frame.replaceWith(next);
  const tab = find(game, '.tab');
  tab.href = tab.href.replace(/&network=.*|$/, network.value && `&network=${network.value}`);
  setPaused(game, false);
  begin(game);
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
/** Writes the open game into the address: the server opens it from there, also after *Back*. */
const remember = () => {
  const url = new URL(location.href);
  for (const name of ['play', 'release', 'network']) url.searchParams.delete(name);
  const game = document.querySelector('.game[open]');
  const { asset: play, release } = game?.dataset ?? {};
  const chosen = game ? { play, release, network: find(game, '.network').value } : {};
  for (const [name, value] of Object.entries(chosen)) url.searchParams.set(name, value);
  history.replaceState(null, '', url);
};
const opened = new WeakSet();
const open = (game) => {
  if (opened.has(game)) return;
  opened.add(game);
  resize(game);
  game.scrollIntoView();
};
addEventListener(
  'toggle',
  ({ target: game }) => {
    if (!game.matches('.game')) return;
    remember();
    if (game.open) {
      if (!opened.has(game)) begin(game);
      return open(game);
    }
    opened.delete(game);
    restart(game);
  },
  true,
);
addEventListener('change', ({ target }) => {
  const game = target.closest('.game');
  if (target.className === 'size') resize(game);
  if (target.className !== 'network') return;
  restart(game);
  remember();
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

/** The element of the page that has the keyboard. A frame gets it by *Tab* or by a click in it, not because its playable wants it. */
let holder = null;
/** News of a click comes from another process, maybe after the keyboard has gone. */
const [GIVEN_MS, NEWS_MS] = [500, 100];
let givenAt = Number.NEGATIVE_INFINITY;
const noteGift = () => {
  givenAt = performance.now();
};
const say = (game, text) => {
  find(game, '.keys').textContent = text;
};
const onBlur = () => {
  const frame = document.activeElement;
  if (frame?.tagName !== 'IFRAME') return;
  if (holder?.isConnected && performance.now() - givenAt > GIVEN_MS)
    return holder.focus({ preventScroll: true });
  holder = null;
  say(frame.closest('.game'), 'The playable has the keyboard. Escape gives it back to the page.');
};
addEventListener('focusin', ({ target }) => {
  if (target.tagName === 'IFRAME') return;
  holder = target;
  const game = document.querySelector('.game[open]');
  if (game && find(game, '.keys').textContent !== '') say(game, 'The page has the keyboard.');
});
addEventListener('keydown', ({ key }) => key === 'Tab' && noteGift(), true);
addEventListener('blur', () => setTimeout(onBlur, NEWS_MS));

/** Some networks take texts as calls, of which the options of *Network* know the kinds. */
const kindOf = ({ dataset: { messages } }, text) =>
  messages && new Map(Object.entries(JSON.parse(messages))).get(text);
const labelOf = ({ label }) => label;
const addMessage = (game, text) => {
  const { options, selectedOptions } = find(game, '.network');
  const owners = [...options].filter((option) => kindOf(option, text));
  const name = `postMessage '${text}'`;
  if (owners.length === 0) return;
  if (selectedOptions[0].value !== '' && !owners.includes(selectedOptions[0]))
    return addLine(game, "another network's interface", `${name} (${owners.map(labelOf).join(', ')})`);
  if (kindOf(owners[0], text) !== 'call') return addLine(game, name);
  addFact(game, 'exit');
  addLine(game, 'call to action', name);
};

/** The frame that holds each window that has sent a message. */
const frames = new WeakMap();
const frameOf = (source) => {
  if (frames.get(source)?.isConnected) return frames.get(source);
  const all = [...document.querySelectorAll('.game[open] iframe')];
  let at = source;
  while (at && at.parent !== window && at.parent !== at) at = at.parent;
  const frame = all.find(({ contentWindow }) => contentWindow === at);
  frames.set(source, frame);
  return frame;
};
const take = (game, source, message) => {
  if (message.started) {
    control(game, source);
    addFact(game, 'started');
  }
  if (message.pointed) noteGift();
  if (message.escaped && document.activeElement === find(game, 'iframe')) find(game, 'summary').focus();
  if (typeof message.fact === 'string') addFact(game, message.fact);
  if (typeof message.file === 'string' && typeof message.bytes === 'number') addFile(game, message);
  if (typeof message.what === 'string')
    addLine(game, message.what, message.detail, Number(message.times) || 1);
};
addEventListener('message', ({ source, data }) => {
  const game = source && frameOf(source)?.closest('.game[open]');
  if (!game || !opened.has(game)) return;
  if (typeof data === 'string') return addMessage(game, data);
  if (!Array.isArray(data?.playable)) return;
  for (const message of data.playable.slice(0, MAX_MESSAGES)) take(game, source, message ?? {});
});

for (const game of document.querySelectorAll('.game[open]')) {
  // Its frame may have sent messages before this script ran.
  restart(game);
  open(game);
}
if (new URLSearchParams(location.search).has('refresh'))
  setInterval(() => document.querySelector('details[open], input:focus') ?? location.reload(), REFRESH_MS);
