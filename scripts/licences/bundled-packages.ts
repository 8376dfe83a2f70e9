import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package with at least one file in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it; `undefined` if package.json does not say it. */
  readonly licence: string | undefined;
  /** An absolute path. */
  readonly folder: string;
  /** The absolute paths of its files in the bundle. */
  readonly files: readonly string[];
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The packages that files of a bundle come from, sorted by name and version. */
export function bundledPackages(bundledFiles: readonly string[]): BundledPackage[] {
  const filesOf = new Map<string, string[]>();
  for (const file of bundledFiles) {
    const folder = PACKAGE_FOLDER.exec(file)?.[0];
    if (folder !== undefined) filesOf.set(folder, [...(filesOf.get(folder) ?? []), file]);
  }
  return [...filesOf]
    .map(([folder, files]) => ({ ...manifestOf(folder), folder, files: files.sort() }))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function manifestOf(folder: string): Pick<BundledPackage, 'name' | 'version' | 'licence'> {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: typeof license === 'string' ? license : undefined };
}
