import { type Check, callsOf, type Delivery } from '../emulator/src/play/network.ts';
import { NETWORKS } from '../emulator/src/play/networks.ts';

const PLAYTURBO =
  'https://doc.playturbo.com/export-and-deployment/playable-upload-specifications-for-networks';

/** The addresses of the pages that the list of networks names as its sources. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'support.axon.ai, best practices and guidelines':
    'https://support.axon.ai/en/app-discovery/creatives/best-practices-and-guidelines',
  'bigoads.com, help 144': 'https://bigoads.com/help/detail?id=144&moduleId=14&currentLan=EN',
  'support.google.com/google-ads 9981650': 'https://support.google.com/google-ads/answer/9981650',
  'developers.is.com, interactive and DAPI requirements':
    'https://developers.is.com/ironsource-mobile/general/dapi-requirements/',
  'docs.liftoff.io, creative_integration_api': 'https://docs.liftoff.io/creative_integration_api',
  'docs.lunalabs.io, ad networks, meta': 'https://docs.lunalabs.io/docs/playable/ad-networks/meta',
  'developer.playcanvas.com, fb-playable-ads':
    'https://developer.playcanvas.com/user-manual/editor/publishing/playable-ads/fb-playable-ads',
  'doc.playturbo.com': PLAYTURBO,
  'doc.playturbo.com, upload specifications for networks': PLAYTURBO,
  'help.moloco.com 24124525963799': 'https://help.moloco.com/hc/en-us/articles/24124525963799',
  'TikTok ads help, Pangle playable ads': 'https://ads.tiktok.com/help/article/playable-ads',
  'Snapchat business help, App playables': 'https://businesshelp.snapchat.com/s/article/app-playables',
  'Tapjoy, Playables API 3.0.2':
    'https://tapjoy-docs-production.s3.us-east-2.amazonaws.com/en/support/files/playables-api-v3.0.2.pdf',
  'docs-stg.lunalabs.io, tiktok': 'https://docs-stg.lunalabs.io/docs/playable/ad-networks/tiktok',
  'docs.unity.com, playable specifications':
    'https://docs.unity.com/en-us/user-acquisition/creatives/specifications/playable',
  'IAB, MRAID 3.0, which Unity demands': 'https://www.iab.com/guidelines/mraid/',
  'support.vungle.com 360056663752': 'https://support.vungle.com/hc/en-us/articles/360056663752',
  'support.vungle.com 360061060131': 'https://support.vungle.com/hc/en-us/articles/360061060131',
};

/** A row for each network of the emulator's page: what is checked of its files, its call to action, and the source of both. */
export function networkRows(): string[][] {
  return NETWORKS.map((network) => {
    const { label, checks = [], source } = network;
    const lines = checks.map((check) => `${conditionOf(check, checks)}${check.line}${sourceOf(check)}`);
    const calls = callsOf(network).map((call) => `\`${call}\``);
    return [label, lines.join('; '), calls.join(' or '), linksTo(source)];
  });
}

/** For which deliveries a line is, unless the network takes no others. */
function conditionOf({ isFor = () => true }: Check, checks: readonly Check[]): string {
  const is = (form: Delivery['form'], code = '') => isFor({ form, code } as Delivery);
  const takesOnly = (line: string) => checks.some((check) => check.line === line && !check.isFor);
  if (!is('html')) return takesOnly('a zip') ? '' : 'as a zip: ';
  if (!is('zip')) return takesOnly('one HTML file') ? '' : 'as HTML: ';
  return is('html', 'mraid') ? '' : 'without MRAID: ';
}

/** Of a line whose source is not that of its network. */
function sourceOf({ source }: Check): string {
  return source === undefined ? '' : ` (${linksTo(source)})`;
}

/** @throws Error if the address of a page is not known */
function linksTo(source: string): string {
  const [, pages = '', date] = /^(.*) \((\d{4}-\d\d-\d\d)\)$/.exec(source) ?? [];
  const links = pages.split('; ').map((page) => {
    const address = ADDRESSES[page.replace(/^[^:]*: /, '')];
    if (address === undefined) throw new Error(`scripts/networks-table.ts has no address of "${page}"`);
    return `[${page.replace(/^[^:]*: |,.*| \d.*/g, '')}](${address})`;
  });
  return `${links.join(', ')} ${date}`;
}
