/** A part of `play.js`: the interface of Meta's playables. */
export const META = `
window.FbPlayableAd = known('FbPlayableAd', { onCTAClick: () => callToAction('FbPlayableAd.onCTAClick') });
`;
