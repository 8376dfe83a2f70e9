import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';
import { licenceText } from './licence-text.ts';

/** One package in the `licenses.txt` of a bundle. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const BETWEEN = `\n\n${'='.repeat(80)}\n\n`;

/**
 * The `licenses.txt` of a bundle: name, version, licence and text of each package.
 *
 * @throws Error if a package cannot be listed; see `licenceText`
 */
export function formatLicenceList(packages: readonly BundledPackage[]): string {
  const entries = packages.map((one) => `${one.name} ${one.version}\n${one.licence}\n\n${licenceText(one)}`);
  return `${entries.join(BETWEEN)}\n`;
}

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

/** The packages in all bundles of a folder, each version once, as their `licenses.txt` name them. */
export function deliveredPackages(dist: string): ListedPackage[] {
  const listed = readdirSync(dist).flatMap((entry) =>
    parseLicenceList(readFileSync(join(dist, entry, 'licenses.txt'), 'utf8')),
  );
  const byKey = new Map(listed.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
