/** Pauses the playable, takes the messages of the page, `{ muted, paused, keys }`, and leaves the keyboard to the page. */
import { hearExits } from './calls.ts';
import { change } from './interfaces.ts';
import { hear, hearTouches, noteFact, post } from './report.ts';
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

noteFact('started');
