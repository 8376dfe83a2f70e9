/**
 * The script of the page. A game that is opened comes into view, and one that is closed ends: in a hidden frame its sound would go on.
 * Which one is open, and its network, is in the address. What play.js in its frame reports becomes lists beside it.
 */
import type { PlayMessage } from '../../play/script/report.ts';
import { createNotes, find, judgedOf, type Notes, networkOf, networkSelect } from './notes.ts';
import { createFloodGate, MAX_MESSAGES, verdictText } from './rules.ts';

/** Of a list that play.js sends, and of a fact. A hostile playable may send more. */
const [MAX_LIST, MAX_FACT] = [4000, 200];

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const frameOf = (game: HTMLElement) => find<HTMLIFrameElement>(game, 'iframe');
const say = (game: HTMLElement, text: string) => {
  find(game, '.keys').textContent = text;
};

/** The open game: the browser closes one when another opens. */
let played: HTMLElement | undefined;
let notes: Notes | undefined;
let isFlood = createFloodGate();
const begin = (game: HTMLElement) => {
  const next = createNotes(game);
  if (game !== played) return;
  notes = next;
  isFlood = createFloodGate();
};

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
const copyVerdict = (game: HTMLElement) => {
  const { asset, release } = game.dataset;
  const { chosen, all } = judgedOf(game);
  const name = `${frameOf(game).title.replace(/^Preview of /, '')}, release ${release}, asset ${asset}`;
  navigator.clipboard.writeText(verdictText(name, chosen, all)).then(
    () => say(game, 'The verdict is in the clipboard.'),
    () => say(game, 'The browser did not let the page write to the clipboard.'),
  );
};
addEventListener('click', ({ target }) => {
  const game = gameAround(target);
  if (!game || !(target instanceof HTMLButtonElement)) return;
  if (target.className === 'restart') return restart(game);
  if (target.className === 'copy') return copyVerdict(game);
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
const addMessage = (game: HTMLElement, known: Notes, text: string) => {
  const { options, value } = networkSelect(game);
  const kindOf = ({ dataset: { messages = '{}' } }: HTMLOptionElement) =>
    new Map(Object.entries(JSON.parse(messages))).get(text);
  const owners = [...options].filter(kindOf);
  const [owner] = owners;
  if (!owner) return;
  const name = `postMessage '${text}'`;
  const labels = owners.map(({ label }) => label).join(', ');
  if (value !== '' && !owners.some((option) => option.value === value))
    return known.addLine("another network's interface", `${name} (${labels})`);
  known.addFact(name);
  if (kindOf(owner) === 'call') known.addLine('call to action', name);
  else known.addLine(name);
};

/** Whether a message comes from the frame of a game, or from one within it. */
const isFrom = (game: HTMLElement, source: MessageEventSource | null): source is Window => {
  const { contentWindow } = frameOf(game);
  let at = source as Window | null;
  while (at && at !== contentWindow && at !== at.parent) at = at.parent;
  return at !== null && at === contentWindow;
};
const take = (game: HTMLElement, known: Notes, source: Window, message: PlayMessage) => {
  const { fact, touch, escaped, file, bytes, what, ready, ms } = message;
  if (fact === 'started') control(game, source);
  if (touch === 'down') noteGift();
  if (touch) known.noteTouch(touch);
  if (escaped && document.activeElement === frameOf(game)) find(game, 'summary').focus();
  if (typeof fact === 'string') known.addFact(fact.slice(0, MAX_FACT));
  if (typeof ready === 'string' && typeof ms === 'number') known.noteReady(ready, ms);
  if (typeof file === 'string' && typeof bytes === 'number') known.addFile(message);
  if (typeof what === 'string') known.addLine(what, message.detail, Number(message.times) || 1);
};
addEventListener('message', (event: MessageEvent<unknown>) => {
  const [game, known, { source, data }] = [played, notes, event];
  if (!game || !known || !isFrom(game, source)) return;
  const list = (data as { readonly playable?: unknown } | undefined)?.playable;
  const messages: readonly PlayMessage[] = Array.isArray(list) ? list.slice(0, MAX_LIST) : [];
  if (isFlood(performance.now(), messages.length)) {
    replaceFrame(game, 'about:blank');
    known.addLine('ended', `it sent more than ${MAX_MESSAGES} messages within a second`);
    return say(game, 'The playable was ended: it sent too many messages. Restart begins it anew.');
  }
  if (typeof data === 'string') return addMessage(game, known, data);
  for (const message of messages) take(game, known, source, message ?? {});
});

const asked = new URLSearchParams(location.search);
const game = document.querySelector<HTMLDetailsElement>(
  `[data-asset="${CSS.escape(asked.get('play') ?? '')}"][data-release="${CSS.escape(asked.get('release') ?? '')}"]`,
);
find(document, '#gone').hidden = game !== null || !asked.has('play');
if (game) {
  const network = asked.get('network');
  if (network !== null) networkSelect(game).value = network;
  restart(game);
  game.open = true;
}
