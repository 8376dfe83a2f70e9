/**
 * Pauses the playable, takes the messages of the page, `{ muted, paused }`, leaves the keyboard to the page, and finds out which input the
 * playable listens to.
 */

/** A paused playable is hidden, and gets no frames, as in an app that is in the background. */
let paused = false;
const held = new Map();
const { requestAnimationFrame: requestFrame, cancelAnimationFrame: cancelFrame } = window;
window.requestAnimationFrame = (callback) => {
  const id = requestFrame((time) => (paused ? held.set(id, callback) : callback(time)));
  return id;
};
window.cancelAnimationFrame = (id) => {
  held.delete(id);
  cancelFrame(id);
};
for (const [name, hidden] of Object.entries({ hidden: true, visibilityState: 'hidden' })) {
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, name);
  Object.defineProperty(document, name, {
    get: () => (paused ? hidden : get.call(document)),
    configurable: true,
  });
}
const setPaused = (next) => {
  if (paused === next) return;
  paused = next;
  change('isViewable', !paused);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  if (paused) return;
  for (const callback of held.values()) requestFrame(callback);
  held.clear();
};
addEventListener('message', (event) => {
  const { source, data } = event;
  if ((source !== top && source !== parent) || typeof data?.muted !== 'boolean') return;
  // It is not for the game.
  event.stopImmediatePropagation();
  setMuted(data.muted);
  setPaused(data.paused === true);
  for (let index = 0; index < frames.length; index += 1) frames[index].postMessage(data, '*');
});

/** *Escape* is for the page. The frame has the keyboard when a person gave it to the frame, not when the playable wants it. */
const onKey = ({ isTrusted, key }) => {
  if (isTrusted && key === 'Escape') post([{ escaped: true }]);
};
addEventListener('keydown', onKey, true);
/** A frame without an address has no play.js. */
const hearFrame = ({ target: { contentDocument, contentWindow } }) => {
  if (!contentDocument) return;
  hearTouches(contentWindow);
  contentWindow.addEventListener('keydown', onKey, true);
};
document.addEventListener('load', hearFrame, true);
const { focus: focusElement } = HTMLElement.prototype;
const { focus: focusWindow } = window;
HTMLElement.prototype.focus = function (...options) {
  if (document.hasFocus()) focusElement.apply(this, options);
};
window.focus = () => document.hasFocus() && focusWindow();

/** The kinds of input that the playable listens to. Many keep the page from scrolling with `touchmove`. */
const inputs = new Set();
const { addEventListener: listen } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (type, ...rest) {
  const [kind] = /^(?:touch(?=start|end)|mouse|pointer|click)/.exec(type) ?? [];
  if (kind) inputs.add(kind);
  return listen.call(this, type, ...rest);
};
const adviseTouch = ({ pointerType }) => {
  const nodes = [window, document, ...document.querySelectorAll('*')];
  const hears = (kind, ...phases) =>
    inputs.has(kind) || nodes.some((node) => phases.some((phase) => node[`on${kind}${phase}`]));
  const isOther = hears('mouse', 'down', 'up') || hears('pointer', 'down', 'up') || hears('click', '');
  const isTouchOnly = hears('touch', 'start', 'end') && !isOther && !document.querySelector('a[href]');
  if (pointerType !== 'mouse' || !isTouchOnly) return;
  removeEventListener('pointerdown', adviseTouch, true);
  report('listens to touch only', "switch on the device mode of the browser's developer tools, then restart");
};
listen.call(window, 'pointerdown', adviseTouch, true);
noteFact('started');
