/** A part of `play.js`: the interface of TikTok's playables. */
export const TIKTOK = `
window.openAppStore = () => callToAction('openAppStore');
window.playableSDK = known('playableSDK', {
  openAppStore: () => callToAction('playableSDK.openAppStore'),
});
`;
