/** A part of `play.js`: what networks provide as globals. Each is named by its public description, and each call to action is reported. */
export const NETWORKS = `
// Meta.
window.FbPlayableAd = known('FbPlayableAd', { onCTAClick: () => callToAction('FbPlayableAd.onCTAClick') });
// Google.
window.ExitApi = known('ExitApi', { exit: () => callToAction('ExitApi.exit') });
// ironSource.
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
// Mintegral: after gameReady, it calls the playable's own gameStart.
window.install = () => callToAction('install');
window.gameReady = () => {
  report('gameReady', '');
  setTimeout(() => window.gameStart?.());
};
window.gameEnd = () => report('gameEnd', '');
// TikTok.
window.openAppStore = () => callToAction('openAppStore');
window.playableSDK = known('playableSDK', {
  openAppStore: () => callToAction('playableSDK.openAppStore'),
});
`;
