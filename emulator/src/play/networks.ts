import { isUtf8 } from 'node:buffer';
import type { Check, Delivery, Member, Network } from './network.ts';

const [MB, MIB] = [1_000_000, 1024 ** 2];
const PLAYTURBO = 'doc.playturbo.com, upload specifications for networks (2026-11-28)';

type IsGood = NonNullable<Check['isGood']>;
const isZip: IsGood = ({ form }) => form === 'zip';
const isHtml: IsGood = ({ form }) => form === 'html';
const all = <Kind extends Member>(kind: Kind, ...members: readonly string[]): Record<string, Kind> =>
  Object.fromEntries(members.map((member) => [member, kind]));
/** A line about the files, one about those of a zip, and one about what the playable does. */
const file = (line: string, isGood: IsGood): Check => ({ line, isGood });
const zipped = (line: string, isGood: IsGood): Check => ({ line, isGood, isFor: isZip });
const played = (line: string, need: readonly string[], ...never: string[]): Check => ({ line, need, never });

/** Whether MB or MiB are meant, no source says. */
const atMost = (mb: number, orMb = mb): Check => ({
  line: mb === orMb ? `at most ${mb} MB` : `at most ${mb} or ${orMb} MB`,
  size: { good: mb * MB, bad: orMb * MIB },
});
const files = (most: number): Check => ({
  ...zipped(`at most ${most} files`, ({ names }) => names.length <= most),
  said: ({ names }) => `${names.length} files`,
});
const without = (text: string): Check => file(`no ${text} in the code`, ({ code }) => !code.includes(text));
const noAddress = (call: string): Check =>
  played(`${call} has no parameter`, ['call to action'], `${call} with an address`);
const asksFor = (script: string): Check =>
  played(`has a script tag for ${script}`, ['provided by the network'], 'interface without its script');
const baseNames = ({ names }: Delivery) => names.map((name) => name.slice(name.lastIndexOf('/') + 1));
/** The tags of this name, each up to its end, in a page in lower case. */
function tagsOf({ html }: Delivery, name: string): string[] {
  const tags: string[] = [];
  for (let at = html.indexOf(`<${name}`); at >= 0; ) {
    const end = html.indexOf('>', at);
    if (end < 0) break;
    tags.push(html.slice(at, end));
    at = html.indexOf(`<${name}`, end);
  }
  return tags;
}
/** Whether the head of a page has a script, and DAPI after its beginning. */
function hasDapi({ html }: Delivery): boolean {
  const head = html.slice(Math.max(0, html.indexOf('<head')), html.indexOf('</head'));
  const at = head.indexOf('<script');
  return at >= 0 && head.includes('dapi', at);
}

const ONE_HTML: Check = { ...file('one HTML file', isHtml), never: ['second file'] };
const ZIP = file('a zip', isZip);
const AT_ROOT = zipped('index.html is at its root', ({ names }) => names.includes('index.html'));
const HAS_CONFIG = zipped('config.json is at its root', ({ names }) => names.includes('config.json'));
const NOT_BY_ITSELF = played(
  'no store by itself, later than a second after a touch',
  ['call to action'],
  ...['store without a touch', 'store by itself'],
);
const SILENT_WHILE_HIDDEN = played('silent while it is hidden (“Pause”)', ['hidden'], 'sound while hidden');

const IDLE = { idle: null };
const FACEBOOK_PLAYABLE = { FbPlayableAd: { onCTAClick: 'call' } } as const;
const VUNGLE_MESSAGES = { download: 'call', complete: 'report' } as const;
const TIKTOK = {
  name: 'playable-sdk.js',
  address: 'playable/sdk/|/playable-sdk[^/]*\\.js',
  provides: {
    openAppStore: 'call',
    playableSDK: {
      openAppStore: 'call',
      ...all(IDLE, 'reportGameReady', 'reportGameStart', 'reportGameEnd'),
    },
  },
} as const;

/** In alphabetical order. Another network is another entry. */
const ENTRIES: readonly Omit<Network, 'id'>[] = [
  {
    label: 'AppLovin',
    words: ['axon'],
    source: 'support.axon.ai, best practices and guidelines (2026-11-28)',
    mraid: '2.0',
    checks: [
      atMost(5),
      ONE_HTML,
      { ...played('waits for “ready” of mraid', ['mraid ready']), isFirst: true },
      played('no store at the first touch', ['touched'], 'store at the first touch'),
      NOT_BY_ITSELF,
      SILENT_WHILE_HIDDEN,
    ],
  },
  {
    label: 'Bigo',
    source: 'bigoads.com, help 144 (2026-11-28)',
    script: {
      name: 'bgy-mraid-sdk.js',
      address: 'bgy-mraid-sdk',
      provides: { BGY_MRAID: { open: 'call', gameReady: 'report', gameEnd: 'report' } },
    },
    checks: [atMost(5), ZIP, AT_ROOT, HAS_CONFIG, asksFor('bgy-mraid-sdk.js')],
  },
  {
    label: 'Google',
    words: ['admob', 'googleads', 'adwords'],
    source: 'support.google.com/google-ads 9981650 (2026-11-25)',
    // Display ads open the address in clickTag.
    provides: { clickTag: { value: 'https://clicktag.invalid/' } },
    opens: true,
    script: {
      name: 'exitapi.js',
      address: 'exitapi\\.js',
      provides: { ExitApi: { exit: 'call', delayedExit: IDLE } },
    },
    checks: [
      atMost(5),
      ZIP,
      files(512),
      zipped('no zip inside', ({ names }) => !names.some((name) => name.toLowerCase().endsWith('.zip'))),
      file('has a meta tag ad.size or ad.orientation', (delivery) =>
        tagsOf(delivery, 'meta').some((tag) => tag.includes('ad.size') || tag.includes('ad.orientation')),
      ),
      file('has a script tag for exitapi.js', (delivery) =>
        tagsOf(delivery, 'script').some((tag) => tag.includes('exitapi.js')),
      ),
      file('is in UTF-8', ({ page }) => isUtf8(page)),
    ],
  },
  {
    label: 'ironSource',
    words: ['levelplay'],
    source: 'developers.is.com, interactive and DAPI requirements (2026-11-25)',
    // docs.unity.com, MRAID requirements of ironSource Ads (2026-11-26): 3.0, and 2.0 too.
    mraid: '3.0',
    provides: {
      dapi: {
        isReady: { answer: true },
        isDemoDapi: { idle: false },
        isViewable: 'viewable',
        getScreenSize: 'size',
        getAudioVolume: 'volume',
        addEventListener: 'listen',
        removeEventListener: 'unlisten',
        openStoreUrl: 'call',
      },
    },
    checks: [
      atMost(5),
      ONE_HTML,
      // The other way is MRAID.
      { ...file('has DAPI’s script in the head', hasDapi), isFor: ({ code }) => !code.includes('mraid') },
      without('window.onload'),
      noAddress('dapi.openStoreUrl'),
      SILENT_WHILE_HIDDEN,
    ],
  },
  {
    label: 'Liftoff',
    source: 'docs.liftoff.io, creative_integration_api (2026-11-25)',
    // support.vungle.com 8709966237723 (2026-11-26).
    mraid: '2.0',
    provides: { Liftoff: { open: 'call' } },
    messages: VUNGLE_MESSAGES,
    checks: [
      { ...atMost(5), source: PLAYTURBO },
      zipped('is in one folder', ({ names: [first = '', ...others] }) => {
        const folder = first.slice(0, first.indexOf('/') + 1);
        return folder !== '' && others.every((name) => name.startsWith(folder));
      }),
      file('names are ASCII', ({ names }) => !names.some((name) => /[^ -~]/.test(name))),
      played('each file is there, by its exact name', ['started'], 'missing file', 'not loaded'),
    ],
  },
  {
    label: 'Meta',
    words: ['facebook', 'fb'],
    source: 'docs.lunalabs.io, ad networks, meta; developer.playcanvas.com, fb-playable-ads (2026-11-25)',
    provides: FACEBOOK_PLAYABLE,
    checks: [
      { ...atMost(2), isFor: isHtml },
      { line: 'unpacked at most 5 MB', isFor: isZip, size: { good: 5 * MB, bad: 5 * MIB, isUnpacked: true } },
      files(100),
      { ...ONE_HTML, isFor: isHtml },
      without('XMLHttpRequest'),
    ],
  },
  {
    label: 'Mintegral',
    words: ['mtg'],
    source: 'doc.playturbo.com (2026-11-25)',
    // It calls the playable's own gameStart after gameReady.
    provides: { install: 'call', gameReady: 'then:gameStart', gameEnd: 'report', gameRetry: 'report' },
    checks: [
      atMost(5),
      { ...played('calls gameReady', ['gameReady']), isFirst: true },
      played('calls gameEnd', ['gameEnd']),
    ],
  },
  {
    label: 'Moloco',
    source: 'help.moloco.com 24124525963799 (2026-11-25)',
    provides: FACEBOOK_PLAYABLE,
    checks: [
      ...[atMost(5), ONE_HTML, without('mraid.js'), without('XMLHttpRequest')],
      noAddress('FbPlayableAd.onCTAClick'),
    ],
  },
  {
    label: 'Pangle',
    source: 'TikTok ads help, Pangle playable ads (2026-11-25)',
    script: TIKTOK,
    checks: [atMost(5), ZIP, AT_ROOT, HAS_CONFIG, without('mraid.js'), asksFor(TIKTOK.name)],
  },
  {
    label: 'Snapchat',
    words: ['snap'],
    source: 'Snapchat business help, App playables (2026-11-25)',
    provides: { ScPlayableAd: { onCTAClick: 'call' } },
    checks: [{ ...atMost(5), source: PLAYTURBO }],
  },
  {
    label: 'Tapjoy',
    source: 'Tapjoy, Playables API 3.0.2 (2026-11-25)',
    provides: {
      TJ_API: {
        adInfo: { value: null },
        directives: { value: { showEndCard: true } },
        click: 'call',
        ...all(IDLE, 'setPlayableAPI', 'setPlayableBuild'),
        ...all('report', 'objectiveComplete', 'playableFinished', 'gameplayFinished', 'error'),
      },
    },
    checks: [{ ...atMost(1.9), source: PLAYTURBO }],
  },
  {
    label: 'TikTok',
    source: 'docs-stg.lunalabs.io, tiktok; doc.playturbo.com (2026-11-25)',
    script: TIKTOK,
    checks: [
      { ...atMost(3, 5), source: '3 MB: docs-stg.lunalabs.io, tiktok; 5 MB: doc.playturbo.com (2026-11-28)' },
      ...[ZIP, asksFor(TIKTOK.name), AT_ROOT],
      zipped('config.json has playable_orientation', ({ config }) =>
        config.includes('"playable_orientation"'),
      ),
    ],
  },
  {
    label: 'Unity',
    words: ['unityads'],
    source: 'docs.unity.com, playable specifications (2026-11-28)',
    mraid: '3.0',
    checks: [
      atMost(5),
      ONE_HTML,
      {
        ...file('is called index.html', (delivery) => baseNames(delivery).includes('index.html')),
        isFor: isHtml,
      },
      { ...played('waits for “viewableChange” of mraid', ['mraid viewableChange']), isFirst: true },
      played('mraid.open has an address', ['call to action'], 'mraid.open without an address'),
      NOT_BY_ITSELF,
      { ...SILENT_WHILE_HIDDEN, source: 'IAB, MRAID 3.0, which Unity demands (2026-11-25)' },
    ],
  },
  {
    label: 'Vungle',
    source: 'support.vungle.com 360056663752 (2026-11-28)',
    messages: VUNGLE_MESSAGES,
    checks: [
      { ...atMost(5), source: PLAYTURBO },
      file('is called ad.html or index.html', (delivery) =>
        baseNames(delivery).some((name) => name === 'ad.html' || name === 'index.html'),
      ),
      {
        ...played('posts “download” and “complete”', ["postMessage 'download'", "postMessage 'complete'"]),
        source: 'support.vungle.com 360061060131 (2026-11-28)',
      },
      played('no errors in the console', ['started'], 'error', 'console.error'),
    ],
  },
];

export const NETWORKS: readonly Network[] = ENTRIES.map((entry) => ({
  id: entry.label.toLowerCase(),
  ...entry,
}));

/** The network with this id, or with this word in paths. */
export function findNetwork(word: string): Network | undefined {
  return NETWORKS.find(({ id, words = [] }) => id === word || words.includes(word));
}

/** A name or word of a network on its own, and a name at the end of a word. It takes linear time. */
const NAMED = new RegExp(
  `(?<![a-z])(?:${NETWORKS.flatMap(({ id, words = [] }) => [id, ...words]).join('|')})(?![a-z])|` +
    `(?<=(?-i:[a-z]))(?-i:(?=[A-Z]))(?:${NETWORKS.map(({ id }) => id).join('|')})(?![a-z])`,
  'gi',
);

/**
 * The network that the path of a file names by a word of its own, or at the end of one (`BubbleAppLovin`), the last one first; or
 * `undefined`. The folder of an engine, `unity-webgl`, names none.
 */
export function networkInPath(path: string): Network | undefined {
  const isEngine = (name: string) => ['unity', 'webgl'].every((word) => name.toLowerCase().includes(word));
  const names = path.split(/[/\\]/).filter((name) => !isEngine(name));
  const [last = ''] = [...names.join('/').matchAll(NAMED)].at(-1) ?? [];
  return findNetwork(last.toLowerCase());
}
