import type { Network } from '../network.ts';

declare global {
  /** What play.js knows of each network. */
  const NETWORKS: readonly (Omit<Network, 'checks' | 'source'> & { readonly calls: readonly string[] })[];
}

/** What the page beside the frame learns, in lists of these. A hostile playable sends others. */
export interface PlayMessage {
  /** A finger or key went down, or up again. */
  touch?: 'down' | 'up';
  escaped?: true;
  /** For the list of what the network checks. */
  fact?: string;
  /** A line, and how often it came. */
  what?: string;
  detail?: string;
  times?: number;
  /** When something was ready, in milliseconds after the start of the page. */
  ready?: string;
  ms?: number;
  /** A loaded file. */
  file?: string;
  bytes?: number;
  where?: string;
  isPage?: boolean;
}

document.currentScript?.remove();
const [, segment = ''] = location.pathname.split('/', 2);
export const chosen = NETWORKS.find(({ id }) => segment.endsWith(`-${id}`));
export const networks = chosen ? [chosen] : NETWORKS;

export const isElsewhere = (url: URL | null): boolean =>
  url?.protocol !== 'javascript:' && url?.origin !== location.origin;

const { addEventListener: listen } = EventTarget.prototype;
export const { setTimeout: later, setInterval: often } = window;

/** Adds all listeners again: `document.open` removes those of the window and the document, also if `document.write` opens it. */
const heard: (() => void)[] = [];
export const hear = <Heard extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: Heard) => void,
) => {
  const add = () => listen.call(target, type, listener as EventListener, true);
  if (target === window || target === document) heard.push(add);
  add();
};
for (const name of ['open', 'write', 'writeln'] as const) {
  const original: (...given: never[]) => unknown = Document.prototype[name];
  Document.prototype[name] = function (this: Document, ...given: never[]) {
    const result = original.apply(this, given);
    if (this === document) for (const add of heard) add();
    return result as never;
  };
}

/**
 * In so many milliseconds so many messages go at once, for a playable that never ends a turn. Others wait, and equal ones are counted.
 * At most 184 of the 500 a second that the page takes, so that a busy machine may deliver those of two seconds at once.
 */
const [SEND_MS, MAX_AT_ONCE, MAX_WAITING] = [250, 5, 4000];
const waiting = new Map<string, PlayMessage & { times: number }>();
let sent = 0;
export const post = (messages: readonly PlayMessage[]) => top?.postMessage({ playable: messages }, '*');
const flush = () => {
  sent = 0;
  if (waiting.size > 0) post([...waiting.values()]);
  waiting.clear();
};
export const send = (message: PlayMessage) => {
  if (sent === 0) later(flush, SEND_MS);
  sent += 1;
  if (sent <= MAX_AT_ONCE) return post([message]);
  const key = Object.values(message).join('\n');
  const same = waiting.get(key);
  if (same) same.times += 1;
  else if (waiting.size < MAX_WAITING) waiting.set(key, { ...message, times: 1 });
};
export const report = (what: unknown, detail: unknown) =>
  send({ what: String(what).slice(0, 100), detail: String(detail).slice(0, 500) });
export const facts = new Set<string>();
export const noteFact = (text: string) => {
  const fact = text.slice(0, 100);
  if (!facts.has(fact)) send({ fact });
  facts.add(fact);
};
const isReady = new Set<string>();
/** Says when the playable was ready, by what it called or was told. */
export const noteReady = (name: string, ms = performance.now()) => {
  if (!isReady.has(name)) send({ ready: name, ms });
  isReady.add(name);
};

/** The first touch is over with the next one, or a moment after the finger or key is up, because a click comes then. */
const TOUCH_MS = 500;
let isTouched = false;
const onTouch = ({ isTrusted, type }: Event) => {
  if (!isTrusted) return;
  const isDown = type.endsWith('down');
  post([{ touch: isDown ? 'down' : 'up' }]);
  if (!isDown) later(noteFact, TOUCH_MS, 'touched');
  else if (isTouched) noteFact('touched');
  else isTouched = true;
};
/** Hears the touches in a window. */
export const hearTouches = (target: EventTarget) => {
  for (const type of ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup'])
    hear(target, type, onTouch);
};
hearTouches(window);
/** Networks reject what a playable does by itself. The browser counts the click on *Play* too, as long as the frame is empty. */
export const isUnasked = () => !isTouched && (parent === top || !navigator.userActivation.hasBeenActive);
export const unasked = () => (isUnasked() ? ', before the first touch' : '');

export const callToAction = (name: string, ...address: readonly unknown[]) => {
  const shown = address.map(
    (url) => ` → ${URL.parse(String(url))?.href ?? `${url} (not a complete address)`}`,
  );
  noteFact(`${name} ${address.length > 0 ? 'with' : 'without'} an address`);
  const foreign = chosen?.calls.includes(name) === false ? ` that ${chosen.label} does not take` : '';
  report(`call to action${foreign}`, name + shown.join('') + unasked());
};
