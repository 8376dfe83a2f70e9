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
  if (kind === 'nothing') return () => report('does nothing here', name);
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
  const members = Object.entries(part).map(([member, kind]) => [member, provide(`${name}.${member}`, kind)]);
  return known(name, Object.fromEntries(members));
};
const tools = { report, callToAction, known, container, onChange };
Object.defineProperty(window, Symbol.for('playable-emulator'), { value: tools });
for (const { provides = {} } of networks)
  for (const [name, part] of Object.entries(provides)) window[name] = provide(name, part);
const hasMraid = networks.some((network) => network.hasMraid);
if (hasMraid) window.mraid = createMraid(tools);

const labelsOf = (owners) => owners.map(({ label }) => label).join(', ');
const { fetch } = window;
/** The interfaces of networks that the failed code may have used, as a part of a regular expression. */
const names = ['mraid', ...NETWORKS.flatMap(({ provides = {} }) => Object.keys(provides))].join('|');
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
  const owners = NETWORKS.filter(
    ({ hasMraid, provides = {} }) => name in provides || (name === 'mraid' && hasMraid),
  );
  if (owners.length > 0 && !owners.includes(chosen))
    report("another network's interface", `${name} (${labelsOf(owners)})`);
};
/** One after the other, so that the lines have the order of the errors. */
let marked = Promise.resolve();
const reportFailure = (message, stack, place = '') => {
  report('error', message + place);
  if (chosen) marked = marked.then(() => markForeign(message, stack)).catch(() => undefined);
};
