/** The interfaces of the chosen network, or of all of them, and errors that name those of others. */
import type { Member, Network } from '../network.ts';
import { createEvents, size, startMraid, type Tools } from './mraid.ts';
import { callToAction, chosen, hear, networks, noteFact, noteReady, report } from './report.ts';

/** What an app tells a playable about its place on the screen. */
const container = { isViewable: true, volume: 100 };
const { add: onChange, emit: emitChange } = createEvents();
export const change = <Part extends keyof typeof container>(part: Part, value: (typeof container)[Part]) => {
  if (container[part] === value) return;
  container[part] = value;
  emitChange(part);
};

/** A member of an interface that is missing here is named when it is used. */
const known = <Members extends object>(name: string, members: Members): Members => {
  const named = new Set<string>();
  return new Proxy(members, {
    get(target, member, receiver) {
      // A promise asks everything for its `then`.
      if (typeof member === 'string' && member !== 'then' && !(member in target)) {
        if (!named.has(member)) report('not provided here', `${name}.${member}`);
        named.add(member);
      }
      return Reflect.get(target, member, receiver);
    },
  });
};
const events = createEvents();
onChange('volume', () => events.emit('audioVolumeChange', container.volume));
onChange('isViewable', () => events.emit('viewableChange', { isViewable: container.isViewable }));
hear(window, 'resize', () => events.emit('adResized', size()));
/** What the kinds of members stand for that are the same for every name. */
const shared: Partial<Record<string, unknown>> = {
  viewable: () => container.isViewable,
  volume: () => container.volume,
  size,
  unlisten: events.remove,
  listen: (event: string, listener: () => void) => {
    if (event !== 'ready') return void events.add(event, listener);
    noteReady('dapi');
    setTimeout(listener);
  },
};
/** The function of an interface that a kind stands for. */
const memberOf = (name: string, kind: Extract<Member, string>): unknown => {
  if (kind === 'call')
    return (...given: readonly unknown[]) =>
      callToAction(name, ...given.filter((one) => typeof one === 'string').slice(0, 1));
  return (
    shared[kind] ??
    (() => {
      report(name, '');
      if (/gameReady$/i.test(name)) noteReady(name);
      const [, next = ''] = kind.split(':');
      setTimeout(() => Reflect.get(window, next)?.());
    })
  );
};
const provide = (name: string, part: NonNullable<Network['provides']>[string]): unknown => {
  if (typeof part === 'string') return memberOf(name, part);
  if ('value' in part) return part.value;
  if ('answer' in part || 'idle' in part)
    return () => {
      if ('idle' in part) report('does nothing here', name);
      if (/(?:dapi\.isReady|GameReady)$/.test(name)) noteReady(name);
      return 'idle' in part ? part.idle : part.answer;
    };
  const members = Object.entries(part).map(([member, kind]) => [member, provide(`${name}.${member}`, kind)]);
  return known(name, Object.fromEntries(members));
};
/** `mraid` of the chosen network, or with all members. */
export const mraidVersion = chosen ? chosen.mraid : '3.0';
const tools: Tools = {
  ...{ report, noteFact, noteReady, callToAction, known, hear, container, onChange },
  version: mraidVersion,
};
Object.defineProperty(window, Symbol.for('playable-emulator'), { value: tools });
export const provideAll = (parts: Network['provides'] = {}) => {
  for (const [name, part] of Object.entries(parts)) Object.assign(window, { [name]: provide(name, part) });
};
for (const { provides, script } of networks) {
  provideAll(provides);
  // With a network chosen, what its script defines is there once the page has asked for the script.
  if (!chosen) provideAll(script?.provides);
}
if (mraidVersion) startMraid(tools);

export const labelsOf = (owners: typeof NETWORKS) => owners.map(({ label }) => label).join(', ');
const { fetch } = window;
/** The interfaces of networks that the failed code may have used, as a part of a regular expression. */
const interfacesOf = ({ mraid, provides, script }: (typeof NETWORKS)[number]) => [
  ...(mraid ? ['mraid'] : []),
  ...Object.keys({ ...provides, ...script?.provides }),
];
const names = NETWORKS.flatMap(interfacesOf).join('|');
/** The lines of the documents that have failed. Each is fetched once, whatever number of errors it has. */
const documents = new Map<string, Promise<readonly string[]>>();
const linesOf = (url: string) => {
  const lines =
    documents.get(url) ?? fetch(url).then(async (response) => (await response.text()).split('\n'));
  documents.set(url, lines);
  return lines;
};
/** Names the owners of the interface that an error is about, if the chosen network does not provide it. */
const markForeign = async (message: string, stack = '') => {
  if (!chosen) return;
  const [, member] = /\(reading '(\w+)'\)/.exec(message) ?? [];
  const [, url = '', line, column] = /((?:blob:)?http\S+):(\d+):(\d+)/.exec(stack) ?? [];
  let code = /\S+(?= is not (?:defined|a function))/.exec(message)?.[0] ?? '';
  let used = `^(?:(?:window|self|top|parent|globalThis)\\.)?(${names})\\b`;
  if (member !== undefined && url !== '') {
    // Such an error does not say of what the member is: the code does.
    const text = (await linesOf(url))[Number(line) - 1] ?? '';
    code = text.slice(Math.max(0, Number(column) - 100), Number(column) + member.length);
    used = `\\b(${names})["'\\]]*\\??\\.${member}\\b`;
  }
  const [, name = ''] = new RegExp(used).exec(code) ?? [];
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
export const reportFailure = (message: string, stack?: string, place = '') => {
  const [reached, open, other] = REACHED.exec(message) ?? [];
  const [, ...url] = /target frame to '(.*)'/.exec(message) ?? [];
  if (reached) return callToAction(`top.${(open ?? other) === 'open' ? 'open' : 'location'}`, ...url);
  report('error', message + place);
  if (chosen) marked = marked.then(() => markForeign(message, stack)).catch(() => undefined);
};
