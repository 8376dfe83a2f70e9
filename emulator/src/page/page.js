/**
 * The script of the page. A game that is opened comes into view, and one that is closed ends: in a hidden frame its sound would go on.
 * Which one is open, and its network, is in the address. What play.js in its frame reports becomes lists beside it.
 */
/* global addFact, addFile, addLine, begin, find */

/** A hostile playable may send more messages at once. */
const MAX_MESSAGES = 4000;

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
  find(game, '.pause').textContent = paused ? 'Resume' : 'Pause';
};
const isPaused = (game) => find(game, '.pause').textContent === 'Resume';
const control = (game, target) => {
  const message = { muted: isPressed(find(game, '.mute')), paused: isPaused(game) };
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
/** The open game: the browser closes one when another opens. */
let played;
/** Writes the open game into the address, from where it opens, also after *Back*. */
const remember = () => {
  const url = new URL(location.href);
  const { asset: play, release } = played?.dataset ?? {};
  const network = played && find(played, '.network').value;
  for (const [name, value] of Object.entries({ play, release, network }))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  history.replaceState(null, '', url);
};
addEventListener(
  'toggle',
  ({ target: game }) => {
    if (!game.matches('.game')) return;
    if (game.open) played = game;
    else if (played === game) played = undefined;
    remember();
    if (!game.open) return restart(game);
    begin(game);
    resize(game);
    game.scrollIntoView();
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
addEventListener('resize', () => played && resize(played));
addEventListener('click', ({ target }) => {
  const game = target.closest('.game');
  if (!game || target.tagName !== 'BUTTON') return;
  if (target.className === 'restart') return restart(game);
  if (target.className === 'pause') setPaused(game, !isPaused(game));
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
  if (played && find(played, '.keys').textContent !== '') say(played, 'The page has the keyboard.');
});
addEventListener('keydown', ({ key }) => key === 'Tab' && noteGift(), true);
addEventListener('blur', () => setTimeout(onBlur, NEWS_MS));

/** Some networks take texts as calls, of which the options of *Network* know the kinds. */
const kindOf = ({ dataset: { messages } }, text) =>
  messages && new Map(Object.entries(JSON.parse(messages))).get(text);
const addMessage = (game, text) => {
  const { options, value } = find(game, '.network');
  const owners = [...options].filter((option) => kindOf(option, text));
  const name = `postMessage '${text}'`;
  if (owners.length === 0) return;
  if (value !== '' && !owners.some((option) => option.value === value))
    return addLine(
      game,
      "another network's interface",
      `${name} (${owners.map(({ label }) => label).join(', ')})`,
    );
  if (kindOf(owners[0], text) !== 'call') return addLine(game, name);
  addLine(game, 'call to action', name);
};

/** Whether a message comes from the frame of a game, or from one within it. */
const isFrom = (game, source) => {
  const { contentWindow } = find(game, 'iframe');
  let at = source;
  while (at && at !== contentWindow && at !== at.parent) at = at.parent;
  return at === contentWindow;
};
const take = (game, source, message) => {
  if (message.fact === 'started') control(game, source);
  if (message.pointed) noteGift();
  if (message.escaped && document.activeElement === find(game, 'iframe')) find(game, 'summary').focus();
  if (typeof message.fact === 'string') addFact(game, message.fact);
  if (typeof message.file === 'string' && typeof message.bytes === 'number') addFile(game, message);
  if (typeof message.what === 'string')
    addLine(game, message.what, message.detail, Number(message.times) || 1);
};
addEventListener('message', ({ source, data }) => {
  if (!played || !isFrom(played, source)) return;
  if (typeof data === 'string') return addMessage(played, data);
  if (!Array.isArray(data?.playable)) return;
  for (const message of data.playable.slice(0, MAX_MESSAGES)) take(played, source, message ?? {});
});

const asked = new URLSearchParams(location.search);
const game = document.querySelector(
  `[data-asset="${CSS.escape(asked.get('play'))}"][data-release="${CSS.escape(asked.get('release'))}"]`,
);
if (game) {
  find(game, '.network').value = asked.get('network') ?? '';
  restart(game);
  game.open = true;
}
