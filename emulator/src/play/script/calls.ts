/** Calls to action without an interface: windows, links and addresses. Nothing is opened. */
import { callToAction, hear, isElsewhere, later } from './report.ts';

window.open = (...address) => {
  callToAction('window.open', ...address.slice(0, 1));
  return null;
};
/** A link that would open a window, which a frame can't. One within the frame is a navigation. */
const reportLink = (event: MouseEvent) => {
  const nodes = event.composedPath() as readonly Partial<HTMLAnchorElement>[];
  const link = nodes.find((node) => node.matches?.('a, area'));
  // In SVG they are objects.
  const [href = '', target = ''] = [link?.href, link?.target].map((text) =>
    String((text as Partial<SVGAnimatedString> | undefined)?.baseVal ?? text ?? ''),
  );
  const isUsed = href !== '' && !/^javascript:/i.test(href) && event.button < 2;
  // The game may prevent it.
  if (isUsed && !/^(?:_self)?$/i.test(target))
    later(() => event.defaultPrevented || callToAction('link', href));
};
HTMLAnchorElement.prototype.click = function () {
  // No event of an element outside of the document reaches the window.
  if (!this.isConnected) this.addEventListener('click', reportLink, { once: true });
  HTMLElement.prototype.click.call(this);
};
const endNavigation = (event: NavigateEvent) => {
  if (!event.cancelable || !isElsewhere(URL.parse(event.destination.url))) return;
  event.preventDefault();
  callToAction('location', event.destination.url);
};
/** Hears the links and addresses to which a window wants to go. */
export const hearExits = (target: Window) => {
  for (const type of ['click', 'auxclick']) hear(target, type, reportLink);
  if (target.navigation) hear(target.navigation, 'navigate', endNavigation);
};
hearExits(window);
