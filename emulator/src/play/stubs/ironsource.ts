/** A part of `play.js`: the interface of ironSource's playables. */
export const IRONSOURCE = `
window.dapi = known('dapi', {
  isReady: () => true,
  isViewable: () => true,
  getScreenSize: () => ({ width: innerWidth, height: innerHeight }),
  getAudioVolume: () => 100,
  addEventListener: (name, listener) => {
    if (name === 'ready') setTimeout(listener);
  },
  removeEventListener: () => undefined,
  openStoreUrl: () => callToAction('dapi.openStoreUrl'),
});
`;
