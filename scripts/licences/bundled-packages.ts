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

/** The part of webpack's statistics (`--stats-out`) that this module reads. */
export interface BundleStats {
  readonly modules: readonly BundledModule[];
}

interface BundledModule {
  /** Empty if the bundle does not contain the module. */
  readonly chunks?: readonly unknown[];
  /** The file; missing if the module is no file. */
  readonly nameForCondition?: string | null;
  /** The modules that webpack joined to this one. */
  readonly modules?: readonly BundledModule[];
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The packages in any part of a bundle, sorted by name and version. */
export function bundledPackages({ modules }: BundleStats): BundledPackage[] {
  const filesOf = new Map<string, string[]>();
  for (const file of new Set(modules.filter(({ chunks }) => chunks?.length).flatMap(filesIn))) {
    const folder = PACKAGE_FOLDER.exec(file)?.[0];
    if (folder !== undefined) filesOf.set(folder, [...(filesOf.get(folder) ?? []), file]);
  }
  return [...filesOf]
    .map(([folder, files]) => ({ ...manifestOf(folder), folder, files: files.sort() }))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function filesIn({ nameForCondition, modules }: BundledModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...(modules ?? []).flatMap(filesIn)];
}

function manifestOf(folder: string): Pick<BundledPackage, 'name' | 'version' | 'licence'> {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: typeof license === 'string' ? license : undefined };
}
