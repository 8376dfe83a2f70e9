/**
 * What all parts of play.js use: the chosen network, and messages to the emulator's page, which are `{ started }`, `{ what, detail }`, both
 * text, and `{ file, bytes, where }` for a loaded file. `NETWORKS` is the data of all networks.
 */
/* global NETWORKS */
document.currentScript.remove();
const [, segment] = location.pathname.split('/', 2);
const chosen = NETWORKS.find(({ id }) => segment.endsWith(`-${id}`));
const networks = chosen ? [chosen] : NETWORKS;
const send = (message) => top.postMessage({ playable: message }, '*');
const report = (what, detail) =>
  send({ what: String(what).slice(0, 100), detail: String(detail).slice(0, 500) });
let isTouched = false;
for (const type of ['pointerdown', 'keydown'])
  addEventListener(
    type,
    ({ isTrusted }) => {
      isTouched ||= isTrusted;
    },
    true,
  );
/** Networks reject what a playable does by itself. The browser counts the click on *Play* too, as long as the frame is empty. */
const unasked = () =>
  isTouched || (parent !== top && navigator.userActivation.hasBeenActive) ? '' : ', before the first touch';
const callToAction = (name, ...address) => {
  const shown = address.map((url) => ` → ${URL.parse(url)?.href ?? `${url} (not a complete address)`}`);
  report('call to action', name + shown.join('') + unasked());
};
