/**
 * `mraid.js`, which an app with MRAID 2.0 or 3.0 provides (IAB, "Mobile Rich Media Ad Interface Definitions"): the ad is ready and viewable
 * as soon as its document is loaded. The script `play.js` comes before it.
 */
export const MRAID = `
window.mraid ??= (() => {
  const listeners = {};
  let state = 'loading';
  const emit = (name, ...values) => {
    for (const listener of [...(listeners[name] ?? [])]) listener(...values);
  };
  const size = () => ({ width: innerWidth, height: innerHeight });
  const setState = (next) => {
    state = next;
    emit('stateChange', state);
    emit('viewableChange', state === 'default');
  };
  addEventListener('load', () => {
    playable.report('mraid', 'ready');
    state = 'default';
    emit('ready');
    setState('default');
    emit('exposureChange', 100, { x: 0, y: 0, ...size() }, null);
  });
  addEventListener('resize', () => emit('sizeChange', innerWidth, innerHeight));
  return playable.known('mraid', {
    getVersion: () => '3.0',
    getState: () => state,
    isViewable: () => state === 'default',
    getPlacementType: () => 'interstitial',
    getMaxSize: size,
    getScreenSize: size,
    getCurrentPosition: () => ({ x: 0, y: 0, ...size() }),
    getDefaultPosition: () => ({ x: 0, y: 0, ...size() }),
    supports: () => false,
    useCustomClose: () => undefined,
    addEventListener: (name, listener) => (listeners[name] ??= new Set()).add(listener),
    removeEventListener: (name, listener) => (listener ? listeners[name]?.delete(listener) : delete listeners[name]),
    open: (url) => playable.callToAction('mraid.open', url),
    close: () => {
      playable.report('mraid', 'close');
      setState('hidden');
    },
  });
})();
`;
