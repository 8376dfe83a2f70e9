import { isUtf8 } from 'node:buffer';
import type { Check, Delivery, Member, Network } from './network.ts';

const [MB, MIB] = [1_000_000, 1024 ** 2];
/** Whether MB or MiB are meant, no source says. */
const atMost = (mb: number, orMb = mb): Check => ({
  line: mb === orMb ? `at most ${mb} MB` : `at most ${mb} or ${orMb} MB`,
  size: { good: mb * MB, bad: orMb * MIB },
});
const isZip = ({ form }: Delivery): boolean => form === 'zip';
const isHtml = ({ form }: Delivery): boolean => form === 'html';
const ONE_HTML: Check = { line: 'one HTML file', isGood: isHtml, never: ['second file'] };
const ZIP: Check = { line: 'a zip', isGood: isZip };
const without = (text: string): Check => ({
  line: `no ${text} in the code`,
  isGood: ({ code }) => !code.includes(text),
  never: [text],
});
const files = (most: number): Check => ({
  line: `at most ${most} files`,
  said: ({ names }) => `${names.length} files`,
  isFor: isZip,
  isGood: ({ names }) => names.length <= most,
});
const AT_ROOT: Check = {
  line: 'index.html is at its root',
  isFor: isZip,
  isGood: ({ names }) => names.includes('index.html'),
};
const HAS_CONFIG: Check = {
  line: 'config.json is at its root',
  isFor: isZip,
  isGood: ({ names }) => names.includes('config.json'),
};
const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const noAddress = (call: string): Check => ({
  line: `${call} has no parameter`,
  need: ['call to action'],
  never: [`${call} with an address`],
});
const asksFor = (script: string): Check => ({
  line: `has a script tag for ${script}`,
  need: ['provided by the network'],
  never: ['interface without its script'],
});
const NOT_BY_ITSELF: Check = {
  line: 'no store by itself, later than a second after a touch',
  need: ['call to action'],
  never: ['store without a touch', 'store by itself'],
};
const SILENT_WHILE_HIDDEN: Check = {
  line: 'silent while it is hidden (“Pause”)',
  need: ['hidden'],
  never: ['sound while hidden'],
};
const PLAYTURBO = 'doc.playturbo.com, upload specifications for networks (2026-11-28)';
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
const FACEBOOK_PLAYABLE = { FbPlayableAd: { onCTAClick: 'call' } } as const;
const IDLE = { idle: null };
const all = <Kind extends Member>(kind: Kind, ...members: readonly string[]): Record<string, Kind> =>
  Object.fromEntries(members.map((member) => [member, kind]));
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
const VUNGLE_MESSAGES = { download: 'call', complete: 'report' } as const;

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
      { line: 'waits for “ready” of mraid', need: ['mraid ready'], isFirst: true },
      { line: 'no store at the first touch', need: ['touched'], never: ['store at the first touch'] },
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
      {
        line: 'no zip inside',
        isFor: isZip,
        isGood: ({ names }) => !names.some((name) => name.toLowerCase().endsWith('.zip')),
      },
      {
        line: 'has a meta tag ad.size or ad.orientation',
        isGood: (delivery) =>
          tagsOf(delivery, 'meta').some((tag) =>
            ['ad.size', 'ad.orientation'].some((one) => tag.includes(one)),
          ),
      },
      {
        line: 'has a script tag for exitapi.js',
        isGood: (delivery) => tagsOf(delivery, 'script').some((tag) => tag.includes('exitapi.js')),
      },
      { line: 'is in UTF-8', isGood: ({ page }) => isUtf8(page) },
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
      {
        line: 'has DAPI’s script in the head',
        isFor: ({ code }) => !code.includes('mraid'),
        isGood: hasDapi,
      },
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
      {
        line: 'is in one folder',
        isFor: isZip,
        isGood: ({ names: [first = '', ...others] }) => {
          const folder = first.slice(0, first.indexOf('/') + 1);
          return folder !== '' && others.every((name) => name.startsWith(folder));
        },
      },
      { line: 'names are ASCII', isGood: ({ names }) => !names.some((name) => /[^ -~]/.test(name)) },
      {
        line: 'each file is there, by its exact name',
        need: ['started'],
        never: ['missing file', 'not loaded'],
      },
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
      { line: 'calls gameReady', need: ['gameReady'], isFirst: true },
      { line: 'calls gameEnd', need: ['gameEnd'] },
    ],
  },
  {
    label: 'Moloco',
    source: 'help.moloco.com 24124525963799 (2026-11-25)',
    provides: FACEBOOK_PLAYABLE,
    checks: [
      atMost(5),
      ONE_HTML,
      without('mraid.js'),
      without('XMLHttpRequest'),
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
      ZIP,
      asksFor(TIKTOK.name),
      AT_ROOT,
      {
        line: 'config.json has playable_orientation',
        isFor: isZip,
        isGood: ({ config }) => config.includes('"playable_orientation"'),
      },
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
        line: 'is called index.html',
        isFor: isHtml,
        isGood: ({ names }) => names.some((name) => baseName(name) === 'index.html'),
      },
      { line: 'waits for “viewableChange” of mraid', need: ['mraid viewableChange'], isFirst: true },
      {
        line: 'mraid.open has an address',
        need: ['call to action'],
        never: ['mraid.open without an address'],
      },
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
      {
        line: 'is called ad.html or index.html',
        isGood: ({ names }) => names.some((name) => ['ad.html', 'index.html'].includes(baseName(name))),
      },
      {
        line: 'posts “download” and “complete”',
        source: 'support.vungle.com 360061060131 (2026-11-28)',
        need: ["postMessage 'download'", "postMessage 'complete'"],
      },
      { line: 'no errors in the console', need: ['started'], never: ['error', 'console.error'] },
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

/** Longer than every name of a network: a name in a zip may have 64 KiB. */
const LONGEST_END = 20;

/**
 * The network that the path of a file names by a word of its own, or at the end of one (`BubbleAppLovin`), the last one first; or
 * `undefined`. The folder of an engine, `unity-webgl`, names none.
 */
export function networkInPath(path: string): Network | undefined {
  const isEngine = (name: string) => ['unity', 'webgl'].every((word) => name.toLowerCase().includes(word));
  const names = path.split(/[/\\]/).filter((name) => !isEngine(name));
  const named = names
    .flatMap((name) => name.split(/[^A-Za-z]+/))
    .map((word) => {
      const end = word.slice(-LONGEST_END);
      const ends = [...end.matchAll(/(?<=[a-z])[A-Z]/g)].map(({ index }) => end.slice(index).toLowerCase());
      return findNetwork(word.toLowerCase()) ?? NETWORKS.find(({ id }) => ends.includes(id));
    });
  return named.findLast((network) => network !== undefined);
}
