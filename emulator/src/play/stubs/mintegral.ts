/** A part of `play.js`: the interface of Mintegral's playables. After `gameReady`, it calls the playable's own `gameStart`. */
export const MINTEGRAL = `
window.install = () => callToAction('install');
window.gameReady = () => {
  report('gameReady', '');
  setTimeout(() => window.gameStart?.());
};
window.gameEnd = () => report('gameEnd', '');
`;
