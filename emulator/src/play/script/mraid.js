/** Listeners by the names of events. One that throws stops no other. */
const createEvents = () => {
  const listeners = new Map();
  return {
    has: (name) => listeners.has(name),
    add: (name, listener) => listeners.set(name, new Set(listeners.get(name)).add(listener)),
    remove: (name, listener) => (listener ? listeners.get(name)?.delete(listener) : listeners.delete(name)),
    emit: (name, ...values) => {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(...values);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
};

const size = () => ({ width: innerWidth, height: innerHeight });

/**
 * `window.mraid` as an app with this version of MRAID provides it (IAB, "Mobile Rich Media Ad Interface Definitions"): the ad is an
 * interstitial, ready as soon as its document is loaded, and viewable after that. `tools` come from play.js of this page, or of the page
 * around it. It says that it is ready to those who listen or asked for it by a script tag: without a network it is there for every
 * playable.
 */
const startMraid = (tools, isAskedFor) => {
  const { report, noteFact, callToAction, known, container, onChange, version } = tools;
  const isLatest = version === '3.0';
  const { has, add, remove, emit } = createEvents();
  let state = 'loading';
  let isStarted = false;
  const isShown = () => isStarted && state !== 'hidden' && container.isViewable;
  /** Networks want a playable to wait, so it is noted what it listens to, or asks for. */
  const noting =
    (fact, answer) =>
    (...given) => {
      noteFact(`mraid ${fact ?? given[0]}`);
      return answer(...given);
    };
  const place = () => ({ x: 0, y: 0, ...size() });
  const setState = (next) => {
    state = next;
    emit('stateChange', state);
  };
  const emitViewable = () => {
    emit('viewableChange', isShown());
    if (isLatest) emit('exposureChange', isShown() ? 100 : 0, isShown() ? place() : null, null);
  };
  const start = () => {
    if (isAskedFor || has('ready')) report('mraid', 'ready');
    state = 'default';
    emit('ready');
    setState('default');
    setTimeout(() => {
      isStarted = true;
      emitViewable();
    });
  };
  const close = () => {
    report('mraid', 'close');
    setState('hidden');
    emitViewable();
  };
  if (document.readyState === 'complete') setTimeout(start);
  else addEventListener('load', start);
  addEventListener('resize', () => emit('sizeChange', innerWidth, innerHeight));
  if (isLatest) onChange('volume', () => emit('audioVolumeChange', container.volume));
  onChange('isViewable', emitViewable);
  const orientation = { allowOrientationChange: true, forceOrientation: 'none' };
  const kept = { Orientation: orientation, Expand: {}, Resize: {} };
  const properties = Object.entries(kept).flatMap(([name, values]) => [
    [`set${name}Properties`, (given) => Object.assign(values, given)],
    [`get${name}Properties`, () => ({ ...values })],
  ]);
  const idle = (...names) =>
    Object.fromEntries(names.map((name) => [name, () => report('does nothing here', `mraid.${name}`)]));
  const latest = {
    getAudioVolume: () => container.volume,
    getCurrentAppOrientation: () => ({
      orientation: innerWidth > innerHeight ? 'landscape' : 'portrait',
      locked: false,
    }),
    // No location is known.
    getLocation: () => -1,
    unload: close,
    ...idle('initVpaid'),
  };
  if (isLatest)
    window.MRAID_ENV = {
      version,
      sdk: 'playable-emulator',
      sdkVersion: '1',
      appId: '',
      ifa: '',
      limitAdTracking: true,
      coppa: false,
    };
  window.mraid = known('mraid', {
    getVersion: () => version,
    getState: noting('ready', () => state),
    isViewable: noting('viewableChange', isShown),
    getPlacementType: () => 'interstitial',
    getMaxSize: size,
    getScreenSize: size,
    getCurrentPosition: place,
    getDefaultPosition: place,
    ...Object.fromEntries(properties),
    supports: () => false,
    addEventListener: noting(undefined, add),
    removeEventListener: remove,
    open: (...address) => callToAction('mraid.open', ...address.slice(0, 1)),
    close,
    ...idle('useCustomClose', 'expand', 'resize', 'playVideo', 'storePicture', 'createCalendarEvent'),
    ...(isLatest && latest),
  });
};
