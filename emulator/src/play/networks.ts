/**
 * What a member of an interface does: `call` is a call to action, which names an address it is given; `report` tells that it was called;
 * `nothing` does nothing here and says so; `then:<name>` calls a function of the playable after it was called; `viewable`, `volume` and
 * `size` answer for the container; `listen` and `unlisten` take a listener for an event of it. `answer` is a function with an answer that
 * never changes, and `value` is no function.
 */
type Member =
  | 'call'
  | 'report'
  | 'nothing'
  | `then:${string}`
  | 'viewable'
  | 'volume'
  | 'size'
  | 'listen'
  | 'unlisten'
  | { readonly answer: unknown }
  | { readonly value: unknown };

type Members = Readonly<Record<string, Member>>;

/** How an ad network runs playables. */
export interface Network {
  /** In addresses. */
  readonly id: string;
  readonly label: string;
  /** Other words in the path of a file that name the network. */
  readonly words?: readonly string[];
  /** Whether the app provides `mraid`, with a script tag or without one. */
  readonly hasMraid?: true;
  /** Global functions, and objects with their members. */
  readonly provides?: Readonly<Record<string, Member | Members>>;
  /** Texts that the playable posts to the page around it. */
  readonly messages?: Readonly<Record<string, 'call' | 'report'>>;
  /** A part of the address of a script that the network provides. */
  readonly script?: string;
}

const FACEBOOK_PLAYABLE = { FbPlayableAd: { onCTAClick: 'call' } } as const;
const TIKTOK = {
  provides: {
    openAppStore: 'call',
    playableSDK: {
      openAppStore: 'call',
      reportGameReady: 'nothing',
      reportGameStart: 'nothing',
      reportGameEnd: 'nothing',
    },
  },
  script: 'playable/sdk|playable-sdk',
} as const;
const VUNGLE_MESSAGES = { download: 'call', complete: 'report' } as const;

/** In alphabetical order. Another network is another entry. */
export const NETWORKS: readonly Network[] = [
  // AppLovin, "Creative specs and guidelines": MRAID 2.0.
  { id: 'applovin', label: 'AppLovin', words: ['axon'], hasMraid: true },
  // Bigo Ads, help page 144: their script defines BGY_MRAID.
  {
    id: 'bigo',
    label: 'Bigo',
    provides: { BGY_MRAID: { open: 'call', gameReady: 'report', gameEnd: 'report' } },
    script: 'bgy-mraid-sdk',
  },
  // Google Ads help, page 9981650: ExitApi of a script in the head. Display ads open the address in clickTag.
  {
    id: 'google',
    label: 'Google',
    words: ['admob', 'googleads', 'adwords'],
    provides: {
      ExitApi: { exit: 'call', delayedExit: 'nothing' },
      clickTag: { value: 'https://clicktag.invalid/' },
    },
    script: 'exitapi.js',
  },
  // Unity, "ironSource playable specifications": DAPI or MRAID.
  {
    id: 'ironsource',
    label: 'ironSource',
    words: ['levelplay'],
    hasMraid: true,
    provides: {
      dapi: {
        isReady: { answer: true },
        isDemoDapi: { answer: false },
        isViewable: 'viewable',
        getScreenSize: 'size',
        getAudioVolume: 'volume',
        addEventListener: 'listen',
        removeEventListener: 'unlisten',
        openStoreUrl: 'call',
      },
    },
  },
  // Liftoff, "Creative integration API": MRAID, or a function of its own; and what Vungle has.
  {
    id: 'liftoff',
    label: 'Liftoff',
    hasMraid: true,
    provides: { Liftoff: { open: 'call' } },
    messages: VUNGLE_MESSAGES,
  },
  // Meta for developers, "Playable ads".
  { id: 'meta', label: 'Meta', words: ['facebook', 'fb'], provides: FACEBOOK_PLAYABLE },
  // Mintegral help center, "Asset specs": it calls the playable's own gameStart after gameReady.
  {
    id: 'mintegral',
    label: 'Mintegral',
    words: ['mtg'],
    provides: { install: 'call', gameReady: 'then:gameStart', gameEnd: 'report', gameRetry: 'report' },
  },
  // Moloco help, "Playable and interactive end card".
  { id: 'moloco', label: 'Moloco', provides: FACEBOOK_PLAYABLE },
  // TikTok ads help, "Pangle playable ads" and "Playable ads".
  { id: 'pangle', label: 'Pangle', ...TIKTOK },
  // Snapchat business help, "App playables".
  { id: 'snapchat', label: 'Snapchat', words: ['snap'], provides: { ScPlayableAd: { onCTAClick: 'call' } } },
  // Tapjoy, "Playables API 3.0.2".
  {
    id: 'tapjoy',
    label: 'Tapjoy',
    provides: {
      TJ_API: {
        adInfo: { value: null },
        directives: { value: { showEndCard: true } },
        click: 'call',
        setPlayableAPI: 'nothing',
        setPlayableBuild: 'nothing',
        objectiveComplete: 'report',
        playableFinished: 'report',
        gameplayFinished: 'report',
        error: 'report',
      },
    },
  },
  { id: 'tiktok', label: 'TikTok', ...TIKTOK },
  // Unity, "Playable ads specifications": MRAID 3.0, without a script tag.
  { id: 'unity', label: 'Unity', words: ['unityads'], hasMraid: true },
  // Vungle support, "Adaptive creative": messages to the page around the playable.
  { id: 'vungle', label: 'Vungle', messages: VUNGLE_MESSAGES },
];

/** The network with this id, or with this word in paths. */
export function findNetwork(word: string): Network | undefined {
  return NETWORKS.find(({ id, words = [] }) => id === word || words.includes(word));
}

/** The network that the path of a file names by a word of its own, the last one first; or `undefined`. */
export function networkInPath(path: string): Network | undefined {
  const named = path
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(findNetwork);
  return named.findLast((network) => network !== undefined);
}
