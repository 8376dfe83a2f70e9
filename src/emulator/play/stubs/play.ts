import { NETWORKS } from './networks.ts';

/**
 * `play.js`, the first script of every page of a playable. It reports to the emulator's page what the playable does, opens nothing, and
 * mutes. Messages are `{ what, detail }`, both text, or `{ loaded }`, the bytes of all files.
 */
export const PLAY = `
document.currentScript.remove();
window.playable = (() => {
  const send = (message) => top.postMessage({ playable: message }, '*');
  const report = (what, detail) => send({ what: String(what).slice(0, 100), detail: String(detail).slice(0, 500) });
  const callToAction = (name, url) => {
    report('call to action', url === undefined ? name : name + ' → ' + new URL(url, location.href));
  };
  // A part of an interface that is missing here is named when it is used.
  const known = (name, parts) => new Proxy(parts, {
    get(target, part) {
      if (!(part in target) && typeof part === 'string') report('not provided here', name + '.' + part);
      return target[part];
    },
  });
  return { send, report, callToAction, known };
})();
window.open = (url) => {
  playable.callToAction('window.open', url);
  return null;
};
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href]');
  if (!link || (!link.target && link.origin === location.origin)) return;
  event.preventDefault();
  playable.callToAction('link', link.href);
}, true);
addEventListener('error', ({ message, filename, lineno }) => {
  if (message) playable.report('error', message + ' (' + filename.split('/').at(-1) + ':' + lineno + ')');
}, true);
addEventListener('unhandledrejection', ({ reason }) => playable.report('error', reason?.message ?? reason));
addEventListener('securitypolicyviolation', ({ blockedURI }) => playable.report('refused', blockedURI));
(() => {
  let loaded = 0;
  const names = new Set();
  const observer = new PerformanceObserver((list) => {
    for (const { name, decodedBodySize, responseStatus, serverTiming = [] } of list.getEntries()) {
      if (!name.startsWith(location.origin)) continue;
      const file = decodeURIComponent(new URL(name).pathname.split('/').slice(3).join('/'));
      // Not what the network provides: this script, which has no asset in its path, and mraid.js.
      if (file !== '' && !file.endsWith('mraid.js') && responseStatus < 400) loaded += decodedBodySize;
      if (names.has(file)) continue;
      names.add(file);
      if (responseStatus >= 400) playable.report('missing file', file);
      for (const { description } of serverTiming) playable.report('found elsewhere', file + ': ' + description);
    }
    playable.send({ loaded });
  });
  // Some files are loaded before this script runs.
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
})();
(() => {
  let muted = false;
  const contexts = new Set();
  const mute = () => {
    for (const media of document.querySelectorAll('audio, video')) media.muted = muted;
    for (const context of contexts) muted ? context.suspend() : context.resume();
  };
  const { play } = HTMLMediaElement.prototype;
  const played = new Set();
  HTMLMediaElement.prototype.play = function () {
    played.add(this);
    if (muted) this.muted = true;
    return play.call(this);
  };
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      if (muted) this.suspend();
    }
    resume() {
      return muted ? Promise.resolve() : super.resume();
    }
  };
  window.webkitAudioContext = window.AudioContext;
  addEventListener('message', ({ source, data }) => {
    if (source !== top || typeof data?.muted !== 'boolean') return;
    muted = data.muted;
    for (const media of played) media.muted = muted;
    mute();
  });
})();
${NETWORKS}
`;
