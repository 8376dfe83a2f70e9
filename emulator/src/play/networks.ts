import type { Check, Member, Network } from './network.ts';

const atMost = (mb: number): Check => ({ line: `at most ${mb} MB`, mb });
const without = (text: string): Check => ({ line: `no ${text} in the code`, without: text, never: [text] });
const ONE_HTML: Check = { line: 'one HTML file', form: 'html', never: ['second file'] };
const ZIP: Check = { line: 'a zip', form: 'zip' };
const files = (most: number): Check => ({ line: `at most ${most} files`, in: 'zip', files: most });
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
    source: 'support.axon.ai, best practices (2026-11-25)',
    mraid: '2.0',
    checks: [
      atMost(5),
      ONE_HTML,
      { line: 'waits for “ready” of mraid', need: ['mraid ready'], isFirst: true },
    ],
  },
  {
    label: 'Bigo',
    source: 'Bigo Ads, help page 144 (2026-11-25)',
    script: {
      name: 'bgy-mraid-sdk.js',
      address: 'bgy-mraid-sdk',
      provides: { BGY_MRAID: { open: 'call', gameReady: 'report', gameEnd: 'report' } },
    },
    checks: [asksFor('bgy-mraid-sdk.js')],
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
      { line: 'no zip inside', in: 'zip', names: '^(?!.*\\.zip(?:\\n|$))' },
      {
        line: 'has a meta tag ad.size or ad.orientation',
        has: '<meta[^>]+name=["\']?ad\\.(?:size|orientation)',
      },
      { line: 'has a script tag for exitapi.js', has: '<script[^>]+exitapi\\.js' },
      { line: 'is in UTF-8', isUtf8: true },
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
      {
        line: 'has DAPI’s script in the head',
        has: '<head.*<script.*\\bdapi\\b.*</head',
        unless: '\\bmraid\\b',
      },
      without('window.onload'),
      noAddress('dapi.openStoreUrl'),
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
      { line: 'is in one folder', in: 'zip', names: '^([^/\\n]+)/[^\\n]*(?:\\n\\1/[^\\n]*)*$' },
      { line: 'names are ASCII', names: '^[ -~\\n]+$' },
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
      { ...atMost(2), in: 'html' },
      { line: 'unpacked at most 5 MB', in: 'zip', mb: 5, isUnpacked: true },
      files(100),
      { ...ONE_HTML, in: 'html' },
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
    checks: [asksFor(TIKTOK.name)],
  },
  {
    label: 'Snapchat',
    words: ['snap'],
    source: 'Snapchat business help, App playables (2026-11-25)',
    provides: { ScPlayableAd: { onCTAClick: 'call' } },
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
  },
  {
    label: 'TikTok',
    source: 'docs-stg.lunalabs.io, tiktok; doc.playturbo.com (2026-11-25)',
    script: TIKTOK,
    checks: [
      {
        line: 'at most 3 or 5 MB',
        mb: 3,
        orMb: 5,
        source: '3 MB: docs-stg.lunalabs.io, tiktok; 5 MB: doc.playturbo.com (2026-11-25)',
      },
      ZIP,
      asksFor(TIKTOK.name),
      { line: 'index.html is at its root', in: 'zip', names: '(?:^|\\n)index\\.html(?:\\n|$)' },
      {
        line: 'config.json has playable_orientation',
        in: 'zip',
        has: '"playable_orientation"',
        file: 'config.json',
      },
    ],
  },
  {
    label: 'Unity',
    words: ['unityads'],
    source: 'docs.unity.com, playable specifications (2026-11-25)',
    mraid: '3.0',
    checks: [
      atMost(5),
      ONE_HTML,
      { line: 'is called index.html', in: 'html', names: '(?:^|/)index\\.html$' },
      { line: 'waits for “viewableChange” of mraid', need: ['mraid viewableChange'], isFirst: true },
      without('XMLHttpRequest'),
    ],
  },
  {
    label: 'Vungle',
    source: 'support.vungle.com 360056663752 (2026-11-25)',
    messages: VUNGLE_MESSAGES,
    checks: [
      { line: 'is called ad.html or index.html', names: '(?:^|[/\\n])(?:ad|index)\\.html(?:\\n|$)' },
      { line: 'posts “complete”', need: ["postMessage 'complete'"] },
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

/** The network that the path of a file names by a word of its own, or at the end of one (`BubbleAppLovin`), the last one first; or `undefined`. */
export function networkInPath(path: string): Network | undefined {
  const named = path.split(/[^A-Za-z]+/).map((word) => {
    const ends = [...word.matchAll(/(?<=[a-z])[A-Z]/g)].map(({ index }) => word.slice(index).toLowerCase());
    return findNetwork(word.toLowerCase()) ?? NETWORKS.find(({ id }) => ends.includes(id));
  });
  return named.findLast((network) => network !== undefined);
}
