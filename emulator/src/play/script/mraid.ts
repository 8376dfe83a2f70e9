type Listener = (...values: never[]) => void;

/** Listeners by the names of events. One that throws stops no other. */
export const createEvents = () => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    has: (name: string) => listeners.has(name),
    add: (name: string, listener: Listener) =>
      listeners.set(name, new Set(listeners.get(name)).add(listener)),
    remove: (name: string, listener?: Listener) =>
      listener ? listeners.get(name)?.delete(listener) : listeners.delete(name),
    emit: (name: string, ...values: unknown[]) => {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(...(values as never[]));
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
};

export const size = () => ({ width: innerWidth, height: innerHeight });

/** What play.js gives to `mraid`, also in a frame without an address. */
export interface Tools {
  readonly report: (what: string, detail: string) => void;
  readonly noteFact: (fact: string) => void;
  readonly noteReady: (name: string) => void;
  readonly callToAction: (name: string, ...address: readonly unknown[]) => void;
  readonly known: <Members extends object>(name: string, members: Members) => Members;
  readonly hear: (target: EventTarget, type: string, listener: () => void) => void;
  readonly container: { isViewable: boolean; volume: number };
  readonly onChange: (part: string, listener: () => void) => void;
  readonly version: string | undefined;
}

/**
 * `window.mraid` as an app with this version of MRAID provides it (IAB, "Mobile Rich Media Ad Interface Definitions"): the ad is an
 * interstitial, ready as soon as its document is loaded, and viewable after that. `tools` come from play.js of this page, or of the page
 * around it. It says that it is ready to those who listen or asked for it by a script tag: without a network it is there for every
 * playable.
 */
export const startMraid = (tools: Tools, isAskedFor = false) => {
  const { report, noteFact, noteReady, callToAction, known, hear, container, onChange, version } = tools;
  const isLatest = version === '3.0';
  const { has, add, remove, emit } = createEvents();
  let state = 'loading';
  let isStarted = false;
  const isShown = () => isStarted && state !== 'hidden' && container.isViewable;
  /** Networks want a playable to wait, so it is noted what it listens to, or asks for. */
  const noted = <Answer>(fact: string, answer: Answer) => {
    noteFact(`mraid ${fact}`);
    return answer;
  };
  const place = () => ({ x: 0, y: 0, ...size() });
  const setState = (next: string) => {
    state = next;
    emit('stateChange', state);
  };
  const emitViewable = () => {
    emit('viewableChange', isShown());
    if (isLatest) emit('exposureChange', isShown() ? 100 : 0, isShown() ? place() : null, null);
  };
  const start = () => {
    // A page that writes itself anew is loaded again.
    if (state !== 'loading') return;
    if (isAskedFor || has('ready')) report('mraid', 'ready');
    if (isAskedFor || has('ready') || has('viewableChange')) noteReady('mraid');
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
  else hear(window, 'load', start);
  hear(window, 'resize', () => emit('sizeChange', innerWidth, innerHeight));
  if (isLatest) onChange('volume', () => emit('audioVolumeChange', container.volume));
  onChange('isViewable', emitViewable);
  const orientation = { allowOrientationChange: true, forceOrientation: 'none' };
  const kept = { Orientation: orientation, Expand: {}, Resize: {} };
  const properties = Object.entries(kept).flatMap(([name, values]) => [
    [`set${name}Properties`, (given: object) => Object.assign(values, given)],
    [`get${name}Properties`, () => ({ ...values })],
  ]);
  const idle = (...names: readonly string[]) =>
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
  const about = { version, sdk: 'playable-emulator', sdkVersion: '1', appId: '', ifa: '' };
  if (isLatest) Object.assign(window, { MRAID_ENV: { ...about, limitAdTracking: true, coppa: false } });
  const members = {
    getVersion: () => version,
    getState: () => noted('ready', state),
    isViewable: () => noted('viewableChange', isShown()),
    getPlacementType: () => 'interstitial',
    getMaxSize: size,
    getScreenSize: size,
    getCurrentPosition: place,
    getDefaultPosition: place,
    ...Object.fromEntries(properties),
    supports: () => false,
    addEventListener: (name: string, listener: Listener) => noted(name, add(name, listener)),
    removeEventListener: remove,
    open: (...address: readonly unknown[]) => callToAction('mraid.open', ...address.slice(0, 1)),
    close,
    ...idle('useCustomClose', 'expand', 'resize', 'playVideo', 'storePicture', 'createCalendarEvent'),
    ...(isLatest && latest),
  };
  Object.assign(window, { mraid: known('mraid', members) });
};
