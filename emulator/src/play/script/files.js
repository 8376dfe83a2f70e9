/** What the playable loads, misses and reports: files, errors, and calls to other hosts. */

const own = `${location.pathname.split('/', 3).join('/')}/`;
/** A file beside the page by its name, and any other by its path. */
const nameOf = (url) => {
  const { pathname } = new URL(url);
  const name = pathname.startsWith(own) ? pathname.slice(own.length) : pathname;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
const cutQuery = (address) => URL.parse(address)?.pathname.split('/').at(-1) ?? address;
/** Says so if a network supplies a script, and returns whether one does. */
const isSupplied = (url) => {
  const owners = NETWORKS.filter(
    ({ hasMraid, script }) =>
      (hasMraid && /\/mraid\.js$/.test(url)) || (script && new RegExp(script).test(url)),
  );
  const name = cutQuery(url);
  if (owners.some((owner) => networks.includes(owner))) report('provided by the network', name);
  else if (owners.length > 0) report("another network's script", `${name} (${labelsOf(owners)})`);
  return owners.length > 0;
};
const failed = new Set();
const fail = (what, url) => {
  const name = nameOf(url);
  if (failed.has(name)) return;
  failed.add(name);
  // Networks replace such texts in a page: `$P_AD_READY`, `{base_url}`, `%%CLICK_URL%%`, `[CLICK_URL]`.
  const isMacro = /\$\{?[A-Z_]{3,}|\{\{?[\w.]+\}|%%\w+%%|\[[A-Z_]{3,}\]/.test(name);
  if (!isSupplied(url)) report(isMacro ? 'filled in by the network' : what, name);
};
addEventListener(
  'error',
  ({ target, message, filename, lineno, error }) => {
    if (message) reportFailure(message, error?.stack, ` (${filename.split('/').at(-1)}:${lineno})`);
    const address = target.src || (target.href?.baseVal ?? target.href);
    const url = address && URL.parse(address, document.baseURI);
    // By then, the browser's record of resources has most missing files: not stylesheets and media.
    if (url?.origin === location.origin) setTimeout(() => fail('not loaded', url.href), 500);
  },
  true,
);
/** A playable may throw and log anything. */
const textOf = (value) => {
  try {
    return String(value?.message ?? value);
  } catch {
    return 'an object';
  }
};
addEventListener('unhandledrejection', ({ reason }) => reportFailure(textOf(reason), reason?.stack));
const { error: logError } = console;
console.error = (...values) => {
  report('console.error', values.map(textOf).join(' '));
  logError.apply(console, values);
};
addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  const isCall = /^(?:http|ws)/.test(blockedURI) && isElsewhere(URL.parse(blockedURI));
  if (!isSupplied(blockedURI)) report(isCall ? 'call to another host' : 'refused', blockedURI);
});
const observer = new PerformanceObserver((list) => {
  for (const { name, decodedBodySize: bytes, responseStatus, serverTiming = [] } of list.getEntries()) {
    const { origin } = location;
    const isProvided = name === `${origin}/play.js` || (hasMraid && name.endsWith('/mraid.js'));
    if (!name.startsWith(origin) || isProvided) continue;
    if (responseStatus >= 400) fail('missing file', name);
    const where = serverTiming[0]?.description ?? '';
    if (responseStatus > 0 && responseStatus < 400) send({ file: nameOf(name).slice(0, 500), bytes, where });
  }
});
// Some files are loaded before this script runs. A page in the game's own frame is a resource of the page around it.
for (const type of parent === top ? ['navigation', 'resource'] : ['resource'])
  observer.observe({ type, buffered: true });
