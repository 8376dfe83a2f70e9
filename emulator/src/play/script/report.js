/**
 * What all parts of play.js use: the chosen network, and messages to the emulator's page, which are lists of `{ pointed }`, `{ escaped }`,
 * `{ fact }` for the list of what the network checks, `{ what, detail, times }`, all but `times` text, and `{ file, bytes, where }` for a
 * loaded file. `NETWORKS` is the data of all networks.
 */
/* global NETWORKS */
document.currentScript.remove();
const [, segment] = location.pathname.split('/', 2);
const chosen = NETWORKS.find(({ id }) => segment.endsWith(`-${id}`));
const networks = chosen ? [chosen] : NETWORKS;

/** In so many milliseconds so many messages go at once, for a playable that never ends a turn. Others wait, and equal ones are counted. */
const [SEND_MS, MAX_AT_ONCE, MAX_WAITING] = [100, 20, 3000];
const { setTimeout: later, setInterval: often } = window;
const waiting = new Map();
let sent = 0;
const post = (messages) => top.postMessage({ playable: messages }, '*');
const flush = () => {
  sent = 0;
  if (waiting.size > 0) post([...waiting.values()]);
  waiting.clear();
};
const send = (message) => {
  if (sent === 0) later(flush, SEND_MS);
  sent += 1;
  if (sent <= MAX_AT_ONCE) return post([message]);
  const key = Object.values(message).join('\n');
  const known = waiting.get(key);
  if (known) known.times += 1;
  else if (waiting.size < MAX_WAITING) waiting.set(key, { ...message, times: 1 });
};
const report = (what, detail) =>
  send({ what: String(what).slice(0, 100), detail: String(detail).slice(0, 500) });
const facts = new Set();
const noteFact = (text) => {
  const fact = text.slice(0, 100);
  if (!facts.has(fact)) send({ fact });
  facts.add(fact);
};

/** The first touch is over with the next one, or a moment after the finger or key is up, because a click comes then. */
const TOUCH_MS = 500;
let isTouched = false;
const onTouch = ({ isTrusted, type }) => {
  if (!isTrusted) return;
  if (type === 'pointerdown') post([{ pointed: true }]);
  if (!/down$/.test(type)) later(noteFact, TOUCH_MS, 'touched');
  else if (isTouched) noteFact('touched');
  else isTouched = true;
};
/** Hears the touches in a window. */
const hearTouches = (target) => {
  for (const type of ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup'])
    target.addEventListener(type, onTouch, true);
};
hearTouches(window);
/** Networks reject what a playable does by itself. The browser counts the click on *Play* too, as long as the frame is empty. */
const isUnasked = () => !isTouched && (parent === top || !navigator.userActivation.hasBeenActive);
const unasked = () => (isUnasked() ? ', before the first touch' : '');

const callToAction = (name, ...address) => {
  const isOwn = !chosen || chosen.calls.includes(name);
  const shown = address.map((url) => ` → ${URL.parse(url)?.href ?? `${url} (not a complete address)`}`);
  if (address.length > 0) noteFact(`${name} with an address`);
  const what = isOwn ? 'call to action' : `call to action that ${chosen.label} does not take`;
  report(what, name + shown.join('') + unasked());
};
