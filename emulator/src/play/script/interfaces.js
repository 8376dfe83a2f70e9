/** The interfaces of the chosen network, or of all of them, and errors that name those of others. */

/** What an app tells a playable about its place on the screen. */
const container = { isViewable: true, volume: 100 };
const { add: onChange, emit: emitChange } = createEvents();
const change = (part, value) => {
  if (container[part] === value) return;
  container[part] = value;
  emitChange(part);
};

/** A member of an interface that is missing here is named when it is used. */
const known = (name, members) => {
  const named = new Set();
  return new Proxy(members, {
    get(target, member) {
      // A promise asks everything for its `then`.
      const isAsked = typeof member === 'string' && member !== 'then' && !(member in target);
      if (isAsked && !named.has(member)) report('not provided here', `${name}.${member}`);
      named.add(member);
      return target[member];
    },
  });
};
const events = createEvents();
onChange('volume', () => events.emit('audioVolumeChange', container.volume));
onChange('isViewable', () => events.emit('viewableChange', { isViewable: container.isViewable }));
addEventListener('resize', () => events.emit('adResized', size()));
const memberOf = (name, kind) => {
  if (kind === 'call')
    return (...given) => callToAction(name, ...given.filter((one) => typeof one === 'string').slice(0, 1));
  if (kind === 'report') return () => report(name, '');
  if (kind === 'viewable') return () => container.isViewable;
  if (kind === 'volume') return () => container.volume;
  if (kind === 'size') return size;
  if (kind === 'unlisten') return events.remove;
  if (kind === 'listen')
    return (event, listener) => void (event === 'ready' ? setTimeout(listener) : events.add(event, listener));
  const [, next] = /^then:(.*)/.exec(kind);
  return () => {
    report(name, '');
    setTimeout(() => window[next]?.());
  };
};
const provide = (name, part) => {
  if (typeof part === 'string') return memberOf(name, part);
  if ('value' in part) return part.value;
  if ('answer' in part) return () => part.answer;
  if ('idle' in part)
    return () => {
      report('does nothing here', name);
      return part.idle;
    };
  const members = Object.entries(part).map(([member, kind]) => [member, provide(`${name}.${member}`, kind)]);
  return known(name, Object.fromEntries(members));
};
/** `mraid` of the chosen network, or with all members. */
const mraidVersion = chosen ? chosen.mraid : '3.0';
const tools = { report, noteFact, callToAction, known, container, onChange, version: mraidVersion };
Object.defineProperty(window, Symbol.for('playable-emulator'), { value: tools });
const provideAll = (parts = {}) => {
  for (const [name, part] of Object.entries(parts)) window[name] = provide(name, part);
};
for (const { provides, script } of networks) {
  provideAll(provides);
  // With a network chosen, what its script defines is there once the page has asked for the script.
  if (!chosen) provideAll(script?.provides);
}
if (mraidVersion) startMraid(tools);

const labelsOf = (owners) => owners.map(({ label }) => label).join(', ');
const { fetch } = window;
/** The interfaces of networks that the failed code may have used, as a part of a regular expression. */
const interfacesOf = ({ mraid, provides, script }) => [
  ...(mraid ? ['mraid'] : []),
  ...Object.keys({ ...provides, ...script?.provides }),
];
const names = NETWORKS.flatMap(interfacesOf).join('|');
/** Names the owners of the interface that an error is about, if the chosen network does not provide it. */
const markForeign = async (message, stack) => {
  const [, member] = /\(reading '(\w+)'\)/.exec(message) ?? [];
  const [, url, line, column] = /((?:blob:)?http\S+):(\d+):(\d+)/.exec(stack) ?? [];
  let code = /\S+(?= is not (?:defined|a function))/.exec(message)?.[0] ?? '';
  if (member !== undefined && url !== undefined) {
    // Such an error does not say of what the member is: the code does.
    const text = await (await fetch(url)).text();
    code = text.split('\n')[line - 1]?.slice(Math.max(0, column - 100), Number(column) + member.length);
  }
  const used =
    member === undefined
      ? `^(?:(?:window|self|top|parent|globalThis)\\.)?(${names})\\b`
      : `\\b(${names})["'\\]]*\\??\\.${member}\\b`;
  const [, name] = new RegExp(used).exec(code) ?? [];
  const owners = NETWORKS.filter((network) => interfacesOf(network).includes(name));
  const isOwn = owners.includes(chosen);
  if (isOwn && chosen.script) report('interface without its script', `${name} (${chosen.script.name})`);
  else if (!isOwn && owners.length > 0)
    report("another network's interface", `${name} (${labelsOf(owners)})`);
};
/** One after the other, so that the lines have the order of the errors. */
let marked = Promise.resolve();
/** Apps show a playable without a page around it. Here one is there, of another origin, and the browser stops what reaches for it. */
const REACHED =
  /Failed to (?:read a named property '(open|assign)'|set a named property 'href'|execute 'replace' on 'Location').* frame|Permission denied to (?:access|get) property "(open|href|location|assign|replace)"/;
const reportFailure = (message, stack, place = '') => {
  const [reached, open, other] = REACHED.exec(message) ?? [];
  const [, ...url] = /target frame to '(.*)'/.exec(message) ?? [];
  if (reached) return callToAction(`top.${(open ?? other) === 'open' ? 'open' : 'location'}`, ...url);
  report('error', message + place);
  if (chosen) marked = marked.then(() => markForeign(message, stack)).catch(() => undefined);
};
