/**
 * Pauses the playable, takes the messages of the page, `{ muted, paused, keys }`, leaves the keyboard to the page, and finds out which
 * input the playable listens to.
 */
import { hearExits } from './calls.ts';
import { change } from './interfaces.ts';
import { hear, hearTouches, noteFact, post, report } from './report.ts';
import { noteHidden, setMuted } from './sound.ts';

/** A paused playable is hidden, and gets no frames, as in an app that is in the background. */
let paused = false;
const held = new Map<number, FrameRequestCallback>();
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
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, name) ?? {};
  Object.defineProperty(document, name, {
    get: () => (paused ? hidden : get?.call(document)),
    configurable: true,
  });
}
const setPaused = (next: boolean) => {
  if (paused === next) return;
  paused = next;
  noteHidden(paused);
  change('isViewable', !paused);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  if (paused) return;
  for (const callback of held.values()) requestFrame(callback);
  held.clear();
};
const { focus: focusElement } = HTMLElement.prototype;
const { focus: focusWindow } = window;
hear<MessageEvent>(window, 'message', (event) => {
  const { source, data } = event;
  if ((source !== top && source !== parent) || typeof data?.muted !== 'boolean') return;
  // It is not for the game.
  event.stopImmediatePropagation();
  setMuted(data.muted);
  setPaused(data.paused === true);
  const canvas = data.keys === true ? document.querySelector<HTMLElement>('canvas[tabindex]') : null;
  if (canvas) focusElement.call(canvas);
  for (let index = 0; index < frames.length; index += 1) frames[index]?.postMessage(data, '*');
});

/** *Escape* is for the page. The frame has the keyboard when a person gave it to the frame, not when the playable wants it. */
const onKey = ({ isTrusted, key }: KeyboardEvent) => {
  if (isTrusted && key === 'Escape') post([{ escaped: true }]);
};
hear(window, 'keydown', onKey);
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focusElement.call(this, options);
};
window.focus = () => document.hasFocus() && focusWindow();

/** A frame without an address has no play.js: what happens there is heard from here. */
const hearFrame = (node: EventTarget | null) => {
  const inner = node instanceof HTMLIFrameElement && node.contentDocument ? node.contentWindow : null;
  if (inner?.location.protocol !== 'about:') return;
  inner.open = window.open;
  hearTouches(inner);
  hearExits(inner);
  hear(inner, 'keydown', onKey);
};
// Its scripts run before it is loaded.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const one of [node, ...node.querySelectorAll('iframe')]) hearFrame(one);
}).observe(document, { childList: true, subtree: true });
hear(document, 'load', ({ target }) => hearFrame(target));

/** The kinds of input that the playable listens to. Many keep the page from scrolling with `touchmove`. */
const inputs = new Set<string>();
const listenForGame = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, ...rest) {
  const [kind] = /^(?:touch(?=start|end)|mouse|pointer|click)/.exec(type) ?? [];
  if (kind) inputs.add(kind);
  listenForGame.call(this, type, ...rest);
};
let isAdvised = false;
hear<PointerEvent>(window, 'pointerdown', ({ pointerType }) => {
  const nodes = [window, document, ...document.querySelectorAll('*')];
  const hears = (kind: string, ...phases: readonly string[]) =>
    inputs.has(kind) ||
    nodes.some((node) => phases.some((phase) => Reflect.get(node, `on${kind}${phase}`) != null));
  const isOther = hears('mouse', 'down', 'up') || hears('pointer', 'down', 'up') || hears('click', '');
  const isTouchOnly = hears('touch', 'start', 'end') && !isOther && !document.querySelector('a[href]');
  if (pointerType !== 'mouse' || isAdvised || !isTouchOnly) return;
  isAdvised = true;
  report('listens to touch only', "switch on the device mode of the browser's developer tools, then restart");
});
noteFact('started');
