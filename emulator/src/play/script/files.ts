/** What the playable loads, misses and reports: files, errors, and calls to other hosts. */
import { labelsOf, mraidVersion, provideAll, reportFailure } from './interfaces.ts';
import { chosen, hear, isElsewhere, later, networks, noteReady, report, send } from './report.ts';
import { cutQuery, isMacro, textOf } from './texts.ts';

declare global {
  /** The beginning of scripts of workers. */
  const WORKER: string;
}

const own = `${location.pathname.split('/', 3).join('/')}/`;
/** A file beside the page by its name, and any other by its path. */
const nameOf = (url: string) => {
  const { pathname } = new URL(url);
  const name = pathname.startsWith(own) ? pathname.slice(own.length) : pathname;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
/** The networks that supply a script. */
const suppliersOf = (url: string) =>
  NETWORKS.filter(
    ({ mraid, script }) =>
      (mraid && /\/mraid\.js$/.test(url)) || (script && new RegExp(script.address).test(url)),
  );
/** Says so if a network supplies a script, and returns whether one does. */
const isSupplied = (url: string) => {
  const owners = suppliersOf(url);
  const name = cutQuery(url);
  if (owners.some((owner) => networks.includes(owner))) report('provided by the network', name);
  else if (owners.length > 0) report("another network's script", `${name} (${labelsOf(owners)})`);
  return owners.length > 0;
};
const failed = new Set<string>();
const fail = (what: string, url: string, why = '') => {
  const name = nameOf(url);
  if (failed.has(name)) return;
  failed.add(name);
  if (!isSupplied(url))
    report(isMacro(name) ? 'filled in by the network' : what, why ? `${name}: ${why}` : name);
};
hear<ErrorEvent>(window, 'error', (event) => {
  const { message, filename, lineno, error } = event;
  const target = event.target as Partial<HTMLScriptElement & HTMLLinkElement & SVGImageElement> & EventTarget;
  if (message) reportFailure(message, error?.stack, ` (${filename.split('/').at(-1)}:${lineno})`);
  const href: unknown = target.href;
  const address = target.src || ((href as Partial<SVGAnimatedString> | undefined)?.baseVal ?? href);
  const url = address ? URL.parse(String(address), document.baseURI) : null;
  const isScript = url && target.tagName === 'SCRIPT';
  if (isScript && suppliersOf(url.href).some((one) => networks.includes(one))) {
    // The network's own script would have been loaded. The next script of the page runs after this event.
    event.stopImmediatePropagation();
    provideAll(chosen?.script?.provides);
    target.dispatchEvent(new Event('load'));
  }
  // By then, the browser's record of resources has most missing files: not stylesheets and media.
  if (url?.origin === location.origin) later(() => fail('not loaded', url.href), 500);
});
hear<PromiseRejectionEvent>(window, 'unhandledrejection', ({ reason }) =>
  reportFailure(textOf(reason), reason?.stack),
);
const { error: logError } = console;
console.error = (...values) => {
  report('console.error', values.slice(0, 20).map(textOf).join(' '));
  logError.apply(console, values);
};
const reportRefused = (uri: string) => {
  const isCall = /^(?:http|ws)/.test(uri) && isElsewhere(URL.parse(uri));
  if (!isSupplied(uri)) report(isCall ? 'call to another host' : 'refused', uri);
};
hear<SecurityPolicyViolationEvent>(window, 'securitypolicyviolation', ({ blockedURI }) =>
  reportRefused(blockedURI),
);
/** What a worker loads and is refused only the worker learns, so its script begins with one that says so: here for blobs, else from the server. */
const blobs = new Map<string, Blob>();
const { createObjectURL, revokeObjectURL } = URL;
URL.createObjectURL = (content) => {
  const url = createObjectURL(content);
  if (content instanceof Blob) blobs.set(url, content);
  return url;
};
URL.revokeObjectURL = (url) => {
  blobs.delete(url);
  revokeObjectURL(url);
};
window.Worker = class extends Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    const content = blobs.get(String(address));
    super(content ? createObjectURL(new Blob([WORKER, content], { type: content.type })) : address, options);
  }
};
const noteFile = (entry: PerformanceEntry) => {
  const { name, entryType, startTime } = entry;
  if (name === 'first-contentful-paint') return noteReady('first frame', startTime);
  const { decodedBodySize: bytes, responseStatus, serverTiming } = entry as PerformanceResourceTiming;
  const isProvided = name === `${location.origin}/play.js` || (mraidVersion && name.endsWith('/mraid.js'));
  if (!name.startsWith(location.origin) || isProvided) return;
  const where = serverTiming?.[0]?.description ?? '';
  if (responseStatus >= 400) fail('missing file', name, where);
  if (responseStatus > 0 && responseStatus < 400)
    send({ file: nameOf(name).slice(0, 500), bytes, where, isPage: entryType === 'navigation' });
};
// Workers of workers, too. One page of a playable listens.
if (parent === top)
  new BroadcastChannel('playable-worker').onmessage = ({ data }) =>
    typeof data === 'string' ? reportRefused(data) : noteFile(data);
const observer = new PerformanceObserver((list) => list.getEntries().forEach(noteFile));
// Some files are loaded before this script runs. A page in the game's own frame is a resource of the page around it.
for (const type of parent === top ? ['navigation', 'paint', 'resource'] : ['resource'])
  observer.observe({ type, buffered: true });
