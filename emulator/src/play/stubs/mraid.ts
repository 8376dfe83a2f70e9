import { TOOLS } from './play.ts';

/**
 * `mraid.js`, which an app with MRAID 2.0 or 3.0 provides (IAB, "Mobile Rich Media Ad Interface Definitions"): the ad is an interstitial,
 * ready as soon as its document is loaded, and viewable after that. The script `play.js` comes before it.
 */
export const MRAID = `
window.mraid ??= (() => {
  let tools = window[${TOOLS}];
  try {
    tools ??= parent[${TOOLS}];
  } catch {
    // A page without play.js, whose frame is of another origin.
  }
  const ignore = () => undefined;
  const { report, callToAction, known } = tools ?? { report: ignore, callToAction: ignore, known: (_, parts) => parts };
  const listeners = {};
  let state = 'loading';
  let viewable = false;
  const emit = (name, ...values) => {
    for (const listener of [...(listeners[name] ?? [])]) {
      try {
        listener(...values);
      } catch (error) {
        reportError(error);
      }
    }
  };
  const size = () => ({ width: innerWidth, height: innerHeight });
  const setState = (next) => {
    state = next;
    emit('stateChange', state);
  };
  const setViewable = (next) => {
    viewable = next;
    emit('viewableChange', viewable);
    emit('exposureChange', viewable ? 100 : 0, viewable ? { x: 0, y: 0, ...size() } : null, null);
  };
  const start = () => {
    report('mraid', 'ready');
    state = 'default';
    emit('ready');
    setState('default');
    setTimeout(() => setViewable(true));
  };
  const close = () => {
    report('mraid', 'close');
    setState('hidden');
    setViewable(false);
  };
  if (document.readyState === 'complete') setTimeout(start);
  else addEventListener('load', start);
  addEventListener('resize', () => emit('sizeChange', innerWidth, innerHeight));
  const properties = { orientation: { allowOrientationChange: true, forceOrientation: 'none' }, expand: {}, resize: {} };
  const set = (name) => (given) => Object.assign(properties[name], given);
  const get = (name) => () => ({ ...properties[name] });
  return known('mraid', {
    getVersion: () => '3.0',
    getState: () => state,
    isViewable: () => viewable,
    getPlacementType: () => 'interstitial',
    getMaxSize: size,
    getScreenSize: size,
    getCurrentPosition: () => ({ x: 0, y: 0, ...size() }),
    getDefaultPosition: () => ({ x: 0, y: 0, ...size() }),
    getCurrentAppOrientation: () => ({ orientation: innerWidth > innerHeight ? 'landscape' : 'portrait', locked: false }),
    setOrientationProperties: set('orientation'),
    getOrientationProperties: get('orientation'),
    setExpandProperties: set('expand'),
    getExpandProperties: get('expand'),
    setResizeProperties: set('resize'),
    getResizeProperties: get('resize'),
    supports: () => false,
    useCustomClose: () => undefined,
    addEventListener: (name, listener) => (listeners[name] ??= new Set()).add(listener),
    removeEventListener: (name, listener) => (listener ? listeners[name]?.delete(listener) : delete listeners[name]),
    open: (...address) => callToAction('mraid.open', ...address.slice(0, 1)),
    close,
    unload: close,
  });
})();
`;
