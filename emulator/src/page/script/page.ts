/**
 * The script of the page. A game that is opened comes into view, and one that is closed ends: in a hidden frame its sound would go on.
 * Which one is open, and its network, is in the address. What play.js in its frame reports becomes lists beside it.
 */
import type { PlayMessage } from '../../play/script/report.ts';
import {
  addFact,
  addFile,
  addLine,
  begin,
  find,
  judgedOf,
  networkOf,
  noteReady,
  noteTouch,
} from './notes.ts';
import { createFloodGate, MAX_MESSAGES, verdictText } from './rules.ts';

/** Of a list that play.js sends. A hostile playable may send more. */
const MAX_LIST = 4000;
const MAX_FACT = 200;

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const frameOf = (game: HTMLElement) => find<HTMLIFrameElement>(game, 'iframe');

const setPaused = (game: HTMLElement, paused: boolean) => {
  find(game, '.pause').textContent = paused ? 'Resume' : 'Pause';
};
const isPaused = (game: HTMLElement) => find(game, '.pause').textContent === 'Resume';
/** Whatever the frame held ends. */
const replaceFrame = (game: HTMLElement, address: string) => {
  const frame = frameOf(game);
  const next = frame.cloneNode() as HTMLIFrameElement;
  next.src = address;
  frame.replaceWith(next);
};
const restart = (game: HTMLElement) => {
  const network = networkOf(game);
  const suffix = network && `-${network}`;
  const { address = '' } = game.dataset;
  replaceFrame(game, address.replace(/^([^/]*\/\/[^/]*\/\d+)[^/]*/, `$1${suffix}`));
  const tab = find<HTMLAnchorElement>(game, '.tab');
  tab.href = tab.href.replace(/&network=.*|$/, network && `&network=${network}`);
  setPaused(game, false);
  isFlood = createFloodGate();
  begin(game);
};
const control = (game: HTMLElement, target: Window | null, keys = false) => {
  const message = { muted: isPressed(find(game, '.mute')), paused: isPaused(game), keys };
  target?.postMessage(message, '*');
};
const resize = (game: HTMLElement) => {
  const [turn, frame] = [find<HTMLButtonElement>(game, '.turn'), frameOf(game)];
  const size = find<HTMLSelectElement>(game, '.size').value.split('x');
  const [width = '', height = ''] = isPressed(turn) ? size.reverse() : size;
  turn.disabled = width === '';
  // A device that is wider than this page is shown smaller, with all of its pixels.
  const zoom = Math.min(1, (frame.parentElement?.clientWidth ?? 0) / Number(width)) || 1;
  Object.assign(frame.style, { width: width && `${width}px`, height: height && `${height}px`, zoom });
};
/** The open game: the browser closes one when another opens. */
let played: HTMLElement | undefined;
let isFlood = createFloodGate();
/** Writes the open game into the address, from where it opens, also after *Back*. */
const remember = () => {
  const url = new URL(location.href);
  const { asset: play, release } = played?.dataset ?? {};
  const network = played && networkOf(played);
  for (const [name, value] of Object.entries({ play, release, network }))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  history.replaceState(null, '', url);
};
const gameAround = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('.game');
addEventListener(
  'toggle',
  ({ target }) => {
    const game = target as HTMLDetailsElement;
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
  const game = gameAround(target);
  const { className } = target as Element;
  if (game && className === 'size') resize(game);
  if (!game || className !== 'network') return;
  restart(game);
  remember();
});
addEventListener('resize', () => played && resize(played));
const copyVerdict = async (game: HTMLElement) => {
  const { asset, release } = game.dataset;
  const { chosen, all } = judgedOf(game);
  const name = `${frameOf(game).title.replace(/^Preview of /, '')}, release ${release}, asset ${asset}`;
  try {
    await navigator.clipboard.writeText(verdictText(name, chosen, all));
    say(game, 'The verdict is in the clipboard.');
  } catch {
    say(game, 'The browser did not let the page write to the clipboard.');
  }
};
addEventListener('click', ({ target }) => {
  const game = gameAround(target);
  if (!game || !(target instanceof HTMLButtonElement)) return;
  if (target.className === 'restart') return restart(game);
  if (target.className === 'copy') return void copyVerdict(game);
  const frame = frameOf(game);
  if (target.className === 'keyboard') {
    noteGift();
    frame.focus();
    return control(game, frame.contentWindow, true);
  }
  if (target.className === 'pause') setPaused(game, !isPaused(game));
  else target.setAttribute('aria-pressed', String(!isPressed(target)));
  if (target.className === 'turn') resize(game);
  else control(game, frame.contentWindow);
});

/** The element of the page that has the keyboard. A frame gets it by *Tab* or by a click in it, not because its playable wants it. */
let holder: HTMLElement | null = null;
/** News of a click comes from another process, maybe after the keyboard has gone. */
const [GIVEN_MS, NEWS_MS] = [500, 100];
let givenAt = Number.NEGATIVE_INFINITY;
const noteGift = () => {
  givenAt = performance.now();
};
const say = (game: HTMLElement, text: string) => {
  find(game, '.keys').textContent = text;
};
const onBlur = () => {
  const frame = document.activeElement;
  if (frame?.tagName !== 'IFRAME') return;
  if (holder?.isConnected && performance.now() - givenAt > GIVEN_MS)
    return holder.focus({ preventScroll: true });
  holder = null;
  const game = gameAround(frame);
  if (game) say(game, 'The playable has the keyboard. Escape gives it back to the page.');
};
addEventListener('focusin', ({ target }) => {
  if ((target as Element).tagName === 'IFRAME') return;
  holder = target as HTMLElement;
  if (played && find(played, '.keys').textContent?.includes('keyboard'))
    say(played, 'The page has the keyboard.');
});
addEventListener('keydown', ({ key }) => key === 'Tab' && noteGift(), true);
addEventListener('blur', () => setTimeout(onBlur, NEWS_MS));

/** Some networks take texts as calls, of which the options of *Network* know the kinds. */
const kindOf = ({ dataset: { messages } }: HTMLOptionElement, text: string) =>
  messages && new Map(Object.entries(JSON.parse(messages))).get(text);
const addMessage = (game: HTMLElement, text: string) => {
  const { options, value } = find<HTMLSelectElement>(game, '.network');
  const owners = [...options].filter((option) => kindOf(option, text));
  const [owner] = owners;
  const name = `postMessage '${text}'`;
  if (!owner) return;
  const labels = owners.map(({ label }) => label).join(', ');
  if (value !== '' && !owners.some((option) => option.value === value))
    return addLine(game, "another network's interface", `${name} (${labels})`);
  addFact(game, name);
  if (kindOf(owner, text) !== 'call') return addLine(game, name);
  addLine(game, 'call to action', name);
};

/** Whether a message comes from the frame of a game, or from one within it. */
const isFrom = (game: HTMLElement, source: MessageEventSource | null): source is Window => {
  const { contentWindow } = frameOf(game);
  let at = source as Window | null;
  while (at && at !== contentWindow && at !== at.parent) at = at.parent;
  return at !== null && at === contentWindow;
};
const take = (game: HTMLElement, source: Window, message: PlayMessage) => {
  const { fact, touch, escaped, file, bytes, what, ready, ms } = message;
  if (fact === 'started') control(game, source);
  if (touch === 'down') noteGift();
  if (touch) noteTouch(game, touch);
  if (escaped && document.activeElement === frameOf(game)) find(game, 'summary').focus();
  if (typeof fact === 'string') addFact(game, fact.slice(0, MAX_FACT));
  if (typeof ready === 'string' && typeof ms === 'number') noteReady(game, ready, ms);
  if (typeof file === 'string' && typeof bytes === 'number') addFile(game, message);
  if (typeof what === 'string') addLine(game, what, message.detail, Number(message.times) || 1);
};
addEventListener('message', (event: MessageEvent<unknown>) => {
  const [game, { source }] = [played, event];
  if (!game || !isFrom(game, source)) return;
  const { data } = event;
  const list = (data as { readonly playable?: unknown } | undefined)?.playable;
  const messages: readonly PlayMessage[] = Array.isArray(list) ? list.slice(0, MAX_LIST) : [];
  if (isFlood(performance.now(), messages.length)) {
    replaceFrame(game, 'about:blank');
    addLine(game, 'ended', `it sent more than ${MAX_MESSAGES} messages within a second`);
    return say(game, 'The playable was ended: it sent too many messages. Restart begins it anew.');
  }
  if (typeof data === 'string') return addMessage(game, data);
  for (const message of messages) take(game, source, message ?? {});
});

const asked = new URLSearchParams(location.search);
const game = document.querySelector<HTMLDetailsElement>(
  `[data-asset="${CSS.escape(asked.get('play') ?? '')}"][data-release="${CSS.escape(asked.get('release') ?? '')}"]`,
);
find(document, '#gone').hidden = game !== null || !asked.has('play');
if (game) {
  const network = asked.get('network');
  if (network !== null) find<HTMLSelectElement>(game, '.network').value = network;
  restart(game);
  game.open = true;
}
