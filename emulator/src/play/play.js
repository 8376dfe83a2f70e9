/**
 * The first script of every page of a playable. It provides the interface of the chosen network, or of all of them, reports to the
 * emulator's page what the playable does, opens nothing, mutes and pauses.
 *
 * Messages to the page are `{ started }`, `{ what, detail }`, both text, and `{ file, bytes, where }` for a loaded file. The page sends
 * `{ muted, paused }`. `NETWORKS` is the data of all networks, `createMraid` that of mraid.js.
 */
/* global NETWORKS, createMraid */
document.currentScript.remove();
(() => {
  const [, segment] = location.pathname.split('/', 2);
  const chosen = NETWORKS.find(({ id }) => segment.endsWith(`-${id}`));
  const networks = chosen ? [chosen] : NETWORKS;
  const send = (message) => top.postMessage({ playable: message }, '*');
  const report = (what, detail) =>
    send({ what: String(what).slice(0, 100), detail: String(detail).slice(0, 500) });
  let isTouched = false;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ isTrusted }) => {
        isTouched ||= isTrusted;
      },
      true,
    );
  /** Networks reject what a playable does by itself. The browser counts the click on *Play* too, as long as the frame is empty. */
  const unasked = () =>
    isTouched || (parent !== top && navigator.userActivation.hasBeenActive) ? '' : ', before the first touch';
  const callToAction = (name, ...address) => {
    const shown = address.map((url) => ` → ${URL.parse(url)?.href ?? `${url} (not a complete address)`}`);
    report('call to action', name + shown.join('') + unasked());
  };

  /** What an app tells a playable about its place on the screen. */
  const container = { isViewable: true, volume: 100 };
  const watchers = new Set();
  const change = (part, value) => {
    if (container[part] === value) return;
    container[part] = value;
    for (const watcher of watchers) watcher(part);
  };
  const onChange = (watcher) => watchers.add(watcher);

  /** A member of an interface that is missing here is named when it is used. */
  const known = (name, members) => {
    const named = new Set();
    return new Proxy(members, {
      get(target, member) {
        // A promise asks everything for its `then`.
        const isAsked = typeof member === 'string' && member !== 'then' && !(member in target);
        if (isAsked && !named.has(member)) report('not provided here', `${name}.${member}`);
        named.add(member);
        return target[member];
      },
    });
  };
  const size = () => ({ width: innerWidth, height: innerHeight });
  const listeners = new Map();
  const EVENTS = {
    viewableChange: () => ({ isViewable: container.isViewable }),
    audioVolumeChange: () => container.volume,
    adResized: size,
  };
  const emit = (name) => {
    for (const [listener, event] of listeners) if (event === name) listener(EVENTS[name]?.());
  };
  onChange((part) => emit(part === 'volume' ? 'audioVolumeChange' : 'viewableChange'));
  addEventListener('resize', () => emit('adResized'));
  const memberOf = (name, kind) => {
    if (kind === 'call')
      return (...given) => callToAction(name, ...given.filter((one) => typeof one === 'string').slice(0, 1));
    if (kind === 'report') return () => report(name, '');
    if (kind === 'nothing') return () => report('does nothing here', name);
    if (kind === 'viewable') return () => container.isViewable;
    if (kind === 'volume') return () => container.volume;
    if (kind === 'size') return size;
    if (kind === 'unlisten') return (_, listener) => listeners.delete(listener);
    if (kind === 'listen')
      return (event, listener) => {
        if (event === 'ready') setTimeout(listener);
        else listeners.set(listener, event);
      };
    const [, next] = /^then:(.*)/.exec(kind);
    return () => {
      report(name, '');
      setTimeout(() => window[next]?.());
    };
  };
  const provide = (name, part) => {
    // Some members are functions that answer, and some are plain values.
    if (typeof part === 'string') return memberOf(name, part);
    if ('value' in part) return part.value;
    const members = Object.entries(part).map(([member, kind]) => {
      const isAnswer = typeof kind === 'object' && /^is/.test(member);
      return [member, isAnswer ? () => kind.value : provide(`${name}.${member}`, kind)];
    });
    return known(name, Object.fromEntries(members));
  };
  Object.defineProperty(window, Symbol.for('playable-emulator'), {
    value: { report, callToAction, known, container, onChange },
  });
  for (const { provides = {} } of networks)
    for (const [name, part] of Object.entries(provides)) window[name] = provide(name, part);
  const hasMraid = networks.some((network) => network.hasMraid);
  if (hasMraid) window.mraid = createMraid({ report, callToAction, known, container, onChange });

  const labelsOf = (owners) => owners.map(({ label }) => label).join(', ');
  const { fetch } = window;
  /** The interfaces of networks that the failed code may have used, as a part of a regular expression. */
  const names = ['mraid', ...NETWORKS.flatMap(({ provides = {} }) => Object.keys(provides))].join('|');
  /** Names the owners of the interface that an error is about, if the chosen network does not provide it. */
  const markForeign = async (message, stack) => {
    const [, member] = /\(reading '(\w+)'\)/.exec(message) ?? [];
    const [, url, line, column] = /((?:blob:)?http\S+):(\d+):(\d+)/.exec(stack) ?? [];
    let code = /\S+(?= is not (?:defined|a function))/.exec(message)?.[0] ?? '';
    if (member !== undefined && url !== undefined) {
      // Such an error does not say of what the member is: the code does.
      const text = await (await fetch(url)).text();
      code = text.split('\n')[line - 1]?.slice(Math.max(0, column - 100), Number(column) + member.length);
    }
    const used =
      member === undefined
        ? `^(?:(?:window|self|top|parent|globalThis)\\.)?(${names})\\b`
        : `\\b(${names})["'\\]]*\\??\\.${member}\\b`;
    const [, name] = new RegExp(used).exec(code) ?? [];
    const owners = NETWORKS.filter(
      ({ hasMraid, provides = {} }) => name in provides || (name === 'mraid' && hasMraid),
    );
    if (owners.length > 0 && !owners.includes(chosen))
      report("another network's interface", `${name} (${labelsOf(owners)})`);
  };
  const reportFailure = (message, stack, place = '') => {
    report('error', message + place);
    if (chosen) markForeign(message, stack).catch(() => undefined);
  };

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
    for (const listener of this.isConnected ? [] : [reportLink, stopLink])
      this.addEventListener('click', listener, { once: true });
    HTMLElement.prototype.click.call(this);
  };
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.cancelable || !isElsewhere(URL.parse(event.destination.url))) return;
    event.preventDefault();
    callToAction('location', event.destination.url);
  });

  const own = `${location.pathname.split('/', 3).join('/')}/`;
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
  const cutQuery = (address) => URL.parse(address)?.pathname.split('/').at(-1) ?? address;
  /** Says so if a network supplies a script, and returns whether one does. */
  const isSupplied = (url) => {
    const owners = NETWORKS.filter(
      ({ hasMraid, script }) =>
        (hasMraid && /\/mraid\.js$/.test(url)) || (script && new RegExp(script).test(url)),
    );
    const name = cutQuery(url);
    if (owners.some((owner) => networks.includes(owner))) report('provided by the network', name);
    else if (owners.length > 0) report("another network's script", `${name} (${labelsOf(owners)})`);
    return owners.length > 0;
  };
  const failed = new Set();
  const fail = (what, url) => {
    const name = nameOf(url);
    if (failed.has(name)) return;
    failed.add(name);
    // Networks replace such texts in a page: `$P_AD_READY`, `{base_url}`, `%%CLICK_URL%%`, `[CLICK_URL]`.
    const isMacro = /\$\{?[A-Z_]{3,}|\{\{?[\w.]+\}|%%\w+%%|\[[A-Z_]{3,}\]/.test(name);
    if (!isSupplied(url)) report(isMacro ? 'filled in by the network' : what, name);
  };
  addEventListener(
    'error',
    ({ target, message, filename, lineno, error }) => {
      if (message) reportFailure(message, error?.stack, ` (${filename.split('/').at(-1)}:${lineno})`);
      const address = target.src || (target.href?.baseVal ?? target.href);
      const url = address && URL.parse(address, document.baseURI);
      // By then, the browser's record of resources has most missing files: not stylesheets and media.
      if (url?.origin === location.origin) setTimeout(() => fail('not loaded', url.href), 500);
    },
    true,
  );
  /** A playable may throw and log anything. */
  const textOf = (value) => {
    try {
      return String(value?.message ?? value);
    } catch {
      return 'an object';
    }
  };
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(textOf(reason), reason?.stack));
  const { error: logError } = console;
  console.error = (...values) => {
    report('console.error', values.map(textOf).join(' '));
    logError.apply(console, values);
  };
  addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const isCall = /^(?:http|ws)/.test(blockedURI) && isElsewhere(URL.parse(blockedURI));
    if (!isSupplied(blockedURI)) report(isCall ? 'call to another host' : 'refused', blockedURI);
  });
  const observer = new PerformanceObserver((list) => {
    for (const { name, decodedBodySize, responseStatus, serverTiming = [] } of list.getEntries()) {
      const { origin } = location;
      const isProvided = name === `${origin}/play.js` || (hasMraid && name.endsWith('/mraid.js'));
      if (!name.startsWith(origin) || isProvided) continue;
      if (responseStatus >= 400) fail('missing file', name);
      else if (responseStatus > 0)
        send({
          file: nameOf(name).slice(0, 500),
          bytes: decodedBodySize,
          where: serverTiming[0]?.description ?? '',
        });
    }
  });
  // Some files are loaded before this script runs. A page in the game's own frame is a resource of the page around it.
  for (const type of parent === top ? ['navigation', 'resource'] : ['resource'])
    observer.observe({ type, buffered: true });

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
  const hush = (context) => {
    context.suspend();
    silenced.add(context);
  };
  const keepSilent = ({ target }) => muted && silence(target);
  const forget = ({ target }) => playing.delete(target);
  const setMuted = (next) => {
    muted = next;
    change('volume', muted ? 0 : 100);
    if (muted) {
      for (const media of [...document.querySelectorAll('audio, video'), ...playing]) silence(media);
      for (const context of contexts) if (context.state === 'running') hush(context);
    } else {
      for (const sound of silenced) {
        if (sound instanceof AudioContext) sound.resume();
        else sound.muted = false;
      }
      silenced.clear();
    }
  };
  const reportSound = (name) => unasked() !== '' && report('sound', `${name}${unasked()}`);
  const reportMedia = ({ muted: isMuted, volume, currentSrc, src }) => {
    const address = currentSrc || src;
    if (!isMuted && volume > 0) reportSound(/^http/.test(address) ? cutQuery(address) : 'media');
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (muted) silence(this);
    else reportMedia(this);
    playing.add(this);
    this.addEventListener('volumechange', keepSilent);
    for (const type of ['pause', 'ended', 'error']) this.addEventListener(type, forget);
    return play.call(this);
  };
  // Also those that play by themselves, or that the game unmutes.
  for (const type of ['play', 'volumechange']) addEventListener(type, keepSilent, true);
  addEventListener('play', ({ target }) => target.autoplay && reportMedia(target), true);
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      // A moment of silence unlocks the sound of some browsers, and a constant is none.
      const isSound = !(this.buffer?.duration < 0.1) && !(this instanceof ConstantSourceNode);
      if (isSound) reportSound('Web Audio');
      // Chromium starts a context that it held back.
      if (muted && contexts.has(this.context)) hush(this.context);
      return start.apply(this, when);
    };
  }
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      if (muted) hush(this);
    }
    suspend() {
      // What the game suspends itself is not resumed for it.
      silenced.delete(this);
      return super.suspend();
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
  for (const [name, hidden] of [
    ['hidden', true],
    ['visibilityState', 'hidden'],
  ]) {
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

  /** The kinds of input that the playable listens to. Many keep the page from scrolling with `touchmove`. */
  const inputs = new Set();
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    const [kind] = /^(?:touch(?=start|end)|mouse|pointer|click)/.exec(type) ?? [];
    if (kind) inputs.add(kind);
    return listen.call(this, type, ...rest);
  };
  let isAdvised = false;
  const adviseTouch = ({ pointerType }) => {
    const nodes = [window, document, ...document.querySelectorAll('*')];
    const hears = (kind, ...events) =>
      inputs.has(kind) || nodes.some((node) => events.some((event) => node[`on${event}`]));
    const isTouchOnly =
      hears('touch', 'touchstart', 'touchend') &&
      !hears('mouse', 'mousedown', 'mouseup') &&
      !hears('pointer', 'pointerdown', 'pointerup') &&
      !hears('click', 'click') &&
      !document.querySelector('a[href]');
    if (isAdvised || pointerType !== 'mouse' || !isTouchOnly) return;
    isAdvised = true;
    report(
      'listens to touch only',
      "switch on the device mode of the browser's developer tools, then restart",
    );
  };
  listen.call(window, 'pointerdown', adviseTouch, true);
  send({ started: true });
})();
