/** Calls to action without an interface: windows, links and addresses, and what else a network does not want. Nothing is opened. */

window.open = (...address) => {
  callToAction('window.open', ...address.slice(0, 1));
  return null;
};
for (const name of ['alert', 'confirm', 'prompt'])
  window[name] = (text = '') => {
    report(name, textOf(text));
    // What the browser answers for a person who closes the dialog.
    return { alert: undefined, confirm: false, prompt: null }[name];
  };
const { open: openRequest } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  if (!facts.has('XMLHttpRequest')) report('XMLHttpRequest', cutQuery(textOf(url)));
  noteFact('XMLHttpRequest');
  return openRequest.call(this, method, url, ...rest);
};
const isElsewhere = (url) => url?.protocol !== 'javascript:' && url?.origin !== location.origin;
/** A link that leads out of the frame or to another place; not one to a script. */
const linkOf = (event) => {
  const link = event.composedPath().find((node) => node.matches?.('a, area'));
  const [href, target] = [link?.href, link?.target].map((text) => text?.baseVal ?? text ?? '');
  const url = URL.parse(href, document.baseURI);
  const leavesFrame = target !== '' && target !== '_self';
  const isUsed = href !== '' && url?.protocol !== 'javascript:' && event.button < 2;
  return isUsed && (leavesFrame || isElsewhere(url)) ? { href, leavesFrame } : undefined;
};
const stopped = new WeakSet();
const stopLink = (event) => {
  if (event.defaultPrevented || !linkOf(event)) return;
  event.preventDefault();
  stopped.add(event);
};
const reportLink = (event) => {
  const link = linkOf(event);
  if (!link) return;
  later(() => {
    // The game may prevent it, or keep it from the window: a frame can open no other window anyway.
    const isFollowed = stopped.has(event) || (link.leavesFrame && !event.defaultPrevented);
    if (isFollowed) callToAction('link', link.href);
  });
};
for (const type of ['click', 'auxclick']) {
  addEventListener(type, reportLink, true);
  addEventListener(type, stopLink);
}
HTMLAnchorElement.prototype.click = function () {
  // No event of an element outside of the document reaches the window.
  for (const listener of this.isConnected ? [] : [reportLink, stopLink])
    this.addEventListener('click', listener, { once: true });
  HTMLElement.prototype.click.call(this);
};
window.navigation?.addEventListener('navigate', (event) => {
  if (!event.cancelable || !isElsewhere(URL.parse(event.destination.url))) return;
  event.preventDefault();
  callToAction('location', event.destination.url);
});
