import { GOOGLE } from './google.ts';
import { IRONSOURCE } from './ironsource.ts';
import { META } from './meta.ts';
import { MINTEGRAL } from './mintegral.ts';
import { TIKTOK } from './tiktok.ts';

/** What `play.js` gives to `mraid.js`. A name could be one of the game's. */
export const TOOLS = `Symbol.for('playable-emulator')`;

/**
 * `play.js`, the first script of every page of a playable. It reports to the emulator's page what the playable does, opens nothing, and
 * mutes. Messages are `{ started }`, then `{ what, detail }`, both text, and `{ loaded }`, the bytes of all files.
 */
export const PLAY = `
document.currentScript.remove();
(() => {
  const send = (message) => top.postMessage({ playable: message }, '*');
  const report = (what, detail) => send({ what: String(what).slice(0, 100), detail: String(detail).slice(0, 500) });
  const callToAction = (name, ...address) => {
    const shown = address.map((url) => ' → ' + (URL.parse(url)?.href ?? url + ' (not a complete address)'));
    report('call to action', name + shown.join(''));
  };
  // A part of an interface that is missing here is named when it is used.
  const known = (name, parts) => {
    const named = new Set();
    return new Proxy(parts, {
      get(target, part) {
        // A promise asks everything for its then.
        if (!(part in target) && typeof part === 'string' && part !== 'then' && !named.has(part)) report('not provided here', name + '.' + part);
        named.add(part);
        return target[part];
      },
    });
  };
  Object.defineProperty(window, ${TOOLS}, { value: { report, callToAction, known } });

  window.open = (...address) => {
    callToAction('window.open', ...address.slice(0, 1));
    return null;
  };
  const isElsewhere = (url) => url?.protocol !== 'javascript:' && url?.origin !== location.origin;
  /** A link that leads out of the frame or to another place; not one to a script. */
  const linkOf = (event) => {
    const link = event.composedPath().find((node) => node.matches?.('a, area'));
    const [href, target] = [link?.href, link?.target].map((text) => text?.baseVal ?? text ?? '');
    const url = URL.parse(href, document.baseURI);
    const leavesFrame = target !== '' && target !== '_self';
    const isUsed = href !== '' && url?.protocol !== 'javascript:' && event.button < 2;
    return isUsed && (leavesFrame || isElsewhere(url)) ? { href, leavesFrame } : undefined;
  };
  const stopped = new WeakSet();
  const stopLink = (event) => {
    if (event.defaultPrevented || !linkOf(event)) return;
    event.preventDefault();
    stopped.add(event);
  };
  const reportLink = (event) => {
    const link = linkOf(event);
    if (!link) return;
    setTimeout(() => {
      // The game may prevent it, or keep it from the window: a frame can open no other window anyway.
      const isFollowed = stopped.has(event) || (link.leavesFrame && !event.defaultPrevented);
      if (isFollowed) callToAction('link', link.href);
    });
  };
  for (const type of ['click', 'auxclick']) {
    addEventListener(type, reportLink, true);
    addEventListener(type, stopLink);
  }
  HTMLAnchorElement.prototype.click = function () {
    // No event of an element outside of the document reaches the window.
    const listeners = this.isConnected ? [] : [reportLink, stopLink];
    for (const listener of listeners) this.addEventListener('click', listener, { once: true });
    HTMLElement.prototype.click.call(this);
  };
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.cancelable || !isElsewhere(URL.parse(event.destination.url))) return;
    event.preventDefault();
    callToAction('location', event.destination.url);
  });

  const own = location.pathname.split('/', 3).join('/') + '/';
  /** A file beside the page by its name, and any other by its path. */
  const nameOf = (url) => {
    const { pathname } = new URL(url);
    const name = pathname.startsWith(own) ? pathname.slice(own.length) : pathname;
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  };
  const failed = new Set();
  const fail = (what, url) => {
    const name = nameOf(url);
    if (!failed.has(name)) report(what, name);
    failed.add(name);
  };
  addEventListener('error', ({ target, message, filename, lineno }) => {
    if (message) report('error', message + ' (' + filename.split('/').at(-1) + ':' + lineno + ')');
    const address = target.src || (target.href?.baseVal ?? target.href);
    const url = address && URL.parse(address, document.baseURI);
    // By then, the browser's record of resources has most missing files: not stylesheets and media.
    if (url?.origin === location.origin) setTimeout(() => fail('not loaded', url.href), 500);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('error', reason?.message ?? reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => report('refused', blockedURI));
  const sizes = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const { name, decodedBodySize, responseStatus, serverTiming = [] } of list.getEntries()) {
      // Not what the network provides.
      if (!name.startsWith(location.origin) || name === location.origin + '/play.js' || name.endsWith('/mraid.js')) continue;
      if (responseStatus >= 400) fail('missing file', name);
      else if (!sizes.has(name)) for (const { description } of serverTiming) report('found elsewhere', nameOf(name) + ': ' + description);
      if (responseStatus < 400) sizes.set(name, Math.max(decodedBodySize, sizes.get(name) ?? 0));
    }
    send({ loaded: sizes.values().reduce((sum, size) => sum + size, 0) });
  });
  // Some files are loaded before this script runs. A page in the game's own frame is a resource of the page around it.
  for (const type of parent === top ? ['navigation', 'resource'] : ['resource']) observer.observe({ type, buffered: true });

  let muted = false;
  /** What this script has muted, which is not muted for ever. */
  const silenced = new Set();
  const contexts = new Set();
  const playing = new Set();
  const silence = (media) => {
    if (media.muted) return;
    media.muted = true;
    silenced.add(media);
  };
  const keepSilent = ({ target }) => muted && silence(target);
  const forget = ({ target }) => playing.delete(target);
  const setMuted = (next) => {
    muted = next;
    const running = [...contexts].filter(({ state }) => state === 'running');
    if (muted) {
      for (const media of [...document.querySelectorAll('audio, video'), ...playing]) silence(media);
      for (const context of running) {
        context.suspend();
        silenced.add(context);
      }
    } else {
      for (const sound of silenced) sound instanceof AudioContext ? sound.resume() : (sound.muted = false);
      silenced.clear();
    }
    for (let index = 0; index < frames.length; index += 1) frames[index].postMessage({ muted }, '*');
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (muted) silence(this);
    playing.add(this);
    this.addEventListener('volumechange', keepSilent);
    for (const type of ['pause', 'ended', 'error']) this.addEventListener(type, forget);
    return play.call(this);
  };
  // Also those that play by themselves, or that the game unmutes.
  for (const type of ['play', 'volumechange']) addEventListener(type, keepSilent, true);
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      if (muted) this.suspend();
      if (muted) silenced.add(this);
    }
    resume() {
      if (!muted) return super.resume();
      silenced.add(this);
      return Promise.resolve();
    }
    close() {
      for (const set of [contexts, silenced]) set.delete(this);
      return super.close();
    }
  };
  window.webkitAudioContext = window.AudioContext;
  addEventListener('message', (event) => {
    const { source, data } = event;
    if ((source !== top && source !== parent) || typeof data?.muted !== 'boolean') return;
    // It is not for the game.
    event.stopImmediatePropagation();
    setMuted(data.muted);
  });
  send({ started: true });
${META}${GOOGLE}${IRONSOURCE}${MINTEGRAL}${TIKTOK}
})();
`;
