/** Calls to action without an interface: windows, links and addresses, and what else a network does not want. Nothing is opened. */

window.open = (...address) => {
  callToAction('window.open', ...address.slice(0, 1));
  return null;
};
/** Dialogs, and what the browser answers for a person who closes one. */
for (const [name, answer] of Object.entries({ alert: undefined, confirm: false, prompt: null }))
  window[name] = (text = '') => {
    report(name, textOf(text));
    return answer;
  };
const { open: openRequest } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  if (!facts.has('XMLHttpRequest')) report('XMLHttpRequest', cutQuery(textOf(url)));
  noteFact('XMLHttpRequest');
  return openRequest.call(this, method, url, ...rest);
};
const isElsewhere = (url) => url?.protocol !== 'javascript:' && url?.origin !== location.origin;
/** A link that would open a window, which a frame can't. One within the frame is a navigation. */
const reportLink = (event) => {
  const link = event.composedPath().find((node) => node.matches?.('a, area'));
  const [href, target] = [link?.href, link?.target].map((text) => text?.baseVal ?? text ?? '');
  const isUsed = href !== '' && !/^javascript:/i.test(href) && event.button < 2;
  // The game may prevent it.
  if (isUsed && !/^(?:_self)?$/i.test(target))
    later(() => event.defaultPrevented || callToAction('link', href));
};
for (const type of ['click', 'auxclick']) addEventListener(type, reportLink, true);
HTMLAnchorElement.prototype.click = function () {
  // No event of an element outside of the document reaches the window.
  if (!this.isConnected) this.addEventListener('click', reportLink, { once: true });
  HTMLElement.prototype.click.call(this);
};
window.navigation?.addEventListener('navigate', (event) => {
  if (!event.cancelable || !isElsewhere(URL.parse(event.destination.url))) return;
  event.preventDefault();
  callToAction('location', event.destination.url);
});
