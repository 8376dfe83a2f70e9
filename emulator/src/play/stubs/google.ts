/** A part of `play.js`: the interface of Google's playables. */
export const GOOGLE = `
window.ExitApi = known('ExitApi', { exit: () => callToAction('ExitApi.exit') });
`;
