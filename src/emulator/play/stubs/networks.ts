/** What networks provide as globals: each is named by its public description, and each call to action is reported. */
export const NETWORKS = `
// Meta.
window.FbPlayableAd = playable.known('FbPlayableAd', { onCTAClick: () => playable.callToAction('FbPlayableAd.onCTAClick') });
// Google.
window.ExitApi = playable.known('ExitApi', { exit: () => playable.callToAction('ExitApi.exit') });
// ironSource.
window.dapi = playable.known('dapi', {
  isReady: () => true,
  isViewable: () => true,
  getScreenSize: () => ({ width: innerWidth, height: innerHeight }),
  getAudioVolume: () => 100,
  addEventListener: (name, listener) => {
    if (name === 'ready') setTimeout(listener);
    if (name === 'viewableChange') setTimeout(() => listener({ isViewable: true }));
  },
  removeEventListener: () => undefined,
  openStoreUrl: () => playable.callToAction('dapi.openStoreUrl'),
});
// Mintegral: after gameReady, it calls the playable's own gameStart.
window.install = () => playable.callToAction('install');
window.gameReady = () => {
  playable.report('gameReady', '');
  setTimeout(() => window.gameStart?.());
};
window.gameEnd = () => playable.report('gameEnd', '');
// TikTok.
window.openAppStore = () => playable.callToAction('openAppStore');
window.playableSDK = playable.known('playableSDK', {
  openAppStore: () => playable.callToAction('playableSDK.openAppStore'),
});
`;
