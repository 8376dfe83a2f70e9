import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedPackage, parseLicenceList } from './licence-list.ts';

/** The packages in any bundle of a folder, each version once, as the lists beside the bundles name them. */
export function deliveredPackages(dist: string): ListedPackage[] {
  const listed = readdirSync(dist).flatMap((entry) =>
    parseLicenceList(readFileSync(join(dist, entry, 'licenses.txt'), 'utf8')),
  );
  const byKey = new Map(listed.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
