import type { BundledPackage } from './bundled-packages.ts';
import { licenceText } from './licence-text.ts';

/** One package of the list that lies beside a bundle. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const BETWEEN = `\n\n${'='.repeat(80)}\n\n`;

/**
 * The list as people read it: name, version and licence of each package, and the text.
 *
 * @throws Error when a package can't be listed; see `licenceText`
 */
export function formatLicenceList(packages: readonly BundledPackage[]): string {
  const entries = packages.map((one) => `${one.name} ${one.version}\n${one.licence}\n\n${licenceText(one)}`);
  return `${entries.join(BETWEEN)}\n`;
}

/** The same, as it is read from beside a bundle. */
export function parseLicenceList(list: string): ListedPackage[] {
  return list
    .trimEnd()
    .split(BETWEEN)
    .map((entry) => {
      const [, name = '', version = '', licence = '', text = ''] =
        /^(\S+) (\S+)\n(\S+)\n\n([\s\S]+)$/.exec(entry) ?? [];
      return { name, version, licence, text };
    });
}
