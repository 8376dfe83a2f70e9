import { misspelledWord } from '../../support/closest-match.ts';
import { joinTruncated } from '../../support/text.ts';

/** Networks that the documentation and the examples name. Only the service knows which ones it accepts. */
export const WELL_KNOWN_NETWORKS = ['applovin', 'facebook', 'google', 'meta', 'mintegral', 'tiktok', 'unity'];

/** A sentence, not escaped, about names that differ from a well-known one by a slip, such as `AppLovin`; empty if none does. */
export function askAboutNetworks(networks: readonly string[]): string {
  const slips = [...new Set(networks)].flatMap((network) => {
    const meant = misspelledWord(network, WELL_KNOWN_NETWORKS);
    return meant === undefined || meant === network ? [] : `${meant}, not ${network}`;
  });
  return slips.length === 0 ? '' : `Is the name of the network perhaps ${joinTruncated(slips)}?`;
}
